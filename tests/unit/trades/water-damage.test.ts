import { describe, expect, it } from 'vitest';
import { fillIn, runEstimate, type Answers } from '../../../src/estimate/index.ts';
import { calculator } from '../../../src/trades/water-damage/calculator.ts';
import type { WaterValues } from '../../../src/trades/water-damage/model.ts';
import {
  dehumidifiers,
  dryingDays,
  equipmentDays,
  fans,
} from '../../../src/trades/water-damage/drying.ts';
import {
  categoryOf,
  classOf,
  wetAreaOf,
  wetShare,
} from '../../../src/trades/water-damage/water.ts';

const valuesOf = (answers: Record<string, unknown> = {}): WaterValues =>
  fillIn(calculator, answers as Answers) as unknown as WaterValues;
const estimate = (answers: Record<string, unknown> = {}) =>
  runEstimate(calculator, answers as Answers);
const item = (answers: Record<string, unknown>, id: string) =>
  estimate(answers).items.find((one) => one.id === id);
const outcome = (answers: Record<string, unknown>) => estimate(answers).recommendation.outcome;
const next = (answers: Record<string, unknown>) => estimate(answers).recommendation.next;

/** A room of 12 × 12 × 8 ft: 144 sq ft of floor, 48 ft of wall. */
const haagRoom = { area: 144, rooms: 1, ceilingHeight: 8, floor: 'carpet', walls: 'low' };

describe('the category of the water', () => {
  it.each([
    ['pipe', 1],
    ['rain', 1],
    ['appliance', 2],
    ['sewer', 3],
    ['flood', 3],
  ])('is by source: %s is %i', (source, category) => {
    expect(categoryOf(valuesOf({ source, hours: 2 }))).toBe(category);
  });

  it('takes a toilet as black unless it held only water and urine', () => {
    expect(categoryOf(valuesOf({ source: 'toilet' }))).toBe(3);
    expect(categoryOf(valuesOf({ source: 'toilet', soiled: 'no' }))).toBe(2);
  });

  it('turns clean water gray past 48 hours, not at 48', () => {
    expect(categoryOf(valuesOf({ hours: 48 }))).toBe(1);
    expect(categoryOf(valuesOf({ hours: 49 }))).toBe(2);
  });

  it('turns gray water black past 48 hours only where it still stands', () => {
    const gray = { source: 'appliance', hours: 49 };
    expect(categoryOf(valuesOf({ ...gray, standing: 'no' }))).toBe(2);
    expect(categoryOf(valuesOf({ ...gray, standing: 'yes' }))).toBe(3);
  });
});

describe('the class of the loss', () => {
  it('finds the worked example: 240 of 672 sq ft, 35.7%, class 2', () => {
    const v = valuesOf(haagRoom);
    const wet = wetAreaOf(v);
    expect(wet.floor + wet.wall).toBe(144 + 48 * 2);
    expect(wetShare(v, wet)).toBeCloseTo(240 / 672, 6);
    expect(classOf(v, wet)).toBe(2);
  });

  it('is 3 once the walls are wet over 2 ft: (144 + 192) of 672 is 50%', () => {
    const v = valuesOf({ ...haagRoom, walls: 'high' });
    expect(wetShare(v, wetAreaOf(v))).toBeCloseTo(336 / 672, 6);
    expect(classOf(v, wetAreaOf(v))).toBe(3);
  });

  it('is 1 on tile with dry walls, and 4 on wood or plaster', () => {
    const tile = valuesOf({ ...haagRoom, floor: 'tile', walls: 'none' });
    const wood = valuesOf({ ...haagRoom, floor: 'wood' });
    const plaster = valuesOf({ ...haagRoom, soaked: ['plaster'] });
    expect([tile, wood, plaster].map((v) => classOf(v, wetAreaOf(v)))).toEqual([1, 4, 4]);
  });

  it('takes the floors listed one by one in place of the single answer', () => {
    const wet = wetAreaOf(valuesOf({ area: 200, floors: { carpet: 120, tile: 60 } }));
    expect([wet.floor, wet.carpet, wet.tile]).toEqual([180, 120, 60]);
  });
});

