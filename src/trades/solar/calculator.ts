import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { assumptions } from './assumptions.ts';
import { foundOf } from './found.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { series } from './series.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
  words,
  findings: (v, total, given) => {
    const found = foundOf(v, total.high);
    return {
      total: v.job === 'reset' ? 'total.reset' : 'total.price',
      metrics: metrics(v, found),
      recommendation: advise(v, found, total.typical, given),
      warnings: warnings(v, found.worth),
      assumptions: assumptions(v, found),
      series: series(v, found),
    };
  },
});
