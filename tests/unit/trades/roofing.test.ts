import { describe, expect, test } from 'vitest';
import { runEstimate } from '../../../src/engine/index.ts';
import { settleClaim } from '../../../src/trades/roofing/claim.ts';
import { edges, outlineOf, pitchFactor } from '../../../src/trades/roofing/geometry.ts';
import { calculator } from '../../../src/trades/roofing/calculator.ts';
import { calculator as solar } from '../../../src/trades/solar/calculator.ts';

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
  test('a 40 × 60 ft gable has a 60 ft ridge, no hip and 120 ft of eaves', () => {
    expect(edges(2400, 'gable', 6)).toEqual({ ridge: 60, hips: 0, eaves: 120 });
  });
  test('a 40 × 60 ft hip at 6 in 12 has a 20 ft ridge and four hips of 30 ft', () => {
    // Each hip: run 20 and 20, rise 10: √(400 + 400 + 100) = 30
    const { ridge, hips } = edges(2400, 'hip', 6);
    expect(ridge).toBeCloseTo(20, 10);
    expect(hips).toBeCloseTo(120, 10);
  });
  test('a hip roof has eaves all around', () => {
    expect(edges(2400, 'hip', 6).eaves).toBe(200);
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
      26.833 * 2 * 75,
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
  const claim = {
    insured: 15000,
    job: 15000,
    dwelling: 300000,
    deductible: 2,
    flat: null,
    age: 10,
    life: 20,
  };

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
      flat: null,
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
    expect(recommendation.reasons.join(' ')).toMatch(/takes money off for age/);
  });

  test('a cheaper roof below the deductible is no reason to forgo a claim for the tile that was lost', () => {
    const lost = { ...tile, area: 2000, age: 10, dwelling: 1_000_000, deductible: 2 };
    for (const policy of ['rcv', 'acv']) {
      const said = roof({ ...lost, covering: 'architectural', policy }).recommendation;
      expect(said.outcome, policy).toBe('ask-schedule');
      expect(said.reasons[0], policy).toMatch(/like the one you lost comes to about \$4\d,/);
    }
    const small = { ...lost, elsewhere: 0, covering: 'architectural', dwelling: 4_000_000 };
    expect(roof(small).recommendation.outcome).toBe('do-not-file');
  });

  test('what the person adds to a storm job is damage too', () => {
    const storm = { job: 'storm', age: 0, deductible: 2, elsewhere: 0, extras: 8000 };
    const spots = { ...storm, damage: 'spots', dwelling: 100_000 };
    expect(roof({ ...spots, extras: 0 }).recommendation.outcome).toBe('do-not-file');
    expect(roof(spots).recommendation.outcome).toBe('file');
    for (const answers of [spots, { ...storm, existing: 'asphalt', dwelling: 300_000 }]) {
      const { total, of } = paying(answers);
      expect(of('first-check') + of('deductible'), JSON.stringify(answers)).toBeCloseTo(total, 6);
      expect(of('owner-pays')).toBeCloseTo(of('deductible'), 6);
    }
  });

  test('one storm, one deductible: fence, fins and rooms count with the roof before any “do not file”', () => {
    const storm = {
      job: 'storm',
      damage: 'wide',
      known: 'squares',
      squares: 60,
      existing: 'asphalt',
      age: 10,
      policy: 'rcv',
      dwelling: 2_000_000,
      deductible: 2,
    };
    const { recommendation, total } = roof(storm);
    expect(recommendation.outcome).toBe('add-the-rest');
    expect(recommendation.reasons.join(' ')).toMatch(/one deductible.*fence.*rooms/i);
    expect(roof({ ...storm, elsewhere: 0 }).recommendation.outcome).toBe('do-not-file');
    const more = roof({ ...storm, elsewhere: 20_000 });
    expect(more.recommendation.outcome).toBe('file');
    // It is no part of what a roofer is paid for.
    expect(more.total).toEqual(total);
  });

  test('a flat deductible is what it says, whatever the house is insured for', () => {
    const flat = { job: 'storm', known: 'squares', squares: 30, existing: 'asphalt', flat: 5000 };
    for (const answers of [flat, { ...flat, dwelling: 3_000_000, deductible: 5 }]) {
      const { metrics, recommendation } = roof(answers);
      expect(metrics.find(({ id }) => id === 'deductible')?.value).toBe(5000);
      expect(recommendation.outcome).toBe('file');
    }
  });

  test('of damage that nobody has shown no claim is worked out', () => {
    const { metrics, recommendation, total } = roof({
      job: 'storm',
      damage: 'told',
      dwelling: 450_000,
      deductible: 1,
    });
    expect(recommendation.headline).toMatch(/^Sign nothing/);
    expect(metrics.map(({ id }) => id)).not.toContain('first-check');
    expect(total.high).toBeLessThan(5000);
  });

  test('whoever may claim is told that the policy sets a deadline', () => {
    const storm = { job: 'storm', existing: 'asphalt', dwelling: 300000, deductible: 1 };
    const said = (given: object) => roof({ job: 'storm', ...given }).recommendation;
    for (const given of [{}, storm, { ...storm, policy: 'acv', age: 25 }])
      expect(said(given).reasons.join(' '), JSON.stringify(given)).toContain('deadline');
  });

  test('a deductible inside the range of the price is no plain no', () => {
    const flip = (dwelling: number) =>
      roof({ job: 'storm', known: 'squares', squares: 30, dwelling, deductible: 2, elsewhere: 0 })
        .recommendation;
    const { total } = roof({ job: 'storm', known: 'squares', squares: 30 });
    const near = flip(Math.ceil(total.typical / 0.02) + 1000);
    expect(near.outcome).toBe('do-not-file');
    expect(near.flip).toContain('high end of our prices');
    expect(flip(5_000_000).flip).not.toContain('high end of our prices');
  });

  test('without the policy at hand no claim is worked out', () => {
    const { metrics, recommendation } = roof({ job: 'storm', area: 2400 });
    expect(recommendation.outcome).toBe('read-policy');
    expect(metrics.map(({ id }) => id)).toEqual(['per-square']);
  });

  test('one who lost Class 4, metal or shake is paid for that, not for plain shingles', () => {
    const policy = { job: 'storm', known: 'outline', area: 2400, dwelling: 400000, deductible: 1 };
    for (const [existing, covering] of [
      ['class4', 'class4'],
      ['metal', 'metal'],
    ]) {
      const { metrics } = roof({ ...policy, existing, covering });
      const of = (id: string) => metrics.find((metric) => metric.id === id)?.value as number;
      expect(of('owner-pays'), existing).toBeCloseTo(of('deductible'), 6);
    }
    const plain = roof({ ...policy, existing: 'asphalt', covering: 'class4' });
    const pays = plain.metrics.find(({ id }) => id === 'owner-pays')?.value;
    // 26.83 × 1.11 + 1.4 squares × $85 more than architectural
    expect((pays as number) - 4000).toBeCloseTo((26.833 * 1.11 + 1.4) * 85, 0);
  });
});

