import {
  exactly,
  fee,
  installed,
  labor,
  lineTotal,
  material,
  partOf,
  scale,
  times,
  type EnteredLine,
  type ThreePoint,
} from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { Factor, Line, Price, Saying } from '../said.ts';
import type { CabinetsValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { addCounts, boxesOf, cabinetFeet, counterArea, doorsOf, drawersOf } from './size.ts';

export type Job = CabinetsValues['job'];

/** How the feet were found. */
const how = (v: CabinetsValues): Saying<'cabinets', 'how'> => {
  const { base, perSquareFoot } = figures.floor.value;
  switch (v.measure) {
    case 'runs':
      return ['how.runs', { length: v.length }];
    case 'wall':
      return ['how.wall', { length: v.length, perFoot: figures.perWallFoot.value.typical }];
    case 'boxes':
      return ['how.boxes', { boxes: v.boxes, feet: 1 / figures.boxes.value.typical }];
    case 'floor':
      return ['how.floor', { base, floor: v.floor, perSquareFoot }];
  }
};

/**
 * The lines, or one in their place at no less than the smallest job, where one of their three points would
 * pass under it: at each of them the greater of the two. Weighed at one alone, more work could cost less.
 */
const atLeast = (
  least: Price<'cabinets'>,
  id: 'install' | 'reface' | 'paint',
  lines: Line<'cabinets'>[],
): Line<'cabinets'>[] => {
  const totals = lines.map(lineTotal);
  const sum = (point: keyof ThreePoint) => totals.reduce((all, total) => all + total[point], 0);
  const reaches = (['low', 'typical', 'high'] as const).every((at) => sum(at) >= least[at]);
  if (reaches || sum('high') === 0) return lines;
  const over = (point: keyof ThreePoint) => Math.max(1, sum(point) / least[point]);
  return [installed(id, least, { low: over('low'), typical: over('typical'), high: over('high') })];
};

const leadSafe = (v: CabinetsValues): Factor<'cabinets'>[] =>
  times(figures.leadSafe, v.old === 'yes');

const paintFactors = (v: CabinetsValues): Factor<'cabinets'>[] => [
  ...leadSafe(v),
  ...times(figures.oak, v.fronts === 'oak'),
  ...times(figures.paintDetail, v.finish.includes('detailed')),
  ...times(figures.glaze, v.finish.includes('glaze')),
];

/** The cabinets as bought, before installing and tax. */
export const cabinetLine = (v: CabinetsValues): Line<'cabinets'> => ({
  id: 'cabinets',
  kind: v.tier === 'custom' ? 'installed' : 'material',
  quantity: cabinetFeet(v),
  how: how(v),
  unitCost: prices[v.tier],
  factors: [
    ...times(figures.slab, v.style === 'slab'),
    ...times(figures.detailed, v.style === 'detailed'),
    ...times(figures.particle, v.box === 'particle'),
    ...times(figures.dutyRise, v.imported === 'yes' && v.order === 'later'),
  ],
});

/** What a cabinetmaker's own price holds already: putting them up, trim, delivery and tax. */
const boughtLines = (
  v: CabinetsValues,
  feet: ThreePoint,
  cabinets: Line<'cabinets'>,
): Line<'cabinets'>[] => [
  ...atLeast(prices.installLeast, 'install', [
    labor('install', v.tier === 'rta' ? prices.installRta : prices.installBox, boxesOf(v, feet)),
  ]),
  installed('trim', prices.trim, feet, { how: how(v) }),
  material(
    'uppers',
    prices.tallUppers,
    v.uppers === 'yes' ? scale(feet, figures.uppers.value) : 0,
    { how: 'how.uppers' },
  ),
  fee('delivery', prices.delivery),
  fee('tax', prices.salesTax, lineTotal(cabinets)),
];

const replaceLines = (v: CabinetsValues): Line<'cabinets'>[] => {
  const feet = cabinetFeet(v);
  const cabinets = cabinetLine(v);
  return [
    cabinets,
    ...partOf('part.in', v.tier === 'custom' ? [] : boughtLines(v, feet, cabinets)),
    labor('remove', prices.remove, v.remove === 'yes' ? feet : 0, {
      how: how(v),
      factors: leadSafe(v),
    }),
  ];
};

const refaceLines = (v: CabinetsValues): Line<'cabinets'>[] =>
  atLeast(prices.refaceLeast, 'reface', [
    installed('reface', prices[v.material], cabinetFeet(v), { how: how(v), factors: leadSafe(v) }),
  ]);

const repaintLines = (v: CabinetsValues): Line<'cabinets'>[] => {
  const feet = cabinetFeet(v);
  const factors = paintFactors(v);
  return atLeast(prices.paintLeast, 'paint', [
    installed('paint-doors', prices.paintDoor, doorsOf(v.doors, feet), { factors }),
    installed('paint-drawers', prices.paintDrawer, drawersOf(v.drawers, v.doors, feet), {
      factors,
    }),
    labor('paint-setup', prices.paintSetup, 1, { factors: leadSafe(v) }),
  ]);
};

/**
 * What nobody comes for less than, US dollars: a day of an installer, a foot of a cabinetmaker's work, or
 * the least of a refacer or painter.
 */
export const smallestJob = (v: CabinetsValues): number =>
  ({
    replace: v.tier === 'custom' ? prices.custom.low : prices.installLeast.low,
    reface: prices.refaceLeast.low,
    repaint: prices.paintLeast.low,
    hardware: 0,
  })[v.job];

/** The cabinets alone, without handles, counters or plumbing. */
export const coreLines = (v: CabinetsValues, job: Job): Line<'cabinets'>[] => {
  if (job === 'replace') return replaceLines(v);
  if (job === 'reface') return refaceLines(v);
  return job === 'repaint' ? repaintLines(v) : [];
};

const handleLine = (v: CabinetsValues): Line<'cabinets'> => {
  const feet = cabinetFeet(v);
  const all = addCounts(doorsOf(v.doors, feet), drawersOf(v.drawers, v.doors, feet));
  const kind = v.job === 'hardware' ? v.kind : v.handles;
  const wanted = v.job === 'hardware' ? (v.pieces ?? all) : all;
  return material(
    'handles',
    prices[kind === 'none' ? 'pull' : kind],
    kind === 'none' ? 0 : wanted,
    { how: 'how.handles' },
  );
};

const counterLines = (v: CabinetsValues): Line<'cabinets'>[] => {
  const isNew = v.counter !== 'none' && v.counter !== 'keep';
  return [
    installed(
      'counters',
      prices[isNew ? v.counter : 'counterLaminate'],
      isNew ? counterArea(v.counterSize, cabinetFeet(v)) : 0,
    ),
    labor('counters-off', prices.counterOff, isNew),
    labor('counters-kept', prices.counterKept, v.counter === 'keep'),
    labor(
      'plumbing',
      prices.plumber,
      v.plumbing === 'yes' ? figures.plumberHours.value : exactly(0),
    ),
  ];
};

/** Every line of the job. */
export const lines = (v: CabinetsValues): (Line<'cabinets'> | EnteredLine)[] => [
  ...coreLines(v, v.job),
  handleLine(v),
  ...partOf('part.counters', v.job === 'replace' ? counterLines(v) : []),
  extrasLine(v.extras),
];
