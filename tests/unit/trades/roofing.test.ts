import { describe, expect, test } from 'vitest';
import { runEstimate } from '../../../src/estimate/index.ts';
import { settleClaim } from '../../../src/trades/roofing/claim.ts';
import { edges, outlineOf, pitchFactor } from '../../../src/trades/roofing/geometry.ts';
import { calculator } from '../../../src/trades/roofing/calculator.ts';

const roof = (answers: Record<string, unknown>) => runEstimate(calculator, answers as never);
const line = (answers: Record<string, unknown>, id: string) =>
  roof(answers).items.find((item) => item.id === id);

describe('the pitch factor', () => {
  // The published table of R33, rounded there to two or three places.
  test.each([
    [3, 1.03],
    [4, 1.06],
    [5, 1.085],
    [6, 1.12],
    [7, 1.16],
    [8, 1.21],
    [9, 1.25],
    [10, 1.31],
    [11, 1.36],
    [12, 1.42],
  ])('at %d in 12 is the published %d', (rise, published) => {
    expect(Math.abs(pitchFactor(rise) - published)).toBeLessThan(0.01);
  });
  test('of a flat roof is 1 and of 12 in 12 is √2', () => {
    expect(pitchFactor(0)).toBe(1);
    expect(pitchFactor(12)).toBeCloseTo(Math.SQRT2, 10);
  });
});

describe('the edges of a roof', () => {
  test('a 40 × 60 ft gable has a 60 ft ridge, no hip and 200 ft of edge', () => {
    expect(edges(2400, 'gable', 6)).toEqual({ ridge: 60, hips: 0, perimeter: 200 });
  });
  test('a 40 × 60 ft hip at 6 in 12 has a 20 ft ridge and four hips of 30 ft', () => {
    // Each hip: run 20 and 20, rise 10: √(400 + 400 + 100) = 30
    const { ridge, hips } = edges(2400, 'hip', 6);
    expect(ridge).toBeCloseTo(20, 10);
    expect(hips).toBeCloseTo(120, 10);
  });
});

describe('the lines, worked by hand', () => {
  const gable = {
    known: 'outline',
    area: 2400,
    pitch: '6',
    shape: 'gable',
    stories: '1',
    layers: '1',
  };

  test('tear-off of 2,400 sq ft at 6 in 12 is 26.83 squares at $125', () => {
    // 24 × √(1 + 0.25) = 26.833 squares
    const item = line(gable, 'tear-off');
    expect(item?.quantity).toBeCloseTo(26.833, 3);
    expect(item?.total.typical).toBeCloseTo(3354.1, 1);
  });

  test('shingles to order are sloped squares × 1.06 waste + one square per 100 ft of ridge', () => {
    // 26.833 × 1.06 + 0.6 = 29.043 squares × $345 = $10,019.8
    expect(line({ ...gable, covering: 'architectural' }, 'covering')?.total.typical).toBeCloseTo(
      10019.8,
      0,
    );
  });

  test('measured squares replace the outline and the pitch', () => {
    expect(line({ ...gable, known: 'squares', squares: 30 }, 'tear-off')?.quantity).toBe(30);
    expect(
      line({ ...gable, known: 'squares', squares: 30, area: 9000 }, 'tear-off')?.quantity,
    ).toBe(30);
  });

  test('an exact rise replaces the class of pitch', () => {
    expect(line({ ...gable, rise: 12 }, 'tear-off')?.quantity).toBeCloseTo(24 * Math.SQRT2, 6);
  });

  test('a rise of 0 is an answer: a flat roof has no slope to add', () => {
    expect(line({ ...gable, rise: 0 }, 'tear-off')?.quantity).toBe(24);
  });

  test('a living area is the ground floor, a garage and eaves of 2 ft', () => {
    // 1,950 + 450 = 2,400 sq ft of walls, 40 × 60 ft; with eaves 44 × 64 = 2,816
    expect(outlineOf(1950, 1)).toBeCloseTo(2816, 6);
    // 3,250 × 0.6 + 450 = 2,400 as well
    expect(outlineOf(3250, 2)).toBeCloseTo(2816, 6);
    const oneStory = { ...gable, known: 'one-story', floor: 1950, rise: 0 };
    expect(line(oneStory, 'tear-off')?.quantity).toBeCloseTo(28.16, 6);
    expect(line(oneStory, 'tear-off')?.factors).toEqual([]);
    expect(line({ ...oneStory, known: 'two-story' }, 'tear-off')?.factors).toHaveLength(1);
  });

  test('ten percent of the deck of 2,683 sq ft at $3.50 is $939', () => {
    expect(line({ ...gable, decking: 10 }, 'decking')?.total.typical).toBeCloseTo(939.1, 1);
  });

  test('a third layer is two extra layers on every square', () => {
    expect(line({ ...gable, layers: '3' }, 'extra-layers')?.total.typical).toBeCloseTo(
      26.833 * 2 * 100,
      0,
    );
  });

  test('tile is torn off at the tile price and has no asphalt layers to count', () => {
    const tile = { ...gable, existing: 'tile', layers: '3' };
    expect(line(tile, 'tear-off')?.unitCost?.typical).toBe(210);
    expect(line(tile, 'extra-layers')).toBeUndefined();
  });
});

