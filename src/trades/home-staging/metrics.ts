import { amount, metric, scale, usd, type Given, type ThreePoint } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import { breakEvenDays, gain, hasAssumption } from './break-even.ts';
import type { StagingValues } from './fields.ts';
import { figures } from './figures.ts';
import { furtherMonth, isQuoted, monthsOf, stagingCost } from './lines.ts';

const rentMetrics = (v: StagingValues, total: ThreePoint): Metric<'home-staging'>[] => [
  metric('per-month', scale(total, 1 / monthsOf(v)), 'usd-month', {
    facts: { months: monthsOf(v) },
  }),
  metric('further-month', furtherMonth(v), 'usd-month', {
    facts: { quoted: v.quoteMonth === null ? 'no' : 'yes' },
    sources: ['S6', 'S20'],
  }),
];

const breakEven = (v: StagingValues, cost: ThreePoint): Metric<'home-staging'>[] => [
  metric('break-even-days', v.carrying === null ? null : breakEvenDays(v.carrying, cost), 'day', {
    text: v.carrying === null ? 'text.no-carrying' : undefined,
    asks: v.carrying === null ? 'carrying' : undefined,
    sources: ['S11'],
  }),
  metric('own-gain', hasAssumption(v) ? gain(v, cost.typical) : null, 'usd', {
    facts: { known: v.carrying === null ? 'no' : 'yes', carrying: usd(v.carrying ?? 0) },
    text: hasAssumption(v) ? undefined : 'text.no-guess',
    sources: ['S11'],
  }),
];

const priceCut = (v: StagingValues): Metric<'home-staging'> => {
  const { value } = figures.priceCut;
  return metric('one-price-cut', v.price * value, 'usd', {
    facts: { part: amount(100 * value, 'percent') },
    sources: ['S37'],
  });
};

export const metrics = (
  v: StagingValues,
  total: ThreePoint,
  given: Given,
): (Metric<'home-staging'> | false)[] => [
  isQuoted(v) && metric('as-quoted', stagingCost(v), 'usd', { facts: { months: monthsOf(v) } }),
  ...(v.kind === 'vacant' ? rentMetrics(v, total) : []),
  ...breakEven(v, stagingCost(v)),
  given.has('price') && priceCut(v),
];
