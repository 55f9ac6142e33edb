import { describe, expect, it } from 'vitest';
import { askedFields, fillIn, runEstimate, type Answers } from '../../../src/engine/index.ts';
import { calculator } from '../../../src/trades/forensic-cleaning/calculator.ts';
import type { CleaningValues } from '../../../src/trades/forensic-cleaning/fields.ts';
import { forensicCleaning } from '../../../src/trades/forensic-cleaning/index.ts';
import { familyPays, mayAskFund } from '../../../src/trades/forensic-cleaning/paying.ts';
import {
  furtherHours,
  growthOf,
  isSmallSpot,
  yardsOf,
} from '../../../src/trades/forensic-cleaning/scene.ts';

const valuesOf = (answers: Record<string, unknown> = {}): CleaningValues =>
  fillIn(calculator, answers as Answers) as unknown as CleaningValues;
const estimate = (answers: Record<string, unknown> = {}) =>
  runEstimate(calculator, answers as Answers);
const typical = (answers: Record<string, unknown>) => estimate(answers).total.typical;
const item = (answers: Record<string, unknown>, id: string) =>
  estimate(answers).items.find((one) => one.id === id);
const advice = (answers: Record<string, unknown>) => estimate(answers).recommendation;
const warned = (answers: Record<string, unknown>) =>
  estimate(answers).warnings.map((one) => one.id);

const room = {
  situation: 'found-soon',
  released: 'yes',
  rooms: 1,
  floor: 'soft',
  reach: 'soaked',
  smell: 'none',
  keep: 'none',
};
const home = { situation: 'clutter', level: '3', house: 1500, smell: 'none', keep: 'none' };

describe('privacy and words', () => {
  it('keeps the result off the address and out of storage', () => {
    expect(forensicCleaning.sensitive).toBe(true);
    expect(forensicCleaning.paths.results).toBeNull();
  });

  it('asks the first questions without a hard word', () => {
    const fields = Object.values(calculator.fields);
    const first = fields.filter((field) => field.section === fields[0]?.section);
    const words = JSON.stringify(first).toLowerCase();
    for (const hard of ['blood', 'body', 'suicide', 'homicide', 'crime', 'decompos', 'hoard'])
      expect(words, hard).not.toContain(hard);
  });

  it('never calls it a job, nor a person a hoarder', () => {
    const words = JSON.stringify({ ...forensicCleaning, sources: {} }).toLowerCase();
    expect(words).not.toMatch(/\bjobs?\b/);
    expect(words).not.toContain('hoard');
  });
});

const tile = { ...room, floor: 'hard', reach: 'surface', area: 5 };

describe('how much there is to do', () => {
  it('follows the size: 7 hours for 100 sq ft soaked, a quarter more on carpet', () => {
    expect(furtherHours(valuesOf({ ...room, floor: 'hard', area: 100 }))).toBeCloseTo(7);
    expect(furtherHours(valuesOf({ ...room, area: 100 }))).toBeCloseTo(7 * 1.25);
    // Twice the size takes 2^0.7 = 1.62 times the hours.
    expect(furtherHours(valuesOf({ ...room, area: 200 }))).toBeCloseTo(7 * 1.25 * 1.625, 1);
  });

  it('grows with the days along a slope, without a step', () => {
    expect([1, 3, 7, 14, 30, 120].map(growthOf)).toEqual([1, 1.5, 2.6, 3.4, 4.5, 4.5]);
    expect(growthOf(2)).toBeCloseTo(1.25);
    for (let days = 1; days < 60; days++) {
      const step = growthOf(days + 1) - growthOf(days);
      expect(step, `${days}`).toBeGreaterThanOrEqual(0);
      expect(step, `${days}`).toBeLessThan(0.3);
    }
  });

  it('lets the days reach 200 sq ft and two rooms, not a whole home', () => {
    const late = { ...room, situation: 'found-late', days: 30, reach: 'structure' };
    const hours = (answers: Record<string, unknown>) => furtherHours(valuesOf(answers));
    const added = (answers: Record<string, unknown>) =>
      hours({ ...late, ...answers }) - hours({ ...late, ...answers, days: 1 });
    expect(added({ area: 3000, rooms: 10 })).toBeCloseTo(added({ area: 200, rooms: 3 }));
    expect(added({ area: 100 })).toBeLessThan(added({ area: 200 }));
  });

  it('does not multiply a floor price by an answer about air', () => {
    const jump = typical({ ...tile, smell: 'strong' }) - typical(tile);
    // Three treatments at $400 and the ducts at $500.
    expect(jump).toBe(3 * 400 + 500);
  });
});

