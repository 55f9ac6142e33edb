import {
  addUp,
  lineTotal,
  typicalSum,
  type EnteredLine,
  type PricedLine,
  type UnitCost,
} from '../../engine/index.ts';
import { leastQuoteOf } from '../bait.ts';
import { extrasLine } from '../extras.ts';
import type { GarageDoorValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import type { SourceOf } from '../source-books.ts';
import type { GarageDoorWord } from './words.ts';

type Line = PricedLine<SourceOf<'garage-door'>, GarageDoorWord>;
type Drive = GarageDoorValues['drive'];
type Price = UnitCost<SourceOf<'garage-door'>>;

const factor = (figure: typeof figures.tall | typeof figures.wide | typeof figures.odd) => ({
  figure,
  value: figure.value,
});

/** Whether the door is made for two cars. */
const isDouble = (v: GarageDoorValues): boolean => v.size === 'double' || v.size === 'eighteen';

const doorPrice = (v: GarageDoorValues): Price => {
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

const doorLines = (v: GarageDoorValues, quantity: number): Line[] => {
  const factors = [
    ...(v.height === '8' ? [factor(figures.tall)] : []),
    ...(v.size === 'ten' || v.size === 'eighteen' ? [factor(figures.wide)] : []),
    ...(v.odd === 'yes' ? [factor(figures.odd)] : []),
  ];
  return [
    { id: 'door', kind: 'installed', quantity, unitCost: doorPrice(v), factors },
    {
      id: 'carriage-look',
      kind: 'installed',
      quantity: v.material === 'carriage' ? quantity : 0,
      unitCost: prices.carriageLook,
    },
  ];
};

/** A new insulated steel door of this size, as many as are worked on, US dollars. */
export const newDoorCost = (v: GarageDoorValues): number =>
  typicalSum(doorLines({ ...v, material: 'insulated' }, v.job === 'noise' ? v.doors : 1));

const openerLine = (drive: Drive, quantity: number): Line => ({
  id: 'opener',
  kind: 'installed',
  quantity,
  unitCost: prices[drive],
});

/** What is added to a new opener or a new door. */
const extraParts = (v: GarageDoorValues): Line[] => [
  { id: 'remotes', kind: 'material', quantity: v.remotes, unitCost: prices.remote },
  {
    id: 'keypad',
    kind: 'material',
    quantity: v.keypad === 'yes' ? 1 : 0,
    unitCost: prices.keypad,
  },
  {
    id: 'outlet',
    kind: 'installed',
    quantity: v.outlet === 'yes' ? 1 : 0,
    unitCost: prices.outlet,
  },
];

const springLines = (v: GarageDoorValues): Line[] => {
  const count = Number(v.count);
  const torsion = v.springs === 'torsion';
  return [
    { id: 'call', kind: 'service', quantity: 1, unitCost: prices.call },
    {
      id: 'spring-work',
      kind: 'labor',
      quantity: 1,
      how: 'how.spring-work',
      unitCost: prices.springWork,
    },
    {
      id: 'springs',
      kind: 'material',
      quantity: count,
      unitCost: torsion ? prices.torsion : prices.extension,
    },
    {
      id: 'high-cycle',
      kind: 'material',
      quantity: torsion && v.rating === 'high' ? count : 0,
      unitCost: prices.highCycle,
    },
  ];
};

/** Whether a new opener is what is priced: asked for, or the old one cannot see a child. */
export const buysOpener = (v: GarageDoorValues): boolean => {
  if (v.job === 'close') return v.eyes === 'no';
  const wanted = v.fault === 'dead' && v.fix === 'new';
  return v.job === 'opener' && v.fault !== 'runs' && (v.eyes === 'no' || wanted);
};

const openerLines = (v: GarageDoorValues): Line[] => {
  if (buysOpener(v)) return [openerLine(v.drive, 1), ...extraParts(v)];
  if (v.fault === 'dead')
    return [
      { id: 'opener-repair', kind: 'service', quantity: 1, unitCost: prices.openerRepair },
      ...extraParts(v),
    ];
  if (v.fault === 'remote')
    return [{ id: 'remotes', kind: 'material', quantity: 1 + v.remotes, unitCost: prices.remote }];
  return springLines(v);
};

const once = (id: string, unitCost: Price, quantity = 1): Line => ({
  id,
  kind: 'installed',
  quantity,
  unitCost,
});

const sectionPrice = (v: GarageDoorValues): Price => {
  if (v.panelFix === 'dent') return prices.dent;
  return isDouble(v) ? prices.doubleSection : prices.singleSection;
};

/** The job itself, without the after-hours addition. */
const workLines = (v: GarageDoorValues): Line[] => {
  switch (v.job) {
    case 'new':
      return [
        ...doorLines(v, v.doors),
        ...(v.opener === 'none' ? [] : [openerLine(v.opener, v.doors)]),
        ...extraParts(v),
        once('lock', prices.lock, v.lock === 'yes' ? 1 : 0),
      ];
    case 'spring':
      return springLines(v);
    case 'cable':
      return [once('cable', prices.cable)];
    case 'track':
      return [once('track', prices.track)];
    case 'close':
      // Eyes cannot be fixed where there are none: the opener goes.
      return buysOpener(v) ? [openerLine(v.drive, 1)] : [once('eyes', prices.eyes)];
    case 'opener':
      return openerLines(v);
    case 'panel':
      return [once('sections', sectionPrice(v), v.sections)];
    case 'noise':
      return [once('rollers', prices.rollers, v.doors)];
  }
};

/** Whether somebody has to come, soon: a new door is planned, and a remote is bought. */
const needsVisit = (v: GarageDoorValues): boolean =>
  v.job !== 'new' && (v.job !== 'opener' || v.fault !== 'remote' || v.eyes === 'no');

/** The work with the after-hours addition, without what the person entered. */
export const pricedLines = (v: GarageDoorValues): Line[] => [
  ...workLines(v),
  {
    id: 'after-hours',
    kind: 'fee',
    quantity: v.afterHours === 'yes' && needsVisit(v) ? 1 : 0,
    unitCost: prices.afterHours,
  },
];

/** The job, and what the person entered. */
export const lines = (v: GarageDoorValues): (Line | EnteredLine)[] => [
  ...pricedLines(v),
  extrasLine(v.extras),
];

/** What a technician does not come for less than, US dollars; a remote is bought without one. */
export const smallestVisit = (v: GarageDoorValues): number =>
  v.job === 'opener' && v.fault === 'remote' ? 0 : prices.call.low;

/** Below this a quote for a repair is the fee for a visit, US dollars; 0 where nobody has to come. */
export const leastQuote = (v: GarageDoorValues): number =>
  needsVisit(v) ? leastQuoteOf(prices.call, addUp(workLines(v).map(lineTotal))) : 0;