describe('the claim', () => {
  const claim = { insured: 15000, job: 15000, dwelling: 300000, deductible: 2, age: 10, life: 20 };

  test('2 % of a $300,000 limit is a $6,000 deductible, the example of R31', () => {
    expect(settleClaim({ ...claim, policy: 'rcv' }).deductible).toBe(6000);
  });

  test('replacement cost pays in two checks and leaves the deductible to the owner', () => {
    // Depreciation 15,000 × 10/20 = 7,500; first 15,000 − 7,500 − 6,000 = 1,500; second 7,500
    expect(settleClaim({ ...claim, policy: 'rcv' })).toEqual({
      payable: 9000,
      deductible: 6000,
      firstCheck: 1500,
      secondCheck: 7500,
      ownerPays: 6000,
    });
  });

  test('actual cash value on a $20,000 roof 15 of 20 years used is $5,000 less the deductible (R32)', () => {
    const acv = settleClaim({
      policy: 'acv',
      insured: 20000,
      job: 20000,
      dwelling: 200000,
      deductible: 1,
      age: 15,
      life: 20,
    });
    expect(acv.firstCheck).toBe(3000);
    expect(acv.secondCheck).toBe(0);
    expect(acv.ownerPays).toBe(17000);
  });

  test('a deductible above the loss pays nothing', () => {
    expect(settleClaim({ ...claim, policy: 'rcv', dwelling: 1000000 })).toMatchObject({
      firstCheck: 0,
      secondCheck: 0,
      ownerPays: 15000,
    });
  });

  test('a roof past its life gets no first check under replacement cost, but the second is whole', () => {
    expect(settleClaim({ ...claim, policy: 'rcv', age: 40 })).toMatchObject({
      firstCheck: 0,
      secondCheck: 9000,
    });
  });

  test('what the owner adds beyond like for like is the owner’s', () => {
    expect(settleClaim({ ...claim, policy: 'rcv', job: 20000 }).ownerPays).toBe(11000);
  });
});

describe('a claim with a cheaper roof than was lost', () => {
  const tile = { job: 'storm', damage: 'wide', existing: 'tile', known: 'outline' };
  const paying = (answers: Record<string, unknown>) => {
    const { metrics, total } = roof(answers);
    const of = (id: string) => metrics.find((metric) => metric.id === id)?.value as number;
    return { total: total.typical, of };
  };
  test.each([
    { ...tile, covering: 'architectural', area: 4000, age: 30, dwelling: 1000000, deductible: 1 },
    { ...tile, covering: 'architectural', area: 3000, age: 10, dwelling: 600000, deductible: 2 },
  ])('pays no more than is built, and the owner pays the deductible: %j', (answers) => {
    const { total, of } = paying(answers);
    expect(of('first-check') + of('second-check')).toBeLessThanOrEqual(total - of('deductible'));
    expect(of('owner-pays')).toBeGreaterThanOrEqual(of('deductible') - 0.01);
  });

  test('tile is written down over its own life, not over that of asphalt', () => {
    const { metrics, recommendation } = roof({
      ...tile,
      covering: 'tile',
      age: 21,
      area: 3000,
      policy: 'acv',
      dwelling: 800000,
      deductible: 1,
    });
    expect(recommendation.outcome).toBe('file');
    expect(metrics.find(({ id }) => id === 'first-check')?.value).toBeGreaterThan(15000);
  });

  test('where age takes all, age is named as the reason and a claim is not called worthless', () => {
    const { recommendation } = roof({
      job: 'storm',
      age: 25,
      existing: 'asphalt',
      policy: 'acv',
      dwelling: 300000,
      deductible: 1,
    });
    expect(recommendation.outcome).toBe('ask-schedule');
    expect(recommendation.headline).not.toMatch(/nothing/);
    expect(recommendation.reasons.join(' ')).toMatch(/takes off for age/);
  });

  test('without the policy at hand no claim is worked out', () => {
    const { metrics, recommendation } = roof({ job: 'storm', area: 2400 });
    expect(recommendation.outcome).toBe('read-policy');
    expect(metrics).toEqual([]);
  });
});

