import { describe, expect, test } from 'vitest';
import { fillIn, readAnswers, runEstimate } from '../../../src/estimate/index.ts';
import { trades } from '../../../src/trades/index.ts';
import { checkQuote, isPart, quotePercentile } from '../../../src/estimate/results/quote-check.ts';

const band = { low: 8000, typical: 10000, high: 15000 };

describe('checking a quote', () => {
  test.each([
    [8000, 0.1],
    [10000, 0.5],
    [15000, 0.9],
  ])('%d is the percentile the band says', (quote, percentile) => {
    expect(quotePercentile(quote, band)).toBeCloseTo(percentile, 6);
  });

  test('a table value of the normal distribution: 1.96 standard deviations above is 97.5 %', () => {
    // The upper half has σ = ln 1.5 ÷ 1.28155.
    const quote = 10000 * 1.5 ** (1.96 / 1.2815515655);
    expect(quotePercentile(quote, band)).toBeCloseTo(0.975, 4);
  });

  test('it rises with the quote', () => {
    const quotes = Array.from({ length: 200 }, (_, index) => index * 150);
    const ranks = quotes.map((quote) => quotePercentile(quote, band));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  test.each([
    [5000, 'Low: by our model fewer than 1 in 10'],
    [10000, 'About the middle'],
    [12500, 'By our model about 8 in 10 jobs like this cost less'],
    [40000, 'High: by our model more than 9 in 10'],
  ])('%d is said in words: %s', (quote, words) => {
    const verdict = checkQuote(quote, band);
    expect(verdict.headline).toContain(words);
    expect(verdict.ask.length).toBeGreaterThan(1);
  });

  test('less than half of the low end, or than a visit costs, is no price of the whole work', () => {
    expect([3_999, 4_000].map((quote) => isPart(quote, band))).toEqual([true, false]);
    const repair = { low: 170, typical: 240, high: 340 };
    expect([89, 124, 125].map((quote) => isPart(quote, repair, 125))).toEqual([true, true, false]);
  });

  test.each(trades.map((trade) => [trade.id, trade] as const))(
    'the least that %s takes for a quote lies under every likely price',
    (_id, { calculator, scenarios }) => {
      for (const { inputs } of scenarios) {
        const { answers } = readAnswers(calculator, inputs);
        const least = calculator.leastQuote?.(fillIn(calculator, answers)) ?? 0;
        expect(least).toBeLessThan(runEstimate(calculator, answers).total.typical);
      }
    },
  );

  test('a band without width still answers', () => {
    const flat = { low: 10, typical: 10, high: 10 };
    expect([9, 10, 11].map((quote) => quotePercentile(quote, flat))).toEqual([0, 0.5, 1]);
  });
});
