import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { weighable } from '../bait.ts';
import { advise } from './advice.ts';
import { assumptions } from './assumptions.ts';
import { costsOf } from './costs.ts';
import { buysOpener, leastQuote } from './lines.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
  words,
  findings: (answers, _total, given) => {
    const v = {
      ...answers,
      repairQuote: weighable(answers.repairQuote, leastQuote(answers)),
    };
    const costs = costsOf(v);
    const buys = v.job === 'new' || buysOpener(v);
    return {
      total: buys ? 'total.price' : 'total.repair',
      metrics: metrics(v, costs),
      recommendation: advise(v, costs, given),
      warnings: warnings(answers),
      assumptions: assumptions(v),
    };
  },
});
