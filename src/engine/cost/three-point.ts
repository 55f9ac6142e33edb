/**
 * A cost or quantity known as three points: the 10th, 50th and 90th percentile of what is found.
 * Always `0 ≤ low ≤ typical ≤ high`, all finite.
 */
export interface ThreePoint {
  readonly low: number;
  readonly typical: number;
  readonly high: number;
}

/** A figure known exactly. */
export const exactly = (value: number): ThreePoint => ({ low: value, typical: value, high: value });

/** A plain number stands for a figure known exactly. */
export const asThreePoint = (value: number | ThreePoint): ThreePoint =>
  typeof value === 'number' ? exactly(value) : value;

export const scale = (point: ThreePoint, by: number): ThreePoint => ({
  low: point.low * by,
  typical: point.typical * by,
  high: point.high * by,
});

export const multiply = (a: ThreePoint, b: ThreePoint): ThreePoint => ({
  low: a.low * b.low,
  typical: a.typical * b.typical,
  high: a.high * b.high,
});

/**
 * How far costs of one job move together. 0 would let highs and lows cancel, 1 would let every line be
 * low or high at once; 0.6 is our one stated judgment (docs/decisions/001-correlation.md).
 */
export const CORRELATION = 0.6;

/**
 * The combined half-width of several: √((1−ρ)·Σdᵢ² + ρ·(Σdᵢ)²), the standard deviation of a sum of
 * equally correlated terms.
 */
export const combineHalfWidths = (halfWidths: readonly number[]): number => {
  let sum = 0;
  let squares = 0;
  for (const d of halfWidths) {
    sum += d;
    squares += d * d;
  }
  return Math.sqrt((1 - CORRELATION) * squares + CORRELATION * sum * sum);
};

/** The sum of correlated three-point costs. An empty list sums to nothing. */
export const addUp = (points: readonly ThreePoint[]): ThreePoint => {
  const typical = points.reduce((sum, point) => sum + point.typical, 0);
  const down = combineHalfWidths(points.map((point) => point.typical - point.low));
  const up = combineHalfWidths(points.map((point) => point.high - point.typical));
  return { low: Math.max(0, typical - down), typical, high: typical + up };
};
