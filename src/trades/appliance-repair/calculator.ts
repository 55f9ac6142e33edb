import { usd } from '../../engine/index.ts';
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise, symptomFact } from './advice.ts';
import { weighUp } from './keep-or-replace.ts';
import { canCheck, isFaultKnown, leastQuote, mayBeSealed, repairCost, visitOf } from './lines.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { sideBySide } from './series.ts';
import { weighable } from '../bait.ts';
import { forTenant } from '../tenant.ts';
import type { Findings } from '../said.ts';
import { totalOf } from './total.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
  words,
  findings: (answers, total, given) => {
    const v = { ...answers, quote: weighable(answers.quote, leastQuote(answers)) };
    const choice = weighUp(v, repairCost(v).typical + v.extra);
    const found: Findings<'appliance-repair'> = {
      total: totalOf(v, given),
      metrics: metrics(v, choice, given),
      recommendation: advise(v, choice, total, given),
      warnings: warnings(answers),
      assumptions: [
        !given.has('brand') && 'assumption.common-brand',
        isFaultKnown(v, given) && canCheck(v) && ['assumption.check', symptomFact(v)],
        canCheck(v) && ['assumption.visit', { visit: usd(visitOf(v).typical) }],
        'assumption.national',
        v.city === 'elsewhere'
          ? 'assumption.license-elsewhere'
          : !mayBeSealed(v) && 'assumption.license-texas',
      ],
      series: [given.has('age') && sideBySide(choice)],
    };
    return v.tenure === 'own' ? found : forTenant(found, 'appliance');
  },
});
