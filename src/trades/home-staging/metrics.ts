import {
  amount,
  scale,
  usd,
  type FoundMetric,
  type Given,
  type ThreePoint,
} from '../../engine/index.ts';
import { breakEvenDays, gain, hasAssumption } from './break-even.ts';
import type { StagingValues } from './fields.ts';
import { figures } from './figures.ts';
import { furtherMonth, isQuoted, monthsOf, stagingCost } from './lines.ts';
import type { SourceOf } from '../source-books.ts';
import type { StagingWord } from './words.ts';

type Metric = FoundMetric<SourceOf<'home-staging'>, StagingWord>;

const rentMetrics = (v: StagingValues, total: ThreePoint): Metric[] => [
  {
    id: 'per-month',
    facts: { months: monthsOf(v) },
    value: scale(total, 1 / monthsOf(v)),
    unit: 'usd-month',
  },
  {
    id: 'further-month',
    facts: { quoted: v.quoteMonth === null ? 'no' : 'yes' },
    value: furtherMonth(v),
    unit: 'usd-month',
    sources: ['S6', 'S20'],
  },
];

const breakEven = (v: StagingValues, cost: ThreePoint): Metric[] => [
  {
    id: 'break-even-days',
    value: v.carrying === null ? null : breakEvenDays(v.carrying, cost),
    unit: 'day',
    text: v.carrying === null ? 'text.no-carrying' : undefined,
    asks: v.carrying === null ? 'carrying' : undefined,
    sources: ['S11'],
  },
  {
    id: 'own-gain',
    facts: { known: v.carrying === null ? 'no' : 'yes', carrying: usd(v.carrying ?? 0) },
    value: hasAssumption(v) ? gain(v, cost.typical) : null,
    unit: 'usd',
    text: hasAssumption(v) ? undefined : 'text.no-guess',
    sources: ['S11'],
  },
];

const priceCut = (v: StagingValues): Metric => {
  const { value } = figures.priceCut;
  return {
    id: 'one-price-cut',
    facts: { part: amount(100 * value, 'percent') },
    value: v.price * value,
    unit: 'usd',
    sources: ['S37'],
  };
};

/** The figures shown with the price. */
export const metrics = (v: StagingValues, total: ThreePoint, given: Given): (Metric | false)[] => [
  isQuoted(v) && {
    id: 'as-quoted',
    facts: { months: monthsOf(v) },
    value: stagingCost(v),
    unit: 'usd',
  },
  ...(v.kind === 'vacant' ? rentMetrics(v, total) : []),
  ...breakEven(v, stagingCost(v)),
  given.has('price') && priceCut(v),
];
