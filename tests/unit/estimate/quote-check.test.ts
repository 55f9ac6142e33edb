import { describe, expect, test } from 'vitest';
import { checkQuote, quotePercentile } from '../../../src/estimate/results/quote-check.ts';

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

  test('a band without width still answers', () => {
    const flat = { low: 10, typical: 10, high: 10 };
    expect([9, 10, 11].map((quote) => quotePercentile(quote, flat))).toEqual([0, 0.5, 1]);
  });
});
