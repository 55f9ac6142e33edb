import { describe, expect, test } from 'vitest';
import { money, readAnswers, runEstimate, type Answers } from '../../../src/engine/index.ts';
import { calculator } from '../../../src/trades/hvac/calculator.ts';
import { parts, prices } from '../../../src/trades/hvac/figures.ts';
import { keepOrReplace, yearsLeft } from '../../../src/trades/hvac/keep-or-replace.ts';
import { coolingKwh, oldSeer2, seer2 } from '../../../src/trades/hvac/running.ts';
import { tonsByRules } from '../../../src/trades/hvac/size-rules.ts';
import { furnaceTimes, largeShare, sizeTimes, systemsOf } from '../../../src/trades/hvac/sizing.ts';

const estimate = (answers: Record<string, unknown>) =>
  runEstimate(calculator, answers as unknown as Answers);
const outcome = (answers: Record<string, unknown>) => estimate(answers).recommendation;
const metric = (answers: Record<string, unknown>, id: string) =>
  estimate(answers).metrics.find((one) => one.id === id)?.value;

const dayRepair = { job: 'repair', hours: 'day', credited: 'no', warranty: 'no', age: 8 };
const checked = ['thermostat', 'filter', 'power'];
/** Every question of a replacement that moves the price, answered. */
const swap = {
  job: 'replace',
  system: 'ac-furnace',
  area: 2400,
  tons: 3,
  systems: 1,
  afue: '80',
  tier: 'minimum',
  ducts: 'good',
  wiring: 'no',
  lineSet: 'no',
  newThermostat: 'yes',
  state: 'dead',
  age: 16,
};

describe('the bill of a repair', () => {
  test('a capacitor is the visit plus the part: $125 + $200', () => {
    expect(estimate({ ...dayRepair, part: 'capacitor' }).total.typical).toBe(325);
  });

  test('a range adds up with correlation 0.6, $117 down and $157 up, of which 0.92 is one job’s', () => {
    const { low, high } = estimate({ ...dayRepair, part: 'capacitor' }).total;
    expect(low).toBeCloseTo(325 * ((325 - 117.05) / 325) ** 0.92, 1);
    expect(high).toBeCloseTo(325 * ((325 + 156.92) / 325) ** 0.92, 1);
  });

  test('a credited visit is not charged, and a night adds $150', () => {
    const given = { ...dayRepair, part: 'capacitor', credited: 'yes', hours: 'after' };
    expect(estimate(given).total.typical).toBe(200 + 150);
  });

  test('four pounds of R-22 cost $125 + 4 × $150', () => {
    const given = { ...dayRepair, part: 'recharge', refrigerant: 'r22', pounds: 4 };
    expect(estimate(given).total.typical).toBe(725);
  });

  test('an unnamed part is one of the likely causes: half capacitors, a quarter contactors, a quarter wiring', () => {
    const item = estimate({ ...dayRepair, symptom: 'outdoor-off' }).items.find(
      ({ id }) => id === 'repair',
    );
    const typical = 200 / 2 + 300 / 4 + 275 / 4;
    expect(item?.total.typical).toBeCloseTo(typical, 6);
    expect(item?.total.low).toBeGreaterThanOrEqual(120);
    expect(item?.total.high).toBeLessThanOrEqual(450);
  });

  test('where nobody can say what is wrong, every symptom of cooling counts alike', () => {
    const symptoms = 'outdoor-off humming weak ice short water breaker dead'.split(' ');
    const repair = (symptom?: string) =>
      estimate({ ...dayRepair, ...(symptom && { symptom }) }).items.find(
        ({ id }) => id === 'repair',
      )!;
    const typicals = symptoms.map((symptom) => repair(symptom).total.typical);
    const mean = typicals.reduce((sum, one) => sum + one, 0) / symptoms.length;
    for (const open of [repair('unsure'), repair()]) {
      expect(open.total.typical).toBeCloseTo(mean, 6);
      expect(open.label).toBe('One of the usual causes');
    }
    const widest = Math.max(...typicals);
    expect(repair('unsure').total.high).toBeGreaterThan(widest);
  });

  test('a breaker that trips is not the mean of wiring and a compressor', () => {
    const typical = 0.4 * 275 + 0.25 * 200 + 0.2 * 750 + 0.15 * 2300;
    const breaker = estimate({ ...dayRepair, symptom: 'breaker' });
    expect(breaker.total.typical).toBeCloseTo(125 + typical, 6);
  });

  test('a likely leak holds its refill: half of $300 cleaning, half of $600 + 4 × $75', () => {
    expect(estimate({ ...dayRepair, symptom: 'weak' }).total.typical).toBe(125 + 150 + 450);
  });

  test('no heat is priced by what heats: no gas parts for a heat pump', () => {
    const label = (heats: string) =>
      estimate({ ...dayRepair, symptom: 'no-heat', heats }).items.find(({ id }) => id === 'repair')
        ?.label;
    expect(label('furnace')).toContain('Ignitor');
    expect(label('heat-pump')).not.toMatch(/Ignitor|Flame/);
    expect(label('mini-split')).not.toMatch(/Ignitor|Flame/);
    const valve = {
      ...dayRepair,
      symptom: 'no-heat',
      heats: 'heat-pump',
      pumpPart: 'reversingValve',
    };
    expect(estimate(valve).total.typical).toBe(125 + 2000);
  });

  test('a compressor under warranty is labor only: $900 in place of $2,300', () => {
    const compressor = { ...dayRepair, part: 'compressor' };
    expect(estimate(compressor).total.typical).toBe(2425);
    expect(estimate({ ...compressor, warranty: 'yes' }).total.typical).toBe(1025);
  });

  test.each([
    ['capacitor', 0.85],
    ['contactor', 0.85],
    ['fanMotor', 0.75],
    ['blower', 0.5],
    ['board', 0.5],
    ['thermostat', 0.5],
    ['pump', 0.5],
    ['reversingValve', 0.5],
  ] as const)('a %s under warranty costs labor only, %f of the price', (part, share) => {
    const cost = (warranty: string) => estimate({ ...dayRepair, part, warranty }).total.typical;
    expect(cost('yes') - 125).toBeCloseTo(share * (cost('no') - 125), 6);
  });

  test('a leak is mended and filled again: $125 + $600 + 8 pounds at $75', () => {
    const leak = { ...dayRepair, symptom: 'weak', part: 'leak', pounds: 8 };
    expect(estimate(leak).total.typical).toBe(125 + 600 + 8 * 75);
  });

  test('the age rule is told only once an age was given', () => {
    const compressor = { job: 'repair', part: 'compressor' };
    expect(metric(compressor, 'age-times-cost')).toBeUndefined();
    expect(JSON.stringify(outcome(compressor))).not.toContain('10 years ×');
  });
});