describe('the lines of a scene', () => {
  it('never come to less than a crew’s first hours', () => {
    expect(typical(tile)).toBeGreaterThan(1350);
    expect(typical(tile)).toBeLessThan(1500);
    expect(estimate({ ...tile, area: 1 }).total.low).toBeGreaterThanOrEqual(900);
  });

  it('add up by hand: $1,350 + 8.75 hours at $150 + one load at $254', () => {
    expect(typical({ ...room, area: 100 })).toBeCloseTo(1350 + 8.75 * 150 + 254, 5);
  });

  it('add one odor treatment and four hours of sorting: $400 + 4 × $50', () => {
    expect(typical({ ...room, smell: 'mild', keep: 'some' }) - typical(room)).toBe(400 + 200);
  });

  it('charge a further room its hours and its load: 6 × $150 + $254', () => {
    expect(typical({ ...room, rooms: 2 }) - typical(room)).toBeCloseTo(6 * 150 + 254, 5);
  });

  it('charge a night start on the first hours only: a quarter of $1,350', () => {
    expect(typical({ ...room, tonight: 'yes' }) - typical(room)).toBeCloseTo(1350 / 4, 5);
  });

  it('cost more the deeper it went, the larger it is and the later it was found', () => {
    const rising = (all: Record<string, unknown>[]) => {
      const costs = all.map((answers) => typical({ ...room, ...answers }));
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
      expect(new Set(costs).size).toBe(costs.length);
    };
    for (const rooms of [1, 7, 10])
      rising(['surface', 'soaked', 'structure'].map((reach) => ({ rooms, reach })));
    rising([1, 10, 40, 100, 300, 1000, 3000].map((area) => ({ area })));
    rising([1, 2, 3, 10, 30].map((days) => ({ situation: 'found-late', days })));
    rising([1, 2, 3, 5, 10].map((rooms) => ({ rooms })));
  });

  it('do not jump from the second to the third day', () => {
    const found = (days: number) => typical({ ...tile, situation: 'found-late', days });
    expect(found(3) / found(2)).toBeLessThan(1.05);
  });
});

describe('the lines of a home that filled up', () => {
  it('count the yards from level and size: 0.8 ft × 1,500 sq ft ÷ 27 = 44 cubic yards', () => {
    expect(yardsOf({ level: '3', house: 1500 })).toBeCloseTo(44.4, 1);
    // 44.4 × $70 × 1.3 for care.
    expect(typical(home)).toBeCloseTo(44.44 * 70 * 1.3, 0);
  });

  it('are bounded at both ends: nobody comes for less than 8 yards, and size counts less than in full', () => {
    expect(yardsOf({ level: '1', house: 200 })).toBe(8);
    expect(typical({ ...home, level: '1', house: 200 })).toBe(560);
    expect(typical({ ...home, level: '5', house: 8000 })).toBeLessThan(60_000);
    expect(typical({ ...home, house: 3000 }) / typical(home)).toBeCloseTo(2 ** 0.6);
  });

  it('cost more at every level', () => {
    const costs = ['1', '2', '3', '4', '5'].map((level) => typical({ ...home, level }));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });

  it('count the dumpsters from level and size when the family clears it, unless they are entered', () => {
    const family = { ...home, clearing: 'family' };
    // 44 cubic yards ÷ 40: two dumpsters at $700.
    expect(typical(family)).toBe(1400);
    expect(typical({ ...family, level: '5', house: 8000 })).toBeGreaterThan(5000);
    expect(typical({ ...family, loads: 5 })).toBe(3500);
    expect(typical({ ...family, loads: 0 })).toBe(0);
    expect(item({ ...home, clearing: 'crew' }, 'dumpsters')).toBeUndefined();
  });

  it('add a trained crew for unsafe waste: $1,250', () => {
    expect(typical({ ...home, waste: 'yes' }) - typical(home)).toBe(1250);
  });
});

