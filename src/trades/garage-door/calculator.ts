import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { weighable } from '../bait.ts';
import { advise } from './advice.ts';
import { assumptions } from './assumptions.ts';
import { costsOf } from './costs.ts';
import { fields } from './fields.ts';
import { buysOpener, leastQuote, lines, smallestVisit } from './lines.ts';
import { metrics } from './metrics.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** Garage doors in North Texas: repairs by part, a new door, an opener. */
export const calculator = defineCalculator({
  trade: 'garage-door',
  version: '2026.11.11',
  fields,
  spread: 1.5,
  least: smallestVisit,
  leastQuote,
  lines,
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
