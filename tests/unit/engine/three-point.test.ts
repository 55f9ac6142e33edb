import { describe, expect, test } from 'vitest';
import { addUp, combineHalfWidths, CORRELATION } from '../../../src/engine/index.ts';

describe('adding up three-point costs', () => {
  test('one cost stays as it is', () => {
    expect(addUp([{ low: 80, typical: 100, high: 150 }])).toEqual({
      low: 80,
      typical: 100,
      high: 150,
    });
  });

  test('two costs of half-width 30 and 40 combine with the documented correlation', () => {
    // √((1−0.6)·(30²+40²) + 0.6·(30+40)²) = √(0.4·2500 + 0.6·4900) = √3940
    expect(CORRELATION).toBe(0.6);
    expect(combineHalfWidths([30, 40])).toBeCloseTo(62.769, 3);
    const sum = addUp([
      { low: 70, typical: 100, high: 130 },
      { low: 60, typical: 100, high: 140 },
    ]);
    expect(sum.typical).toBe(200);
    expect(sum.low).toBeCloseTo(200 - 62.769, 3);
    expect(sum.high).toBeCloseTo(200 + 62.769, 3);
  });

  test('highs and lows do not all happen together: the band is narrower than the sum of ends', () => {
    const sum = addUp([
      { low: 50, typical: 100, high: 200 },
      { low: 50, typical: 100, high: 200 },
    ]);
    expect(sum.low).toBeGreaterThan(100);
    expect(sum.high).toBeLessThan(400);
  });

  test('the low end never falls below nothing', () => {
    expect(addUp([{ low: 0, typical: 10, high: 20 }]).low).toBe(0);
  });

  test('nothing adds up to nothing', () => {
    expect(addUp([])).toEqual({ low: 0, typical: 0, high: 0 });
  });
});
