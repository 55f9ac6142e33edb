import { describe, expect, it } from 'vitest';
import { fillIn, runEstimate, type Answers } from '../../../src/estimate/index.ts';
import { calculator } from '../../../src/trades/forensic-cleaning/calculator.ts';
import type { CleaningValues } from '../../../src/trades/forensic-cleaning/model.ts';
import { forensicCleaning } from '../../../src/trades/forensic-cleaning/index.ts';
import { familyPays, mayAskFund } from '../../../src/trades/forensic-cleaning/paying.ts';
import { isSmallSpot, tierOf } from '../../../src/trades/forensic-cleaning/scene.ts';

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

describe('how much there is to do', () => {
  it('is small only on a hard floor with surfaces touched', () => {
    const small = { situation: 'harm', floor: 'hard', reach: 'surface', smell: 'none' };
    expect(tierOf(valuesOf(small))).toBe('small');
    expect(tierOf(valuesOf({ ...small, floor: 'soft' }))).toBe('standard');
    expect(tierOf(valuesOf({ ...small, reach: 'soaked' }))).toBe('standard');
  });

  it('is large from the third day, not before', () => {
    const late = { ...room, situation: 'found-late' };
    expect(tierOf(valuesOf({ ...late, days: 2 }))).toBe('standard');
    expect(tierOf(valuesOf({ ...late, days: 3 }))).toBe('large');
  });

  it('is large where it reached the boards or the whole home smells', () => {
    expect(tierOf(valuesOf({ ...room, reach: 'structure' }))).toBe('large');
    expect(tierOf(valuesOf({ ...room, smell: 'strong' }))).toBe('large');
  });
});

describe('the lines of a room', () => {
  it('add up by hand: $3,000 + $750 carpet', () => {
    expect(typical(room)).toBe(3000 + 750);
  });

  it('add one odor treatment and four hours of sorting: $400 + 4 × $50', () => {
    expect(typical({ ...room, smell: 'mild', keep: 'some' })).toBe(3750 + 400 + 200);
  });

  it('take a further room as a small clean, with its carpet: $900 + $750', () => {
    expect(typical({ ...room, rooms: 2 }) - typical(room)).toBe(900 + 750);
  });

  it('keep removal, waste and odor inside a large clean: $8,500 and no more', () => {
    expect(typical({ ...room, situation: 'found-late', days: 5, smell: 'mild' })).toBe(8500);
  });

  it('put back boards only where it reached them: 80 sq ft × $6, and paint $1,100', () => {
    const deep = { ...room, reach: 'structure', area: 80 };
    expect(typical({ ...deep, repair: 'yes' }) - typical({ ...deep, repair: 'no' })).toBe(
      80 * 6 + 1100,
    );
    expect(item({ ...room, repair: 'yes' }, 'boards')).toBeUndefined();
  });

  it('cost more the deeper it went, with any number of rooms', () => {
    for (const rooms of [1, 7, 10]) {
      const reach = (reach: string) => typical({ ...room, rooms, reach });
      expect(reach('structure'), `${rooms}`).toBeGreaterThan(reach('soaked'));
    }
  });

  it('do not jump with the days or the smell where only a tile floor was touched', () => {
    const tile = { ...room, situation: 'found-late', floor: 'hard', reach: 'surface' };
    expect(typical({ ...tile, days: 2 })).toBe(900);
    expect(typical({ ...tile, days: 3 })).toBe(3000);
    expect(typical({ ...tile, days: 2, smell: 'strong' })).toBeLessThan(5000);
  });

  it('cost more with each room', () => {
    const costs = [1, 2, 3, 5, 10].map((rooms) => typical({ ...room, rooms }));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });
});

describe('the lines of a home that filled up', () => {
  it('follow the published levels for an average home', () => {
    const costs = ['1', '2', '3', '4', '5'].map((level) => typical({ ...home, level }));
    expect(costs).toEqual([1500, 3000, 5500, 10500, 25000]);
  });

  it('grow with the home by half: 3,000 sq ft at level 3 is one and a half times $5,500', () => {
    expect(typical({ ...home, house: 3000 })).toBe(8250);
    expect(typical({ ...home, level: '1', house: 200 })).toBeGreaterThan(600);
  });

  it('cost the dumpsters alone when the family clears it: 5 × $700 = $3,500', () => {
    expect(typical({ ...home, clearing: 'family', loads: 5 })).toBe(3500);
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
        expect(told.warnings[0]).toMatchObject({ id: 'not-reported', level: 'danger' });
        expect(told.warnings[0]?.raisedBy).toEqual({ field: 'released', option: 'none' });
        silent(told);
      }
  });

  it('lets a hospice nurse stand for the police after a death, not after an injury', () => {
    expect(advice({ ...room, released: 'hospice' }).next).toBe('quotes');
    expect(advice({ ...room, situation: 'harm', released: 'hospice' }).next).not.toBe('quotes');
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
    expect(advice({ ...home, level: '2' }).reasons[0]).toContain('If nothing is unsafe');
    expect(advice({ ...home, level: '2', waste: 'yes' }).outcome).toBe('trained-crew');
    expect(advice({ ...home, level: '3' }).outcome).toBe('trained-crew');
  });

  it('asks the insurer first once it pays more than the deductible', () => {
    expect(advice({ ...room, cover: 'yes', deductible: 3749 }).outcome).toBe('insurer-first');
    expect(advice({ ...room, cover: 'yes', deductible: 3750 }).outcome).toBe('two-written-prices');
  });

  it('names the office that comes first in Southlake, and that the police do not clean', () => {
    const told = estimate({ ...room, city: 'southlake' }).assumptions.join(' ');
    expect(told).toContain('817-920-5700');
    expect(told).toContain('do not clean');
  });
});
