import {
  figure,
  lineTotal,
  scale,
  type EnteredLine,
  type Factor,
  type PricedLine,
  type ThreePoint,
  type UnitCost,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import type { CabinetsValues } from './model.ts';
import { prices } from './prices.ts';
import { addCounts, boxesOf, cabinetFeet, counterArea, doorsOf, drawersOf } from './size.ts';
import type { CabinetsSource } from './sources.ts';

type Line = PricedLine<CabinetsSource>;
export type Job = CabinetsValues['job'];

/** Hours a plumber is there to take the sink off and put it on again: our choice. */
const PLUMBER_HOURS: ThreePoint = { low: 2, typical: 3, high: 4 };
/** Of the feet of cabinets, both rows added, about half are uppers: our choice. */
const UPPERS_SHARE = 0.5;

export const feetOf = (v: CabinetsValues): ThreePoint => cabinetFeet(v);

const showFeet = (v: CabinetsValues) => () =>
  ({
    runs: `${figure(v.length)} ft, lowers and uppers added`,
    wall: `${figure(v.length)} ft of wall × 1.12`,
    boxes: `${figure(v.boxes)} cabinets × 2 ft`,
    floor: `14.5 ft + ${figure(v.floor)} sq ft × 0.0775`,
  })[v.measure];

/**
 * The lines, or one in their place at no less than the smallest job, where their low end would pass under
 * it: at each of the three points the greater of the two.
 */
const atLeast = (least: UnitCost<CabinetsSource>, id: string, lines: Line[]): Line[] => {
  const totals = lines.map(lineTotal);
  const sum = (point: keyof ThreePoint) => totals.reduce((all, total) => all + total[point], 0);
  if (sum('low') >= least.low || sum('high') === 0) return lines;
  const over = (point: keyof ThreePoint) => Math.max(1, sum(point) / least[point]);
  return [
    {
      id,
      kind: 'installed',
      quantity: { low: over('low'), typical: over('typical'), high: over('high') },
      unitCost: least,
    },
  ];
};

/** Contractors put lead-safe work at 5 to 30% of small jobs (C37); typical is our choice. */
const leadSafe = (v: CabinetsValues): Factor<CabinetsSource>[] =>
  v.old === 'yes'
    ? [
        {
          label: 'Lead-safe work',
          value: { low: 1.05, typical: 1.1, high: 1.3 },
          sources: ['C37', 'C34'],
        },
      ]
    : [];

/** From 25 to 50% duty a box costs at most 1.5 ÷ 1.25 as much, if all of it is passed on. */
const duty = (v: CabinetsValues): Factor<CabinetsSource>[] =>
  v.imported === 'yes' && v.order === 'later'
    ? [
        {
          label: 'Import duty from 25 to 50%',
          value: { low: 1, typical: 1.1, high: 1.2 },
          sources: ['C31', 'C71'],
        },
      ]
    : [];

/** One maker's list goes from 1 over 1.5 for painted shaker to 2.25 (C84); about half of that is taken. */
const doorStyle = (v: CabinetsValues): Factor<CabinetsSource>[] => {
  if (v.style === 'shaker') return [];
  return v.style === 'slab'
    ? [{ label: 'Flat doors', value: 0.85, sources: ['C84'] }]
    : [{ label: 'Inset or molded doors', value: 1.3, sources: ['C84'] }];
};

const boxMaterial = (v: CabinetsValues): Factor<CabinetsSource>[] =>
  v.box === 'particle' ? [{ label: 'Particleboard boxes', value: 0.88, reason: 'our choice' }] : [];

const paintFactors = (v: CabinetsValues): Factor<CabinetsSource>[] => [
  ...leadSafe(v),
  ...(v.fronts === 'oak'
    ? [
        {
          label: 'Oak',
          value: { low: 1.15, typical: 1.2, high: 1.3 },
          reason: 'the grain is filled first; our choice',
        },
      ]
    : []),
  ...(v.finish.includes('detailed')
    ? [
        {
          label: 'Detailed doors',
          value: { low: 1.1, typical: 1.15, high: 1.2 },
          sources: ['C16'] as const,
        },
      ]
    : []),
  ...(v.finish.includes('glaze')
    ? [{ label: 'Glaze', value: 1.25, sources: ['C17'] as const }]
    : []),
];

/** The cabinets as bought, before installing and tax. */
export const cabinetLine = (v: CabinetsValues): Line => ({
  id: 'cabinets',
  kind: v.tier === 'custom' ? 'installed' : 'material',
  quantity: feetOf(v),
  how: showFeet(v),
  unitCost: prices[v.tier],
  factors: [...doorStyle(v), ...boxMaterial(v), ...(v.tier === 'custom' ? [] : duty(v))],
});

/** What a cabinetmaker's own price holds already: putting them up, trim, delivery and tax. */
const boughtLines = (v: CabinetsValues, feet: ThreePoint, cabinets: Line): Line[] => [
  ...atLeast(prices.installLeast, 'install', [
    {
      id: 'install',
      kind: 'labor',
      quantity: boxesOf(v, feet),
      unitCost: v.tier === 'rta' ? prices.installRta : prices.installBox,
    },
  ]),
  { id: 'trim', kind: 'installed', quantity: feet, how: showFeet(v), unitCost: prices.trim },
  {
    id: 'uppers',
    kind: 'material',
    quantity: v.uppers === 'yes' ? scale(feet, UPPERS_SHARE) : 0,
    how: () => 'half of the feet are uppers',
    unitCost: prices.tallUppers,
  },
  { id: 'delivery', kind: 'fee', quantity: 1, unitCost: prices.delivery },
  { id: 'tax', kind: 'fee', quantity: lineTotal(cabinets), unitCost: prices.salesTax },
];

const replaceLines = (v: CabinetsValues): Line[] => {
  const feet = feetOf(v);
  const cabinets = cabinetLine(v);
  return [
    cabinets,
    ...(v.tier === 'custom' ? [] : boughtLines(v, feet, cabinets)),
    {
      id: 'remove',
      kind: 'labor',
      quantity: v.remove === 'yes' ? feet : 0,
      how: showFeet(v),
      unitCost: prices.remove,
      factors: leadSafe(v),
    },
  ];
};

const refaceLines = (v: CabinetsValues): Line[] =>
  atLeast(prices.refaceLeast, 'reface', [
    {
      id: 'reface',
      kind: 'installed',
      quantity: feetOf(v),
      how: showFeet(v),
      unitCost: prices[v.material],
      factors: leadSafe(v),
    },
  ]);

const repaintLines = (v: CabinetsValues): Line[] => {
  const feet = feetOf(v);
  const factors = paintFactors(v);
  return atLeast(prices.paintLeast, 'paint', [
    {
      id: 'paint-doors',
      kind: 'installed',
      quantity: doorsOf(v.doors, feet),
      unitCost: prices.paintDoor,
      factors,
    },
    {
      id: 'paint-drawers',
      kind: 'installed',
      quantity: drawersOf(v.drawers, v.doors, feet),
      unitCost: prices.paintDrawer,
      factors,
    },
    {
      id: 'paint-setup',
      kind: 'labor',
      quantity: 1,
      unitCost: prices.paintSetup,
      factors: leadSafe(v),
    },
  ]);
};

/** What nobody comes for less than, US dollars: a day of an installer, or the least of a refacer or painter. */
export const smallestJob = (v: CabinetsValues): number =>
  ({
    replace: v.tier === 'custom' ? prices.custom.low : prices.installLeast.low,
    reface: prices.refaceLeast.low,
    repaint: prices.paintLeast.low,
    hardware: 0,
  })[v.job];

/** The cabinets alone, without handles, counters or plumbing. */
export const coreLines = (v: CabinetsValues, job: Job): Line[] => {
  if (job === 'replace') return replaceLines(v);
  if (job === 'reface') return refaceLines(v);
  return job === 'repaint' ? repaintLines(v) : [];
};

const handleLine = (v: CabinetsValues): Line => {
  const feet = feetOf(v);
  const all = addCounts(doorsOf(v.doors, feet), drawersOf(v.drawers, v.doors, feet));
  const kind = v.job === 'hardware' ? v.kind : v.handles;
  return {
    id: 'handles',
    kind: 'material',
    quantity: v.job === 'hardware' ? (v.pieces ?? all) : v.handles === 'none' ? 0 : all,
    how: () => 'one for each door and drawer',
    unitCost: prices[kind === 'none' ? 'pull' : kind],
  };
};

const counterLines = (v: CabinetsValues): Line[] => {
  const isNew = v.counter !== 'none' && v.counter !== 'keep';
  return [
    {
      id: 'counters',
      kind: 'installed',
      quantity: isNew ? counterArea(v.counterSize, feetOf(v)) : 0,
      unitCost: prices[isNew ? v.counter : 'counterLaminate'],
    },
    { id: 'counters-off', kind: 'labor', quantity: isNew ? 1 : 0, unitCost: prices.counterOff },
    {
      id: 'counters-kept',
      kind: 'labor',
      quantity: v.counter === 'keep' ? 1 : 0,
      unitCost: prices.counterKept,
    },
  ];
};

/** Every line of the job. */
export const linesOf = (v: CabinetsValues): (Line | EnteredLine)[] => [
  ...coreLines(v, v.job),
  handleLine(v),
  ...(v.job === 'replace'
    ? [
        ...counterLines(v),
        {
          id: 'plumbing',
          kind: 'labor' as const,
          quantity: v.plumbing === 'yes' ? PLUMBER_HOURS : 0,
          unitCost: prices.plumber,
        },
      ]
    : []),
  extrasLine(v.extras),
];
