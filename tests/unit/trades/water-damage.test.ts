import { describe, expect, it } from 'vitest';
import { fillIn, runEstimate, type Answers } from '../../../src/engine/index.ts';
import { calculator } from '../../../src/trades/water-damage/calculator.ts';
import type { WaterValues } from '../../../src/trades/water-damage/fields.ts';
import { figures } from '../../../src/trades/water-damage/figures.ts';
import {
  dehumidifiers,
  dryingDays,
  equipmentDays,
  fans,
  visitHours,
} from '../../../src/trades/water-damage/drying.ts';
import {
  categoryOf,
  classOf,
  drywallGone,
  wetAreaOf,
  wetShare,
  woodGone,
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
    ['pipe', 'clean'],
    ['rain', 'clean'],
    ['appliance', 'gray'],
    ['sewer', 'black'],
    ['flood', 'black'],
  ])('is by source: %s is %s', (source, category) => {
    expect(categoryOf(valuesOf({ source, hours: 2 }))).toBe(category);
  });

  it('takes a toilet as black unless it held only water and urine', () => {
    expect(categoryOf(valuesOf({ source: 'toilet' }))).toBe('black');
    expect(categoryOf(valuesOf({ source: 'toilet', soiled: 'no' }))).toBe('gray');
  });

  it('turns clean water gray past 48 hours, not at 48', () => {
    expect(categoryOf(valuesOf({ hours: 48 }))).toBe('clean');
    expect(categoryOf(valuesOf({ hours: 49 }))).toBe('gray');
  });

  it('turns gray water black past 48 hours only where it still stands', () => {
    const gray = { source: 'appliance', hours: 49 };
    expect(categoryOf(valuesOf({ ...gray, standing: 'no' }))).toBe('gray');
    expect(categoryOf(valuesOf({ ...gray, standing: 'yes' }))).toBe('black');
  });
});

describe('the class of the loss', () => {
  it('finds the worked example: 240 of 672 sq ft, 35.7%, class 2', () => {
    const v = valuesOf(haagRoom);
    const wet = wetAreaOf(v);
    expect(wet.floor + wet.wall).toBe(144 + 48 * 2);
    expect(wetShare(v, wet)).toBeCloseTo(240 / 672, 6);
    expect(classOf(v, wet, 'clean')).toBe('low');
  });

  it('is 3 once the walls are wet over 2 ft: (144 + 192) of 672 is 50%', () => {
    const v = valuesOf({ ...haagRoom, walls: 'high' });
    expect(wetShare(v, wetAreaOf(v))).toBeCloseTo(336 / 672, 6);
    expect(classOf(v, wetAreaOf(v), 'clean')).toBe('much');
  });

  it('is 1 on tile with dry walls, and 4 on wood or plaster', () => {
    const tile = valuesOf({ ...haagRoom, floor: 'tile', walls: 'none' });
    const wood = valuesOf({ ...haagRoom, floor: 'wood' });
    const plaster = valuesOf({ ...haagRoom, soaked: ['plaster'] });
    expect([tile, wood, plaster].map((v) => classOf(v, wetAreaOf(v), 'clean'))).toEqual([
      'little',
      'dense',
      'dense',
    ]);
  });

  it('takes the floors listed one by one in place of the single answer', () => {
    const wet = wetAreaOf(valuesOf({ area: 200, floors: { carpet: 120, tile: 60 } }));
    expect([wet.floor, wet.carpet, wet.tile]).toEqual([180, 120, 60]);
  });
});

