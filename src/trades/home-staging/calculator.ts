import words from '../../../content/trades/home-staging/words.json' with { type: 'json' };
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { fields, type StagingValues } from './fields.ts';
import { figures } from './figures.ts';
import { lines, monthsOf } from './lines.ts';
import { metrics } from './metrics.ts';
import { paidByMonth } from './series.ts';
import { warnings } from './warnings.ts';

/** Staging a home for sale in North Texas: advice, own furniture, rented furniture, photos. */
export const calculator = defineCalculator({
  trade: 'home-staging',
  version: '2026.11.8',
  fields,
  spread: 1,
  least: (v: StagingValues) => figures.smallestJob.value[v.kind],
  lines,
  words,
  findings: (v, total, given) => ({
    total: v.kind === 'vacant' ? ['total.vacant', { months: monthsOf(v) }] : undefined,
    metrics: metrics(v, total, given),
    recommendation: advise(v, total, given),
    warnings: warnings(v),
    assumptions: [
      'assumption.no-return',
      'assumption.own-guesses',
      v.kind === 'vacant' && 'assumption.begun-month',
      v.kind === 'occupied' && 'assumption.own-furniture',
    ],
    series: [v.kind === 'vacant' && paidByMonth(v, total)],
  }),
});