describe('a slope too low for what was chosen', () => {
  const covering = (answers: Record<string, unknown>) => line(answers, 'covering')?.label;
  test.each([
    [{ rise: 1, covering: 'three-tab' }, true],
    [{ rise: 1.9, covering: 'architectural' }, true],
    [{ rise: 0, covering: 'class4' }, true],
    [{ pitch: '1', covering: 'architectural' }, true],
    [{ rise: 0.5, covering: 'tile' }, true],
    [{ rise: 2.4, covering: 'tile' }, true],
    [{ rise: 2, covering: 'architectural' }, false],
    [{ rise: 2.5, covering: 'tile' }, false],
    [{ rise: 0, covering: 'membrane' }, false],
  ])('%j is warned of: %s', (answers, warned) => {
    expect(roof(answers).warnings.some(({ id }) => id === 'low-slope')).toBe(warned);
    if (warned) expect(covering(answers)).toBe('Low-slope membrane, laid');
  });
});

describe('the outcome', () => {
  test.each([
    [{}, 'look-first', 'quotes'],
    [{ condition: 'sound', age: 8 }, 'wait', 'wait'],
    [{ condition: 'sound', age: 14.9 }, 'wait', 'wait'],
    [{ condition: 'sound', age: 15 }, 'plan-replacement', 'quotes'],
    [{ condition: 'sound', age: 20, existing: 'tile' }, 'wait', 'wait'],
    [{ condition: 'sound', age: 60, existing: 'tile' }, 'plan-replacement', 'quotes'],
    [{ condition: 'worn', age: 8 }, 'plan-replacement', 'quotes'],
    [{ condition: 'sagging' }, 'inspect-now', 'get-inspected'],
    [{ job: 'repair', repair: 'minor' }, 'repair-is-enough', 'quotes'],
    [{ job: 'repair', repair: 'minor', condition: 'worn' }, 'repair-is-enough', 'quotes'],
    [{ job: 'repair', repair: 'minor', condition: 'worn', age: 22 }, 'stop-the-leak', 'quotes'],
    [{ job: 'repair', repair: 'moderate', condition: 'worn', age: 24 }, 'stop-the-leak', 'quotes'],
    [
      { job: 'repair', repair: 'major', known: 'outline', area: 900 },
      'price-replacement',
      'quotes',
    ],
    [{ job: 'storm', policy: 'rcv', deductible: 1, dwelling: 300000 }, 'file', 'insurance'],
    [{ job: 'storm', dwelling: 3000000, deductible: 2 }, 'do-not-file', 'repair-first'],
    [
      { job: 'storm', damage: 'spots', dwelling: 450000, deductible: 2 },
      'do-not-file',
      'repair-first',
    ],
    [{ job: 'storm', damage: 'spots' }, 'read-policy', 'insurance'],
  ])('of %j is %s', (answers, outcome, next) => {
    expect(roof(answers).recommendation).toMatchObject({ outcome, next });
  });

  test('says of the roof only what was answered', () => {
    const { recommendation } = roof({ floor: 2600 });
    expect(recommendation.reasons.join(' ')).not.toMatch(/curling|bald/i);
    const tile = roof({ condition: 'sound', age: 60, existing: 'tile' }).recommendation;
    expect(tile.reasons.join(' ')).not.toMatch(/curling|shingles/i);
  });

  test('a sagging roof is a danger said before the price', () => {
    expect(roof({ condition: 'sagging' }).warnings[0]).toMatchObject({ level: 'danger' });
  });

  test('water coming in adds a tarp and the warning to stay off the roof', () => {
    const now = roof({ job: 'repair', urgent: 'yes' });
    expect(now.items.map((item) => item.id)).toContain('tarp');
    expect(now.warnings.map((warning) => warning.id)).toContain('water-in');
  });
});

test('a larger, steeper or more cut-up roof never costs less', () => {
  const cost = (answers: Record<string, unknown>) => roof(answers).total.typical;
  const areas = [400, 1000, 2400, 5000, 12000].map((floor) => cost({ floor }));
  const pitches = ['3', '6', '9', '12'].map((pitch) => cost({ pitch }));
  const shapes = ['gable', 'hip', 'complex'].map((shape) => cost({ shape }));
  for (const costs of [areas, pitches, shapes]) {
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  }
});
