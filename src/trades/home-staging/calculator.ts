import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { monthsOf } from './lines.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { paidByMonth } from './series.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
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