describe('the price of a new system', () => {
  /** A furnace for 2,400 sq ft: 400 sq ft above 2,000 at 5.5% for 1,000. */
  const heat = 1.022;
  /** What permits declare moves the equipment of a whole system by 1.2, of a furnace alone by 1.1. */
  const swapTotal = 1.2 * (6500 + 3200 * heat) + 200 + 175;

  test('3 tons: 1.2 × ($6,500 + $3,200 × 1.022) + thermostat $200 + permit $175', () => {
    expect(estimate(swap).total.typical).toBeCloseTo(swapTotal, 6);
  });

  test('4 tons cost 1.17 times 3 tons, the furnace with them costs the same', () => {
    expect(estimate({ ...swap, tons: 4 }).total.typical).toBeCloseTo(
      swapTotal + 1.2 * 6500 * 0.17,
      6,
    );
  });

  test('a furnace follows the area it heats and its efficiency, $2,000 for the step', () => {
    const furnace = (area: number, afue: string) =>
      estimate({ ...swap, system: 'furnace', area, afue }).total.typical;
    expect(furnace(2000, '80')).toBeCloseTo(1.1 * 4300 + 175, 6);
    expect(furnace(1000, '80')).toBeCloseTo(1.1 * 4300 * 0.945 + 175, 6);
    expect(furnace(3000, '80')).toBeCloseTo(1.1 * 4300 * 1.055 + 175, 6);
    expect(furnace(2000, '96') - furnace(2000, '80')).toBeCloseTo(2000, 6);
    expect(furnaceTimes({ area: 12_000, tons: null, systems: 1 })).toBeCloseTo(1.055, 6);
  });

  test('new ducts for 2,400 sq ft are 2 + 16 runs at $350, also as a job of their own', () => {
    const ducts = estimate({ ...swap, ducts: 'new' }).items.find(({ id }) => id === 'ducts');
    expect(ducts?.quantity).toBe(18);
    expect(ducts?.total.typical).toBe(6300);
    const alone = { job: 'ducts', ductWork: 'new', area: 2400 };
    expect(estimate(alone).total.typical).toBe(6300 + 175);
    expect(outcome(alone).next).toBe('get-inspected');
  });

  test('a price for sealing has no old ducts to haul away', () => {
    const said = (ductWork: string) => outcome({ job: 'ducts', ductWork }).reasons.join(' ');
    expect(said('new')).toContain(
      'the insulation (R-8 in an attic) and the old ducts hauled away.',
    );
    expect(said('seal')).toContain('A price should name the runs and the returns.');
  });

  test('sealing grows with the house, from a smallest job of 600 sq ft at $0.90', () => {
    const seal = (area: number) => estimate({ job: 'ducts', ductWork: 'seal', area }).total.typical;
    expect(seal(300)).toBe(540);
    expect(seal(1200)).toBe(1080);
    expect(seal(5000)).toBe(4500);
  });

  test('a mini-split costs $3,500 with one head and $2,300 for each more', () => {
    const heads = (zones: number) =>
      estimate({ job: 'replace', system: 'mini-split', zones }).total.typical;
    expect(heads(1)).toBe(3500 + 175);
    expect(heads(3)).toBe(3500 + 2 * 2300 + 175);
  });

  test('one head for a house of 3,000 sq ft is named, one for a room is not', () => {
    const ids = (area: number) =>
      estimate({ job: 'replace', system: 'mini-split', zones: 1, area }).warnings.map(
        ({ id }) => id,
      );
    expect(ids(3000)).toContain('few-heads');
    expect(ids(600)).not.toContain('few-heads');
  });

  test('the step to 18 SEER2 is $3,000 at 3 tons', () => {
    expect(estimate({ ...swap, tier: 'high' }).total.typical).toBeCloseTo(swapTotal + 3000, 6);
  });

  test('a heat pump says what its price holds, and why it is under an AC and furnace', () => {
    const { items, warnings } = estimate({ ...swap, system: 'heat-pump' });
    expect(items[0]?.label).toContain('air handler');
    expect(items[0]?.how).toMatch(/outdoor unit, air handler.*backup heat/);
    const low = warnings.find(({ id }) => id === 'heat-pump-low');
    expect(low?.text).toMatch(/one Dallas page.*we count \$\d\d,\d{3}/);
    expect(low?.mayBeLow, 'no quote is called high on it').toBe(true);
    expect(estimate(swap).warnings.map(({ id }) => id)).not.toContain('heat-pump-low');
  });

  test('a heat pump price holds its permit, wiring and thermostat', () => {
    const items = estimate({ ...swap, system: 'heat-pump' }).items.map(({ id }) => id);
    expect(items).toEqual(['heat-pump']);
  });

  test('it never falls as the house grows, and no sq ft costs a whole system', () => {
    const at = (area: number) =>
      estimate({ ...swap, tons: undefined, systems: undefined, area }).total.typical;
    let before = at(300);
    for (let area = 310; area <= 12_000; area += 10) {
      const typical = at(area);
      expect(typical).toBeGreaterThanOrEqual(before - 1e-6);
      expect(typical - before, `${area} sq ft`).toBeLessThan(0.33 * before);
      before = typical;
    }
    expect(at(3001) - at(3000)).toBeLessThan(20);
  });
});