test('a claim for lost shake does not pay for the new deck that shingles need', () => {
  const lost = { job: 'storm', known: 'outline', area: 2400, dwelling: 400000, deductible: 1 };
  const storm = {
    ...lost,
    existing: 'wood',
    covering: 'slate',
    age: 0,
    pitch: '6',
    shape: 'gable',
  };
  const { metrics } = roof(storm);
  const paid = metrics.find(({ id }) => id === 'first-check')?.value as number;
  // Tear-off 26.83 × $125 × 1.072, shake 29.04 × $675, a tenth of the deck, the permit; less $4,000
  expect(paid + 4000).toBeCloseTo(26.833 * 125 * 1.072 + 29.043 * 675 + 939.1 + 300, -1);
});

describe('what lies on the roof now', () => {
  const outline = { known: 'outline', area: 2400, shape: 'gable', stories: '1' };
  test('wood shake needs a whole deck: 2,683 sq ft at $2.75', () => {
    expect(line({ ...outline, existing: 'wood' }, 'decking')?.total.typical).toBeCloseTo(7378.9, 0);
    expect(line({ ...outline, existing: 'asphalt' }, 'decking')?.total.typical).toBeCloseTo(939, 0);
  });
  test('wood shake is not spoken of as shingles', () => {
    const { recommendation } = roof({ condition: 'worn', existing: 'wood' });
    expect(recommendation.reasons.join(' ')).not.toMatch(/curling|shingles/i);
  });
});

describe('three kinds of metal', () => {
  const metal = { known: 'squares', squares: 29, shape: 'gable', stories: '1', covering: 'metal' };
  const cost = (kind: string) => roof({ ...metal, metal: kind }).total.typical;
  test('screw-down costs least, standing seam most', () => {
    const kinds = ['screw-down', 'stone-coated', 'standing-seam'].map(cost);
    expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
  });
  test('29 squares of standing seam come to what quotes start at, $38,000 and more', () => {
    expect(cost('standing-seam')).toBeGreaterThan(38000);
    expect(cost('screw-down')).toBeLessThan(30000);
  });
});