describe('the machines', () => {
  it('follow the standard: 180 sq ft of carpet in one room takes 1 + 180 ÷ 60 = 4 fans', () => {
    const v = valuesOf({ area: 180, rooms: 1, walls: 'low' });
    expect(fans(v, wetAreaOf(v), 1)).toEqual({ low: 4, typical: 4, high: 5 });
  });

  it('follow the wall beside a hard floor: 1 + (144 ÷ 450 + 48 ÷ 14 = 3.75, so 4) = 5 fans', () => {
    const v = valuesOf({ ...haagRoom, floor: 'tile' });
    expect(fans(v, wetAreaOf(v), 1).typical).toBe(5);
  });

  it('dry the ceiling too: 1 + (144 ÷ 60 + (48 × 6 + 144) ÷ 125 = 5.86, so 6) = 7 fans', () => {
    const v = valuesOf({ ...haagRoom, walls: 'ceiling' });
    expect(fans(v, wetAreaOf(v), 1).typical).toBe(7);
  });

  it('take between one dehumidifier for 700 sq ft and one for three fans', () => {
    const v = valuesOf({ area: 500, rooms: 3 });
    const wet = wetAreaOf(v);
    const count = fans(v, wet, 1);
    expect(count.typical).toBe(3 + 9);
    expect(dehumidifiers(wet, count)).toEqual({ low: 1, typical: 2, high: 4 });
  });

  it('are billed by the day: 4 fans × 3 days × $32 = $384', () => {
    const line = item({ area: 180, rooms: 1, walls: 'low', hours: 12 }, 'fans');
    expect(line?.total.typical).toBeCloseTo(4 * 3 * 32, 6);
  });

  it('combine count and days as apart from each other', () => {
    const days = equipmentDays({ low: 4, typical: 4, high: 4 }, dryingDays[2]);
    expect(days).toEqual({ low: 8, typical: 12, high: 20 });
    const both = equipmentDays(
      { low: 6, typical: 10, high: 10 },
      { low: 7, typical: 10, high: 10 },
    );
    expect(both.low).toBeCloseTo(100 * (1 - Math.hypot(0.4, 0.3)), 6);
  });
});

describe('the lines', () => {
  it('add up a clean loss by hand: 180 sq ft of carpet, one room, twelve hours', () => {
    // 180 × $1.25 + 1 hour × $100 + 180 × $0.50 + 12 fan-days × $32 + 3 × $90 + 3 × 0.75 × $100
    const typical = 225 + 100 + 90 + 384 + 270 + 225;
    expect(estimate({ area: 180, rooms: 1, walls: 'low', hours: 12 }).total.typical).toBeCloseTo(
      typical,
      6,
    );
  });

  it('extract gray water at 1.5 and black water at 2.1 times clean', () => {
    const cost = (source: string) =>
      item({ source, area: 100, hours: 12 }, 'extraction')?.total.typical;
    expect(cost('pipe')).toBeCloseTo(125, 6);
    expect(cost('appliance')).toBeCloseTo(187.5, 6);
    expect(cost('sewer')).toBeCloseTo(262.5, 6);
  });

  it('vacuum a hard floor only while water stands on it', () => {
    const tile = { floor: 'tile', area: 100 };
    expect(item({ ...tile, standing: 'no' }, 'extraction')).toBeUndefined();
    expect(item({ ...tile, standing: 'yes' }, 'extraction')?.quantity).toBe(100);
  });

  it('throw out carpet after black water and only its pad after clean', () => {
    const carpet = { area: 100, floor: 'carpet' };
    expect(item({ ...carpet, source: 'sewer' }, 'carpet-out')?.quantity).toBe(100);
    expect(item({ ...carpet, source: 'sewer' }, 'pad-out')).toBeUndefined();
    expect(item({ ...carpet, source: 'pipe' }, 'pad-out')?.quantity).toBe(100);
  });

  it('cut drywall out past 48 hours: 2 ft of 48 ft is 96 sq ft', () => {
    expect(item({ ...haagRoom, hours: 48 }, 'drywall-out')).toBeUndefined();
    expect(item({ ...haagRoom, hours: 49 }, 'drywall-out')?.quantity).toBe(96);
  });

  it('rebuild only when asked', () => {
    const job = { ...haagRoom, source: 'sewer' };
    expect(item({ ...job, scope: 'dry' }, 'carpet-new')).toBeUndefined();
    expect(item({ ...job, scope: 'rebuild' }, 'carpet-new')?.total.typical).toBe(144 * 5);
    expect(item({ ...job, scope: 'rebuild' }, 'paint')?.quantity).toBe(144);
  });

  it('never charge for waiting by a percentage: ten more hours before the line cost nothing', () => {
    const at = (hours: number) => estimate({ ...haagRoom, hours }).total.typical;
    expect(at(36)).toBe(at(26));
  });

  it('cost more the larger the wet area', () => {
    const at = (area: number) => estimate({ source: 'sewer', area }).total.typical;
    const sizes = [10, 50, 120, 300, 700, 1500, 5000].map(at);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });
});

