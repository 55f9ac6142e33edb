import { defineCalculator, money, type Metric, type Series } from '../../estimate/index.ts';
import { causesOf, namedPart, repairCost, say, symptomOf, visitOf } from './lines.ts';
import { model, type ApplianceValues } from './model.ts';
import { advise } from './recommendation.ts';
import { ruleMetrics, weighUp, type Rules } from './rules.ts';
import type { ApplianceSource } from './sources.ts';
import { warningsOf } from './warnings.ts';

/** Each cause with what it would cost by itself, likeliest first, and what is paid if it is none of them. */
const causeMetrics = (v: ApplianceValues): Metric<ApplianceSource>[] => {
  if (v.quote !== null) return [];
  const { low, typical, high } = visitOf(v);
  return [
    ...causesOf(v).map((cause, index) => ({
      id: `cause-${index + 1}`,
      label: `${index === 0 && !cause.named ? 'Likeliest: ' : ''}${say(cause)}`,
      value: cause.cost,
      unit: 'usd' as const,
    })),
    ...(namedPart(v) === undefined && v.checked === 'not-yet' && symptomOf(v).nothing > 0
      ? [
          {
            id: 'nothing-broken',
            label: `Nothing broken, about ${symptomOf(v).nothing} calls in 100: only the visit`,
            value: { low, typical, high },
            unit: 'usd' as const,
            sources: ['R1', 'R81'] as const,
          },
        ]
      : []),
  ];
};

const warrantyMetrics = (v: ApplianceValues): Metric<ApplianceSource>[] =>
  v.warranty === 'home'
    ? [
        {
          id: 'if-refused',
          label: 'If the warranty refuses it',
          value: repairCost(v),
          unit: 'usd',
        },
      ]
    : [];

/** What each choice costs for a year of use. */
const sideBySide = ({ keepPerYear, replacePerYear }: Rules): Series[] =>
  replacePerYear === undefined
    ? []
    : [
        {
          id: 'keep-or-replace',
          title: 'What a year of use costs',
          draw: 'bars',
          unit: 'usd-year',
          along: ['Repair it', 'Buy a new one'],
          lines: [{ label: 'A year', values: [keepPerYear, replacePerYear] }],
        },
      ];

const totalLabel = (v: ApplianceValues): string => {
  if (v.warranty === 'home') return 'Service fee, if they cover it';
  if (v.warranty === 'maker') return 'Bill, if the warranty refuses it';
  return v.quote === null ? 'Likely bill for a repair' : 'The quote';
};

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, _total, given) => {
    const all = repairCost(v).typical + v.extra;
    const rules = weighUp(v, all);
    return {
      totalLabel: totalLabel(v),
      metrics: [...warrantyMetrics(v), ...ruleMetrics(v, rules, given), ...causeMetrics(v)],
      recommendation: advise(v, all, causesOf(v), rules, given),
      warnings: warningsOf(v),
      assumptions: [
        `Before you call: ${symptomOf(v).check}`,
        `The bill is for a repair with a part. If nothing is broken you pay the visit, about ${money(visitOf(v).typical)}.`,
        'Prices are national; visits are of Texas firms.',
        v.city === 'elsewhere'
          ? 'License rules differ by state.'
          : 'Texas asks no license to repair plug-in appliances.',
      ],
      series: given.has('age') ? sideBySide(rules) : [],
    };
  },
});
