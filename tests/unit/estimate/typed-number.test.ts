import { describe, expect, test } from 'vitest';
import { typedNumber } from '../../../src/estimate/questions/typed-number.ts';
import type { Unit } from '../../../src/estimate/index.ts';

describe('a figure as people write it', () => {
  test.each<[string, Unit, number]>([
    ['$24k', 'usd', 24_000],
    ['24 thousand', 'usd', 24_000],
    ['$1.2 million', 'usd', 1_200_000],
    ['24,000 dollars', 'usd', 24_000],
    ['2k', 'sqft', 2_000],
    ['2.4k sq ft', 'sqft', 2_400],
    ['2,400 square feet', 'sqft', 2_400],
    ['40x60', 'sqft', 2_400],
    ['40 ft by 60 ft', 'sqft', 2_400],
    ["40' × 60'", 'sqft', 2_400],
    ['1/2', 'sqft', Number.NaN],
    ['30 squares', 'square', 30],
    ['3,000 sq ft', 'square', 30],
    ['30 squares', 'sqft', Number.NaN],
    ['20 min', 'hour', 1 / 3],
    ['2 hours', 'hour', 2],
    ['1 day', 'hour', 24],
    ['2 weeks', 'day', 14],
    ['18 months', 'year', 1.5],
    ['2 years', 'month', 24],
    ['2 ft', 'inch', 24],
    ['6"', 'inch', 6],
    ["8'", 'ft', 8],
    ['40%', 'percent', 40],
    ['1%', 'usd', Number.NaN],
    ['20 minutes ago', 'hour', 1 / 3],
    ['7', 'each', 7],
    ['7 dogs', 'each', Number.NaN],
    ['$', 'usd', Number.NaN],
    ['.5', 'hour', 0.5],
  ])('%s where %s is asked', (text, unit, value) => {
    if (Number.isNaN(value)) expect(typedNumber(text, unit)).toBeNaN();
    else expect(typedNumber(text, unit)).toBeCloseTo(value, 9);
  });

  test('what is longer than any honest figure is none', () => {
    expect(typedNumber(`${'1'.repeat(60_000)}x`, 'usd')).toBeNaN();
  });
});
