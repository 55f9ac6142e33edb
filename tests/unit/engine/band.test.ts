import { describe, expect, test } from 'vitest';
import { bandOf, reachOf } from '../../../src/engine/run/band.ts';
import { spreadFor, spreadNeeded } from '../../../src/engine/results/spread.ts';

const half = { down: Math.log(2), up: Math.log(2) };
const none = { down: 0, up: 0 };

describe('the band', () => {
  test('with a spread of 1 and nothing open it is the range of the prices', () => {
    const prices = reachOf({ low: 50, typical: 100, high: 150 });
    const band = bandOf({ typical: 100, prices, open: [] });
    expect(band.low).toBeCloseTo(50, 9);
    expect(band.high).toBeCloseTo(150, 9);
  });

  test('a question left open joins as one more independent cause, by ratios', () => {
    // ln 2 from the prices and ln 2 from the question: 100 ÷ 2^√2 = 37.52, 100 × 2^√2 = 266.5
    const band = bandOf({ typical: 100, prices: half, open: [half] });
    expect(band.low).toBeCloseTo(37.52, 2);
    expect(band.high).toBeCloseTo(266.51, 2);
  });

  test('half the spread is the square root of the ratio', () => {
    expect(bandOf({ typical: 100, prices: half, open: [] }, 0.5).high).toBeCloseTo(141.42, 2);
  });

  test('it never reaches nothing, nor under the smallest visit', () => {
    const prices = reachOf({ low: 0, typical: 100, high: 100 });
    expect(bandOf({ typical: 100, prices, open: [] }).low).toBeGreaterThan(0);
    expect(bandOf({ typical: 100, prices, open: [] }, 1, 80).low).toBe(80);
    expect(bandOf({ typical: 60, prices: half, open: [] }, 1, 80).low).toBe(60);
  });

  test('what costs nothing has no band', () => {
    const prices = reachOf({ low: 0, typical: 0, high: 0 });
    expect(bandOf({ typical: 0, prices, open: [none] })).toEqual({ low: 0, typical: 0, high: 0 });
  });
});

describe('the spread that published prices ask for', () => {
  const parts = { typical: 100, prices: half, open: [] };

  test('is 1 for a price at the end of the range, ½ at its square root, 0 at the middle', () => {
    expect(spreadNeeded(parts, 200)).toBeCloseTo(1, 9);
    expect(spreadNeeded(parts, 100 / Math.SQRT2)).toBeCloseTo(0.5, 9);
    expect(spreadNeeded(parts, 100)).toBe(0);
  });

  test('is 0 for what the open questions reach by themselves', () => {
    expect(spreadNeeded({ ...parts, open: [half] }, 190)).toBe(0);
  });

  test('with it the band just reaches the price', () => {
    const open = [{ down: 0.1, up: 0.2 }];
    const spread = spreadNeeded({ ...parts, open }, 170);
    expect(bandOf({ ...parts, open }, spread).high).toBeCloseTo(170, 6);
  });

  test('of nineteen it is the sixteenth smallest, so that 8 in 10 are held', () => {
    expect(spreadFor(Array.from({ length: 19 }, (_, at) => 0.4 + at / 100))).toBe(0.55);
  });

  test('of fewer than fifteen it is 1 or wider, and never wild', () => {
    expect(spreadFor([])).toBe(1);
    expect(spreadFor([0, 1.2, 0.5, 0.4])).toBe(1.2);
    expect(spreadFor(Array(14).fill(0.5))).toBe(1);
    expect(spreadFor(Array(15).fill(0.5))).toBe(0.5);
    expect(spreadFor(Array(12).fill(Infinity))).toBe(1.5);
    expect(spreadFor(Array(20).fill(0))).toBe(0.3);
  });
});
