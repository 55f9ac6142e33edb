import { scale, type FoundMetric } from '../../engine/index.ts';
import type { ChiropracticValues } from './fields.ts';
import { prices } from './figures.ts';
import { planOffered, refund } from './prepaid.ts';
import type { SourceOf } from '../source-books.ts';
import type { ChiropracticWord } from './words.ts';

/** A prepaid plan against the same visits one by one, and what is owed back on stopping. */
export const metrics = (
  v: ChiropracticValues,
): FoundMetric<SourceOf<'chiropractic'>, ChiropracticWord>[] => {
  const plan = planOffered(v);
  if (!plan) return [];
  return [
    {
      id: 'plan-per-visit',
      value: plan.planPrice / plan.planVisits,
      unit: 'usd',
      sources: ['S16'],
    },
    {
      id: 'pay-per-visit',
      facts: { visits: plan.planVisits },
      value: scale(prices.adjustment, plan.planVisits),
      unit: 'usd',
      sources: ['S60', 'S8', 'S9'],
    },
    {
      id: 'plan-refund',
      facts: { visits: v.stopAfter },
      value: refund(plan, v.stopAfter),
      unit: 'usd',
      exact: true,
      sources: ['S16'],
    },
  ];
};
