import { describe, expect, test } from 'vitest';
import { measure, measureRange } from '../../../src/estimate/index.ts';

describe('a rate in words', () => {
  test('shows cents while they matter and rounds like an estimate above', () => {
    expect(measure(0.1525, 'usd-kwh')).toBe('$0.15 per kWh');
    expect(measure(34.5, 'usd-hour')).toBe('$34.50 an hour');
    expect(measure(99.5, 'usd-month')).toBe('$99.50 a month');
    expect(measure(100, 'usd-month')).toBe('$100 a month');
    expect(measure(3063.56, 'usd-month')).toBe('$3,050 a month');
  });

  test('says both ends of a range in dollars', () => {
    const range = { low: 1287.75, typical: 1920, high: 3063.56 };
    expect(measureRange(range, 'usd-month')).toBe('$1,300–$3,050 a month');
  });
});