describe('size', () => {
  test('2,400 sq ft is a range: 2.5 tons at 1,000 a ton, 4 at 600, 5 at 500', () => {
    expect(tonsByRules(2400)).toEqual({ low: 2.5, typical: 4, high: 5 });
  });

  const byTons = (tons: number, systems: number | null = null) => ({ tons, systems, area: 2000 });

  test('one system holds up to 5 tons, above it a second is likely, and a count that is given decides', () => {
    const counted = [4, 4.9, 5, 5.1, 9, 10, 10.1].map((tons) => systemsOf(byTons(tons)));
    expect(counted).toEqual([1, 1, 1, 2, 2, 2, 3]);
    // Two of 5 tons: 2 × 1.26.
    expect(sizeTimes(byTons(10)).typical).toBeCloseTo(2.52, 6);
    const { items } = estimate({ job: 'replace', system: 'ac-furnace', area: 4500 });
    expect(items.find(({ id }) => id === 'outdoor')?.quantity).toBe(2);
    expect(systemsOf(byTons(8, 3))).toBe(3);
  });

  test('5 tons of a nameplate are one system with one furnace: 1.2 × ($6,500 × 1.26 + $3,200 × 1.033)', () => {
    const given = { job: 'replace', tons: 5, area: 2600 };
    expect(estimate(given).total.typical).toBeCloseTo(
      1.2 * (6500 * 1.26 + 3200 * 1.033) + 200 + 175,
      6,
    );
    for (const system of ['ac-furnace', 'ac', 'heat-pump']) {
      const { items } = estimate({ ...given, system });
      expect(items.every(({ quantity }) => quantity === 1)).toBe(true);
    }
  });

  test('more tons never cost less, where nobody counted the systems', () => {
    let before = 0;
    for (let tons = 1; tons <= 20; tons += 0.1) {
      const { typical } = estimate({ job: 'replace', tons, area: 2600 }).total;
      expect(typical, `${tons} tons`).toBeGreaterThanOrEqual(before - 1e-6);
      before = typical;
    }
  });

  test('an area that asks for 5 tons is the mean of one system of 5 and two of 2.5: (1.26 + 2 × 0.87) ÷ 2', () => {
    const bySize = { tons: null, systems: null, area: 3000 };
    expect(sizeTimes(bySize).typical).toBeCloseTo(1.5, 6);
    expect(sizeTimes(byTons(5)).typical).toBe(1.26);
    expect(sizeTimes(byTons(5, 2)).typical).toBeCloseTo(1.74, 6);
    expect(sizeTimes(byTons(6)).typical).toBe(2);
  });

  test('sizes between the table’s rows are read off the line between them', () => {
    expect(sizeTimes(byTons(3)).typical).toBe(1);
    expect(sizeTimes(byTons(4.5, 1)).typical).toBeCloseTo(1.215, 6);
    expect(sizeTimes(byTons(1, 1)).typical).toBe(0.64);
  });
});

