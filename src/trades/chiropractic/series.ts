import type { ChiropracticValues } from './fields.ts';
import type { Series } from '../said.ts';
import { figures, prices } from './figures.ts';
import { planOffered, refund } from './prepaid.ts';

/** What the visits so far have cost, one by one or in the plan with the Texas refund. */
export const planOrSingle = (v: ChiropracticValues): Series<'chiropractic'> | false => {
  const plan = planOffered(v);
  if (!plan) return false;
  const points = Math.min(figures.planPoints.value, plan.planVisits);
  const given = Array.from({ length: points }, (_, i) =>
    Math.round(((i + 1) * plan.planVisits) / points),
  );
  return {
    id: 'plan-or-single',
    draw: 'lines',
    unit: 'usd',
    along: given,
    lines: [
      { label: 'curve.single', values: given.map((visits) => visits * prices.adjustment.typical) },
      {
        label: 'curve.refunded',
        values: given.map((visits) => plan.planPrice - refund(plan, visits)),
      },
      { label: 'curve.no-refund', values: given.map(() => plan.planPrice) },
    ],
  };
};
