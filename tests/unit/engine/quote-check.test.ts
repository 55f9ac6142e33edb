import { describe, expect, test } from 'vitest';
import { fillIn, money, readAnswers, runEstimate } from '../../../src/engine/index.ts';
import { trades } from '../../../src/trades/index.ts';
import {
  isPart,
  mostToSign,
  nearestInside,
  sayMost,
  sizeToAsk,
  whatToAsk,
} from '../../../src/engine/results/quote-check.ts';

const tradeOf = (id: string) => trades.find((trade) => trade.id === id)!.calculator;
/** The size that is asked before a quote for these answers is judged. */
const askedFirst = (id: string, inputs: Readonly<Record<string, unknown>>) => {
  const calculator = tradeOf(id);
  const estimate = runEstimate(calculator, readAnswers(calculator, inputs).answers);
  return sizeToAsk(calculator.fields, estimate)?.[0];
};

const band = { low: 8000, typical: 10000, high: 15000 };

describe('checking a quote', () => {
  test('what to ask follows from whether it lies under, in or over the range', () => {
    const asked = (['below', 'usual', null, 'above'] as const).map(whatToAsk);
    expect(asked.map(([first]) => first)).toEqual([
      expect.stringContaining('left out'),
      expect.stringContaining('same work'),
      expect.stringContaining('same work'),
      expect.stringContaining('above ours'),
    ]);
  });

  test.each([['studio'], ['1'], ['2'], ['3'], ['4']])(
    'what is no more than the most to sign for, as it is shown, is not above it: home of %s',
    (home) => {
      const calculator = tradeOf('moving');
      const { answers } = readAnswers(calculator, { reach: 'local', home });
      const estimate = runEstimate(calculator, answers);
      const most = mostToSign(estimate);
      expect(sayMost(most, estimate)).toBe('');
      expect(sayMost(most + 1, estimate)).toContain(money(most));
      expect(money(most)).toBe(`$${most.toLocaleString('en-US')}`);
    },
  );

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