describe('running cost', () => {
  test('the Southeast minimum falls from 14.3 to 13.8 SEER2 at 45,000 BTU/h, not for heat pumps', () => {
    const large = (tons: number, systems = 1) => largeShare({ tons, systems, area: 2000 });
    expect([3.5, 4, 8].map((tons) => large(tons))).toEqual([0, 1, 1]);
    expect(large(8, 3)).toBe(0);
    expect(seer2('minimum', 0, false)).toBeCloseTo(14.3, 9);
    expect(seer2('minimum', 1, false)).toBeCloseTo(13.8, 9);
    expect(seer2('minimum', 1, true)).toBe(14.3);
  });

  test('ten sq ft more never change a year’s saving by more than $3, nor the payback by a year', () => {
    for (const tier of ['minimum', 'mid', 'high']) {
      const at = (area: number) => {
        const { metrics } = estimate({ job: 'replace', system: 'ac-furnace', tier, area });
        const [saving, payback] = ['saving', 'payback-high'].map(
          (id) => metrics.find((one) => one.id === id)?.value as number,
        );
        return { saving: saving!, payback: payback! };
      };
      let before = at(1500);
      for (let area = 1510; area <= 6000; area += 10) {
        const after = at(area);
        expect(Math.abs(after.saving - before.saving), `${tier} ${area}`).toBeLessThan(3);
        expect(Math.abs(after.payback - before.payback), `${tier} ${area}`).toBeLessThan(1);
        before = after;
      }
    }
  });

  test('4 tons at $0.12 save what a Texas contractor publishes: $85–120 for 16, $150–200 for 18', () => {
    const saved = (to: number) => (coolingKwh(4000, 14.3) - coolingKwh(4000, to)) * 0.12;
    expect(saved(16)).toBeGreaterThan(85);
    expect(saved(16)).toBeLessThan(120);
    expect(saved(18)).toBeGreaterThan(150);
    expect(saved(18)).toBeLessThan(200);
  });

  test('2,400 sq ft at 14.3 SEER2 use 2.4 × 12 × 2,200 ÷ 14.3 kWh a year, whatever the nameplate', () => {
    expect(metric({ ...swap, rate: 15.5 }, 'cooling-kwh')).toBeCloseTo(4430.77, 1);
    expect(metric({ ...swap, rate: 15.5 }, 'cooling-cost')).toBeCloseTo(686.77, 1);
    expect(metric({ ...swap, tons: 3.5 }, 'cooling-kwh')).toBeCloseTo(4430.77, 1);
  });

  test('a nameplate alone stands for the area it serves here: 5 tons for 3,000 sq ft', () => {
    const alone = { ...swap, area: undefined, tons: 5, tier: 'mid' };
    expect(metric(alone, 'cooling-kwh')).toBeCloseTo((3 * 12 * 2200) / 16, 6);
  });

  test('cooling an average home is about a third of all the power it uses, 13,150 kWh', () => {
    const share = coolingKwh(2000, 13.4) / 13_150;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.35);
  });

  test('an old unit is taken at the minimum of its year: 9.5 SEER2 before 2006', () => {
    expect([25, 21, 20, 12, 11, 4, 3].map(oldSeer2)).toEqual([
      9.5, 9.5, 12.4, 12.4, 13.4, 13.4, 14.3,
    ]);
  });

  test('a dearer kilowatt hour pays a better tier back sooner', () => {
    const years = (rate: number) => metric({ ...swap, rate }, 'payback-high') as number;
    expect(years(15.5)).toBeCloseTo(3000 / ((4430.77 - 3520) * 0.155), 1);
    expect(years(30)).toBeLessThan(years(15.5));
  });
});

