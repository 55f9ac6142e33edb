import { metric, usd, type Facts, type Given } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import type { ApplianceValues } from './fields.ts';
import { figures } from './figures.ts';
import { costOf, lifeOf, usualNew, type Choice } from './keep-or-replace.ts';
import {
  canCheck,
  causesOf,
  factsOf,
  isFaultKnown,
  nothingBroken,
  repairCost,
  visitOf,
} from './lines.ts';

const verdict = (replace: boolean) => (replace ? 'replace' : 'repair');

const halfRule = (v: ApplianceValues, { share, newPrice }: Choice): Metric<'appliance-repair'> => {
  const usual = v.newPrice === null ? usualNew(v) : undefined;
  return metric('half-rule', share === undefined ? null : 100 * share, 'percent', {
    facts: { of: costOf(v), usual: usual ? 'yes' : 'no', price: usd(newPrice ?? 0) },
    text:
      share === undefined
        ? 'text.no-new-price'
        : [
            'text.half-rule',
            { percent: Math.round(100 * share), verdict: verdict(share > figures.half.value) },
          ],
    asks: share === undefined ? 'newPrice' : undefined,
    sources: ['R4', 'R6', ...(usual?.sources ?? [])],
  });
};

const fiveThousandRule = ({ ageTimesRepair }: Choice, given: Given): Metric<'appliance-repair'> =>
  metric('five-thousand-rule', given.has('age') ? ageTimesRepair : null, 'usd', {
    text: given.has('age')
      ? [
          'text.five-thousand',
          {
            product: usd(ageTimesRepair),
            verdict: verdict(ageTimesRepair > figures.fiveThousand.value),
          },
        ]
      : 'text.no-age',
    asks: given.has('age') ? undefined : 'age',
    sources: ['R69'],
  });

const perYear = (
  v: ApplianceValues,
  { keepPerYear, replacePerYear }: Choice,
): Metric<'appliance-repair'>[] => {
  const luxury = v.brand === 'premium';
  const facts: Facts = {
    life: lifeOf(v),
    newer: figures.shortLifeYears.value[v.appliance],
    luxury: luxury ? 'yes' : 'no',
  };
  return [
    metric('keep-per-year', keepPerYear, 'usd-year', {
      facts,
      text: ['text.a-year', { cost: usd(keepPerYear) }],
      sources: luxury ? ['R82', 'R19'] : ['R19', 'R20', 'R22'],
    }),
    metric('replace-per-year', replacePerYear ?? null, 'usd-year', {
      facts,
      text:
        replacePerYear === undefined
          ? 'text.no-new-price'
          : ['text.a-year', { cost: usd(replacePerYear) }],
      asks: replacePerYear === undefined ? 'newPrice' : undefined,
      sources: luxury ? ['R82', 'R19'] : ['R19', 'R20'],
    }),
  ];
};

/** Each cause with what it would cost by itself, likeliest first, and what is paid if it is none of them. */
const byCause = (v: ApplianceValues): (Metric<'appliance-repair'> | false)[] => {
  const { low, typical, high } = visitOf(v);
  const open = canCheck(v) && nothingBroken(v) > 0;
  return [
    ...causesOf(v).map((cause, index): Metric<'appliance-repair'> =>
      metric(`cause-${index + 1}`, cause.cost, 'usd', { facts: factsOf(cause) }),
    ),
    open &&
      metric('nothing-broken', { low, typical, high }, 'usd', {
        facts: { calls: nothingBroken(v) },
        sources: ['R1', 'R81'],
      }),
  ];
};

/** What waits for the fault leads to its question. */
const faultOpen = (v: ApplianceValues): Metric<'appliance-repair'> =>
  metric('fault', null, 'usd', { text: 'text.no-fault', asks: v.appliance });

const ofFault = (
  v: ApplianceValues,
  choice: Choice,
  given: Given,
): (Metric<'appliance-repair'> | false)[] => [
  v.warranty === 'home' && metric('if-refused', repairCost(v), 'usd'),
  halfRule(v, choice),
  // No rule for what is new at two or three times that.
  v.brand === 'standard' && fiveThousandRule(choice, given),
  ...perYear(v, choice),
  ...byCause(v),
];

/** The figures shown with the bill. */
export const metrics = (
  v: ApplianceValues,
  choice: Choice,
  given: Given,
): (Metric<'appliance-repair'> | false)[] =>
  isFaultKnown(v, given) ? ofFault(v, choice, given) : [faultOpen(v)];
