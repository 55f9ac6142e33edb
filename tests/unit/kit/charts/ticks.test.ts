import { describe, expect, it } from 'vitest';
import { ticks } from '../../../../src/kit/charts/ticks.ts';

describe('ticks', () => {
  it('steps by round amounts past both ends', () => {
    expect(ticks(0, 97, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(0, 1_340, 5)).toEqual([0, 200, 400, 600, 800, 1_000, 1_200, 1_400]);
    expect(ticks(-18_200, 31_000, 5)).toEqual([
      -20_000, -10_000, 0, 10_000, 20_000, 30_000, 40_000,
    ]);
  });
  it('steps by parts of one', () => {
    expect(ticks(0, 2.3, 5)).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
  });
  it('gives one value where nothing varies', () => {
    expect(ticks(0, 0, 5)).toEqual([0]);
  });
});