describe('what we would do', () => {
  test('a top-off is no repair: the leak is found first', () => {
    const again = {
      job: 'repair',
      symptom: 'weak',
      part: 'recharge',
      pounds: 5,
      age: 3,
      often: 'more',
    };
    const { recommendation } = estimate(again);
    expect(recommendation.outcome).toBe('find-leak');
    expect(recommendation.headline).toMatch(/^Stop topping it off.*coil may be under warranty/);
    expect(estimate({ ...again, often: 'no' }).recommendation.outcome).toBe('find-leak');
    expect(estimate({ ...again, refrigerant: 'r22' }).recommendation.outcome).toBe('price-new');
  });

  test('more refrigerant than a home system holds is asked about', () => {
    const ids = (pounds: number) =>
      estimate({ job: 'repair', part: 'recharge', pounds }).warnings.map(({ id }) => id);
    expect(ids(12)).not.toContain('many-pounds');
    expect(ids(13)).toContain('many-pounds');
  });

  test('a quote is weighed, whatever was checked: who holds one has had the technician', () => {
    const unsure = { job: 'repair', symptom: 'unsure', cools: 'ac', age: 3 };
    expect(estimate(unsure).recommendation.outcome).toBe('check-first');
    expect(estimate({ ...unsure, repairQuote: 4500 }).recommendation.outcome).toBe('second-quote');
    const fair = estimate({ ...unsure, repairQuote: 400 }).recommendation;
    expect(fair.outcome).toBe('repair');
    expect(fair.reasons[0]).toContain('which part failed');
  });

  test.each(['furnace', 'ac-furnace'])('one more square foot adds no whole second %s', (system) => {
    const at = (area: number) => estimate({ ...swap, system, area }).total.typical;
    for (const area of [3000, 6000]) expect(at(area) / at(area - 1)).toBeLessThan(1.02);
  });

  test('a furnace alone changes no indoor coil', () => {
    const said = (system: string) => estimate({ job: 'replace', system }).assumptions.join(' ');
    expect(said('furnace')).not.toContain('indoor coil');
    expect(said('ac')).toContain('indoor coil');
  });

  test('with a baby in the heat the price of tonight stands beside that of business hours', () => {
    const baby = { job: 'repair', symptom: 'dead', dangers: ['frail'] };
    const { metrics, total } = estimate(baby);
    expect(total.label).toBe('Likely bill in business hours');
    expect(metrics[0]).toMatchObject({ id: 'bill-tonight', value: total.typical + 150 });
    const tonight = estimate({ ...baby, hours: 'after' });
    expect(tonight.total.label).toBe('Likely bill');
    expect(tonight.total.typical).toBeCloseTo(total.typical + 150, 6);
    expect(tonight.metrics[0]?.id).not.toBe('bill-tonight');
  });

  test('gas comes before everything, also before the price', () => {
    const given = { ...dayRepair, dangers: ['gas'] };
    expect(outcome(given)).toMatchObject({ outcome: 'leave-now', next: 'emergency' });
    expect(estimate(given).warnings[0]).toMatchObject({ id: 'gas', level: 'stop' });
  });

  test('a CO alarm sends everyone out to call 911, and asks nobody to leave the lights off', () => {
    const told = estimate({ ...dayRepair, dangers: ['co'] });
    expect(told.recommendation).toMatchObject({ outcome: 'leave-now', next: 'emergency' });
    expect(told.warnings[0]).toMatchObject({ id: 'co-alarm', level: 'stop', help: 'co' });
    expect(JSON.stringify([told.recommendation, told.warnings])).not.toMatch(/switch|gas company/);
  });

  test('with gas nothing speaks of prices or of repair or new, and no company is called first', () => {
    for (const job of ['repair', 'replace', 'tune-up']) {
      const told = estimate({ job, age: 12, dangers: ['gas', 'frail'] });
      expect(told.recommendation.urgent, job).toBe(false);
      expect([...told.metrics, ...told.series, ...told.assumptions], job).toEqual([]);
    }
  });

  test('a named heat exchanger says when to get out', () => {
    const said = (heatPart: string) =>
      estimate({ ...dayRepair, symptom: 'no-heat', heatPart }).warnings.map(({ id }) => id);
    expect(said('exchanger')).toContain('co-alarm');
    expect(said('ignitor')).not.toContain('co-alarm');
  });

  test('a furnace of 95% or more names its venting, its drain and the water heater left behind', () => {
    const said = (given: object) =>
      estimate({ job: 'replace', ...given }).warnings.map(({ id }) => id);
    expect(said({ system: 'furnace', afue: '96' })).toContain('new-vent');
    expect(said({ system: 'furnace', afue: '80' })).not.toContain('new-vent');
  });

  test('a quote far above the repair calls for another quote, not for a new system', () => {
    const pump = { ...dayRepair, symptom: 'water', part: 'pump', age: 5 };
    expect(outcome({ ...pump, repairQuote: 5000 }).outcome).toBe('second-quote');
    expect(outcome({ ...pump, repairQuote: 400 }).outcome).toBe('repair');
    // $3,000 for a $200 capacitor is less than half of a new AC, and no less out of place.
    const capacitor = { ...dayRepair, part: 'capacitor', repairQuote: 3000 };
    expect(outcome(capacitor).outcome).toBe('second-quote');
    expect(outcome({ ...capacitor, age: 16, often: 'more' }).outcome).toBe('second-quote');
  });

  test('a fan that stands still is switched off, before the compressor goes too', () => {
    const said = (symptom: string) => outcome({ ...dayRepair, symptom }).reasons.join(' ');
    expect(said('humming')).toContain('Turn cooling off at the thermostat');
    expect(said('outdoor-off')).not.toContain('Turn cooling off');
  });

  test('more tons than the systems counted can hold are questioned, not priced in silence', () => {
    const said = (given: object) => estimate({ ...swap, ...given }).warnings.map(({ id }) => id);
    expect(said({ tons: 20, systems: 1 })).toContain('not-a-house');
    expect(said({ tons: 5, systems: 1 })).not.toContain('not-a-house');
    expect(said({ tons: 20, systems: null })).not.toContain('not-a-house');
    expect(said({ tons: 20, systems: 1, system: 'furnace' })).not.toContain('not-a-house');
    expect(said({ tons: null, area: 8000, systems: 1 })).toContain('too-few-systems');
    const priced = (given: object) => estimate({ ...swap, tons: 20, ...given }).total.typical;
    expect(priced({ systems: 1 }), 'no system of a house has 20 tons').toBe(priced({ systems: 4 }));
  });

  test('more tons than the floor can need are questioned, whichever way they were typed', () => {
    const said = (given: object) =>
      estimate({ job: 'replace', ...given }).warnings.map(({ id }) => id);
    for (const given of [
      { tons: 5, area: 1200 },
      { tons: 20, area: 300 },
      { systems: 4, area: 300 },
      { system: 'mini-split', zones: 8, area: 300 },
    ]) {
      expect(said(given), JSON.stringify(given)).toContain('oversized');
    }
    for (const given of [
      { tons: 5 },
      { tons: 3, area: 1200 },
      { tons: 5, area: 2600 },
      { systems: 2, area: 3000 },
      { system: 'mini-split', zones: 3, area: 450 },
      { system: 'furnace', systems: 4, area: 300 },
    ]) {
      expect(said(given), JSON.stringify(given)).not.toContain('oversized');
    }
  });

  test('the price of a visit is bait, not a repair, and is not weighed', () => {
    const asked = { ...dayRepair, part: 'compressor' };
    const { warnings, recommendation } = estimate({ ...asked, repairQuote: 29 });
    expect(warnings.find(({ id }) => id === 'bait-quote')?.text).toContain(
      '$29 is too little for this whole repair',
    );
    expect(recommendation).toEqual(estimate(asked).recommendation);
    // What a firm charges to come and look.
    expect(estimate({ ...asked, repairQuote: 89 }).recommendation).toEqual(recommendation);
    const zero = estimate({ ...asked, repairQuote: 0 });
    expect(zero.recommendation).toEqual(recommendation);
    // Far below the $1,250 that it costs at the least.
    const just = estimate({ ...asked, repairQuote: 240 });
    expect(just.recommendation).toEqual(recommendation);
    expect(just.warnings.map(({ id }) => id)).toContain('bait-quote');
    // Under warranty nothing at all is an honest price.
    const free = estimate({ ...asked, warranty: 'yes', repairQuote: 0 });
    expect(free.warnings.map(({ id }) => id)).not.toContain('bait-quote');
    // A pound of refrigerant can cost less than a visit.
    const pound = { ...dayRepair, part: 'recharge', pounds: 0.5, repairQuote: 60 };
    expect(estimate(pound).warnings.map(({ id }) => id)).not.toContain('bait-quote');
  });

  test('a quote far above the labor of a free part is named as such', () => {
    const free = { ...dayRepair, symptom: 'weak', part: 'compressor', age: 4, warranty: 'yes' };
    const told = (repairQuote: number) => outcome({ ...free, repairQuote });
    expect(told(4800).outcome).toBe('use-warranty');
    expect(told(4800).reasons[0]).toBe(
      'Your quote is far above what’s left to pay: $600–$1,200, without the visit.',
    );
    expect(told(1100).reasons.join(' ')).not.toContain('far above');
  });

  test('no pounds are no share of a new one', () => {
    const none = estimate({ ...dayRepair, part: 'recharge', pounds: 0 });
    expect(none.metrics).toEqual([]);
    expect(none.recommendation.reasons.join(' ')).not.toMatch(/0%|\$0 /);
  });

  test('a leak under warranty is asked for by its place', () => {
    const leak = { ...dayRepair, part: 'leak', refrigerant: 'r410a' };
    const said = (warranty: string) => outcome({ ...leak, warranty }).reasons.join(' ');
    expect(said('yes')).toContain('where it leaks');
    expect(said('no')).not.toContain('where it leaks');
  });

  test('a costly part of which nobody said whether it has a warranty may be free, until it is too old', () => {
    const said = (answers: object) =>
      outcome({ job: 'repair', part: 'compressor', ...answers }).reasons.join(' ');
    const asked = 'whether the part is under warranty: often 5 years, 10 if registered';
    for (const answers of [{}, { age: 4 }, { age: 9 }])
      expect(said(answers), JSON.stringify(answers)).toContain(asked);
    for (const answers of [{ age: 10 }, { age: 4, warranty: 'no' }, { age: 4, part: 'wiring' }])
      expect(said(answers), JSON.stringify(answers)).not.toContain(asked);
  });

  test('a part that lets the refrigerant out asks who pays for filling it, warranty or not', () => {
    const said = (given: object) => outcome({ ...dayRepair, ...given }).reasons.join(' ');
    for (const warranty of ['yes', 'no'])
      expect(said({ part: 'compressor', warranty }), warranty).toContain('a pound costs $50–$120');
    expect(said({ part: 'coil', refrigerant: 'r22' })).toContain('a pound costs $90–$250');
    expect(said({ part: 'board' })).not.toContain('a pound costs');
  });

  test('a reversing valve named in a central AC is questioned', () => {
    const said = (cools: string) =>
      estimate({ ...dayRepair, part: 'reversingValve', cools }).warnings.map(({ id }) => id);
    expect(said('ac')).toContain('no-such-valve');
    expect(said('heat-pump')).not.toContain('no-such-valve');
  });

  test('free checks come before a call', () => {
    expect(outcome(dayRepair)).toMatchObject({ outcome: 'check-first', next: 'do-it-yourself' });
    expect(outcome({ ...dayRepair, checked }).outcome).toBe('repair');
  });

  test('a breaker that trips again is not for trying out', () => {
    const given = { ...dayRepair, symptom: 'breaker' };
    expect(outcome(given).outcome).not.toBe('check-first');
    expect(estimate(given).warnings.map(({ id }) => id)).toContain('breaker');
  });

  test('a part under warranty goes to the warranty, a clogged drain does not', () => {
    const covered = { ...dayRepair, warranty: 'yes' };
    expect(outcome({ ...covered, part: 'board' }).next).toBe('warranty');
    expect(outcome({ ...covered, part: 'wiring' }).outcome).toBe('repair');
  });

  test('a leak in an R-22 system means pricing a new one', () => {
    expect(outcome({ ...dayRepair, part: 'leak', refrigerant: 'r22' }).outcome).toBe('price-new');
    expect(outcome({ ...dayRepair, part: 'leak', refrigerant: 'r410a' }).outcome).toBe('repair');
  });

  test('a cracked heat exchanger needs proof first', () => {
    expect(outcome({ ...dayRepair, symptom: 'no-heat', heatPart: 'exchanger' }).next).toBe(
      'get-inspected',
    );
  });

  test('above half the price of new, new is priced: a $2,200 coil against a $3,675 mini-split', () => {
    const coil = { ...dayRepair, part: 'coil', age: 3 };
    expect(metric({ ...coil, cools: 'mini-split' }, 'share-of-new')).toBeCloseTo(59.9, 1);
    expect(outcome({ ...coil, cools: 'mini-split' }).outcome).toBe('price-new');
    expect(outcome({ ...coil, cools: 'ac' }).outcome).toBe('repair');
  });

  test('the $5,000 rule speaks from 10 years, and five years of either settle it', () => {
    const compressor = { ...dayRepair, part: 'compressor' };
    expect(outcome({ ...compressor, age: 9 }).outcome).toBe('repair');
    expect(outcome({ ...compressor, age: 10 }).outcome).toBe('rules-disagree');
    expect(outcome({ ...compressor, age: 14 }).headline).toContain('a new one comes out cheaper');
    const motor = { ...dayRepair, part: 'fanMotor', area: 1300, age: 10 };
    expect(outcome(motor).outcome).toBe('rules-disagree');
    expect(outcome(motor).headline).toContain('repairing comes out cheaper');
    expect(metric({ ...compressor, age: 10 }, 'age-times-cost')).toBe(23000);
  });

  test('a $200 capacitor is no argument for a new system, at any age', () => {
    const old = { ...dayRepair, part: 'capacitor', age: 26 };
    expect(metric(old, 'age-times-cost')).toBe(5200);
    expect(outcome(old).outcome).toBe('repair');
    expect(outcome(old).reasons.join(' ')).toContain('set money aside');
  });

  test('a repair that makes sense against the $5,000 rule says that the two rules disagree', () => {
    const said = (answers: object) => {
      const { headline, reasons } = outcome({ ...dayRepair, ...answers });
      expect(headline).toBe('A repair makes sense.');
      return reasons.join(' ');
    };
    expect(said({ symptom: 'breaker', age: 12 })).toContain(
      'The two rules disagree. We go by the first: this repair is no more than 10% of the price of a new one.',
    );
    expect(said({ part: 'compressor', age: 9 })).toContain(
      'The two rules disagree. We go by the first: it is under 10 years old.',
    );
    expect(said({ part: 'capacitor', age: 12 })).not.toContain('disagree');
    expect(outcome({ job: 'repair', symptom: 'breaker' }).reasons.join(' ')).not.toContain(
      'disagree',
    );
  });

  test('an old one that keeps breaking is priced new, a young one is not', () => {
    const often = { ...dayRepair, part: 'coil', often: 'more' };
    expect(outcome({ ...often, age: 12 }).outcome).toBe('price-new');
    expect(outcome({ ...often, age: 4 }).outcome).toBe('repair');
  });

  test('one that broke twice is not told to wait for the next time', () => {
    const capacitor = { ...dayRepair, part: 'capacitor', often: 'more' };
    expect(outcome({ ...capacitor, age: 30 }).outcome).toBe('price-new');
    expect(outcome({ ...capacitor, age: 12 }).flip).not.toContain('breaks again');
    expect(outcome({ ...capacitor, age: 12, often: 'no' }).flip).toContain('breaks again');
  });

  test('a working young system waits, a dead young one is diagnosed first, an old one is replaced', () => {
    expect(outcome({ ...swap, state: 'works', age: 9 }).next).toBe('wait');
    expect(outcome({ ...swap, state: 'works', age: 10 }).next).toBe('quotes');
    expect(outcome({ ...swap, state: 'dead', age: 9 }).next).toBe('repair-first');
    expect(outcome({ ...swap, state: 'dead', age: 10 }).next).toBe('quotes');
    // Under its parts warranty no system “makes sense” to be bought anew.
    expect(outcome({ ...swap, state: 'repairs', age: 3 }).next).toBe('repair-first');
    expect(outcome({ ...swap, state: 'repairs', age: 10 }).next).toBe('quotes');
  });

  test('a furnace counts as old from 15 years', () => {
    expect(outcome({ ...swap, system: 'furnace', state: 'works', age: 14 }).next).toBe('wait');
    expect(outcome({ ...swap, system: 'furnace', state: 'works', age: 15 }).next).toBe('quotes');
  });

  test('hot rooms lead to a duct test, not to a bigger unit', () => {
    expect(outcome({ ...swap, state: 'uneven' })).toMatchObject({
      outcome: 'ducts-first',
      next: 'get-inspected',
    });
  });

  test('someone frail is warned first, and the price stays: a repair is what helps', () => {
    const { warnings, recommendation } = estimate({ ...dayRepair, dangers: ['frail'] });
    expect(warnings[0]).toMatchObject({ id: 'frail', level: 'caution' });
    expect(recommendation.urgent).toBe(true);
  });

  test('a furnace part is weighed against a new furnace: $650 over 1.1 × $4,300 + $175', () => {
    const inducer = { ...dayRepair, symptom: 'no-heat', heatPart: 'inducer', area: 2000 };
    expect(metric(inducer, 'share-of-new')).toBeCloseTo((100 * 650) / (1.1 * 4300 + 175), 6);
  });

  test('a new one costs the same wherever it is spoken of: as weighed, and as priced', () => {
    for (const cools of ['ac', 'heat-pump', 'mini-split']) {
      const asked = { ...dayRepair, part: 'coil', cools, area: 2400, age: 12 };
      const priced = estimate({ job: 'replace', system: cools, area: 2400, systems: 1 });
      expect(metric(asked, 'new-one'), cools).toBeCloseTo(priced.total.typical, 6);
    }
  });

  test('no heat warns of ovens and grills; a top-off warns of the leak', () => {
    const ids = (given: object) =>
      estimate({ ...dayRepair, ...given }).warnings.map(({ id }) => id);
    expect(ids({ symptom: 'no-heat' })).toContain('no-ovens');
    expect(ids({ part: 'recharge' })).toContain('top-off');
  });
});

