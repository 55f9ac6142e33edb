import { describe, expect, it, test } from 'vitest';
import { askedFields, fillIn, runEstimate, type Answers } from '../../../src/engine/index.ts';
import { calculator } from '../../../src/trades/concrete/calculator.ts';
import { concrete } from '../../../src/trades/concrete/index.ts';
import type { ConcreteValues } from '../../../src/trades/concrete/fields.ts';
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
    // Removal 600 × $3, digging × $1.50, base × $1.50, bars × $1, placing × $3.50, permit $100,
    // concrete 600 × 5 ÷ 324 × 1.07 × $160.
    const byArea = 600 * (3 + 1.5 + 1.5 + 1 + 3.5);
    const concrete = ((600 * 5) / 324) * 1.07 * 160;
    expect(typical({ ...driveway, soil: 'sandy' })).toBeCloseTo(byArea + concrete + 100, 6);
  });

  it('stays near the published build-up of $16.50 a sq ft with its own labor and steel', () => {
    // 4.00 concrete + 4.00 placing + 1.50 base + 1.00 steel + 2.00 digging + 4.00 removal, U.S. mean.
    const each = typical({ ...driveway, soil: 'sandy' }) / 600;
    expect(each).toBeGreaterThan(0.75 * 16.5);
    expect(each).toBeLessThan(16.5);
  });

  it('deepens the base by a quarter on clay: 600 × $1.50 × 1.25 = $1,125', () => {
    expect(item({ ...driveway, soil: 'clay' }, 'base')?.total.typical).toBeCloseTo(1125, 6);
    expect(item({ ...driveway, soil: 'sandy' }, 'base')?.total.typical).toBeCloseTo(900, 6);
  });

  it('digs the deeper hole too, and wets, fills and compacts clay: 600 × $1.50 × 1.25, 600 × $1.50', () => {
    const clay = { ...driveway, soil: 'clay' };
    expect(item(clay, 'excavation')?.total.typical).toBeCloseTo(1125, 6);
    expect(item(clay, 'subgrade')?.total.typical).toBeCloseTo(900, 6);
    expect(item({ ...clay, base: 'keep' }, 'subgrade')).toBeUndefined();
    expect(typical(clay) - typical({ ...driveway, soil: 'sandy' })).toBeCloseTo(1350, 6);
  });

  it('tears nothing out for a new slab, and digs nothing where the base stays', () => {
    expect(item({ ...driveway, trouble: 'none', job: 'new' }, 'removal')).toBeUndefined();
    expect(item({ ...driveway, base: 'keep' }, 'excavation')).toBeUndefined();
    expect(item({ ...driveway, base: 'keep' }, 'base')).toBeUndefined();
  });

  it('pays for each cubic yard short of five, and nothing at five', () => {
    const patio = { trouble: 'none', job: 'new', place: 'patio', thickness: '4' };
    // 324 sq ft at 4 in are 4 cubic yards, 4.28 with the waste that is ordered: 0.72 short.
    expect(item({ ...patio, area: 324 }, 'short-load')?.total.typical).toBeCloseTo(0.72 * 50, 6);
    expect(item({ ...patio, area: 400 }, 'short-load')).toBeUndefined();
  });

  it('charges a finish above broom: 400 sq ft stamped and sealed is 400 × ($5 + $1.50) more', () => {
    const patio = { trouble: 'none', job: 'new', place: 'patio', area: 400 };
    expect(
      typical({ ...patio, finish: 'stamped' }) - typical({ ...patio, finish: 'broom' }),
    ).toBeCloseTo(2600, 6);
  });

  it('adds a pump or barrow hours where no truck reaches', () => {
    expect(item({ ...driveway, access: 'pump' }, 'pump')?.total.typical).toBe(1050);
    // 9.26 cubic yards are more than 5: pumped, whatever was asked.
    expect(item({ ...driveway, access: 'wheel' }, 'wheeling')).toBeUndefined();
    expect(item({ ...driveway, access: 'wheel' }, 'pump')?.total.typical).toBe(1050);
    // 350 sq ft × 4 in = 4.32 cubic yards × 1.07 = 4.62 hours at $50; never less than four.
    const gate = { trouble: 'none', job: 'new', place: 'patio', area: 350, access: 'wheel' };
    expect(item(gate, 'wheeling')?.total.typical).toBeCloseTo(231.2, 1);
    const small = { trouble: 'none', job: 'new', place: 'patio', area: 240, access: 'wheel' };
    expect(item(small, 'wheeling')?.total.typical).toBe(200);
  });

  it('pays a pump by the hour past the four that a pour holds: 6,000 sq ft at 6 in', () => {
    const large = { ...driveway, area: 6000, thickness: '6', access: 'pump' };
    // 111.1 cubic yards and 7% waste at 3 minutes are 5.94 hours: 1.94 more at $220.
    expect(item(large, 'pump-hours')?.total.typical).toBeCloseTo((118.89 * 0.05 - 4) * 220, 0);
    expect(item({ ...driveway, access: 'pump' }, 'pump-hours')?.total.typical ?? 0).toBe(0);
    expect(item({ ...large, access: 'truck' }, 'pump-hours')).toBeUndefined();
  });

  it('adds a pump to the least a crew comes for: it is another company’s bill', () => {
    const walk = { trouble: 'none', job: 'new', place: 'walk', area: 60, thickness: '4' };
    expect(item(walk, 'smallest-job')).toBeDefined();
    expect(typical({ ...walk, access: 'pump' }) - typical(walk)).toBeCloseTo(1050, 6);
  });

  it('says what needs a pump and what it costs, and asks about an approach larger than the slab', () => {
    const told = (answers: Record<string, unknown>) =>
      estimate({ ...driveway, ...answers })
        .warnings.map(({ id, text }) => `${id} ${text}`)
        .join(' ');
    expect(told({ access: 'wheel' })).toMatch(/needs-pump About 9 cubic yards.* \$800/);
    expect(told({ access: 'wheel', area: 200 })).not.toContain('needs-pump');
    expect(told({ access: 'pump' })).not.toContain('needs-pump');
    expect(told({ area: 100, approach: 1000 })).toContain('approach-area');
    expect(told({ approach: 150 })).not.toContain('approach-area');
  });

  it('pours the approach at 6 in, with a permit of its own: 150 sq ft × 1 in ÷ 324 more', () => {
    const approach = { ...driveway, approach: 150 };
    expect(item(approach, 'permit')?.quantity).toBe(2);
    expect(estimate(approach).warnings.map((one) => one.id)).toContain('approach');
    expect(yardsOf(valuesOf(approach)) - yardsOf(valuesOf(driveway))).toBeCloseTo(150 / 324, 10);
    expect(yardsOf(valuesOf({ ...approach, thickness: '6' }))).toBeCloseTo(
      yardsOf(valuesOf({ ...driveway, thickness: '6' })),
      10,
    );
    // Not more approach than there is slab.
    expect(yardsOf(valuesOf({ ...driveway, approach: 1000 }))).toBeCloseTo((600 * 6) / 324, 10);
  });

  it('seals what is decorated, and leaves broom bare', () => {
    expect(item({ ...driveway, finish: 'exposed' }, 'sealer')?.total.typical).toBe(900);
    expect(item(driveway, 'sealer')).toBeUndefined();
  });

  it('orders the concrete with its waste: 9.26 × 1.07 = 9.91 cubic yards', () => {
    const yards = estimate(driveway).metrics.find((one) => one.id === 'yards')?.value;
    expect(yards).toMatchObject({ typical: expect.closeTo(9.907, 2) as number });
  });
});

