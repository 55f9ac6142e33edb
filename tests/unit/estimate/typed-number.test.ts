import { describe, expect, test } from 'vitest';
import { typedNumber } from '../../../src/estimate/questions/typed-number.ts';
import { bookDay } from '../../../src/estimate/cost/book-day.ts';
import type { Unit } from '../../../src/estimate/index.ts';

const thisYear = Number.parseInt(bookDay, 10);

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
    ['8/12', 'inch', 8],
    ['8:12', 'inch', 8],
    ['8 in 12', 'inch', 8],
    ['6.5/12 pitch', 'inch', 6.5],
    ['240 LF', 'lin-ft', 240],
    ['240 lin ft', 'lin-ft', 240],
    ['240 linear feet', 'lin-ft', 240],
    ['80 yards', 'lin-ft', 240],
    ['built 2008', 'year', thisYear - 2008],
    ['Built in 2008', 'year', thisYear - 2008],
    ['2008', 'year', thisYear - 2008],
    [String(thisYear + 3), 'year', thisYear + 3],
    ['about 15 years old', 'year', 15],
    ['~15', 'year', 15],
    ['20+', 'year', 20],
    ['24/7', 'hour-week', 168],
    ['around the clock', 'hour-week', 168],
    ['24 hours a day', 'hour-week', 168],
    ['8 hours per day', 'hour-week', 56],
    ['20 hours/week', 'hour-week', 20],
    ['24/7', 'hour', Number.NaN],
    ['20 %', 'percent', 20],
    ['20 percent', 'percent', 20],
    ['20 %', 'usd', Number.NaN],
    ['$5,000', 'percent', Number.NaN],
    ['12000 lbs', 'cu-ft', 12_000 / 7],
    ['1,700 cu ft', 'cu-ft', 1_700],
    ['6 weeks', 'month', (6 * 12) / 52],
    ['7 ¢', 'cent-kwh', 7],
    ['7 cents per kWh', 'cent-kwh', 7],
    ['$0.07', 'cent-kwh', 7],
    ['0.155 $/kWh', 'cent-kwh', 15.5],
    ['0.155 dollars', 'cent-kwh', 15.5],
    ['0.07', 'cent-kwh', 0.07],
    ['1,500 kWh a month', 'kwh-year', 18_000],
    ['1500/mo', 'kwh-year', 18_000],
    ['13,150 kWh a year', 'kwh-year', 13_150],
    ['$1,200 a month', 'usd-month', 1_200],
    ['$14,400 a year', 'usd-month', 1_200],
    ['$16 a month', 'usd-year', 192],
    ['$150/hr', 'usd-hour', 150],
    ['15-20', 'year', Number.NaN],
    ['−2', 'percent', -2],
  ])('%s where %s is asked', (text, unit, value) => {
    if (Number.isNaN(value)) expect(typedNumber(text, unit)).toBeNaN();
    else expect(typedNumber(text, unit)).toBeCloseTo(value, 6);
  });

  test('what is longer than any honest figure is none', () => {
    expect(typedNumber(`${'1'.repeat(60_000)}x`, 'usd')).toBeNaN();
  });
});