describe('repair it, or buy a new one now', () => {
  /** Nothing breaks and power is free, so that only prices count. */
  const bare = {
    system: 'ac' as const,
    age: 12,
    repair: 1000,
    replacement: 9000,
    oftenBroken: false,
    area: 0,
    rate: 0,
  };
  const repairs = (ages: number[], share = 1) =>
    ages.reduce((sum, age) => sum + Math.min(0.5, 0.1 + 0.04 * Math.max(0, age - 5)) * share, 0) *
    350;

  test('a 12-year-old AC has 3 years left; then two years of a new one at $9,000 ÷ 15', () => {
    expect(yearsLeft(bare)).toBe(3);
    const { keep, replace } = keepOrReplace(bare, 5);
    expect(keep).toBeCloseTo(1000 + repairs([12, 13, 14]) + 2 * 600 + repairs([0, 1], 0.5), 6);
    expect(replace).toBeCloseTo(5 * 600 + repairs([0, 1, 2, 3, 4], 0.5), 6);
  });

  test('past its life it is given two years more', () => {
    expect(yearsLeft({ system: 'ac', age: 25 })).toBe(2);
    expect(yearsLeft({ system: 'furnace', age: 10 })).toBe(8);
  });

  test('a young one is kept, a worn one that needs a compressor is not', () => {
    const young = keepOrReplace({ ...bare, age: 4, area: 2000, rate: 0.155 }, 10);
    expect(young.keep).toBeLessThan(young.replace);
    const worn = keepOrReplace({ ...bare, age: 18, repair: 2500, area: 2000, rate: 0.155 }, 10);
    expect(worn.keep).toBeGreaterThan(worn.replace);
  });

  test('both grow with the years, and a dearer repair never speaks for repairing', () => {
    const at = (repair: number, years: number) => keepOrReplace({ ...bare, repair }, years);
    expect(at(1000, 10).keep).toBeGreaterThan(at(1000, 5).keep);
    expect(at(1000, 10).replace).toBeGreaterThan(at(1000, 5).replace);
    expect(at(2000, 5).keep - at(1000, 5).keep).toBe(1000);
  });

  test('the share of a new one is said of the quote, or of our figure', () => {
    const said = (more: Record<string, unknown>) =>
      outcome({ ...dayRepair, part: 'coil', newQuote: 12_000, ...more }).reasons.join(' ');
    expect(said({ repairQuote: 1500 })).toContain('Your quote of $1,500 is 13% of a new AC');
    expect(said({})).toMatch(/By our figure of \$[\d,]+, without the visit, the repair is \d+% of/);
  });

  test('two quotes take the place of our figures, and $0 is none', () => {
    const asked = { ...dayRepair, part: 'coil', age: 12, repairQuote: 1500, newQuote: 12_000 };
    expect(metric(asked, 'new-one')).toBe(12_000);
    expect(metric(asked, 'share-of-new')).toBe(12.5);
    expect(metric(asked, 'age-times-cost')).toBe(12 * 1500);
    expect(metric({ ...asked, repairQuote: 0 }, 'share-of-new')).toBe(
      metric({ ...asked, repairQuote: undefined }, 'share-of-new'),
    );
    expect(estimate(asked).total).toEqual(estimate({ ...dayRepair, part: 'coil' }).total);
  });

  test('stands beside each other for 5 and 10 years once the age is known', () => {
    const asked = { ...dayRepair, part: 'coil' };
    const {
      series: [series],
      recommendation,
    } = estimate(asked);
    expect(series?.along).toEqual(['5 years', '10 years']);
    expect(series?.sources).toContain('S63');
    const [keep, replace] = series!.lines.map(({ values }) => money(values[0]!));
    expect(recommendation.reasons.join(' ')).toContain(
      `repairing comes to about ${keep}, a new one to ${replace}`,
    );
    expect(estimate({ ...asked, age: undefined }).series).toEqual([]);
  });
});

describe('bounds', () => {
  test('the floor area is taken from 300 to 12,000 sq ft and named outside', () => {
    const problems = (area: number) => readAnswers(calculator, { area }).problems.length;
    expect([299, 300, 12000, 12001].map(problems)).toEqual([1, 0, 0, 1]);
  });

  test('tons, age and rate are refused outside what exists', () => {
    const { problems } = readAnswers(calculator, { tons: 21, age: 51, rate: 0.02 });
    expect(problems.map(({ field }) => field)).toEqual(['age', 'tons', 'rate']);
  });
});

test('no price of a part has the name of another price, so that an opened line finds its own', () => {
  expect(Object.keys(parts).filter((name) => name in prices)).toEqual([]);
});
