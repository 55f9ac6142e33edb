import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate, type Answers } from '../../../src/estimate/index.ts';
import { calculator } from '../../../src/trades/hvac/calculator.ts';
import { coolingKwh, seer2 } from '../../../src/trades/hvac/running.ts';
import { tonsByRules } from '../../../src/trades/hvac/size-rules.ts';
import { sizeTimes, systemsFor } from '../../../src/trades/hvac/sizing.ts';

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

  test('a range adds up with correlation 0.6: down √(0.4·(50² + 80²) + 0.6·130²) = 117', () => {
    const { low, high } = estimate({ ...dayRepair, part: 'capacitor' }).total;
    expect(low).toBeCloseTo(325 - 117.05, 1);
    expect(high).toBeCloseTo(325 + 156.92, 1);
  });

  test('a credited visit is not charged, and a night adds $150', () => {
    const given = { ...dayRepair, part: 'capacitor', credited: 'yes', hours: 'after' };
    expect(estimate(given).total.typical).toBe(200 + 150);
  });

  test('four pounds of R-22 cost $125 + 4 × $150', () => {
    const given = { ...dayRepair, part: 'recharge', refrigerant: 'r22', pounds: 4 };
    expect(estimate(given).total.typical).toBe(725);
  });

  test('an unnamed part spans the likely causes: capacitor $120 to contactor or wiring $450', () => {
    const item = estimate({ ...dayRepair, symptom: 'outdoor-off' }).items.find(
      ({ id }) => id === 'repair',
    );
    expect(item?.total).toEqual({ low: 120, typical: (200 + 300 + 275) / 3, high: 450 });
  });

  test('a compressor under warranty is labor only: $1,300 in place of $2,300', () => {
    const compressor = { ...dayRepair, part: 'compressor' };
    expect(estimate(compressor).total.typical).toBe(2425);
    expect(estimate({ ...compressor, warranty: 'yes' }).total.typical).toBe(1425);
  });

  test.each(['capacitor', 'contactor', 'fanMotor', 'blower', 'board', 'thermostat', 'pump'])(
    'a %s under warranty costs labor only',
    (part) => {
      const cost = (warranty: string) => estimate({ ...dayRepair, part, warranty }).total.typical;
      expect(cost('yes') - 125).toBeCloseTo((cost('no') - 125) / 2, 6);
    },
  );

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
  test('3 tons: $5,550 + $3,800 + thermostat $200 + permit $175', () => {
    expect(estimate(swap).total.typical).toBe(9725);
  });

  test('the parts of a full system add up to the published $6,700 to $12,000', () => {
    const items = estimate(swap).items.filter(({ id }) => id === 'outdoor' || id === 'indoor');
    expect(items.reduce((sum, item) => sum + item.total.low, 0)).toBe(6700);
    expect(items.reduce((sum, item) => sum + item.total.high, 0)).toBe(12000);
  });

  test('4 tons cost 1.17 times 3 tons: $9,350 × 1.17 + $375', () => {
    expect(estimate({ ...swap, tons: 4 }).total.typical).toBeCloseTo(9350 * 1.17 + 375, 6);
  });

  test('new ducts for 2,400 sq ft are 264 ft at $16', () => {
    const ducts = estimate({ ...swap, ducts: 'new' }).items.find(({ id }) => id === 'ducts');
    expect(ducts?.quantity).toBe(264);
    expect(ducts?.total.typical).toBe(4224);
  });

  test('the step to 18 SEER2 is $3,000 at 3 tons', () => {
    expect(estimate({ ...swap, tier: 'high' }).total.typical).toBe(9725 + 3000);
  });

  test('a heat pump price holds its permit, wiring and thermostat', () => {
    const items = estimate({ ...swap, system: 'heat-pump' }).items.map(({ id }) => id);
    expect(items).toEqual(['heat-pump']);
  });

  test('it never falls as the house grows', () => {
    let before = 0;
    for (let area = 300; area <= 12000; area += 100) {
      const { typical } = estimate({ ...swap, tons: undefined, area }).total;
      expect(typical).toBeGreaterThanOrEqual(before);
      before = typical;
    }
  });
});

