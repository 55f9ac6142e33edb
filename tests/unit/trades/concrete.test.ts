import { describe, expect, it } from 'vitest';
import { fillIn, runEstimate, type Answers } from '../../../src/estimate/index.ts';
import { calculator } from '../../../src/trades/concrete/calculator.ts';
import type { ConcreteValues } from '../../../src/trades/concrete/model.ts';
import { isOnClay, jointSpacing, thicknessOf, yardsOf } from '../../../src/trades/concrete/slab.ts';

const valuesOf = (answers: Record<string, unknown> = {}): ConcreteValues =>
  fillIn(calculator, answers as Answers) as unknown as ConcreteValues;
const estimate = (answers: Record<string, unknown> = {}) =>
  runEstimate(calculator, answers as Answers);
const typical = (answers: Record<string, unknown>) => estimate(answers).total.typical;
const item = (answers: Record<string, unknown>, id: string) =>
  estimate(answers).items.find((one) => one.id === id);
const advice = (answers: Record<string, unknown>) => estimate(answers).recommendation;

const driveway = {
  trouble: 'lip',
  job: 'replace',
  place: 'driveway',
  area: 600,
  thickness: '5',
  finish: 'broom',
  steel: 'bars',
};

describe('the slab', () => {
  it('finds the worked example: 600 sq ft at 5 in is 9.26 cubic yards', () => {
    expect(yardsOf(valuesOf(driveway))).toBeCloseTo(9.26, 2);
  });

  it.each([
    ['4', 81],
    ['6', 54],
  ])('covers, at %s in, %i sq ft with one cubic yard', (thickness, area) => {
    expect(yardsOf(valuesOf({ ...driveway, thickness, area }))).toBeCloseTo(1, 10);
  });

  it('is usually 5 in for a driveway and 4 in for the rest', () => {
    expect(thicknessOf(valuesOf({ place: 'driveway' }))).toBe(5);
    expect(thicknessOf(valuesOf({ place: 'patio' }))).toBe(4);
    expect(thicknessOf(valuesOf({ place: 'patio', thickness: '6' }))).toBe(6);
  });

  it('has joints at most 10 ft apart at 4 in and 12 ft from 5 in', () => {
    expect([4, 5, 6].map(jointSpacing)).toEqual([10, 12, 12]);
  });

  it('takes clay where it is mapped, and never pastes it on Southlake', () => {
    const mapped = (city: string) => isOnClay(valuesOf({ city }));
    expect(['allen', 'plano', 'frisco', 'mckinney', 'dallas'].every(mapped)).toBe(true);
    expect(mapped('southlake')).toBe(false);
    expect(isOnClay(valuesOf({ city: 'southlake', soil: 'clay' }))).toBe(true);
    expect(isOnClay(valuesOf({ city: 'allen', soil: 'sandy' }))).toBe(false);
  });
});

