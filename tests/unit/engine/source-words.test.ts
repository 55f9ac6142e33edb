import { expect, test } from 'vitest';
import { sayDated } from '../../../src/engine/results/say-dated.ts';

test.each([
  ['2023-02-03', 'Feb 3, 2023'],
  ['2026-06', 'Jun 2026'],
  ['after 2011-09', 'after Sep 2011'],
  ['am. 2025-12-31, read Nov 2026', 'am. Dec 31, 2025, read Nov 2026'],
  ['undated, read Nov 2026', 'undated, read Nov 2026'],
  ['2019–20', '2019–20'],
  ['2024', '2024'],
  ['EPA 402-K-02-003', 'EPA 402-K-02-003'],
])('a source dated %s is said as %s', (date, said) => {
  expect(sayDated(date)).toBe(said);
});
