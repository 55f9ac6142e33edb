import words from '../../../content/trades/septic/words.json' with { type: 'json' };
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { assumptions } from './assumptions.ts';
import { fields } from './fields.ts';
import { least, lines } from './lines.ts';
import { metrics } from './metrics.ts';
import { plan, septicOrSewer } from './series.ts';
import { hasMain } from './sewer.ts';
import { isFieldInClay, warnings } from './warnings.ts';

/** Septic systems in North Texas: pumping, repair, inspection, yearly upkeep, a new one or the sewer. */
export const calculator = defineCalculator({
  trade: 'septic',
  version: '2026.11.8',
  fields,
  spread: 1,
  least,
  lines,
  words,
  findings: (v, _total, given) => ({
    ...(v.job === 'contract' && { total: 'total.year' }),
    ...(isFieldInClay(v) && { total: 'total.if-allowed' }),
    metrics: metrics(v, given),
    recommendation: advise(v, given),
    warnings: warnings(v),
    assumptions: assumptions(v),
    series: [
      (v.job === 'pump' || v.job === 'contract') && plan(v, given),
      hasMain(v) && septicOrSewer(v),
    ],
  }),
});