describe('tearing out and pouring again', () => {
  it('adds up by hand: 600 sq ft, 5 in, bars, broom, on sandy soil', () => {
    // Removal 600 × $3, digging × $2, base × $1.50, bars × $1, placing × $4, permit $100,
    // concrete 600 × 5 ÷ 324 × 1.07 × $150.
    const byArea = 600 * (3 + 2 + 1.5 + 1 + 4);
    const concrete = ((600 * 5) / 324) * 1.07 * 150;
    expect(typical({ ...driveway, soil: 'sandy' })).toBeCloseTo(byArea + concrete + 100, 6);
  });

  it('stays near the published build-up of $16.50 a sq ft with its own labor and steel', () => {
    // 4.00 concrete + 4.00 placing + 1.50 base + 1.00 steel + 2.00 digging + 4.00 removal, U.S. mean.
    const each = typical({ ...driveway, soil: 'sandy' }) / 600;
    expect(each).toBeGreaterThan(0.8 * 16.5);
    expect(each).toBeLessThan(16.5);
  });

  it('deepens the base by a quarter on clay: 600 × $1.50 × 1.25 = $1,125', () => {
    expect(item({ ...driveway, soil: 'clay' }, 'base')?.total.typical).toBeCloseTo(1125, 6);
    expect(item({ ...driveway, soil: 'sandy' }, 'base')?.total.typical).toBeCloseTo(900, 6);
  });

  it('tears nothing out for a new slab, and digs nothing where the base stays', () => {
    expect(item({ ...driveway, trouble: 'none', job: 'new' }, 'removal')).toBeUndefined();
    expect(item({ ...driveway, base: 'keep' }, 'excavation')).toBeUndefined();
    expect(item({ ...driveway, base: 'keep' }, 'base')).toBeUndefined();
  });

  it('pays for each cubic yard short of five, and nothing at five', () => {
    const patio = { trouble: 'none', job: 'new', place: 'patio', thickness: '4' };
    expect(item({ ...patio, area: 324 }, 'short-load')?.total.typical).toBeCloseTo(50, 6);
    expect(item({ ...patio, area: 405 }, 'short-load')).toBeUndefined();
  });

  it('charges a finish above broom: 400 sq ft stamped is 400 × $6.50 = $2,600 more', () => {
    const patio = { trouble: 'none', job: 'new', place: 'patio', area: 400 };
    expect(
      typical({ ...patio, finish: 'stamped' }) - typical({ ...patio, finish: 'broom' }),
    ).toBeCloseTo(2600, 6);
  });

  it('adds a pump where no truck reaches, and a second permit for the approach', () => {
    expect(item({ ...driveway, access: 'pump' }, 'pump')?.total.typical).toBe(650);
    expect(item({ ...driveway, approach: 'yes' }, 'permit')?.quantity).toBe(2);
    expect(estimate({ ...driveway, approach: 'yes' }).warnings.map((one) => one.id)).toContain(
      'approach',
    );
  });

  it('orders the concrete with its waste: 9.26 × 1.07 = 9.91 cubic yards', () => {
    const yards = estimate(driveway).metrics.find((one) => one.id === 'yards')?.value;
    expect(yards).toMatchObject({ typical: expect.closeTo(9.907, 2) as number });
  });
});

describe('a new surface, and lifting', () => {
  it('adds up an overlay by hand: 600 × ($2 + $4 + $1.75) + 30 × $3 = $4,740', () => {
    const job = { trouble: 'worn', job: 'resurface', area: 600, overlay: 'basic', cracks: 30 };
    expect(typical({ ...job, seal: 'yes' })).toBeCloseTo(600 * 7.75 + 90, 6);
    expect(typical({ ...job, seal: 'no' })).toBeCloseTo(600 * 6 + 90, 6);
  });

  it('never lifts for less than the smallest visit: $900 to 200 sq ft, then $4.50 a sq ft', () => {
    const lift = (area: number) => typical({ trouble: 'sunk', job: 'level', lift: 'mud', area });
    expect(lift(100)).toBe(900);
    expect(lift(200)).toBe(900);
    expect(lift(201)).toBeCloseTo(201 * 4.5, 6);
  });

  it('shows what it is of a new slab', () => {
    const share = estimate({ trouble: 'worn', job: 'resurface', area: 600 }).metrics.find(
      (one) => one.id === 'share-of-new',
    )?.value;
    expect(share).toBeGreaterThan(40);
    expect(share).toBeLessThan(70);
  });

  it.each(['repair', 'resurface', 'level', 'replace', 'new'])(
    'costs more the larger it is: %s',
    (job) => {
      const sizes = [20, 60, 150, 199, 210, 404, 420, 900, 3000, 6000].map((area) =>
        typical({ trouble: 'sunk', job, area, place: 'patio', thickness: '4' }),
      );
      const steps = sizes.slice(1).map((cost, i) => cost - (sizes[i] ?? 0));
      // Less a rounding of the last digit.
      expect(Math.min(...steps)).toBeGreaterThan(-1e-6);
    },
  );
});

describe('a pool deck', () => {
  const deck = { trouble: 'none', job: 'new', place: 'pool', area: 900 };
  const warned = (answers: Record<string, unknown>) =>
    estimate(answers).warnings.map((one) => one.id);

  it('warns of the bonding before a pour, and takes an electrician’s price', () => {
    expect(warned(deck)).toContain('bonding');
    expect(warned({ ...deck, job: 'replace' })).toContain('bonding');
    expect(warned({ ...deck, place: 'patio' })).not.toContain('bonding');
    expect(warned({ ...deck, trouble: 'worn', job: 'resurface' })).not.toContain('bonding');
    expect(typical({ ...deck, bonding: 1800 }) - typical(deck)).toBeCloseTo(1800, 6);
  });

  it('warns of a slab without steel on clay', () => {
    expect(warned({ ...deck, steel: 'none', soil: 'clay' })).toContain('no-steel');
    expect(warned({ ...deck, steel: 'bars', soil: 'clay' })).not.toContain('no-steel');
  });
});