describe('the machines', () => {
  it('follow the standard: 180 sq ft of carpet in one room takes 1 + 180 ÷ 60 = 4 fans', () => {
    const v = valuesOf({ area: 180, rooms: 1, walls: 'low' });
    expect(fans(v, wetAreaOf(v), 'clean')).toEqual({ low: 4, typical: 4, high: 5 });
  });

  it('follow the wall beside a hard floor: 1 + (144 ÷ 450 + 48 ÷ 14 = 3.75, so 4) = 5 fans', () => {
    const v = valuesOf({ ...haagRoom, floor: 'tile' });
    expect(fans(v, wetAreaOf(v), 'clean').typical).toBe(5);
  });

  it('dry what the ceiling let through: 1 + (144 ÷ 60 + (2 × √64 × 6 + 64) ÷ 125 = 3.68, so 4) = 5 fans', () => {
    const v = valuesOf({ ...haagRoom, walls: 'ceiling', ceilingArea: 64 });
    expect(wetAreaOf(v).ceiling).toBe(64);
    expect(wetAreaOf(v).wallLength).toBe(16);
    expect(fans(v, wetAreaOf(v), 'clean').typical).toBe(5);
  });

  it('stand wider apart past 300 sq ft: 5,000 sq ft of carpet is no 85 fans', () => {
    const v = valuesOf({ area: 5000, rooms: 8, walls: 'none' });
    expect(fans(v, wetAreaOf(v), 'clean').typical).toBe(8 + Math.ceil((300 + 0.6 * 4700) / 60));
  });

  it('are counted after what goes out is out: fewer once the drywall is cut', () => {
    const count = (hours: number) => {
      const v = valuesOf({ ...haagRoom, floor: 'tile', walls: 'high', hours });
      return fans(v, wetAreaOf(v), categoryOf(v)).typical;
    };
    expect(count(80)).toBeLessThan(count(12));
  });

  it('take between one dehumidifier for 700 sq ft and one for three fans', () => {
    const v = valuesOf({ area: 500, rooms: 3 });
    const wet = wetAreaOf(v);
    const count = fans(v, wet, 'clean');
    expect(count.typical).toBe(3 + Math.ceil((300 + 0.6 * 200) / 60));
    expect(dehumidifiers(wet, count)).toEqual({ low: 1, typical: 2, high: 3 });
  });

  it('are billed by the day: 4 fans × 3 days × $30 = $360', () => {
    const line = item({ area: 180, rooms: 1, walls: 'low', hours: 12 }, 'fans');
    expect(line?.total.typical).toBeCloseTo(4 * 3 * 30, 6);
  });

  it('combine count and days as independent', () => {
    const days = equipmentDays({ low: 4, typical: 4, high: 4 }, figures.days.value.low);
    expect(days).toEqual({ low: 8, typical: 12, high: 16 });
    const both = equipmentDays(
      { low: 6, typical: 10, high: 10 },
      { low: 7, typical: 10, high: 10 },
    );
    expect(both.low).toBeCloseTo(100 * (1 - Math.hypot(0.4, 0.3)), 6);
  });
});

describe('the days', () => {
  const days = (answers: Record<string, unknown>) => {
    const v = valuesOf(answers);
    return dryingDays(v, wetAreaOf(v), categoryOf(v)).typical;
  };

  it('grow with the share of wood: 10 of 500 sq ft is no reason for a week', () => {
    expect(days({ floors: { carpet: 500 }, rooms: 3 })).toBe(3);
    expect(days({ floors: { carpet: 490, wood: 10 }, rooms: 3 })).toBeCloseTo(3 + 4 * 0.02, 6);
    expect(days({ floors: { wood: 500 }, rooms: 3 })).toBe(7);
  });

  it('are short again once the wood is out: rising water over a wood floor', () => {
    expect(days({ source: 'flood', floor: 'wood', area: 2000, rooms: 5 })).toBeLessThanOrEqual(4);
  });

  it('are short where less than a tenth of the surfaces is wet, and rise without a jump', () => {
    const at = (wallLength: number) =>
      days({ floor: 'tile', area: 200, rooms: 1, walls: 'high', wallLength });
    expect(at(0)).toBe(2);
    for (let length = 0; length < 200; length += 1)
      expect(at(length + 1) - at(length), `${length} ft`).toBeLessThan(0.3);
  });

  it('take an hour a visit in a room or two, two in a large house', () => {
    const hours = (area: number) => visitHours(wetAreaOf(valuesOf({ area }))).typical;
    expect([100, 200, 850, 1500, 5000].map(hours)).toEqual([1, 1, 1.5, 2, 2]);
  });
});

