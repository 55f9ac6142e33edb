import {
  defineCalculator,
  type Given,
  type Metric,
  type ThreePoint,
} from '../../estimate/index.ts';
import { isCovered, lossOf } from './claim.ts';
import { dryingDays } from './drying.ts';
import { model, type WaterValues } from './model.ts';
import { MOLD_CLOCK_HOURS } from './mold.ts';
import { places } from './places.ts';
import { advise, isUrgent } from './recommendation.ts';
import type { WaterSource } from './sources.ts';
import { warningsFor } from './warnings.ts';
import { categoryOf, classOf, wetAreaOf, wetShare } from './water.ts';

const categoryWords = {
  1: 'Clean (category 1)',
  2: 'Gray (category 2)',
  3: 'Black (category 3)',
} as const;

const classWords = {
  1: 'Little soaked in (class 1)',
  2: 'Floor and low wall (class 2)',
  3: 'Floor, walls or ceiling (class 3)',
  4: 'Dense material (class 4)',
} as const;

const moldClock = (hours: number): Metric<WaterSource> => {
  const left = (until: number) => Math.max(0, until - hours);
  const { from, to } = MOLD_CLOCK_HOURS;
  return {
    id: 'mold-clock',
    label: 'Time left before mold',
    value: { low: left(from), typical: left((from + to) / 2), high: left(to) },
    unit: 'hour',
    text: hours >= to ? 'Past 48 hours' : undefined,
    how: 'Federal guides: dry within 24 to 48 hours.',
    sources: ['W10'],
  };
};

/** The owner's share of what was priced; only what is known of the policy is counted. */
const ownerPays = (
  v: WaterValues,
  total: ThreePoint,
  given: Given,
): Pick<Metric<WaterSource>, 'value' | 'text' | 'how'> => {
  if (!isCovered(v))
    return given.has('cover') || given.has('sudden') || given.has('sewerCover')
      ? { value: total, how: 'All of it: as answered, a policy would likely not pay.' }
      : { value: total, how: 'All of it, unless a policy of yours covers this water.' };
  if (v.deductible === null) return { value: null, text: 'Your deductible, if a policy pays' };
  return {
    value: Math.min(total.typical, v.deductible),
    how: 'The deductible, if the policy pays as such policies usually do.',
  };
};

const moldAssumptions = [
  'New drywall and paint are not in the price, nor the test after the work, which a second firm does.',
  'Mold comes back unless the water that fed it is stopped.',
];

const totalLabels = {
  dry: 'Likely cost of drying out',
  rebuild: 'Likely cost with repairs',
  mold: 'Likely cost of removing mold',
} as const;

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, total, given) => {
    const wet = wetAreaOf(v);
    const category = categoryOf(v);
    const wetClass = classOf(v, wet, category);
    return {
      totalLabel: totalLabels[v.scope],
      metrics:
        v.scope === 'mold'
          ? []
          : [
              moldClock(v.hours),
              {
                id: 'category',
                label: 'How dirty the water is',
                value: category,
                unit: 'number',
                text: categoryWords[category],
                how: 'By where it came from; time makes it worse.',
                sources: ['W4', 'W9', 'W21'],
              },
              {
                id: 'class',
                label: 'How much soaked in',
                value: wetClass,
                unit: 'number',
                text: classWords[wetClass],
                how: `${Math.round(100 * wetShare(v, wet))}% of floor, walls and ceiling is wet: under 5% is class 1, to 40% class 2, above class 3; wood, plaster and brick class 4.`,
                sources: ['W6', 'W11'],
              },
              {
                id: 'days',
                label: 'Days of drying',
                value: dryingDays(v, wet, category),
                unit: 'day',
                how: 'By class, longer by the share of wood, plaster or brick. Machines stop at a measured dry standard, not by touch.',
                sources: ['W26', 'W27'],
              },
              {
                id: 'owner-pays',
                label: 'You pay',
                ...ownerPays(v, total, given),
                unit: 'usd',
                sources: ['W19', 'W44'],
              },
            ],
      recommendation: {
        ...advise(v, { wet, category, wetClass, whole: lossOf(v, total) }, given),
        urgent: isUrgent(v, given),
      },
      warnings: warningsFor(v, category),
      assumptions:
        v.scope === 'mold'
          ? [places[v.city], ...moldAssumptions]
          : [
              places[v.city],
              'Rooms are taken as equal squares, wet from wall to wall.',
              category === 3
                ? 'After black water, carpet, wood, plank and soaked drywall go out. Drywall is cut 2 or 4 ft up.'
                : 'Carpet is dried in place and its pad thrown out; plank and laminate go out. Drywall and wood go by the hours they stood wet.',
              'Stopping the leak itself is not in the price.',
            ],
    };
  },
});
