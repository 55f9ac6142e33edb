import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { assumptions } from './assumptions.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { plan, septicOrSewer } from './series.ts';
import { hasMain } from './sewer.ts';
import { isFieldInClay, warnings } from './warnings.ts';
import { words } from './words.ts';

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
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
