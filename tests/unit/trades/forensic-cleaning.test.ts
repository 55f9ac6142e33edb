import { describe, expect, it } from 'vitest';
import { fillIn, runEstimate, type Answers } from '../../../src/estimate/index.ts';
import {
  calculator,
  type CleaningValues,
} from '../../../src/trades/forensic-cleaning/calculator.ts';
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
    expect(first.length).toBeLessThanOrEqual(4);
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
  it('add up by hand: $3,000 + $750 carpet + $250 waste', () => {
    expect(typical(room)).toBe(3000 + 750 + 250);
  });

  it('add one odor treatment and four hours of sorting: $400 + 4 × $50', () => {
    expect(typical({ ...room, smell: 'mild', keep: 'some' })).toBe(4000 + 400 + 200);
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

  it('grow with the home: 3,000 sq ft at level 3 is twice $5,500', () => {
    expect(typical({ ...home, house: 3000 })).toBe(11000);
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

  it('lets the fund lower only the low end, by $2,250 at most', () => {
    const crime = valuesOf({ ...room, cause: 'crime' });
    expect(familyPays(crime, 4000)).toEqual({ low: 1750, typical: 4000, high: 4000 });
    expect(familyPays(crime, 2000).low).toBe(0);
  });

  it('counts the deductible once the insurer has said yes', () => {
    const insured = valuesOf({ ...room, cover: 'yes', deductible: 1000 });
    expect(familyPays(insured, 4000).typical).toBe(1000);
    expect(familyPays(insured, 600).typical).toBe(600);
    expect(familyPays(valuesOf({ ...room, cover: 'unsure' }), 4000).typical).toBe(4000);
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

  it('leaves a small fresh spot on a hard floor to you, up to 10 sq ft', () => {
    const spot = { situation: 'harm', floor: 'hard', reach: 'surface', smell: 'none', rooms: 1 };
    expect(isSmallSpot(valuesOf({ ...spot, area: 10 }))).toBe(true);
    expect(isSmallSpot(valuesOf({ ...spot, area: 11 }))).toBe(false);
    expect(advice({ ...spot, area: 4 })).toMatchObject({
      outcome: 'clean-it-yourself',
      next: 'do-it-yourself',
    });
    expect(advice({ ...spot, area: 4, floor: 'soft' }).next).toBe('quotes');
  });

  it('opens without a warning, and gives one only where it is needed', () => {
    expect(warned({})).toEqual([]);
    expect(warned({ ...home, smell: 'strong' })).toEqual(['ozone']);
  });

  it('does not ask a family to clean after a death', () => {
    const spot = { situation: 'found-soon', floor: 'hard', reach: 'surface', smell: 'none' };
    expect(advice({ ...spot, area: 4 }).outcome).toBe('two-written-prices');
  });

  it('calls Adult Protective Services for someone who is not safe at home', () => {
    expect(advice({ ...home, atRisk: 'yes' })).toMatchObject({
      outcome: 'call-adult-services',
      next: 'official-help',
    });
  });

  it('needs no crew to level 2 without waste', () => {
    expect(advice({ ...home, level: '2' }).next).toBe('do-it-yourself');
    expect(advice({ ...home, level: '2', waste: 'yes' }).outcome).toBe('trained-crew');
    expect(advice({ ...home, level: '3' }).outcome).toBe('trained-crew');
  });

  it('asks the insurer first once it pays more than the deductible', () => {
    expect(advice({ ...room, cover: 'yes', deductible: 3999 }).outcome).toBe('insurer-first');
    expect(advice({ ...room, cover: 'yes', deductible: 4000 }).outcome).toBe('two-written-prices');
  });

  it('names the office that comes first in Southlake, and that the police do not clean', () => {
    const told = estimate({ ...room, city: 'southlake' }).assumptions.join(' ');
    expect(told).toContain('817-920-5700');
    expect(told).toContain('do not clean');
  });
});
