import type { ChiropracticValues } from './fields.ts';

/** A prepaid plan: its price in US dollars and its visits, at least one. */
export interface PrepaidPlan {
  readonly planPrice: number;
  readonly planVisits: number;
}

/** The plan that was entered, if both its figures were. */
export const planOffered = ({
  planPrice,
  planVisits,
}: Pick<ChiropracticValues, 'planPrice' | 'planVisits'>): PrepaidPlan | null =>
  planPrice === null || planVisits === null ? null : { planPrice, planVisits };

/**
 * What must be paid back, US dollars, when a prepaid plan is stopped after `given` visits, with no penalty:
 * price × visits not given ÷ visits in the plan (22 TAC §75.5, S16). Nothing once all are given.
 */
export const refund = ({ planPrice, planVisits }: PrepaidPlan, given: number): number =>
  planPrice * (Math.max(0, planVisits - given) / planVisits);