describe('the smallest job', () => {
  it('lifts a 20 sq ft panel and a 20 sq ft overlay to $1,250, and leaves a driveway alone', () => {
    const panel = { trouble: 'lip', job: 'replace', place: 'walk', area: 20 };
    expect(typical(panel)).toBeCloseTo(1250 + 100, 6);
    expect(typical({ trouble: 'worn', job: 'resurface', place: 'pool', area: 20 })).toBeCloseTo(
      1250,
      6,
    );
    expect(item(driveway, 'smallest-job')).toBeUndefined();
  });

  it.each(['mud', 'foam'])('never lets the low end of lifting fall as it grows: %s', (lift) => {
    const low = (area: number) => estimate({ trouble: 'sunk', job: 'level', lift, area }).items[0];
    for (const area of [20, 87, 88, 150, 199, 201, 400])
      expect(low(area)?.total.low, String(area)).toBeGreaterThanOrEqual(lift === 'mud' ? 600 : 900);
  });
});

describe('surface or structure', () => {
  it('tests for a leak before anything beside a pool that is damp or hollow', () => {
    expect(advice({ trouble: 'hollow', job: 'resurface', place: 'pool' })).toMatchObject({
      outcome: 'test-for-leak',
      next: 'get-inspected',
    });
  });

  it.each([
    ['lip', 'find-the-cause', 'get-inspected'],
    ['sunk', 'lift-instead', 'quotes'],
    ['loose', 'replace-instead', 'quotes'],
    ['cracked', 'crack-comes-through', 'repair-first'],
    ['worn', 'get-prices', 'quotes'],
  ])('does not lay a surface over a slab that moved: %s gives %s', (trouble, outcome, next) => {
    expect(advice({ trouble, job: 'resurface' })).toMatchObject({ outcome, next });
  });

  it('offers the cheaper way when the slab under a tear-out is sound', () => {
    expect(advice({ trouble: 'worn', job: 'replace' }).outcome).toBe('resurface-instead');
    expect(advice({ trouble: 'cracked', job: 'replace' }).outcome).toBe('panel-by-panel');
    expect(advice({ trouble: 'sunk', job: 'replace' }).outcome).toBe('lift-instead');
    expect(advice({ trouble: 'lip', job: 'replace' }).outcome).toBe('get-prices');
  });

  it('offers no new surface over a crack that may move', () => {
    const { headline, reasons } = advice({
      job: 'replace',
      trouble: 'cracked',
      city: 'frisco',
      soil: 'clay',
    });
    expect(headline).not.toMatch(/surface may be enough/);
    expect(reasons.join(' ')).not.toMatch(/on the surface/);
  });

  it('says nothing of a trouble that nobody named', () => {
    for (const job of ['replace', 'resurface', 'level'])
      expect(advice({ job }).outcome, job).toBe('get-prices');
  });

  it('prices no job of nothing, and leaves no big one to a weekend', () => {
    const repair = { trouble: 'worn', job: 'repair' };
    expect(advice({ ...repair, cracks: 0, seal: 'no' }).outcome).toBe('nothing-to-do');
    expect(advice({ ...repair, area: 6000 }).outcome).toBe('get-prices');
  });

  it('leaves filling and sealing to you', () => {
    expect(advice({ trouble: 'worn', job: 'repair' })).toMatchObject({
      outcome: 'do-it-yourself',
      next: 'do-it-yourself',
    });
  });

  it('says there is nothing to lift where nothing sank', () => {
    expect(advice({ trouble: 'cracked', job: 'level' })).toMatchObject({
      outcome: 'nothing-to-lift',
      next: 'wait',
    });
    expect(advice({ trouble: 'sunk', job: 'level' }).next).toBe('quotes');
  });

  it('sends an easement to the city before any contract', () => {
    expect(advice({ ...driveway, easement: 'yes' })).toMatchObject({
      outcome: 'ask-the-city',
      next: 'official-help',
    });
  });
});
