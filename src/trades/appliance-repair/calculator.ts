import { defineCalculator, typicalSum, type Metric } from '../../estimate/index.ts';
import { causesOf, linesOf, say, symptomOf } from './lines.ts';
import { model, type ApplianceValues } from './model.ts';
import { advise } from './recommendation.ts';
import { ruleMetrics, weighUp } from './rules.ts';
import type { ApplianceSource } from './sources.ts';
import { warningsOf } from './warnings.ts';

/** Each cause with what it would cost by itself, likeliest first. */
const causeMetrics = (v: ApplianceValues): Metric<ApplianceSource>[] =>
  causesOf(v).map((cause, index) => ({
    id: `cause-${index + 1}`,
    label: `${index === 0 ? 'Likeliest: ' : ''}${say(cause)}`,
    value: cause.cost,
    unit: 'usd',
    ...(cause.part === 'none' ? { text: 'Only the visit' } : {}),
  }));

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, _total, given) => {
    const repair = typicalSum(linesOf(v));
    const rules = weighUp(v, repair);
    return {
      totalLabel: v.quote !== null ? 'The quote' : 'Likely bill',
      metrics: [...ruleMetrics(v, rules, given), ...causeMetrics(v)],
      recommendation: advise(v, repair, causesOf(v), rules, given),
      warnings: warningsOf(v),
      assumptions: [
        `Before you call: ${symptomOf(v).check}`,
        'Prices are national.',
        v.city === 'elsewhere'
          ? 'License rules differ by state.'
          : 'Texas asks no license to repair plug-in appliances.',
      ],
    };
  },
});
