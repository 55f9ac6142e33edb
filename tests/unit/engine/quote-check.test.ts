import { describe, expect, test } from 'vitest';
import { fillIn, readAnswers, runEstimate } from '../../../src/engine/index.ts';
import { trades } from '../../../src/trades/index.ts';
import {
  checkQuote,
  isPart,
  nearestInside,
  quotePercentile,
  sizeToAsk,
} from '../../../src/engine/results/quote-check.ts';

const tradeOf = (id: string) => trades.find((trade) => trade.id === id)!.calculator;
/** The size that is asked before a quote for these answers is judged. */
const askedFirst = (id: string, inputs: Readonly<Record<string, unknown>>) => {
  const calculator = tradeOf(id);
  const estimate = runEstimate(calculator, readAnswers(calculator, inputs).answers);
  return sizeToAsk(calculator.fields, estimate)?.[0];
};

const band = { low: 8000, typical: 10000, high: 15000 };

const measured = { isMeasured: true };

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
    const verdict = checkQuote(quote, band, measured);
    expect(verdict.headline).toContain(words);
    expect(verdict.ask.length).toBeGreaterThan(1);
  });

  test('no price is called high on a range that the page itself says may be low', () => {
    for (const quote of [12_500, 40_000]) {
      const { headline } = checkQuote(quote, band, { ...measured, mayBeLow: true });
      expect(headline).toMatch(/may be low.*not always high/);
      expect(headline).not.toMatch(/cost less/);
    }
    for (const quote of [5_000, 10_000]) {
      const low = checkQuote(quote, band, { ...measured, mayBeLow: true });
      expect(low).toEqual(checkQuote(quote, band, measured));
    }
  });

  test('no share of jobs is named on a range that did not hold its share of published prices', () => {
    for (const quote of [5_000, 10_000, 12_500, 40_000]) {
      const { headline, ask } = checkQuote(quote, band, { isMeasured: false });
      expect(headline).toMatch(/we do not say how many/);
      expect(ask).toEqual(checkQuote(quote, band, measured).ask);
    }
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

  test('a wide range with the size open asks for the size before it judges', () => {
    const system = { job: 'replace', system: 'ac-furnace' };
    expect(askedFirst('hvac', system)).toBe('area');
    expect(askedFirst('hvac', { ...system, area: 2400 })).toBeUndefined();
    expect(askedFirst('hvac', { ...system, tons: 3.5 })).toBeUndefined();
    expect(askedFirst('concrete', { job: 'driveway' })).toBe('area');
  });

  test('the size of a move is a choice, and is asked before a price is judged', () => {
    expect(askedFirst('moving', { reach: 'local' })).toBe('home');
    expect(askedFirst('moving', { reach: 'interstate' })).toBe('home');
    expect(askedFirst('moving', { reach: 'local', home: 'studio' })).toBeUndefined();
    expect(askedFirst('moving', { count: 'items' }), 'a list says it better').toBeUndefined();
  });

  test('a wide range whose size is known, or is no question, is judged as it is', () => {
    const fridge = { appliance: 'refrigerator', refrigerator: 'warm', brand: 'premium' };
    expect(askedFirst('appliance-repair', fridge)).toBeUndefined();
    expect(askedFirst('cabinets', { job: 'new', length: 22 })).toBeUndefined();
  });

  test('of quotes inside the range one is the nearest to our likely figure', () => {
    expect(nearestInside([11_900, 14_400], band)).toBe(0);
    expect(nearestInside([14_400, null, 9_000], band)).toBe(2);
    expect(nearestInside([9_000, 20_000], band), 'only one is inside').toBeUndefined();
    expect(nearestInside([9_000, 11_000], band), 'both are as near').toBeUndefined();
  });
});