describe('the lines', () => {
  it('add up a clean loss by hand: 180 sq ft of carpet, one room, twelve hours', () => {
    // 6 hours × $85 + 180 × $0.75 + 0.75 hours × $85 + 53.67 ft ÷ 60 × $85 + 180 × $0.50
    // + 12 fan-days × $30 + 3 × $82 + 3 × 1 × $85
    const wall = (4 * Math.sqrt(180)) / 60;
    const typical = 510 + 135 + 63.75 + wall * 85 + 90 + 360 + 246 + 255;
    expect(estimate({ area: 180, rooms: 1, walls: 'low', hours: 12 }).total.typical).toBeCloseTo(
      typical,
      6,
    );
  });

  it('begin with what any job costs: the smallest is never under $300', () => {
    const least = { area: 10, rooms: 1, floor: 'tile', walls: 'none', hours: 4, contents: 'empty' };
    expect(item(least, 'setup')?.total.typical).toBe(510);
    expect(estimate(least).total.low).toBeGreaterThanOrEqual(300);
  });

  it('extract gray water at 1.5 and black water at 2.1 times clean', () => {
    const cost = (source: string) =>
      item({ source, area: 100, hours: 12 }, 'extraction')?.total.typical;
    expect(cost('pipe')).toBeCloseTo(75, 6);
    expect(cost('appliance')).toBeCloseTo(112.5, 6);
    expect(cost('sewer')).toBeCloseTo(157.5, 6);
  });

  it('vacuum a hard floor in full where water stands, else three tenths of it', () => {
    const tile = { floor: 'tile', area: 100 };
    expect(item({ ...tile, standing: 'no' }, 'extraction')?.quantity).toBe(30);
    expect(item({ ...tile, standing: 'yes' }, 'extraction')?.quantity).toBe(100);
  });

  it('pump what stands on carpet before it is vacuumed: 1.3 times', () => {
    const carpet = { floor: 'carpet', area: 100 };
    expect(item({ ...carpet, standing: 'no' }, 'extraction')?.quantity).toBe(100);
    expect(item({ ...carpet, standing: 'yes' }, 'extraction')?.quantity).toBe(130);
  });

  it('count a room for each 150 sq ft where nobody says how many, and one at least', () => {
    const walls = (area: number) => wetAreaOf(valuesOf({ area, walls: 'low' })).perimeter;
    expect(walls(1800)).toBeCloseTo(4 * Math.sqrt(1800 * 12), 6);
    expect(walls(100)).toBeCloseTo(40, 6);
    expect(item({ area: 1800 }, 'contents')?.quantity).toEqual({ low: 6, typical: 9, high: 15 });
  });

  it('with repairs never cost less for dirtier water or more hours', () => {
    const total = (answers: Record<string, unknown>) =>
      estimate({ scope: 'rebuild', ...answers }).total.typical;
    for (const floor of ['carpet', 'wood', 'vinyl', 'tile']) {
      for (const area of [40, 300, 2000]) {
        const job = { floor, area, walls: 'low' };
        const bySource = ['pipe', 'appliance', 'sewer'].map((source) => total({ ...job, source }));
        expect(bySource, floor).toEqual([...bySource].sort((a, b) => a - b));
        // In a small room the fan that an opened wall saves may outweigh the drywall cut out.
        if (area < 300) continue;
        const byHours = [2, 24, 47, 60, 72].map((hours) => total({ ...job, hours }));
        expect(byHours, floor).toEqual([...byHours].sort((a, b) => a - b));
      }
    }
  });

  it('cost half as much labor again in black water', () => {
    const cost = (source: string) => item({ source, area: 100 }, 'setup')?.total.typical ?? 0;
    expect(cost('sewer')).toBeCloseTo(1.5 * cost('pipe'), 6);
  });

  it('throw out carpet after black water and only its pad after clean', () => {
    const carpet = { area: 100, floor: 'carpet' };
    expect(item({ ...carpet, source: 'sewer' }, 'carpet-out')?.quantity).toBe(100);
    expect(item({ ...carpet, source: 'sewer' }, 'pad-out')).toBeUndefined();
    expect(item({ ...carpet, source: 'pipe' }, 'pad-out')?.quantity).toBe(100);
  });

  it('cut drywall by the hours: none at 24, half of 96 sq ft at 48, all at 72', () => {
    const out = (hours: number) => item({ ...haagRoom, hours }, 'drywall-out')?.quantity;
    expect(out(24)).toBeUndefined();
    expect(out(48)).toBe(48);
    expect(out(72)).toBe(96);
    expect(drywallGone(valuesOf({ hours: 1 }), 'black')).toBe(1);
  });

  it('cut the drywall in front of soaked insulation on the first day, and hang it anew', () => {
    const job = { ...haagRoom, hours: 12, scope: 'rebuild', soaked: ['insulation'], cabinets: 10 };
    expect(item(job, 'drywall-out')?.quantity).toBe(96);
    expect(item(job, 'drywall-new')?.quantity).toBe(96);
    expect(item(job, 'insulation-new')?.quantity).toBe(96);
    expect(item(job, 'cabinets-new')).toEqual(item({ ...job, soaked: [] }, 'cabinets-new'));
    expect(estimate(job).warnings.map(({ id }) => id)).toContain('before-cutting');
  });

  it('lose wood by the hours, and sand what is left: 300 sq ft at 48, 96 and 144', () => {
    const wood = (hours: number, id: string) =>
      item({ floor: 'wood', area: 300, hours, scope: 'rebuild' }, id)?.quantity ?? 0;
    expect([48, 96, 144].map((hours) => wood(hours, 'wood-new'))).toEqual([0, 150, 300]);
    expect([48, 96, 144].map((hours) => wood(hours, 'wood-sand'))).toEqual([300, 150, 0]);
    expect(woodGone(valuesOf({ hours: 1 }), 'black')).toBe(1);
  });

  it('take plank and laminate out, and buy it new, also after clean water', () => {
    const job = { source: 'appliance', floor: 'vinyl', area: 200, hours: 12, scope: 'rebuild' };
    expect(item(job, 'floor-out')?.quantity).toBe(200);
    expect(item(job, 'vinyl-new')?.total.typical).toBe(200 * 8);
  });

  it('buy the pad that was thrown out, and stretch the carpet back', () => {
    const job = { floor: 'carpet', area: 100, scope: 'rebuild' };
    expect(item(job, 'pad-new')?.total.typical).toBe(200);
    expect(item({ ...job, source: 'sewer' }, 'pad-new')).toBeUndefined();
  });

  it('block the stain and paint a ceiling that was wet, however dry the drywall stays', () => {
    const rain = { source: 'rain', walls: 'ceiling', hours: 12, area: 150, scope: 'rebuild' };
    expect(item({ ...rain, ceilingArea: 60 }, 'ceiling-paint')?.quantity).toBe(100);
    expect(item({ ...rain, ceilingArea: 150 }, 'ceiling-paint')?.quantity).toBe(150);
  });

  it('have a smallest drywall job of $450, in full from one sheet on', () => {
    const hole = (wallLength: number) =>
      item({ source: 'sewer', walls: 'low', wallLength, scope: 'rebuild' }, 'drywall-least')?.total
        .typical;
    expect(hole(8)).toBeCloseTo(225, 6);
    expect(hole(16)).toBe(450);
    expect(hole(60)).toBe(450);
  });

  it('count cabinets that stood in water: part of them from four hours, all after a day', () => {
    const kitchen = { source: 'pipe', cabinets: 12, scope: 'rebuild' };
    expect(item({ ...kitchen, hours: 12 }, 'cabinets-new')?.total.typical).toBeCloseTo(0.4 * 3600);
    // Nobody sees the boxes from inside: all of them stand in the high end.
    const early = item(
      { source: 'appliance', cabinets: 10, scope: 'rebuild', hours: 4 },
      'cabinets-new',
    );
    expect(early?.total).toMatchObject({ low: 0, typical: 0 });
    expect(early?.total.high).toBeGreaterThanOrEqual(3000);
    expect(item({ ...kitchen, hours: 24 }, 'cabinets-new')?.total.typical).toBe(12 * 300);
    expect(item({ ...kitchen, hours: 72 }, 'cabinets-new')?.total.typical).toBe(12 * 300);
  });

  it('take a wall length of 0 as an answer', () => {
    expect(wetAreaOf(valuesOf({ walls: 'low', wallLength: 0 })).wallLength).toBe(0);
    expect(wetAreaOf(valuesOf({ walls: 'low' })).wallLength).toBeGreaterThan(0);
  });

  it('rebuild only when asked', () => {
    const job = { ...haagRoom, source: 'sewer' };
    expect(item({ ...job, scope: 'dry' }, 'carpet-new')).toBeUndefined();
    expect(item({ ...job, scope: 'rebuild' }, 'carpet-new')?.total.typical).toBe(144 * 5);
    expect(item({ ...job, scope: 'rebuild' }, 'paint')?.quantity).toBe(144);
  });

  it('never charge for waiting by a percentage: ten more hours on the first day cost nothing', () => {
    const at = (hours: number) => estimate({ ...haagRoom, hours }).total.typical;
    expect(at(22)).toBe(at(12));
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
    expect(item({ mold: 11 }, 'mold-setup')?.total.typical).toBe(700);
  });

  it('needs a licensed assessor from 25 sq ft in one patch', () => {
    expect(item({ mold: 24 }, 'mold-assessment')).toBeUndefined();
    expect(item({ mold: 25 }, 'mold-assessment')?.total.typical).toBe(975);
    expect(outcome({ mold: 24 })).not.toBe('assess-mold');
    expect(outcome({ mold: 25 })).toBe('assess-mold');
    expect(next({ mold: 25 })).toBe('get-inspected');
    expect(estimate({ mold: 25 }).warnings.map((one) => one.id)).toContain('mold-license');
  });

  it('can be asked alone, without drying: $700 to contain it and $20 a sq ft', () => {
    const alone = { scope: 'mold', moldArea: 20 };
    expect(estimate(alone).items.map(({ id }) => id)).toEqual(['mold-setup', 'mold']);
    expect(estimate(alone).total.typical).toBe(700 + 400);
    expect(estimate({ ...alone, moldArea: 30 }).total.typical).toBe(975 + 700 + 600);
    expect([5, 20, 30].map((moldArea) => outcome({ scope: 'mold', moldArea }))).toEqual([
      'clean-it-yourself',
      'hire-for-mold',
      'assess-mold',
    ]);
    expect(estimate({ ...alone, source: 'sewer' }).warnings).toEqual([]);
  });

  it('keeps fans off mold while the house is dried', () => {
    const warned = (mold: number) => estimate({ mold }).warnings.map(({ id }) => id);
    expect(warned(1)).toContain('fans-on-mold');
    expect(warned(0)).not.toContain('fans-on-mold');
  });

  it('asked alone, says that the line of Texas is drawn for one patch', () => {
    const { reasons, flip } = estimate({ scope: 'mold', moldArea: 30 }).recommendation;
    expect(reasons[0]).toContain('30 sq ft in all');
    expect(flip).toContain('no single patch');
    expect(estimate({ mold: 30 }).recommendation.flip).toBeUndefined();
  });

  it('counts down from 24 to 48 hours', () => {
    const clock = (hours: number) =>
      estimate({ hours }).metrics.find((one) => one.id === 'mold-clock');
    expect(clock(10)?.value).toEqual({ low: 14, typical: 26, high: 38 });
    expect(clock(47)?.text).toBeUndefined();
    expect(clock(48)?.text).toBe('48 hours or more have passed');
  });
});

