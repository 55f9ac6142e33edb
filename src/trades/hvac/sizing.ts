import { exactly, type ThreePoint } from '../../estimate/index.ts';

/** Sq ft per ton that North Texas contractors install (S6). */
export const INSTALLED = { low: 700, typical: 600, high: 500 };

/** Largest single home system, in tons. */
const LARGEST = 5;
const SMALLEST = 1.5;

/** Equipment is sold in half tons, from 1.5. */
export const halfTon = (tons: number): number => Math.max(SMALLEST, Math.ceil(tons * 2) / 2);

/** The tons to price: what the nameplate says, else what is installed here for such an area. */
export const tonsOf = (v: { readonly tons: number; readonly area: number }): ThreePoint =>
  v.tons > 0
    ? exactly(v.tons)
    : {
        low: halfTon(v.area / INSTALLED.low),
        typical: halfTon(v.area / INSTALLED.typical),
        high: halfTon(v.area / INSTALLED.high),
      };

/** How many systems it takes: none is larger than 5 tons. */
export const systemsFor = (tons: ThreePoint): number =>
  Math.max(1, Math.ceil(tons.typical / LARGEST));

/**
 * Installed price by tons against 3 tons: middles of a published table (S85; S5 agrees within 5%).
 * A 4-ton system costs about a sixth more than one of 3 tons, not a third.
 */
const BY_TONS: readonly (readonly [tons: number, times: number])[] = [
  [1.5, 0.64],
  [2, 0.79],
  [2.5, 0.87],
  [3, 1],
  [3.5, 1.1],
  [4, 1.17],
  [5, 1.26],
];

const timesAt = (tons: number): number => {
  const above = BY_TONS.findIndex(([at]) => at >= tons);
  const [high, highTimes] = BY_TONS[above < 0 ? BY_TONS.length - 1 : above] ?? [3, 1];
  const [low, lowTimes] = BY_TONS[Math.max(0, above - 1)] ?? [3, 1];
  if (above < 0 || high <= tons || high === low) return highTimes;
  return lowTimes + ((highTimes - lowTimes) * (tons - low)) / (high - low);
};

/** What one of `systems` costs against a 3-ton system. */
export const sizeTimes = (tons: ThreePoint, systems: number): ThreePoint => {
  const each = (total: number) => timesAt(Math.min(LARGEST, Math.max(SMALLEST, total / systems)));
  return { low: each(tons.low), typical: each(tons.typical), high: each(tons.high) };
};