describe('labor on a hard roof', () => {
  const measured = { known: 'squares', squares: 30, shape: 'gable', stories: '1' };
  const factor = (answers: Record<string, unknown>, id: string) =>
    (line({ ...measured, ...answers }, id)?.factors[0]?.value as { typical: number } | undefined)
      ?.typical ?? 1;

  test('at 12 in 12 labor is 40 % more: half of shingles, four tenths of slate', () => {
    expect(factor({ rise: 12 }, 'covering')).toBeCloseTo(1.2, 10);
    expect(factor({ rise: 12, covering: 'slate' }, 'covering')).toBeCloseTo(1.16, 10);
    expect(factor({ rise: 14 }, 'covering')).toBeCloseTo(1.2, 10);
  });

  test('grows by the inch from 7 in 12, without a jump', () => {
    expect(factor({ rise: 7 }, 'covering')).toBe(1);
    expect(factor({ rise: 7.1 }, 'covering')).toBeCloseTo(1.004, 10);
    const at = (rise: number) => roof({ known: 'outline', area: 2400, rise }).total.typical;
    for (let rise = 4; rise < 14; rise += 0.25) {
      expect(at(rise + 0.25) / at(rise), String(rise)).toBeLessThan(1.02);
      expect(at(rise + 0.25), String(rise)).toBeGreaterThanOrEqual(at(rise));
    }
  });

  test('steep and cut up add up; they do not multiply: 1 + half of 40 and 35 %', () => {
    expect(factor({ rise: 12, shape: 'complex' }, 'covering')).toBeCloseTo(1.375, 10);
  });

  test('a large, steep, cut-up shingle roof stays near what DFW roofers ask, $650 to $800 a square', () => {
    const { metrics } = roof({ known: 'outline', area: 5000, pitch: '12', shape: 'complex' });
    const each = metrics.find(({ id }) => id === 'per-square')?.value;
    expect(each).toBeGreaterThan(650);
    expect(each).toBeLessThan(800);
  });
});

describe('a whole slope', () => {
  const slope = { job: 'repair', repair: 'slope' };
  test('costs a quarter of the squares, at the price of what lies there', () => {
    // 40 squares: 10 × ($125 tear-off × 1.072 for two stories + $345)
    const answers = { ...slope, known: 'squares', squares: 40 };
    expect(roof(answers).total.typical).toBeCloseTo(10 * (125 * 1.072 + 345), 4);
    // Tile is lifted and laid again: 10 × $600.
    const tile = roof({ ...answers, existing: 'tile' });
    expect(tile.total.typical).toBeCloseTo(6000, 4);
    expect(tile.items.map(({ id }) => id)).not.toContain('tear-off');
  });
  test('of tile says that the same tile can be lifted and laid again', () => {
    const reasons = (answers: object) =>
      roof({ ...slope, ...answers }).recommendation.reasons.join(' ');
    const again = /lifting the tile, renewing the felt and laying the same tile again/;
    expect(reasons({ existing: 'tile', age: 30 })).toMatch(again);
    expect(reasons({ existing: 'tile', known: 'squares', squares: 6 })).toMatch(again);
    expect(reasons({ existing: 'tile', repair: 'leak' })).not.toMatch(again);
    expect(reasons({})).not.toMatch(again);
  });
  test('of a small roof is priced as four squares', () => {
    const at = (squares: number) => roof({ ...slope, known: 'squares', squares }).total.typical;
    expect(at(6)).toBe(at(16));
    expect(at(20)).toBeGreaterThan(at(16));
  });
});

describe('what hail claims carry besides shingles', () => {
  const gable = { known: 'outline', area: 2400, shape: 'gable' };
  test('gutters run along the eaves: 120 ft at $10', () => {
    expect(line({ ...gable, gutters: 'yes' }, 'gutters')?.total.typical).toBeCloseTo(1200, 6);
    expect(line(gable, 'gutters')).toBeUndefined();
  });
  test('skylights by the piece, at $400', () => {
    expect(line({ ...gable, skylights: 3 }, 'skylights')?.total.typical).toBe(1200);
  });
  test.each([1, 4, 24])(
    '%i solar panels off and on cost what our solar calculator says',
    (panels) => {
      const off = ['solar-trips', 'solar-panels'].reduce(
        (sum, id) => sum + (line({ ...gable, panels }, id)?.total.typical ?? 0),
        0,
      );
      expect(off).toBe(runEstimate(solar, { job: 'reset', count: panels } as never).total.typical);
    },
  );
  test('are no part of the price per square', () => {
    const each = (answers: Record<string, unknown>) =>
      roof({ ...gable, ...answers }).metrics.find(({ id }) => id === 'per-square')?.value;
    expect(each({ gutters: 'yes', panels: 24 })).toBe(each({}));
  });
});