describe('the advice', () => {
  const puddle = { source: 'pipe', floor: 'tile', walls: 'none', hours: 4, area: 60, rooms: 1 };

  it('puts safety before any price', () => {
    expect(outcome({ dangers: ['power'] })).toBe('make-safe');
    expect(next({ dangers: ['running'], mold: 100 })).toBe('emergency');
    expect(estimate({ dangers: ['sagging'] }).warnings[0]?.level).toBe('stop');
  });

  it('has the power off before anyone steps into standing water, and says so once', () => {
    const told = (answers: Record<string, unknown>) =>
      estimate(answers).warnings.filter(({ id }) => id.startsWith('power'));
    expect(told({ standing: 'yes' })).toMatchObject([{ id: 'power-off', level: 'caution' }]);
    expect(told({ source: 'flood' })).toMatchObject([{ id: 'power-off' }]);
    expect(told({ source: 'flood', dangers: ['power'] })).toMatchObject([{ id: 'power' }]);
    expect(told({ source: 'pipe', standing: 'no' })).toEqual([]);
    expect(told({ source: 'flood', scope: 'mold' })).toEqual([]);
  });

  it('says how to stop the water by where it comes from', () => {
    const told = (source: string) =>
      estimate({ source, dangers: ['running'] }).warnings.find((one) => one.id === 'running')?.text;
    expect(told('pipe')).toContain('house valve');
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
    expect(outcome({ ...puddle, floor: 'vinyl' })).not.toBe('dry-it-yourself');
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
    const plain = 0.8 * whole.typical;
    expect(outcome({ ...job, deductible: Math.floor(plain) - 1 })).toBe('claim-and-dry');
    expect(outcome({ ...job, deductible: Math.ceil(plain) + 1 })).toBe('near-deductible');
    expect(outcome({ ...job, deductible: 20_000 })).toBe('below-deductible');
  });

  it('says that the add-on for a backup has a limit of its own', () => {
    const backup = { source: 'sewer', sewerCover: 'yes', area: 800, deductible: 1000 };
    expect(estimate(backup).recommendation.reasons.join(' ')).toContain('limit of its own');
    const pipe = estimate({ area: 800, deductible: 1000 }).recommendation;
    expect(pipe.reasons.join(' ')).not.toContain('limit of its own');
  });

  it('does not doubt the policy whose deductible was entered, nor ask how long a sewer dripped', () => {
    const backup = { source: 'sewer', sewerCover: 'yes', area: 800, deductible: 1000 };
    const { headline, flip } = estimate(backup).recommendation;
    expect(headline).toMatch(/^Call your insurer now/);
    expect(flip).toBeUndefined();
    expect(estimate({ area: 800, deductible: 1000 }).recommendation.flip).toMatch(/dripped/);
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

  it('counts the roof in the same claim as the rooms under it', () => {
    const rain = {
      ...{ source: 'rain', hours: 20, area: 400, walls: 'ceiling', ceilingArea: 300 },
      ...{ floor: 'wood', cover: 'home', sudden: 'yes', deductible: 18_000 },
    };
    expect(outcome(rain)).toBe('add-the-roof');
    expect(outcome({ ...rain, elsewhere: 25_000 })).toBe('claim-and-dry');
    expect(outcome({ ...rain, elsewhere: 0 })).toBe('below-deductible');
    expect(outcome({ ...rain, source: 'pipe', elsewhere: 25_000 })).toBe('below-deductible');
  });

  it('takes a deductible in percent of the dwelling limit', () => {
    const share = { ...haagRoom, hours: 20, deductibleShare: 2, dwelling: 900_000 };
    const dollars = { ...haagRoom, hours: 20, deductible: 18_000 };
    expect(estimate(share).recommendation).toEqual(estimate(dollars).recommendation);
    expect(outcome({ ...share, dwelling: undefined })).toBe('ask-deductible');
  });

  it('calls no water black that nobody has looked at', () => {
    const told = (answers: Record<string, unknown>) => {
      const { warnings, metrics } = estimate({ source: 'toilet', ...answers });
      return `${warnings[0]?.text} ${JSON.stringify(metrics)}`;
    };
    expect(told({})).toMatch(/Treat it as black water until you know/);
    expect(told({})).not.toMatch(/This is black water|Black \(category 3\)/);
    expect(told({ soiled: 'yes' })).toMatch(/This is black water/);
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

describe('health before price', () => {
  const warned = (answers: Record<string, unknown>) =>
    estimate(answers).warnings.map(({ id }) => id);

  it('treats water of three days as dirty, and does not say that the carpet is simply dried', () => {
    const old = { source: 'pipe', hours: 240 };
    expect(warned(old)).toContain('old-water');
    expect(estimate(old).assumptions.join(' ')).not.toMatch(/Carpet is dried in place/);
    expect(warned({ source: 'pipe', hours: 71 })).not.toContain('old-water');
  });

  it('lets nobody frail clean mold or stay near it', () => {
    const { recommendation, warnings } = estimate({
      scope: 'mold',
      moldArea: 10,
      dangers: ['frail'],
    });
    expect(recommendation.headline).toMatch(/someone else/);
    expect(warnings.map(({ text }) => text).join(' ')).toMatch(/until the mold is gone/);
  });

  it('has an older home tested before drywall is cut', () => {
    expect(warned({ source: 'sewer', walls: 'low' })).toContain('before-cutting');
    expect(warned({ source: 'sewer', walls: 'none' })).not.toContain('before-cutting');
  });

  it('counts down no hours where mold is there, nor counts mold as insured', () => {
    const { recommendation, metrics } = estimate({
      mold: 10,
      hours: 20,
      scope: 'rebuild',
      cover: 'home',
      deductible: 500,
    });
    expect(recommendation.reasons.join(' ')).not.toMatch(/before that/);
    expect(recommendation.reasons.join(' ')).toMatch(/leave out mold/);
    expect(metrics[0]?.text).toBe('Mold is already there');
  });

  it('never wets more than all of a room, and asks about a ceiling larger than the floor', () => {
    const { metrics, assumptions } = estimate({
      walls: 'ceiling',
      area: 10,
      ceilingArea: 2000,
    });
    expect(metrics.find(({ id }) => id === 'class')?.how).toMatch(/^100%/);
    expect(assumptions.join(' ')).toMatch(/larger than the wet floor/);
  });
});
