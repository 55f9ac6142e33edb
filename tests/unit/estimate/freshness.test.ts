import { expect, test } from 'vitest';
import { isRunning, isStale } from '../../../src/estimate/index.ts';

test('a price is stale from the day after its review date', () => {
  expect(isStale({ reviewBy: '2027-05-20' }, '2027-05-20')).toBe(false);
  expect(isStale({ reviewBy: '2027-05-20' }, '2027-05-21T06:00:00Z')).toBe(true);
});

test('an incentive past its end is never running', () => {
  expect(isRunning({ endsOn: '2025-12-31' }, '2025-12-31')).toBe(true);
  expect(isRunning({ endsOn: '2025-12-31' }, '2026-01-01')).toBe(false);
});
