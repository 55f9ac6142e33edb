import words from '../../../content/trades/chiropractic/words.json' with { type: 'json' };
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { courseVisits } from './course.ts';
import { fields, type ChiropracticValues } from './fields.ts';
import { lines } from './lines.ts';
import { metrics } from './metrics.ts';
import { stopsPrice } from './red-flags.ts';
import { planOrSingle } from './series.ts';
import { warnings } from './warnings.ts';

const assumptions = (v: ChiropracticValues) =>
  [
    'assumption.nobody-knows',
    'assumption.cash-ranges',
    v.payer === 'medicare' && 'assumption.medicare-pays-for',
    v.payer === 'medicare' && 'assumption.medicare-binds',
    v.payer === 'plan' && v.copay === null && 'assumption.no-share',
    v.payer === 'injury' && 'assumption.claim',
  ] as const;

/** A course of chiropractic care: warning signs first, then visits, plans and who pays. */
export const calculator = defineCalculator({
  trade: 'chiropractic',
  version: '2026.11.8',
  fields,
  spread: 1.04,
  lines,
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
