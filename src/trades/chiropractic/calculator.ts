import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { courseVisits } from './course.ts';
import type { ChiropracticValues } from './fields.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { stopsPrice } from './red-flags.ts';
import { planOrSingle } from './series.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

const assumptions = (v: ChiropracticValues) =>
  [
    'assumption.nobody-knows',
    'assumption.cash-ranges',
    v.payer === 'medicare' && 'assumption.medicare-pays-for',
    v.payer === 'medicare' && 'assumption.medicare-binds',
    v.payer === 'plan' && v.copay === null && 'assumption.no-share',
    v.payer === 'injury' && 'assumption.claim',
  ] as const;

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
  words,
  findings: (v, _total, given) => {
    const stopped = stopsPrice(v);
    return {
      total: stopped ? 'total.doctor-first' : ['total.course', { visits: courseVisits(v) }],
      metrics: stopped ? [] : metrics(v),
      recommendation: advise(v, given),
      warnings: warnings(v),
      assumptions: stopped ? ['assumption.sign-checked'] : assumptions(v),
      series: stopped ? [] : [planOrSingle(v)],
    };
  },
});
