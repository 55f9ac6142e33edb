import { describe, expect, it } from 'vitest';
import { blend, bounded, interpolate, partOfWay } from '../../../src/engine/index.ts';

describe('bounded', () => {
  it('keeps a value within its ends', () => {
    expect([-1, 0, 2, 5, 9].map((value) => bounded(value, 0, 5))).toEqual([0, 0, 2, 5, 5]);
  });
});

describe('partOfWay', () => {
  it('runs from 0 to 1 and stops there', () => {
    expect([5, 10, 15, 20, 25].map((value) => partOfWay(value, 10, 20))).toEqual([0, 0, 0.5, 1, 1]);
  });
});

describe('interpolate', () => {
  const points = [
    [10, 1],
    [20, 3],
    [40, 4],
  ] as const;
  it('reads the line between two points', () => {
    expect([10, 15, 20, 30, 40].map((x) => interpolate(points, x))).toEqual([1, 2, 3, 3.5, 4]);
  });
  it('holds the ends beyond them', () => {
    expect([0, 99].map((x) => interpolate(points, x))).toEqual([1, 4]);
  });
  it('takes a single point, or none', () => {
    expect([interpolate([[7, 2]], 1), interpolate([[7, 2]], 9), interpolate([], 1)]).toEqual([
      2, 2, 0,
    ]);
  });
});

describe('blend', () => {
  it('mixes two costs point by point', () => {
    const mixed = blend(
      { low: 0, typical: 10, high: 20 },
      { low: 10, typical: 20, high: 40 },
      0.25,
    );
    expect(mixed).toEqual({ low: 2.5, typical: 12.5, high: 25 });
  });
});