test('a repair never costs less than a visit, and its band is no wider than 2.5', () => {
  for (const repair of ['minor', 'leak', 'moderate', 'slope']) {
    const { total } = roof({ job: 'repair', repair });
    expect(total.low, repair).toBeGreaterThanOrEqual(250);
    expect(total.high / total.low, repair).toBeLessThanOrEqual(2.5);
  }
});

test('with everything answered the band is no wider than 1.7', () => {
  const { total, unanswered } = roof({
    known: 'outline',
    area: 2400,
    covering: 'architectural',
    pitch: '6',
    shape: 'hip',
    stories: '2',
    layers: '1',
    decking: 10,
    condition: 'worn',
    existing: 'asphalt',
    age: 15,
    valleys: 0,
    chimneys: 0,
    ridgeVent: 'no',
    gutters: 'no',
    skylights: 0,
    panels: 0,
    extras: 0,
  });
  expect(unanswered).toEqual([]);
  expect(total.high / total.low).toBeLessThan(1.7);
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
    [{ rise: 2, covering: 'metal', metal: 'stone-coated' }, true],
    [{ rise: 2, covering: 'metal', metal: 'standing-seam' }, false],
    [{ rise: 2, covering: 'architectural' }, false],
    [{ rise: 2.5, covering: 'tile' }, false],
    [{ rise: 0, covering: 'membrane' }, false],
  ])('%j is warned of: %s', (answers, warned) => {
    expect(roof(answers).warnings.some(({ id }) => id === 'low-slope')).toBe(warned);
    if (warned) expect(covering(answers)).toBe('Low-slope membrane, laid');
  });
});

