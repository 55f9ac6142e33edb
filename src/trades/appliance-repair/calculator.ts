import { usd } from '../../engine/index.ts';
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { weighable } from '../bait.ts';
import type { Findings } from '../said.ts';
import { forTenant } from '../tenant.ts';
import { advise, symptomFact } from './advice.ts';
import { fields, type ApplianceValues } from './fields.ts';
import { weighUp } from './keep-or-replace.ts';
import {
  canCheck,
  isFaultKnown,
  leastQuote,
  lines,
  mayBeSealed,
  repairCost,
  visitOf,
} from './lines.ts';
import { metrics } from './metrics.ts';
import { sideBySide } from './series.ts';
import { totalOf } from './total.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** Appliance repair: symptom, likely causes, and repair against replacement. */
export const calculator = defineCalculator({
  trade: 'appliance-repair',
  version: '2026.11.10',
  fields,
  spread: 0.63,
  /** Nobody comes for less than the visit. */
  least: (v: ApplianceValues) => visitOf(v).low,
  leastQuote,
  lines,
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
