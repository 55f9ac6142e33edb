import { scale, type ThreePoint } from './three-point.ts';

/** The value, but never below `least` nor above `most`. */
export const bounded = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** How far a value is on its way: 0 up to `from`, 1 past `to`, and in proportion between. */
export const partOfWay = (value: number, from: number, to: number): number =>
  bounded((value - from) / (to - from), 0, 1);

export type Point = readonly [x: number, y: number];

/** Points as rows of data hold them. */
export const pointsOf = (rows: readonly (readonly number[])[]): readonly Point[] =>
  rows.map(([x = NaN, y = NaN]) => [x, y]);

/**
 * The value at `x` on the straight lines through known points, which stand in rising order of x. The first
 * and the last hold beyond them; no points at all give 0.
 */
export const interpolate = (points: readonly Point[], x: number): number => {
  const above = points.findIndex(([at]) => at >= x);
  const next = points.at(above);
  const last = above > 0 ? points[above - 1] : undefined;
  if (!next || !last) return next?.[1] ?? 0;
  return last[1] + (next[1] - last[1]) * partOfWay(x, last[0], next[0]);
};

/** A cost between two, point by point: the first at 0, the second at 1. */
export const blend = (a: ThreePoint, b: ThreePoint, share: number): ThreePoint => {
  const first = scale(a, 1 - share);
  const second = scale(b, share);
  return {
    low: first.low + second.low,
    typical: first.typical + second.typical,
    high: first.high + second.high,
  };
};
