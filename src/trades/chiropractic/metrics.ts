import { metric, scale } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import type { ChiropracticValues } from './fields.ts';
import { prices } from './figures.ts';
import { planOffered, refund } from './prepaid.ts';

/** A prepaid plan against the same visits one by one, and what is owed back on stopping. */
export const metrics = (v: ChiropracticValues): Metric<'chiropractic'>[] => {
  const plan = planOffered(v);
  if (!plan) return [];
  return [
    metric('plan-per-visit', plan.planPrice / plan.planVisits, 'usd', { sources: ['S16'] }),
    metric('pay-per-visit', scale(prices.adjustment, plan.planVisits), 'usd', {
      facts: { visits: plan.planVisits },
      sources: ['S60', 'S8'],
    }),
    metric('plan-refund', refund(plan, v.stopAfter), 'usd', {
      facts: { visits: v.stopAfter },
      exact: true,
      sources: ['S16'],
    }),
  ];
};
