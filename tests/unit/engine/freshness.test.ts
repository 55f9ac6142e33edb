import { expect, test } from 'vitest';
import { isStale } from '../../../src/engine/index.ts';

test('a price is stale from the day after its review date', () => {
  expect(isStale({ reviewBy: '2027-05-20' }, '2027-05-20')).toBe(false);
  expect(isStale({ reviewBy: '2027-05-20' }, '2027-05-21T06:00:00Z')).toBe(true);
});
