import { expect, test } from 'vitest';
import { endsCollide } from '../../../../src/kit/charts/RangeChart.tsx';

test('the ends of a range are written apart only where both have room', () => {
  const ends = (low: number, high: number) =>
    endsCollide({ at: low, text: 'low $225' }, { at: high, text: 'high $1,400' });
  expect(ends(0.09, 0.91)).toBe(false);
  expect(ends(0.2, 0.55)).toBe(false);
  // A repair's range beside a quote for a new system.
  expect(ends(0.08, 0.17)).toBe(true);
  expect(ends(0.8, 0.9)).toBe(true);
});
