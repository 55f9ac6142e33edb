import {
  addUp,
  fee,
  installed,
  labor,
  lineTotal,
  material,
  service,
  times,
  typicalSum,
  type EnteredLine,
} from '../../engine/index.ts';
import { leastQuoteOf } from '../bait.ts';
import { extrasLine } from '../extras.ts';
import type { Line, Price } from '../said.ts';
import type { GarageDoorValues } from './fields.ts';
import { figures, prices } from './figures.ts';

type Drive = GarageDoorValues['drive'];
/** Whether the door is made for two cars. */
const isDouble = (v: GarageDoorValues): boolean => v.size === 'double' || v.size === 'eighteen';

const doorPrice = (v: GarageDoorValues): Price<'garage-door'> => {
  const double = isDouble(v);
  switch (v.material) {
    case 'steel':
      return double ? prices.doubleSteel : prices.singleSteel;
    case 'composite':
      return double ? prices.doubleComposite : prices.singleComposite;
    case 'wood':
      return double ? prices.doubleWood : prices.singleWood;
    case 'glass':
      return double ? prices.doubleGlass : prices.singleGlass;
    default:
      return double ? prices.doubleInsulated : prices.singleInsulated;
  }
};

const doorLines = (v: GarageDoorValues, quantity: number): Line<'garage-door'>[] => {
  const factors = [
    ...times(figures.tall, v.height === '8'),
    ...times(figures.wide, v.size === 'ten' || v.size === 'eighteen'),
    ...times(figures.odd, v.odd === 'yes'),
  ];
  return [
    installed('door', doorPrice(v), quantity, { factors }),
    installed('carriage-look', prices.carriageLook, v.material === 'carriage' ? quantity : 0),
  ];
};

/** A new insulated steel door of this size, as many as are worked on, US dollars. */
export const newDoorCost = (v: GarageDoorValues): number =>
  typicalSum(doorLines({ ...v, material: 'insulated' }, v.job === 'noise' ? v.doors : 1));

const openerLine = (drive: Drive, quantity: number): Line<'garage-door'> =>
  installed('opener', prices[drive], quantity);

/** What is added to a new opener or a new door. */
const extraParts = (v: GarageDoorValues): Line<'garage-door'>[] => [
  material('remotes', prices.remote, v.remotes),
  material('keypad', prices.keypad, v.keypad === 'yes'),
  installed('outlet', prices.outlet, v.outlet === 'yes'),
];

const springLines = (v: GarageDoorValues): Line<'garage-door'>[] => {
  const count = Number(v.count);
  const torsion = v.springs === 'torsion';
  return [
    service('call', prices.call),
    labor('spring-work', prices.springWork, 1, { how: 'how.spring-work' }),
    material('springs', torsion ? prices.torsion : prices.extension, count),
    material('high-cycle', prices.highCycle, torsion && v.rating === 'high' ? count : 0),
  ];
};

/** Whether a new opener is what is priced: asked for, or the old one cannot see a child. */
export const buysOpener = (v: GarageDoorValues): boolean => {
  if (v.job === 'close') return v.eyes === 'no';
  const wanted = v.fault === 'dead' && v.fix === 'new';
  return v.job === 'opener' && v.fault !== 'runs' && (v.eyes === 'no' || wanted);
};

const openerLines = (v: GarageDoorValues): Line<'garage-door'>[] => {
  if (buysOpener(v)) return [openerLine(v.drive, 1), ...extraParts(v)];
  if (v.fault === 'dead') return [service('opener-repair', prices.openerRepair), ...extraParts(v)];
  if (v.fault === 'remote') return [material('remotes', prices.remote, 1 + v.remotes)];
  return springLines(v);
};

const sectionPrice = (v: GarageDoorValues): Price<'garage-door'> => {
  if (v.panelFix === 'dent') return prices.dent;
  return isDouble(v) ? prices.doubleSection : prices.singleSection;
};

/** The job itself, without the after-hours addition. */
const workLines = (v: GarageDoorValues): Line<'garage-door'>[] => {
  switch (v.job) {
    case 'new':
      return [
        ...doorLines(v, v.doors),
        ...(v.opener === 'none' ? [] : [openerLine(v.opener, v.doors)]),
        ...extraParts(v),
        installed('lock', prices.lock, v.lock === 'yes'),
      ];
    case 'spring':
      return springLines(v);
    case 'cable':
      return [installed('cable', prices.cable)];
    case 'track':
      return [installed('track', prices.track)];
    case 'close':
      // Eyes cannot be fixed where there are none: the opener goes.
      return buysOpener(v) ? [openerLine(v.drive, 1)] : [installed('eyes', prices.eyes)];
    case 'opener':
      return openerLines(v);
    case 'panel':
      return [installed('sections', sectionPrice(v), v.sections)];
    case 'noise':
      return [installed('rollers', prices.rollers, v.doors)];
  }
};

/** Whether somebody has to come, soon: a new door is planned, and a remote is bought. */
const needsVisit = (v: GarageDoorValues): boolean =>
  v.job !== 'new' && (v.job !== 'opener' || v.fault !== 'remote' || v.eyes === 'no');

/** The work with the after-hours addition, without what the person entered. */
export const pricedLines = (v: GarageDoorValues): Line<'garage-door'>[] => [
  ...workLines(v),
  fee('after-hours', prices.afterHours, v.afterHours === 'yes' && needsVisit(v)),
];

/** The job, and what the person entered. */
export const lines = (v: GarageDoorValues): (Line<'garage-door'> | EnteredLine)[] => [
  ...pricedLines(v),
  extrasLine(v.extras),
];

/** What a technician does not come for less than, US dollars; a remote is bought without one. */
export const smallestVisit = (v: GarageDoorValues): number =>
  v.job === 'opener' && v.fault === 'remote' ? 0 : prices.call.low;

/** Below this a quote for a repair is the fee for a visit, US dollars; 0 where nobody has to come. */
export const leastQuote = (v: GarageDoorValues): number =>
  needsVisit(v) ? leastQuoteOf(prices.call, addUp(workLines(v).map(lineTotal))) : 0;