describe('size', () => {
  test('2,400 sq ft is a range: 2.5 tons at 1,000 a ton, 4 at 600, 5 at 500', () => {
    expect(tonsByRules(2400)).toEqual({ low: 2.5, typical: 4, high: 5 });
  });

  test('above 5 tons it takes a second system', () => {
    expect(systemsFor(tonsByRules(3000))).toBe(1);
    expect(systemsFor(tonsByRules(3001))).toBe(2);
  });

  test('sizes between the table’s rows are read off the line between them', () => {
    const times = sizeTimes({ low: 3, typical: 4.5, high: 5 }, 1);
    expect(times.low).toBe(1);
    expect(times.typical).toBeCloseTo(1.215, 6);
    expect(times.high).toBe(1.26);
  });
});

describe('running cost', () => {
  test('the Southeast minimum falls from 14.3 to 13.8 SEER2 at 45,000 BTU/h, not for heat pumps', () => {
    expect(seer2('minimum', 3.5, false)).toBe(14.3);
    expect(seer2('minimum', 3.75, false)).toBe(13.8);
    expect(seer2('minimum', 5, true)).toBe(14.3);
  });

  test('4 tons at $0.12 save what a Texas contractor publishes: $85–120 for 16, $150–200 for 18', () => {
    const saved = (to: number) => (coolingKwh(4, 14.3) - coolingKwh(4, to)) * 0.12;
    expect(saved(16)).toBeGreaterThan(85);
    expect(saved(16)).toBeLessThan(120);
    expect(saved(18)).toBeGreaterThan(150);
    expect(saved(18)).toBeLessThan(200);
  });

  test('3 tons at 14.3 SEER2 use 3 × 12 × 2,200 ÷ 14.3 kWh a year', () => {
    expect(metric({ ...swap, rate: 0.155 }, 'cooling-kwh')).toBeCloseTo(5538.46, 1);
    expect(metric({ ...swap, rate: 0.155 }, 'cooling-cost')).toBeCloseTo(858.46, 1);
  });

  test('a dearer kilowatt hour pays a better tier back sooner', () => {
    const years = (rate: number) => metric({ ...swap, rate }, 'payback-high') as number;
    expect(years(0.155)).toBeCloseTo(3000 / ((5538.46 - 4400) * 0.155), 1);
    expect(years(0.3)).toBeLessThan(years(0.155));
  });
});

describe('what we would do', () => {
  test('gas comes before everything, also before the price', () => {
    const given = { ...dayRepair, dangers: ['gas'] };
    expect(outcome(given)).toMatchObject({ outcome: 'leave-now', next: 'emergency' });
    expect(estimate(given).warnings[0]).toMatchObject({ id: 'gas', level: 'danger' });
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

  test('above half the price of new, new is priced: a $2,200 coil against a $3,375 mini-split', () => {
    const coil = { ...dayRepair, part: 'coil', age: 3 };
    expect(metric({ ...coil, system: 'mini-split' }, 'share-of-new')).toBeCloseTo(65.2, 1);
    expect(outcome({ ...coil, system: 'mini-split' }).outcome).toBe('price-new');
    expect(outcome({ ...coil, system: 'ac' }).outcome).toBe('repair');
  });

  test('the $5,000 rule speaks from 10 years: 10 × $2,300 is above it, 35% of new is not half', () => {
    const compressor = { ...dayRepair, part: 'compressor', system: 'ac' };
    expect(outcome({ ...compressor, age: 9 }).outcome).toBe('repair');
    expect(outcome({ ...compressor, age: 10 }).outcome).toBe('rules-disagree');
    expect(metric({ ...compressor, age: 10 }, 'age-times-cost')).toBe(23000);
  });

  test('a working young system waits, a dead young one is diagnosed first, an old one is replaced', () => {
    expect(outcome({ ...swap, state: 'works', age: 9 }).next).toBe('wait');
    expect(outcome({ ...swap, state: 'works', age: 10 }).next).toBe('quotes');
    expect(outcome({ ...swap, state: 'dead', age: 9 }).next).toBe('repair-first');
    expect(outcome({ ...swap, state: 'dead', age: 10 }).next).toBe('quotes');
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

  test('a furnace part is weighed against a new furnace: $650 over $3,600 + $175', () => {
    const inducer = { ...dayRepair, symptom: 'no-heat', heatPart: 'inducer' };
    expect(metric(inducer, 'share-of-new')).toBeCloseTo((100 * 650) / 3775, 6);
  });

  test('no heat warns of ovens and grills; a top-off warns of the leak', () => {
    const ids = (given: object) =>
      estimate({ ...dayRepair, ...given }).warnings.map(({ id }) => id);
    expect(ids({ symptom: 'no-heat' })).toContain('no-ovens');
    expect(ids({ part: 'recharge' })).toContain('top-off');
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
