import { scale, type Metric, type Series } from '../../estimate/index.ts';
import { prices } from './prices.ts';
import type { ChiropracticSource } from './sources.ts';

/** A prepaid plan: its price in US dollars and its visits, at least one. */
export interface PrepaidPlan {
  readonly planPrice: number;
  readonly planVisits: number;
}

/** The plan that was entered, if both its figures were. */
export const planOffered = ({
  planPrice,
  planVisits,
}: {
  readonly planPrice: number | null;
  readonly planVisits: number | null;
}): PrepaidPlan | null =>
  planPrice === null || planVisits === null ? null : { planPrice, planVisits };

/**
 * What must be paid back, US dollars, when a prepaid plan is stopped after `given` visits, with no penalty:
 * price × visits not given ÷ visits in the plan (22 TAC §75.5, S16). Nothing once all are given.
 */
export const refund = ({ planPrice, planVisits }: PrepaidPlan, given: number): number =>
  planPrice * (Math.max(0, planVisits - given) / planVisits);

export const planMetrics = (
  plan: PrepaidPlan | null,
  stopAfter: number,
): Metric<ChiropracticSource>[] =>
  plan
    ? [
        {
          id: 'plan-per-visit',
          label: 'The plan, per visit',
          value: plan.planPrice / plan.planVisits,
          unit: 'usd',
          how: 'Price ÷ visits.',
          sources: ['S16'],
        },
        {
          id: 'pay-per-visit',
          label: 'The same visits, paid one by one',
          value: scale(prices.adjustment, plan.planVisits),
          unit: 'usd',
          how: `${plan.planVisits} × the cash price of an adjustment visit.`,
          sources: ['S60', 'S8', 'S9'],
        },
        {
          id: 'plan-refund',
          label: `Owed to you if you stop after ${stopAfter} visits`,
          value: refund(plan, stopAfter),
          unit: 'usd',
          exact: true,
          how: 'Texas: price × visits not given ÷ visits in the plan, no penalty.',
          sources: ['S16'],
        },
      ]
    : [];

const MOST_POINTS = 12;

/** What the visits so far have cost, one by one or in the plan with the Texas refund. */
export const planSeries = (plan: PrepaidPlan | null): Series[] => {
  if (!plan) return [];
  const points = Math.min(MOST_POINTS, plan.planVisits);
  const given = Array.from({ length: points }, (_, i) =>
    Math.round(((i + 1) * plan.planVisits) / points),
  );
  return [
    {
      id: 'plan-or-single',
      title: 'What you have paid if you stop after so many visits',
      draw: 'lines',
      unit: 'usd',
      along: given.map(String),
      axis: 'Visits',
      lines: [
        {
          label: 'One by one',
          values: given.map((visits) => visits * prices.adjustment.typical),
        },
        {
          label: 'Plan, after the Texas refund',
          values: given.map((visits) => plan.planPrice - refund(plan, visits)),
        },
        {
          label: 'Plan, if no refund were paid',
          values: given.map(() => plan.planPrice),
        },
      ],
    },
  ];
};
