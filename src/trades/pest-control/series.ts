import type { PestValues } from './fields.ts';
import type { Series } from '../said.ts';
import { figures } from './figures.ts';
import { onceCost } from './lines.ts';
import { planYears } from './metrics.ts';

/** What a plan and the single visits it would replace cost, year by year. */
export const byYear = (v: PestValues): Series<'pest-control'> => {
  const years = Array.from({ length: figures.years.value }, (_, i) => i + 1);
  const { year1, year2 } = planYears(v);
  return {
    id: 'by-year',
    draw: 'bars',
    unit: 'usd',
    along: years.map((year) => ['along.year', { year }] as const),
    lines: [
      {
        label: ['curve.plan', { plan: v.service }],
        values: years.map((year) => (year === 1 ? year1 : year2).typical),
      },
      {
        label: ['curve.calls', { calls: v.calls }],
        values: years.map(() => onceCost(v) * v.calls),
      },
    ],
  };
};
