import {
  fee,
  installed,
  labor,
  lineTotal,
  material,
  partOf,
  service,
  times,
  usd,
  type EnteredLine,
  type ThreePoint,
} from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { Line, Price } from '../said.ts';
import type { ConcreteValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { approachOf, isOnClay, thicknessOf, yardsOf } from './slab.ts';

const { waste } = figures;

/** Hours of barrow work: about one for each cubic yard. */
const wheelHours = (yards: number): number => Math.max(yards, figures.leastWheeling.value);

/** Whether a pump brings it in: it was asked for, or it is more than barrows carry before it sets. */
const isPumped = (v: ConcreteValues, yards: number): boolean =>
  v.access === 'pump' || (v.access === 'wheel' && yards > figures.wheelsAlone.value);

/**
 * The lines, or one line in their place where they do not reach the least a crew comes for: at each point
 * of the range the larger of the two.
 */
const atLeast = (
  least: Price<'concrete'>,
  lines: readonly Line<'concrete'>[],
): Line<'concrete'>[] => {
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
    service('smallest-job', least, 1, {
      how: ['how.smallest-job', { bySize: usd(sum.typical) }],
      factors:
        value.low > 1 || value.high > 1
          ? [{ label: 'factor.size', value, reason: 'factor.larger' }]
          : [],
    }),
  ];
};

/** The lines of a slab poured on the ground, with or without tearing an old one out. */
const slabLines = (v: ConcreteValues): Line<'concrete'>[] => {
  const yards = yardsOf(v);
  const ordered = yards * waste.value.typical;
  const clay = isOnClay(v);
  const dug = v.base === 'new' ? v.area : 0;
  const as = (finish: ConcreteValues['finish']) => (v.finish === finish ? v.area : 0);
  return [
    labor('removal', prices.removal, v.job === 'new' ? 0 : v.area),
    ...partOf<Line<'concrete'>>('part.ground', [
      labor('excavation', prices.excavation, dug, { factors: times(figures.deeperBase, clay) }),
      labor('subgrade', prices.subgrade, clay ? dug : 0),
      installed('base', prices.base, dug, { factors: times(figures.deeperBase, clay) }),
    ]),
    ...partOf<Line<'concrete'>>('part.concrete', [
      material('concrete', prices.concrete, yards, {
        how: [
          approachOf(v) > 0 ? 'how.concrete-approach' : 'how.concrete',
          { area: v.area, inches: thicknessOf(v), approach: figures.approach.value },
        ],
        factors: times(waste),
      }),
      fee('short-load', prices.shortLoad, Math.max(0, figures.shortLoad.value - ordered), {
        how: ['how.short-load', { least: figures.shortLoad.value, ordered }],
      }),
      installed(
        'steel',
        v.steel === 'mesh' ? prices.mesh : prices.bars,
        v.steel === 'none' ? 0 : v.area,
      ),
    ]),
    labor('placing', prices.placing, v.area),
    installed('exposed', prices.exposed, as('exposed')),
    installed('stained', prices.stained, as('stained')),
    installed('stamped', prices.stamped, as('stamped')),
    installed('sealer', prices.sealer, v.finish === 'broom' ? 0 : v.area),
    labor(
      'wheeling',
      prices.wheeling,
      v.access === 'wheel' && !isPumped(v, yards) ? wheelHours(ordered) : 0,
    ),
  ];
};

/** The hours of pumping so many cubic yards, past those that the price of a pour holds. */
const furtherHours = (yards: number, minutes: number): number =>
  Math.max(0, (yards * minutes) / 60 - figures.pumpedHours.value);

/** A pump is another company’s bill: the least a crew comes for does not hold it. */
const pumpLines = (v: ConcreteValues): Line<'concrete'>[] => {
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
    fee('pump', prices.pump, pumped, { how: ['how.pump', { hours: figures.pumpedHours.value }] }),
    fee('pump-hours', prices.pumpHour, pumped ? further : 0, {
      how: [
        'how.pump-hours',
        { yards: Math.round(ordered), minutes: typical, hours: figures.pumpedHours.value },
      ],
    }),
  ];
};

const permitLine = (v: ConcreteValues): Line<'concrete'> =>
  fee('permit', prices.permit, approachOf(v) > 0 ? 2 : 1, {
    how: approachOf(v) > 0 ? 'how.permit-two' : 'how.permit-one',
  });

const surfaceLines = (v: ConcreteValues): Line<'concrete'>[] => [
  labor('cracks', prices.cracks, v.cracks),
  installed('sealer', prices.sealer, v.seal === 'yes' ? v.area : 0),
];

const overlayLines = (v: ConcreteValues): Line<'concrete'>[] => [
  labor('prep', prices.prep, v.area),
  installed(
    'overlay',
    {
      basic: prices.overlay,
      textured: prices.textured,
      stamped: prices.stampedOverlay,
    }[v.overlay],
    v.area,
  ),
];

const liftLine = (v: ConcreteValues): Line<'concrete'> =>
  service('lift', v.lift === 'mud' ? prices.mudjack : prices.foam, v.area);

/** The least a crew comes for, for this kind of job. */
const leastOf = (v: ConcreteValues): Price<'concrete'> => {
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
export const jobLines = (v: ConcreteValues): Line<'concrete'>[] => {
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
export const lines = (v: ConcreteValues): (Line<'concrete'> | EnteredLine)[] => [
  ...jobLines(v),
  { id: 'bonding', entered: v.bonding ?? 0 },
  extrasLine(v.extras),
];
