import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyShare } from '../../../../src/company/profile/share.ts';

/** Leaves 2.5 in 100 on either side, as the published examples do. */
const nineteenInTwenty = 1.959963984540054;

/**
 * R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17
 * (1998), pages 857–872, table I, method 3: the score method without continuity correction, 95 %.
 */
const newcombe = [
  { count: 81, of: 263, low: 0.2553, high: 0.3662 },
  { count: 15, of: 148, low: 0.0624, high: 0.1605 },
  { count: 0, of: 20, low: 0, high: 0.1611 },
  { count: 1, of: 29, low: 0.0061, high: 0.1718 },
];

describe('where a true share lies', () => {
  it.each(newcombe)('is as published for $count of $of', ({ count, of, low, high }) => {
    const range = likelyShare(count, of, nineteenInTwenty);
    expect(range.low).toBeCloseTo(low, 4);
    expect(range.high).toBeCloseTo(high, 4);
  });

  it('leaves 1 in 10 on either side unless told otherwise', () => {
    // The score equation itself: (seen − true) / √(true (1 − true) / n) = ±1.2816 at the ends.
    const { low, high } = likelyShare(3, 10);
    const score = (share: number) => (0.3 - share) / Math.sqrt((share * (1 - share)) / 10);
    expect(score(low)).toBeCloseTo(1.28155, 4);
    expect(score(high)).toBeCloseTo(-1.28155, 4);
  });

  it('holds what was seen, stays within 0 and 1, and narrows with more', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (some, of) => {
        const count = Math.min(some, of);
        const { low, high } = likelyShare(count, of);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(count / of + 1e-12);
        expect(high).toBeGreaterThanOrEqual(count / of - 1e-12);
        const more = likelyShare(count * 4, of * 4);
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });
});