describe('who pays', () => {
  it('asks the fund for a crime only, never for a suicide or a natural death', () => {
    expect(mayAskFund(valuesOf({ ...room, cause: 'crime' }))).toBe(true);
    for (const cause of ['unsaid', 'natural', 'suicide']) {
      expect(mayAskFund(valuesOf({ ...room, cause }))).toBe(false);
      const told = estimate({ ...room, cause });
      expect(told.metrics.map((one) => one.id)).not.toContain('state-fund');
      expect(told.recommendation.reasons.join(' ')).not.toContain('2,250');
    }
  });

  it('does not even ask about a crime in a home that filled up', () => {
    expect(mayAskFund(valuesOf({ ...home, cause: 'crime' }))).toBe(false);
  });

  const bill = (typical: number) => ({ low: typical, typical, high: typical + 1000 });

  it('lets the fund lower only the low end, by $2,250 at most', () => {
    const crime = valuesOf({ ...room, cause: 'crime' });
    expect(familyPays(crime, bill(4000))).toEqual({ low: 1750, typical: 4000, high: 5000 });
    expect(familyPays(crime, bill(2000))?.low).toBe(0);
  });

  it('counts the deductible once the insurer has said yes, none if it is $0', () => {
    const insured = (deductible?: number) => valuesOf({ ...room, cover: 'yes', deductible });
    expect(familyPays(insured(1000), bill(4000))).toEqual({ low: 1000, typical: 1000, high: 1000 });
    expect(familyPays(insured(1000), bill(600))).toEqual({ low: 600, typical: 600, high: 1000 });
    expect(familyPays(insured(0), bill(4000))?.high).toBe(0);
    expect(familyPays(insured(), bill(4000))).toBeNull();
    expect(familyPays(valuesOf({ ...room, cover: 'unsure' }), bill(4000))?.high).toBe(5000);
  });

  it('asks about no deductible for clutter, which policies are not written for', () => {
    expect(estimate({ ...home, cover: 'yes', deductible: 500 }).given).not.toContain('cover');
  });
});