describe('the outcome', () => {
  test('a young roof is asked about its warranties before anyone pays', () => {
    const said = (answers: Record<string, unknown>) =>
      roof(answers).recommendation.reasons.join(' ');
    expect(said({ job: 'repair', repair: 'leak', age: 3 })).toContain('warranty on labor');
    expect(said({ job: 'repair', repair: 'leak', age: 12 })).not.toContain('warranty');
    expect(said({ condition: 'worn', age: 8 })).toContain('should not be worn yet');
    expect(said({ condition: 'worn', age: 16 })).not.toContain('should not be worn yet');
  });

  test.each([
    [{}, 'look-first', 'quotes'],
    [{ condition: 'sound', age: 8 }, 'wait', 'wait'],
    [{ condition: 'sound', age: 14.9 }, 'wait', 'wait'],
    [{ condition: 'sound', age: 15 }, 'plan-replacement', 'quotes'],
    [{ condition: 'sound', age: 20, existing: 'tile' }, 'wait', 'wait'],
    [{ condition: 'sound', age: 60, existing: 'tile' }, 'plan-replacement', 'quotes'],
    [{ condition: 'worn', age: 8 }, 'ask-warranty', 'get-inspected'],
    [{ condition: 'worn', age: 12 }, 'plan-replacement', 'quotes'],
    [{ condition: 'leaks', age: 8 }, 'look-first', 'quotes'],
    [{ job: 'repair', repair: 'leak', condition: 'leaks', age: 8 }, 'repair-is-enough', 'quotes'],
    [{ condition: 'sagging' }, 'inspect-now', 'get-inspected'],
    [{ job: 'repair', repair: 'minor' }, 'repair-is-enough', 'quotes'],
    [{ job: 'repair', repair: 'minor', condition: 'worn' }, 'repair-is-enough', 'quotes'],
    [{ job: 'repair', repair: 'minor', condition: 'worn', age: 22 }, 'stop-the-leak', 'quotes'],
    [{ job: 'repair', repair: 'moderate', condition: 'worn', age: 24 }, 'stop-the-leak', 'quotes'],
    [
      { job: 'repair', repair: 'minor', condition: 'worn', age: 30, existing: 'wood' },
      'stop-the-leak',
      'quotes',
    ],
    [{ job: 'repair', repair: 'minor', age: 25 }, 'stop-the-leak', 'quotes'],
    [{ job: 'repair', repair: 'minor', age: 80, existing: 'metal' }, 'stop-the-leak', 'quotes'],
    [{ job: 'repair', repair: 'minor', age: 45, existing: 'metal' }, 'repair-is-enough', 'quotes'],
    [
      { job: 'repair', repair: 'minor', condition: 'worn', age: 60, existing: 'tile' },
      'repair-is-enough',
      'quotes',
    ],
    [
      { job: 'repair', repair: 'slope', condition: 'sound', age: 20, existing: 'tile' },
      'repair-is-enough',
      'quotes',
    ],
    [
      { job: 'repair', repair: 'moderate', known: 'squares', squares: 6 },
      'price-replacement',
      'quotes',
    ],
    [{ job: 'storm', policy: 'rcv', deductible: 1, dwelling: 300000 }, 'file', 'insurance'],
    [{ job: 'storm', dwelling: 3000000, deductible: 2 }, 'add-the-rest', 'repair-first'],
    [
      { job: 'storm', dwelling: 3000000, deductible: 2, elsewhere: 0 },
      'do-not-file',
      'repair-first',
    ],
    [{ job: 'storm', damage: 'told' }, 'see-it-first', 'get-inspected'],
    [
      { job: 'storm', damage: 'spots', dwelling: 450000, deductible: 2, elsewhere: 0 },
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

  test('a sagging roof is a danger said before the price, and for today', () => {
    const { warnings, recommendation } = roof({ condition: 'sagging' });
    expect(warnings[0]).toMatchObject({ level: 'stop' });
    expect(recommendation.urgent).toBe(true);
  });

  test('tile or slate on a house framed for something lighter is warned of, also when it sags', () => {
    const ids = (answers: Record<string, unknown>) => roof(answers).warnings.map(({ id }) => id);
    for (const covering of ['tile', 'slate']) {
      expect(ids({ covering, existing: 'asphalt', condition: 'sagging' })).toContain('weight');
      expect(ids({ covering, existing: 'wood' })).toContain('weight');
      expect(ids({ covering, existing: 'tile' })).not.toContain('weight');
    }
    expect(ids({ covering: 'metal', existing: 'asphalt' })).not.toContain('weight');
  });

  test('hail on metal sends one to the word “cosmetic” in the policy', () => {
    const ids = (existing: string) => roof({ job: 'storm', existing }).warnings.map(({ id }) => id);
    expect(ids('metal')).toContain('cosmetic');
    expect(ids('asphalt')).not.toContain('cosmetic');
  });

  test('a roof damaged all over is not told that a repair may do', () => {
    const said = (damage: string) =>
      roof({
        job: 'storm',
        damage,
        dwelling: 3000000,
        deductible: 2,
        elsewhere: 0,
      }).recommendation.reasons.join(' ');
    expect(said('spots')).toContain('A repair may be all it needs');
    expect(said('wide')).not.toContain('A repair may be all it needs');
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

describe('tile that is lifted and laid again', () => {
  const old = {
    known: 'squares',
    squares: 60,
    covering: 'tile',
    existing: 'tile',
    age: 35,
    condition: 'worn',
    stories: '1',
  };

  test('60 squares come to 60 × $600 and no tear-off, about half of new tile', () => {
    const { items, total } = roof({ ...old, tile: 'relaid', shape: 'gable', decking: 0 });
    const ids = items.map(({ id }) => id);
    expect(ids).not.toContain('tear-off');
    // 60 × $600 + the permit, $300
    expect(total.typical).toBeCloseTo(36_300, 6);
    expect(total.typical).toBeLessThan(0.5 * roof({ ...old, tile: 'new' }).total.typical);
  });

  test('is asked only of tile, and named before new tile is planned', () => {
    expect(roof({ ...old, existing: 'asphalt', tile: 'relaid' }).total).toEqual(
      roof({ ...old, existing: 'asphalt' }).total,
    );
    expect(roof(old).recommendation.reasons.join(' ')).toContain('laying the same tile again');
  });
});

test('no advice points to a price below, because danger can keep the price from being shown', () => {
  for (const answers of [
    { condition: 'sagging' },
    { job: 'storm', damage: 'told', urgent: 'yes' },
    { job: 'storm', damage: 'told' },
  ])
    expect(roof(answers).recommendation.reasons.join(' ')).not.toContain('price below');
});

test('a flat roof has no ridge and no hip', () => {
  const flat = { job: 'replace', known: 'outline', area: 2000, pitch: '1', ridgeVent: 'yes' };
  expect(line(flat, 'covering')?.how).not.toContain('ridge');
  expect(line(flat, 'ridge-vent')).toBeUndefined();
  expect(line({ job: 'replace' }, 'covering')?.how).toContain('of ridge and hip');
});

test('a tarp after a storm is part of the claim: the owner still pays the deductible alone', () => {
  const storm = { job: 'storm', damage: 'wide', policy: 'rcv', dwelling: 500_000, deductible: 1 };
  const paid = (urgent: string) =>
    roof({ ...storm, urgent }).metrics.find(({ id }) => id === 'owner-pays')?.value;
  expect(paid('yes')).toBe(5000);
  expect(paid('no')).toBe(5000);
});
