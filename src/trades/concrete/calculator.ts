import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { assumptions } from './assumptions.ts';
import { costsOf } from './costs.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
  words,
  findings: (v, total, given) => {
    const costs = costsOf(v);
    return {
      metrics: metrics(v, total, costs),
      recommendation: advise(v, costs, given),
      warnings: warnings(v, costs),
      assumptions: assumptions(v),
    };
  },
});
