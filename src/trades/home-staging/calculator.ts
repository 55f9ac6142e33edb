import {
  addUp,
  defineCalculator,
  exactly,
  lineTotal,
  measure,
  scale,
  type Given,
  type Lines,
  type Metric,
  type Series,
  type ThreePoint,
  type Warning,
} from '../../estimate/index.ts';
import { AVERAGE_PRICE_CUT, breakEvenMetrics } from './break-even.ts';
import { model, monthlyRent, monthsOf, workLines, type StagingValues } from './model.ts';
import { advise } from './recommendation.ts';
import { rentedMonths } from './rooms.ts';
import type { StagingSource } from './sources.ts';

const totalOf = (line: Lines<StagingSource>[number]): ThreePoint =>
  'entered' in line ? exactly(line.entered) : lineTotal(line);

/** What staging itself costs, without clearing out and paint, in US dollars: it is to pay for itself. */
const stagingCost = (v: StagingValues): ThreePoint => addUp(workLines(v).map(totalOf));

/** A further month of furniture, in US dollars: as quoted, else by our rents. */
const furtherMonth = (v: StagingValues): ThreePoint =>
  v.quoteMonth === null ? addUp(monthlyRent(v).map(totalOf)) : exactly(v.quoteMonth);

const rentMetrics = (v: StagingValues, total: ThreePoint): Metric<StagingSource>[] => [
  {
    id: 'per-month',
    label: 'Spread over the months staged',
    value: scale(total, 1 / monthsOf(v)),
    unit: 'usd-month',
    how: `Total ÷ ${measure(monthsOf(v), 'month')} paid for.`,
  },
  {
    id: 'further-month',
    label: 'Each further month',
    value: furtherMonth(v),
    unit: 'usd-month',
    how: 'The furniture rent alone, month by month after the first term.',
    sources: ['S6', 'S20'],
  },
];

const priceMetrics = (v: StagingValues, given: Given): Metric<StagingSource>[] =>
  given.has('price')
    ? [
        {
          id: 'one-price-cut',
          label: 'One usual price cut, to compare',
          value: v.price * AVERAGE_PRICE_CUT,
          unit: 'usd',
          how: '2.9% of the list price, as a stager quotes it (2021).',
          sources: ['S37'],
        },
      ]
    : [];

const overTheMonths = (v: StagingValues, total: ThreePoint): Series => {
  const { carrying } = v;
  const rent = furtherMonth(v).typical;
  const once = total.typical - rent * monthsOf(v);
  const months = [1, 2, 3, 4, 5, 6];
  return {
    id: 'paid-by-month',
    title: 'What you have paid if it takes this long',
    draw: 'lines',
    unit: 'usd',
    along: months.map((month) => `Month ${month}`),
    lines: [
      {
        label: 'Staging',
        values: months.map((month) => once + rent * rentedMonths(month, Number(v.term))),
      },
      ...(carrying !== null
        ? [
            {
              label: 'Holding the home',
              values: months.map((month) => month * carrying),
            },
          ]
        : []),
    ],
  };
};

const warningsFor = (v: StagingValues): Warning<StagingSource>[] => [
  ...(v.kind === 'virtual'
    ? [
        {
          id: 'label-photos',
          level: 'caution' as const,
          text: 'Mark every furnished photo in plain sight and show the real room beside it. Never edit out damage, vents or fixtures: that misleads buyers.',
          sources: ['S30', 'S32', 'S38'] as const,
        },
      ]
    : []),
  ...(v.kind === 'vacant'
    ? [
        {
          id: 'written-term',
          level: 'caution' as const,
          text: 'Sign only with the first term, the price of each further month and the pick-up date in writing. A firm price without a visit is a warning sign.',
          sources: ['S6', 'S5', 'S7'] as const,
        },
      ]
    : []),
];

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, total, given) => ({
    totalLabel:
      v.kind === 'vacant' ? `Staging for ${measure(monthsOf(v), 'month')}` : 'Likely cost',
    metrics: [
      ...(v.kind === 'vacant' ? rentMetrics(v, total) : []),
      ...breakEvenMetrics(v, stagingCost(v)),
      ...priceMetrics(v, given),
    ],
    recommendation: advise(v, { total, staging: stagingCost(v) }, given),
    warnings: warningsFor(v),
    assumptions: [
      'No return is promised. In an experiment with virtual tours staging changed no offered price; agents had expected it would.',
      'Time saved and price cuts spared are your own guesses.',
      ...(v.kind === 'vacant' ? ['A month once begun is paid in full.'] : []),
      ...(v.kind === 'occupied'
        ? [
            'No price for restyling with your own furniture is published: hours × a stager’s rate is our assumption.',
          ]
        : []),
    ],
    series: v.kind === 'vacant' ? [overTheMonths(v, total)] : [],
  }),
});