describe('a new surface, and lifting', () => {
  it('adds up an overlay by hand: 600 × ($1.50 + $4 + $1.50) + 30 × $3 = $4,290', () => {
    const job = { trouble: 'worn', job: 'resurface', area: 600, overlay: 'basic', cracks: 30 };
    expect(typical({ ...job, seal: 'yes' })).toBeCloseTo(600 * 7 + 90, 6);
    expect(typical({ ...job, seal: 'no' })).toBeCloseTo(600 * 5.5 + 90, 6);
  });

  it('never lifts for less than the smallest visit: $750 to 150 sq ft, then $5 a sq ft', () => {
    const lift = (area: number) => typical({ trouble: 'sunk', job: 'level', lift: 'mud', area });
    expect(lift(100)).toBe(750);
    expect(lift(150)).toBe(750);
    expect(lift(151)).toBeCloseTo(151 * 5, 6);
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

  const textOf = (answers: Record<string, unknown>, id: string) =>
    estimate(answers).warnings.find((one) => one.id === id)?.text ?? '';

  it('warns of the bonding of a slab hollow beside a pool, whatever it is called; $0 is no price', () => {
    const hollow = { trouble: 'hollow', place: 'patio', area: 900 };
    for (const job of ['replace', 'new'])
      expect(textOf({ ...hollow, job }, 'bonding')).toMatch(/It is not in the price\.$/);
    expect(textOf({ ...deck, bonding: 0 }, 'bonding')).toContain('$0 is not a price');
  });

  it('keeps no base under a slab that sank, and speaks of no new base where it stays', () => {
    const kept = { job: 'replace', place: 'driveway', base: 'keep', soil: 'clay' };
    expect(warned({ ...kept, trouble: 'sunk' })).toContain('base-sank');
    expect(warned({ ...kept, trouble: 'lip' })).toContain('base-sank');
    expect(warned({ ...kept, trouble: 'worn' })).not.toContain('base-sank');
    const said = estimate({ ...kept, trouble: 'worn' }).assumptions.join(' ');
    expect(said).toContain('No digging and no new base');
    expect(said).not.toContain('wetted and compacted');
  });

  it('has the lines under a slab found before it is drilled', () => {
    expect(warned({ trouble: 'sunk', job: 'level' })).toContain('locate-lines');
    expect(warned({ trouble: 'worn', job: 'repair' })).not.toContain('locate-lines');
  });

  it('warns of tensioned cables before a porch is broken out or drilled', () => {
    const porch = { place: 'patio', trouble: 'sunk', area: 200 };
    for (const job of ['replace', 'level']) {
      expect(warned({ ...porch, job })).toContain('tensioned');
      expect(warned({ ...porch, job, place: 'driveway' })).not.toContain('tensioned');
    }
    expect(warned({ ...porch, job: 'resurface' })).not.toContain('tensioned');
  });

  it('says when the repair is dearer than a new slab', () => {
    const long = { trouble: 'cracked', job: 'repair', area: 200, cracks: 1000 };
    expect(warned(long)).toContain('costs-more-than-new');
    expect(warned({ ...long, cracks: 30 })).not.toContain('costs-more-than-new');
  });

  it('warns of a slab without steel on clay', () => {
    expect(warned({ ...deck, steel: 'none', soil: 'clay' })).toContain('no-steel');
    expect(warned({ ...deck, steel: 'bars', soil: 'clay' })).not.toContain('no-steel');
  });
});

describe('the smallest job', () => {
  it.each([
    [{ trouble: 'lip', job: 'replace', place: 'walk' }, 1000, 1500, 2000],
    [{ trouble: 'worn', job: 'resurface', place: 'pool' }, 1000, 1250, 1500],
    [{ trouble: 'worn', job: 'repair', cracks: 3 }, 300, 400, 500],
    [{ trouble: 'sunk', job: 'level', lift: 'mud' }, 550, 750, 1200],
    [{ trouble: 'sunk', job: 'level', lift: 'foam' }, 900, 1100, 1500],
  ])('nobody comes for 20 sq ft for less: %j', (job, low, typical, high) => {
    expect(item({ ...job, area: 20 }, 'smallest-job')?.total).toEqual({ low, typical, high });
  });

  it('leaves a driveway alone', () => {
    expect(item(driveway, 'smallest-job')).toBeUndefined();
  });

  it('takes the larger of the two at each end as it grows', () => {
    const lift = (area: number) =>
      item({ trouble: 'sunk', job: 'level', lift: 'foam', area }, 'smallest-job')?.total;
    // 104 sq ft of foam: $780 / $1,092 / $1,664 by size, $900 / $1,100 / $1,500 at the least.
    expect(lift(104)).toEqual({ low: 900, typical: 1100, high: 1664 });
    expect(lift(105)).toBeUndefined();
  });

  it.each(['replace', 'new', 'resurface', 'level', 'repair'])(
    'no low end falls under the smallest visit of its kind: %s',
    (job) => {
      const least =
        { replace: 1000, new: 1000, resurface: 1000, level: 550, repair: 300 }[job] ?? 0;
      for (let area = 20; area <= 500; area += 5) {
        const { total } = estimate({ trouble: 'sunk', job, area, place: 'patio', finish: 'broom' });
        expect(total.low, String(area)).toBeGreaterThanOrEqual(least);
      }
    },
  );
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

  it('asks whether a crack moves, and fills or covers one that does not', () => {
    const crack = { trouble: 'cracked', job: 'replace' };
    expect(advice({ ...crack, moves: 'no' }).outcome).toBe('fill-or-resurface');
    expect(advice({ ...crack, moves: 'yes' }).outcome).toBe('panel-by-panel');
    expect(advice(crack).outcome).toBe('panel-by-panel');
    expect(advice({ ...crack, job: 'resurface', moves: 'yes' }).outcome).toBe(
      'crack-comes-through',
    );
    expect(advice({ ...crack, job: 'resurface', moves: 'no' }).outcome).toBe('get-prices');
    expect(advice({ ...crack, moves: 'yes' }).reasons.join(' ')).not.toMatch(/pencil/);
  });

  it('asks of each price what that job has: no psi in a lift, no steel in an overlay', () => {
    const said = (job: string) => advice({ job }).reasons.join(' ');
    expect(said('level')).not.toMatch(/psi|steel/);
    expect(said('resurface')).not.toMatch(/psi|steel/);
    expect(said('replace')).toMatch(/psi.*steel/);
  });

  it('names answers that rule each other out', () => {
    for (const job of ['repair', 'resurface', 'level', 'replace'])
      expect(advice({ trouble: 'none', job }).outcome, job).toBe('no-slab-yet');
    expect(advice({ trouble: 'sunk', job: 'new' }).outcome).toBe('old-slab-first');
    expect(advice({ trouble: 'none', job: 'new' }).outcome).toBe('get-prices');
  });

  it('does not call steel needed beside a slab priced without it', () => {
    const bare = estimate({ job: 'new', steel: 'none', soil: 'clay' }).assumptions.join(' ');
    expect(bare).not.toMatch(/steel is not an extra/);
  });

  it('says nothing of a trouble that nobody named', () => {
    for (const job of ['replace', 'resurface', 'level'])
      expect(advice({ job }).outcome, job).toBe('get-prices');
  });

  it('prices no job of nothing, and leaves no big one to a weekend', () => {
    const repair = { trouble: 'worn', job: 'repair' };
    expect(advice({ ...repair, cracks: 0, seal: 'no' })).toMatchObject({
      outcome: 'tube-of-filler',
      headline: 'Nothing is left to do: no crack, no sealer.',
      next: 'wait',
    });
    expect(advice({ ...repair, cracks: 50, seal: 'no' }).next).toBe('do-it-yourself');
    expect(advice({ ...repair, cracks: 51, seal: 'no' }).outcome).toBe('do-it-yourself');
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

test('the answers of the first section leave a band of at most 2.5', () => {
  const first = { trouble: 'worn', moves: 'no', place: 'driveway', area: 600, city: 'southlake' };
  for (const job of ['repair', 'resurface', 'level', 'replace', 'new'])
    for (const kind of [
      { overlay: 'basic', lift: 'mud' },
      { overlay: 'stamped', lift: 'foam' },
    ]) {
      const { low, high } = estimate({ ...first, job, ...kind }).total;
      expect(high / low, job).toBeLessThanOrEqual(2.5);
    }
});

test('whether the crack opens and closes is asked only where it changes what is said', () => {
  const asked = (job: string) =>
    askedFields(
      concrete.calculator,
      fillIn(concrete.calculator, { trouble: 'cracked', job } as Answers),
    ).some(([id]) => id === 'moves');
  expect(['repair', 'resurface', 'level', 'replace', 'new'].map(asked)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});
