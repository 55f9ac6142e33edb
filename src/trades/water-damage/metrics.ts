import { metric, type Given, type ThreePoint } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import { deductibleOf, isCovered } from './claim.ts';
import { dryingDays } from './drying.ts';
import type { WaterValues } from './fields.ts';
import { figures } from './figures.ts';
import { categoryOf, classOf, isUnknown, wetAreaOf, wetShare } from './water.ts';

const moldClock = ({ hours, mold }: WaterValues): Metric<'water-damage'> => {
  const left = (until: number) => Math.max(0, until - hours);
  const { from, to } = figures.moldClock.value;
  return metric(
    'mold-clock',
    { low: left(from), typical: left((from + to) / 2), high: left(to) },
    'hour',
    {
      facts: { from, to },
      text: mold > 0 ? 'text.mold-there' : hours >= to ? ['text.past-clock', { to }] : undefined,
      sources: ['W10'],
    },
  );
};

/** The owner's share of what was priced; only what is known of the policy is counted. */
const ownerPays = (v: WaterValues, total: ThreePoint, given: Given): Metric<'water-damage'> => {
  const owner = {
    id: 'owner-pays',
    unit: 'usd',
    sources: ['W19', 'W44'],
  } as const;
  if (!isCovered(v)) {
    const answered = ['cover', 'sudden', 'sewerCover'].some((id) => given.has(id));
    return { ...owner, facts: { paid: answered ? 'unlikely' : 'unknown' }, value: total };
  }
  const facts = { paid: v.mold > 0 ? 'mold' : 'likely' };
  const deductible = deductibleOf(v);
  return deductible === null
    ? { ...owner, facts, value: null, text: 'text.your-deductible' }
    : { ...owner, facts, value: Math.min(total.typical, deductible) };
};

/** The figures shown with the price of a water loss; mold alone has none. */
export const metrics = (
  v: WaterValues,
  total: ThreePoint,
  given: Given,
): Metric<'water-damage'>[] => {
  if (v.scope === 'mold') return [];
  const wet = wetAreaOf(v);
  const category = categoryOf(v);
  const wetClass = classOf(v, wet, category);
  const { second, third } = figures.classShare.value;
  return [
    moldClock(v),
    metric('category', figures.categoryNumber.value[category], 'number', {
      text: ['text.category', { category: isUnknown(v, given) ? 'unknown' : category }],
      sources: ['W4', 'W9', 'W21'],
    }),
    metric('class', figures.classNumber.value[wetClass], 'number', {
      facts: {
        share: Math.round(100 * wetShare(v, wet)),
        second: 100 * second,
        third: 100 * third,
      },
      text: ['text.class', { wetClass }],
      sources: ['W6', 'W11'],
    }),
    metric('days', dryingDays(v, wet, category), 'day', { sources: ['W26', 'W27'] }),
    ownerPays(v, total, given),
  ];
};