describe('mold', () => {
  it('is left to the owner to 10 sq ft and priced above', () => {
    expect(item({ mold: 10 }, 'mold')).toBeUndefined();
    expect(item({ mold: 11 }, 'mold')?.total.typical).toBe(11 * 20);
  });

  it('needs a licensed assessor from 25 sq ft in one patch', () => {
    expect(item({ mold: 24 }, 'mold-assessment')).toBeUndefined();
    expect(item({ mold: 25 }, 'mold-assessment')?.total.typical).toBe(975);
    expect(outcome({ mold: 24 })).not.toBe('assess-mold');
    expect(outcome({ mold: 25 })).toBe('assess-mold');
    expect(next({ mold: 25 })).toBe('get-inspected');
    expect(estimate({ mold: 25 }).warnings.map((one) => one.id)).toContain('mold-license');
  });

  it('counts down from 24 to 48 hours', () => {
    const clock = (hours: number) =>
      estimate({ hours }).metrics.find((one) => one.id === 'mold-clock');
    expect(clock(10)?.value).toEqual({ low: 14, typical: 26, high: 38 });
    expect(clock(47)?.text).toBeUndefined();
    expect(clock(48)?.text).toBe('Past 48 hours');
  });
});

describe('the advice', () => {
  const puddle = { source: 'pipe', floor: 'tile', walls: 'none', hours: 4, area: 60, rooms: 1 };

  it('puts safety before any price', () => {
    expect(outcome({ dangers: ['power'] })).toBe('make-safe');
    expect(next({ dangers: ['running'], mold: 100 })).toBe('emergency');
    expect(estimate({ dangers: ['sagging'] }).warnings[0]?.level).toBe('danger');
  });

  it('says how to stop the water by where it comes from', () => {
    const told = (source: string) =>
      estimate({ source, dangers: ['running'] }).warnings.find((one) => one.id === 'running')?.text;
    expect(told('pipe')).toContain('main water valve');
    expect(told('sewer')).toContain('no toilet');
    expect(told('rain')).not.toContain('valve');
  });

  it('sends rain that still comes in to the roof first', () => {
    const rain = { source: 'rain', dangers: ['running'] };
    expect(estimate(rain).recommendation).toMatchObject({
      outcome: 'roof-first',
      next: 'other-trade',
      trade: 'roofing',
    });
    expect(outcome({ ...rain, dangers: ['running', 'power'] })).toBe('make-safe');
  });

  it('does not call a frail person at home an emergency, but warns with black water', () => {
    expect(outcome({ source: 'sewer', dangers: ['frail'] })).toBe('not-covered');
    expect(estimate({ source: 'sewer', dangers: ['frail'] }).warnings[0]?.text).toContain('asthma');
  });

  it('lets you dry a clean puddle on tile yourself, for a day', () => {
    expect(outcome(puddle)).toBe('dry-it-yourself');
    expect(next(puddle)).toBe('do-it-yourself');
    expect(outcome({ ...puddle, hours: 23 })).toBe('dry-it-yourself');
    expect(outcome({ ...puddle, hours: 24 })).not.toBe('dry-it-yourself');
    expect(outcome({ ...puddle, floor: 'carpet' })).not.toBe('dry-it-yourself');
    expect(outcome({ ...puddle, source: 'appliance' })).not.toBe('dry-it-yourself');
  });

  it('sends rising water to the flood policy, which homeowners is not', () => {
    expect(outcome({ source: 'flood', cover: 'both' })).toBe('flood-claim');
    expect(next({ source: 'flood', cover: 'both' })).toBe('insurance');
    expect(outcome({ source: 'flood', cover: 'home' })).toBe('not-covered');
  });

  it('claims only above the deductible', () => {
    const job = { ...haagRoom, hours: 12 };
    const whole = estimate({ ...job, scope: 'rebuild' }).total;
    expect(outcome({ ...job, deductible: Math.floor(whole.typical) - 1 })).toBe('claim-and-dry');
    expect(outcome({ ...job, deductible: Math.ceil(whole.typical) + 1 })).toBe('near-deductible');
    expect(outcome({ ...job, deductible: 20_000 })).toBe('below-deductible');
  });

  it('weighs drying and repairs together, whichever of them is priced', () => {
    const toilet = { source: 'toilet', soiled: 'yes', floor: 'vinyl', area: 150, deductible: 2500 };
    expect(outcome({ ...toilet, scope: 'rebuild' })).toBe('claim-and-dry');
    expect(outcome({ ...toilet, scope: 'dry' })).toBe('claim-and-dry');
  });

  it('asks for a deductible that was not given, and never says that a claim would pay nothing', () => {
    const { recommendation, metrics } = estimate({ ...haagRoom, hours: 12 });
    expect(recommendation.outcome).toBe('ask-deductible');
    expect(recommendation.headline).toMatch(/^If your deductible is below \$[\d,]+, call/);
    expect(JSON.stringify(recommendation)).not.toContain('$2,500');
    expect(metrics.find((one) => one.id === 'owner-pays')?.value).toBeNull();
  });

  it('names the wind and hail deductible for rain through the roof', () => {
    const { reasons } = estimate({ source: 'rain', walls: 'ceiling' }).recommendation;
    expect(reasons.join(' ')).toContain('wind and hail');
  });

  it('takes a deductible of $0 as an answer', () => {
    expect(outcome({ ...haagRoom, deductible: 0 })).toBe('claim-and-dry');
  });

  it('does not count on a policy for a slow leak or a sewer without the add-on', () => {
    expect(outcome({ ...haagRoom, sudden: 'no' })).toBe('not-covered');
    expect(outcome({ source: 'sewer', sewerCover: 'no' })).toBe('not-covered');
    expect(outcome({ source: 'sewer', sewerCover: 'yes', area: 600, deductible: 1000 })).toBe(
      'claim-and-dry',
    );
  });

  it('shows what you pay: the deductible when covered, all when not', () => {
    const pays = (answers: Record<string, unknown>) =>
      estimate(answers).metrics.find((one) => one.id === 'owner-pays')?.value;
    const job = { area: 600, rooms: 3 };
    expect(pays({ ...job, deductible: 1000 })).toBe(1000);
    expect(pays({ ...job, cover: 'none' })).toEqual(
      expect.objectContaining({ typical: estimate({ ...job, cover: 'none' }).total.typical }),
    );
  });
});