describe('the advice', () => {
  it('puts people before everything', () => {
    expect(advice({ ...room, now: ['crisis'] })).toMatchObject({
      outcome: 'people-first',
      next: 'emergency',
    });
    expect(estimate({ ...room, now: ['crisis'] }).warnings[0]?.text).toContain('988');
    expect(estimate({ ...home, now: ['hurt'] }).warnings[0]?.text).toContain('911');
    expect(advice({ ...room, now: ['poked'] }).outcome).toBe('see-a-doctor');
    expect(advice({ ...room, now: ['poked'] }).headline).toMatch(/emergency room.* now/);
    expect(estimate({ ...room, now: ['poked'] }).warnings[0]?.text).toContain('within hours');
  });

  it('waits until the home is released', () => {
    expect(advice({ ...room, released: 'no' })).toMatchObject({
      outcome: 'wait-for-release',
      next: 'wait',
    });
    expect(warned({ ...room, released: 'no' })).toContain('not-released');
    expect(advice({ ...room, released: 'yes' }).next).toBe('quotes');
  });

  const silent = (told: ReturnType<typeof estimate>) => {
    expect(['emergency', 'wait', 'official-help']).toContain(told.recommendation.next);
    expect(told.metrics.map(({ id }) => id)).toEqual(['size']);
  };

  it('sends nobody to a crew while the police have not been called after a death', () => {
    for (const situation of ['found-soon', 'found-late'])
      for (const cause of ['unsaid', 'natural', 'crime', 'suicide']) {
        const told = estimate({ situation, released: 'none', days: 5, cause });
        expect(told.recommendation).toMatchObject({
          outcome: 'report-it-first',
          next: 'emergency',
        });
        expect(told.recommendation.reasons.join(' ')).toContain('hospice');
        expect(told.warnings[0]).toMatchObject({ id: 'not-reported', level: 'stop' });
        expect(told.warnings[0]?.raisedBy).toEqual({ field: 'released', option: 'none' });
        silent(told);
      }
  });

  it('lets a hospice nurse stand for the police after a death, not after an injury', () => {
    expect(advice({ ...room, released: 'hospice' }).next).toBe('quotes');
    expect(advice({ ...room, situation: 'harm', released: 'hospice' }).next).not.toBe('quotes');
  });

  it('lets no hospice nurse release a crime, a suicide or a person found late', () => {
    for (const answers of [
      { situation: 'found-late', days: 7 },
      { situation: 'found-soon', cause: 'crime' },
      { situation: 'found-soon', cause: 'suicide' },
    ]) {
      for (const released of ['hospice', 'none']) {
        const told = estimate({ ...answers, released });
        expect(told.recommendation).toMatchObject({ outcome: 'report-it-first' });
        expect(told.recommendation.reasons.join(' ')).not.toContain('call the hospice nurse');
        expect(told.warnings[0]?.text).toMatch(/^Call 911/);
        silent(told);
      }
    }
  });

  it('speaks of no hospice and no medical examiner where nobody died', () => {
    for (const released of [undefined, 'no', 'none', 'hospice']) {
      const { recommendation, warnings, assumptions } = estimate({
        situation: 'harm',
        cause: 'crime',
        released,
      });
      expect(JSON.stringify([recommendation, warnings, assumptions])).not.toMatch(
        /hospice|medical examiner/,
      );
    }
  });

  const spot = {
    situation: 'harm',
    released: 'yes',
    floor: 'hard',
    reach: 'surface',
    smell: 'none',
    rooms: 1,
    area: 1,
  };

  it('has no recipe and no fund for a crime that nobody reported', () => {
    const told = estimate({ ...spot, released: 'none', cause: 'crime' });
    expect(told.recommendation.outcome).toBe('report-it-first');
    silent(told);
    const unsaid = estimate({ ...spot, released: 'none' });
    expect(unsaid.recommendation.outcome).toBe('was-it-a-crime');
    expect(unsaid.recommendation.headline).toContain('911');
    silent(unsaid);
    expect(advice({ ...spot, released: 'none', cause: 'natural' }).next).toBe('do-it-yourself');
  });

  it('takes nothing for released until it is said', () => {
    for (const situation of ['found-soon', 'found-late', 'harm']) {
      expect(advice({ ...spot, situation, released: undefined })).toMatchObject({
        outcome: 'ask-for-release',
        next: 'wait',
      });
    }
    expect(calculator.fields['released']).toMatchObject({ default: 'no', danger: true });
  });

  it('leaves a spot to you up to the size of a dinner plate, with eyes covered and bleach alone', () => {
    const small = (answers: Record<string, unknown>, given = Object.keys(answers)) =>
      isSmallSpot(valuesOf(answers), new Set(given));
    expect(small(spot)).toBe(true);
    expect(small({ ...spot, area: 2 })).toBe(false);
    expect(small(spot, ['situation', 'released'])).toBe(false);
    const told = advice(spot);
    expect(told).toMatchObject({ outcome: 'clean-it-yourself', next: 'do-it-yourself' });
    const words = told.reasons.join(' ');
    for (const needed of ['window', 'eye protection', '20 minutes', 'Never mix bleach'])
      expect(words).toContain(needed);
    expect(warned(spot)).toContain('gloves');
    expect(advice({ ...spot, floor: 'soft' }).next).toBe('quotes');
  });

  it('never gives that recipe for something else unsafe to touch', () => {
    for (const what of ['unknown', 'needles', 'drugs', 'sewage', 'animals']) {
      const told = estimate({ ...spot, situation: 'other', what });
      expect(told.recommendation.next, what).not.toBe('do-it-yourself');
      expect(JSON.stringify(told.recommendation.reasons)).not.toContain('ten parts');
    }
    for (const what of ['drugs', 'sewage', 'animals']) {
      const told = estimate({ situation: 'other', what });
      expect(told.items, what).toEqual([]);
      expect(told.total.label).toContain('No price');
    }
    expect(typical({ situation: 'other', what: 'needles' })).toBeGreaterThan(500);
    expect(advice({ situation: 'other', what: 'drugs' }).next).toBe('emergency');
    expect(warned({ situation: 'other', what: 'drugs' })).toContain('drugs');
    expect(advice({ situation: 'other', what: 'sewage' }).trade).toBe('water-damage');
  });

  it('opens without a warning, and gives one only where it is needed', () => {
    expect(warned({})).toEqual([]);
    expect(warned({ ...home, smell: 'strong' })).toEqual(['ozone']);
  });

  it('does not ask a family to clean after a death', () => {
    expect(advice({ ...spot, situation: 'found-soon' }).outcome).toBe('two-written-prices');
  });

  it('calls Adult Protective Services for someone who is not safe at home', () => {
    expect(advice({ ...home, atRisk: 'yes' })).toMatchObject({
      outcome: 'call-adult-services',
      next: 'official-help',
    });
  });

  it('needs no crew to level 2 without waste', () => {
    expect(advice({ ...home, level: '2' }).next).toBe('do-it-yourself');
    expect(advice({ ...home, level: undefined }).outcome).toBe('how-full-is-it');
    expect(advice({ ...home, level: '1' }).reasons[0]).toContain('If nothing is unsafe');
    expect(advice({ ...home, level: '2' }).reasons[1]).toContain('If nothing is unsafe');
    expect(advice({ ...home, level: '2', waste: 'yes' }).outcome).toBe('trained-crew');
    expect(advice({ ...home, level: '3' }).outcome).toBe('trained-crew');
  });

  it('clears a blocked way out before anything else', () => {
    const told = advice({ ...home, level: '2', waste: 'no' });
    expect(told.headline).toMatch(/way out first, today/);
    expect(told.reasons.join(' ')).not.toContain('Exits are mostly free');
  });

  it('has a crew clean more droppings than a small patch, and never a bare hand', () => {
    const told = (area: number) => advice({ situation: 'other', what: 'animals', area });
    expect(told(400).outcome).toBe('crew-for-droppings');
    expect(told(4).outcome).toBe('wet-it-first');
    for (const area of [4, 400]) expect(told(area).reasons[0]).toContain('bare hands');
  });

  it('promises no range where there is no price', () => {
    const said = (what: string) => estimate({ situation: 'other', what }).assumptions.join(' ');
    for (const what of ['sewage', 'drugs', 'animals'])
      expect(said(what)).not.toContain('range to plan');
    expect(said('needles')).toContain('range to plan');
  });

  it('asks the insurer first once it pays more than the deductible', () => {
    const bill = typical(room);
    const told = (deductible: number) => advice({ ...room, cover: 'yes', deductible }).outcome;
    expect(told(Math.floor(bill))).toBe('insurer-first');
    expect(told(Math.ceil(bill))).toBe('two-written-prices');
  });

  it('sends a renter to the landlord before anyone signs', () => {
    expect(advice({ ...room, owner: 'rented' })).toMatchObject({
      outcome: 'landlord-first',
      next: 'insurance',
    });
    expect(estimate({ ...room, owner: 'landlord' }).assumptions.join(' ')).toContain('rented home');
    expect(estimate(room).assumptions.join(' ')).not.toContain('rented home');
  });

  it('tells no renter that the bill for floors and walls is theirs', () => {
    const pays = (answers: Record<string, unknown>) =>
      estimate(answers).metrics.find(({ id }) => id === 'family-pays');
    expect(pays({ ...room, owner: 'rented' })).toMatchObject({ value: null });
    expect(pays({ ...room, owner: 'rented' })?.text).toContain('landlord first');
    // What fills a rented home is the renter’s own.
    expect(pays({ ...home, owner: 'rented' })?.value).not.toBeNull();
  });

  it('names someone to call after a suicide, whatever comes next', () => {
    for (const answers of [room, { ...room, released: 'no' }, { ...room, owner: 'rented' }]) {
      expect(advice({ ...answers, cause: 'suicide' }).reasons.at(-1)).toContain('988');
      expect(advice({ ...answers, cause: 'natural' }).reasons.join(' ')).not.toContain('988');
    }
  });

  it('asks of each unsafe thing only what its answer rests on', () => {
    const asked = (what: string) =>
      askedFields(calculator, valuesOf({ situation: 'other', what })).map(([id]) => id);
    const ofCrew = ['rooms', 'floor', 'reach', 'area', 'smell', 'keep', 'tonight'];
    const sizes = (what: string) => asked(what).filter((id) => ofCrew.includes(id));
    expect(sizes('drugs')).toEqual([]);
    expect(sizes('sewage')).toEqual([]);
    // A large patch of droppings is no household's work.
    expect(sizes('animals')).toEqual(['area']);
    expect(sizes('needles')).toEqual(['rooms', 'tonight']);
    expect(sizes('unknown')).toEqual(expect.arrayContaining(ofCrew));
  });

  it('hauls no carpet for needles, treats no smell, and says how little a price for the unknown means', () => {
    const needles = { situation: 'other', what: 'needles' };
    for (const id of ['haul', 'odor', 'sorting']) expect(item(needles, id), id).toBeUndefined();
    expect(typical({ ...needles, reach: 'structure' })).toBe(
      typical({ ...needles, reach: 'surface' }),
    );
    // One visit: $223 + 2 × 2 h × $125 + 2 × $65, whatever the size of the room.
    expect(typical(needles)).toBe(853);
    expect(typical({ ...needles, area: 400 })).toBe(853);
    expect(estimate({ situation: 'other', what: 'unknown' }).assumptions.join(' ')).toContain(
      'as if it were blood',
    );
  });

  it('names the office that comes first in Southlake, and that the police do not clean', () => {
    const told = estimate({ ...room, city: 'southlake' }).assumptions.join(' ');
    expect(told).toContain('817-920-5700');
    expect(told).toContain('do not clean');
  });
});

it('does not praise the price of a crew where the family clears', () => {
  const said = (clearing: string) => advice({ ...home, level: '5', clearing }).headline;
  expect(said('family')).toContain('without one');
  expect(said('crew')).toContain('worth its price');
});
