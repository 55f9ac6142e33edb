import {
  lineTotal,
  usd,
  type EnteredLine,
  type PricedLine,
  type ThreePoint,
  type UnitCost,
} from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { ConcreteValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { approachOf, isOnClay, thicknessOf, yardsOf } from './slab.ts';
import type { SourceOf } from '../source-books.ts';
import type { ConcreteWord } from './words.ts';

type Line = PricedLine<SourceOf<'concrete'>, ConcreteWord>;

const waste = { figure: figures.waste, value: figures.waste.value };
const deeperBase = { figure: figures.deeperBase, value: figures.deeperBase.value };

/** Hours of barrow work: about one for each cubic yard. */
const wheelHours = (yards: number): number => Math.max(yards, figures.leastWheeling.value);

/** Whether a pump brings it in: it was asked for, or it is more than barrows carry before it sets. */
const isPumped = (v: ConcreteValues, yards: number): boolean =>
  v.access === 'pump' || (v.access === 'wheel' && yards > figures.wheelsAlone.value);

/**
 * The lines, or one line in their place where they do not reach the least a crew comes for: at each point
 * of the range the larger of the two.
 */
const atLeast = (least: UnitCost<SourceOf<'concrete'>>, lines: readonly Line[]): Line[] => {
  const sum = { low: 0, typical: 0, high: 0 };
  for (const total of lines.map(lineTotal)) {
    sum.low += total.low;
    sum.typical += total.typical;
    sum.high += total.high;
  }
  if (sum.typical === 0 || sum.typical >= least.typical) return [...lines];
  const raised = (at: keyof ThreePoint) => Math.max(1, sum[at] / least[at]);
  const value = { low: raised('low'), typical: 1, high: raised('high') };
  return [
    {
      id: 'smallest-job',
      kind: 'service',
      quantity: 1,
      how: ['how.smallest-job', { bySize: usd(sum.typical) }],
      unitCost: least,
      factors:
        value.low > 1 || value.high > 1
          ? [{ label: 'factor.size', value, reason: 'factor.larger' }]
          : [],
    },
  ];
};

/** The lines of a slab poured on the ground, with or without tearing an old one out. */
const slabLines = (v: ConcreteValues): Line[] => {
  const yards = yardsOf(v);
  const ordered = yards * waste.value.typical;
  const clay = isOnClay(v);
  const dug = v.base === 'new' ? v.area : 0;
  const as = (finish: ConcreteValues['finish']) => (v.finish === finish ? v.area : 0);
  return [
    {
      id: 'removal',
      kind: 'labor',
      quantity: v.job === 'new' ? 0 : v.area,
      unitCost: prices.removal,
    },
    {
      id: 'excavation',
      kind: 'labor',
      quantity: dug,
      unitCost: prices.excavation,
      factors: clay ? [deeperBase] : [],
    },
    { id: 'subgrade', kind: 'labor', quantity: clay ? dug : 0, unitCost: prices.subgrade },
    {
      id: 'base',
      kind: 'installed',
      quantity: dug,
      unitCost: prices.base,
      factors: clay ? [deeperBase] : [],
    },
    {
      id: 'concrete',
      kind: 'material',
      quantity: yards,
      how: [
        approachOf(v) > 0 ? 'how.concrete-approach' : 'how.concrete',
        { area: v.area, inches: thicknessOf(v), approach: figures.approach.value },
      ],
      unitCost: prices.concrete,
      factors: [waste],
    },
    {
      id: 'short-load',
      kind: 'fee',
      quantity: Math.max(0, figures.shortLoad.value - ordered),
      how: ['how.short-load', { least: figures.shortLoad.value, ordered }],
      unitCost: prices.shortLoad,
    },
    {
      id: 'steel',
      kind: 'installed',
      quantity: v.steel === 'none' ? 0 : v.area,
      unitCost: v.steel === 'mesh' ? prices.mesh : prices.bars,
    },
    { id: 'placing', kind: 'labor', quantity: v.area, unitCost: prices.placing },
    { id: 'exposed', kind: 'installed', quantity: as('exposed'), unitCost: prices.exposed },
    { id: 'stained', kind: 'installed', quantity: as('stained'), unitCost: prices.stained },
    { id: 'stamped', kind: 'installed', quantity: as('stamped'), unitCost: prices.stamped },
    {
      id: 'sealer',
      kind: 'installed',
      quantity: v.finish === 'broom' ? 0 : v.area,
      unitCost: prices.sealer,
    },
    {
      id: 'wheeling',
      kind: 'labor',
      quantity: v.access === 'wheel' && !isPumped(v, yards) ? wheelHours(ordered) : 0,
      unitCost: prices.wheeling,
    },
  ];
};

/** The hours of pumping so many cubic yards, past those that the price of a pour holds. */
const furtherHours = (yards: number, minutes: number): number =>
  Math.max(0, (yards * minutes) / 60 - figures.pumpedHours.value);

/** A pump is another company’s bill: the least a crew comes for does not hold it. */
const pumpLines = (v: ConcreteValues): Line[] => {
  const yards = yardsOf(v);
  const ordered = yards * waste.value.typical;
  const pumped = isPumped(v, yards);
  const { low, typical, high } = figures.pumpMinutes.value;
  const further = {
    low: furtherHours(ordered, low),
    typical: furtherHours(ordered, typical),
    high: furtherHours(ordered, high),
  };
  return [
    {
      id: 'pump',
      kind: 'fee',
      quantity: pumped ? 1 : 0,
      how: ['how.pump', { hours: figures.pumpedHours.value }],
      unitCost: prices.pump,
    },
    {
      id: 'pump-hours',
      kind: 'fee',
      quantity: pumped ? further : 0,
      how: [
        'how.pump-hours',
        { yards: Math.round(ordered), minutes: typical, hours: figures.pumpedHours.value },
      ],
      unitCost: prices.pumpHour,
    },
  ];
};

const permitLine = (v: ConcreteValues): Line => ({
  id: 'permit',
  kind: 'fee',
  quantity: approachOf(v) > 0 ? 2 : 1,
  how: approachOf(v) > 0 ? 'how.permit-two' : 'how.permit-one',
  unitCost: prices.permit,
});

const surfaceLines = (v: ConcreteValues): Line[] => [
  { id: 'cracks', kind: 'labor', quantity: v.cracks, unitCost: prices.cracks },
  {
    id: 'sealer',
    kind: 'installed',
    quantity: v.seal === 'yes' ? v.area : 0,
    unitCost: prices.sealer,
  },
];

const overlayLines = (v: ConcreteValues): Line[] => [
  { id: 'prep', kind: 'labor', quantity: v.area, unitCost: prices.prep },
  {
    id: 'overlay',
    kind: 'installed',
    quantity: v.area,
    unitCost: {
      basic: prices.overlay,
      textured: prices.textured,
      stamped: prices.stampedOverlay,
    }[v.overlay],
  },
];

const liftLine = (v: ConcreteValues): Line => ({
  id: 'lift',
  kind: 'service',
  quantity: v.area,
  unitCost: v.lift === 'mud' ? prices.mudjack : prices.foam,
});

/** The least a crew comes for, for this kind of job. */
const leastOf = (v: ConcreteValues): UnitCost<SourceOf<'concrete'>> => {
  switch (v.job) {
    case 'repair':
      return prices.smallestRepair;
    case 'resurface':
      return prices.smallestSurface;
    case 'level':
      return v.lift === 'mud' ? prices.mudjackLeast : prices.foamLeast;
    default:
      return prices.smallestJob;
  }
};

/** The lines of the job as asked. */
export const jobLines = (v: ConcreteValues): Line[] => {
  const least = leastOf(v);
  switch (v.job) {
    case 'repair':
      return atLeast(least, surfaceLines(v));
    case 'resurface':
      return atLeast(least, [...overlayLines(v), ...surfaceLines(v)]);
    case 'level':
      return atLeast(least, [liftLine(v)]);
    default:
      return [...atLeast(least, slabLines(v)), ...pumpLines(v), permitLine(v)];
  }
};

/** What nobody comes for less than, US dollars. */
export const smallestVisit = (v: ConcreteValues): number => leastOf(v).low;

/** The job, and what the person entered. */
export const lines = (v: ConcreteValues): (Line | EnteredLine)[] => [
  ...jobLines(v),
  { id: 'bonding', entered: v.bonding ?? 0 },
  extrasLine(v.extras),
];
