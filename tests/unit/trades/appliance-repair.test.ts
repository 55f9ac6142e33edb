import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate } from '../../../src/estimate/index.ts';
import { lifeYears, symptoms, type Symptom } from '../../../src/trades/appliance-repair/causes.ts';
import { applianceRepair } from '../../../src/trades/appliance-repair/index.ts';
import { mix } from '../../../src/trades/appliance-repair/mixture.ts';

const run = (inputs: Record<string, unknown>) => {
  const { answers, problems, unknown } = readAnswers(applianceRepair.calculator, inputs);
  expect([...problems, ...unknown]).toEqual([]);
  return runEstimate(applianceRepair.calculator, answers);
};
const metric = (inputs: Record<string, unknown>, id: string) =>
  run(inputs).metrics.find((one) => one.id === id);
const advice = (inputs: Record<string, unknown>) => run(inputs).recommendation;
const done = { checked: 'done' };
const quoted = (quote: number, more: Record<string, unknown> = {}) => ({
  appliance: 'washer',
  quote,
  ...more,
});

describe('the causes', () => {
  test('their weights add up to 100 for every symptom', () => {
    for (const [appliance, list] of Object.entries(symptoms))
      for (const [name, { causes }] of Object.entries<Symptom>(list)) {
        const sum = causes.reduce((all, [, weight]) => all + weight, 0);
        expect(sum, `${appliance} ${name}`).toBe(100);
      }
  });
  test('every symptom offered has causes, and every symptom with causes is offered', () => {
    const { fields } = applianceRepair.calculator;
    for (const [appliance, list] of Object.entries(symptoms)) {
      const field = fields[appliance];
      const offered = field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
      expect([...offered].sort()).toEqual(Object.keys(list).sort());
    }
  });
  test('the likeliest is named first with its share and its cost', () => {
    const first = metric({ appliance: 'washer', washer: 'no-drain' }, 'cause-1');
    expect(first?.label).toBe('Likeliest: Drain pump, about 50 in 100');
    expect(first?.value).toEqual({ low: 150, typical: 240, high: 350 });
  });
  test('free checks done rule out "nothing broken" and share its weight out', () => {
    // 50 pump and 20 lock of 70: 71 and 29 in 100
    expect(metric({ appliance: 'washer', ...done }, 'cause-1')?.label).toMatch(/71 in 100/);
    expect(metric({ appliance: 'washer', ...done }, 'cause-3')).toBeUndefined();
  });
  test('a gas oven fails by its igniter, an electric one by its element', () => {
    const oven = { appliance: 'range', range: 'oven-cold' };
    expect(metric({ ...oven, fuel: 'gas' }, 'cause-1')?.label).toMatch(/igniter/);
    expect(metric({ ...oven, fuel: 'electric' }, 'cause-1')?.label).toMatch(/element/);
  });
});

describe('the bill, worked by hand', () => {
  test('a washer that does not drain, checks done: $226', () => {
    // (50 × 240 + 20 × 190) ÷ 70 = 225.71
    expect(run({ appliance: 'washer', ...done }).total.typical).toBeCloseTo(225.71, 2);
  });
  test('the same before the checks: $158 of repair and 30 in 100 of a $95 visit', () => {
    // 0.5 × 240 + 0.2 × 190 = 158; 0.3 × 95 = 28.50
    const inputs = { appliance: 'washer', checked: 'not-yet', credited: 'yes' };
    expect(run(inputs).total.typical).toBeCloseTo(158 + 28.5);
  });
  test('a visit that is not taken off is always paid', () => {
    const credited = run({ appliance: 'washer', ...done, credited: 'yes' }).total.typical;
    const paid = run({ appliance: 'washer', ...done, credited: 'no' }).total.typical;
    expect(paid - credited).toBe(95);
  });
  test('a valve that fills the washer while off is the published part and labor, and no less than the visit: $70 to $185', () => {
    // 25 + ½ h × 40 = 45; 50 + 1½ h × 90 = 185
    const inputs = { appliance: 'washer', washer: 'fills-off', brand: 'standard', ...done };
    expect(run({ ...inputs, credited: 'yes' }).items[0]?.total).toEqual({
      low: 70,
      typical: 105,
      high: 185,
    });
  });
  test('a dryer drum that stands still is a belt at $175, or belt and rollers at $250', () => {
    // 0.75 × 175 + 0.25 × 250 = 193.75
    const inputs = { appliance: 'dryer', dryer: 'no-turn', credited: 'yes' };
    expect(run(inputs).total.typical).toBeCloseTo(193.75);
  });
  test('a fridge with the freezer cold: $331 once the checks are done', () => {
    // (40 × 390 + 35 × 300 + 15 × 225) ÷ 90 = 327.50
    const inputs = { appliance: 'refrigerator', refrigerator: 'fridge-warm', ...done };
    expect(run(inputs).total.typical).toBeCloseTo(327.5);
  });
  test('a premium brand costs a quarter more, as $750 against $600', () => {
    const base = { appliance: 'washer', ...done, credited: 'yes' };
    const common = run({ ...base, brand: 'standard' }).total.typical;
    expect(run({ ...base, brand: 'premium' }).total.typical).toBeCloseTo((common * 750) / 600);
  });
  test('a quote takes the place of our figure, and a weekend charge is added', () => {
    const total = run(quoted(320, { extra: 75 })).total;
    expect([total.low, total.typical, total.high]).toEqual([395, 395, 395]);
  });
});

describe('a mixture of causes', () => {
  test('of one cause is that cause', () => {
    const cost = { low: 100, typical: 150, high: 220 };
    expect(mix([{ share: 1, cost }])).toEqual(cost);
  });
  test('stays within the cheapest and the dearest cause', () => {
    const mixed = mix([
      { share: 0.5, cost: { low: 90, typical: 100, high: 110 } },
      { share: 0.5, cost: { low: 900, typical: 1000, high: 1100 } },
    ]);
    expect(mixed.typical).toBe(550);
    expect(mixed.low).toBe(90);
    expect(mixed.high).toBe(1100);
  });
  test('is wider than its causes when they differ', () => {
    const mixed = mix([
      { share: 0.6, cost: { low: 190, typical: 200, high: 210 } },
      { share: 0.4, cost: { low: 240, typical: 260, high: 280 } },
    ]);
    // mean 224; between-cause deviation √(0.6 × 24² + 0.4 × 36²) = 29.4 × 1.28 = 37.7
    expect(mixed.high - mixed.typical).toBeCloseTo(40.6, 0);
    expect(mixed.low).toBe(190);
  });
});

describe('the rules side by side', () => {
  test('$300 of $900 is 33%: repair; $500 is 56%: replace; half is still repair', () => {
    const text = (quote: number) =>
      metric(quoted(quote, { newPrice: 900, age: 3 }), 'half-rule')?.text;
    expect(text(300)).toBe('33% of new: says repair');
    expect(text(450)).toBe('50% of new: says repair');
    expect(text(500)).toBe('56% of new: says replace');
  });
  test('age × repair turns at $5,000', () => {
    const text = (age: number) => metric(quoted(500, { age }), 'five-thousand-rule')?.text;
    expect(text(10)).toMatch(/says repair/);
    expect(text(11)).toMatch(/says replace/);
  });
  test('the $5,000 rule decides nothing by itself', () => {
    // 6 × 900 = $5,400, yet 900 is 30% of 3,000 and it has half its life left
    const inputs = { appliance: 'range', quote: 900, age: 6, newPrice: 3000 };
    expect(metric(inputs, 'five-thousand-rule')?.text).toMatch(/says replace/);
    expect(advice(inputs).outcome).toBe('repair');
  });
  test('without the price of a new one the 50% rule takes a usual one: $300 of $700 is 43%', () => {
    expect(metric(quoted(300), 'half-rule')?.text).toBe('43% of new: says repair');
  });
  test('a premium one without its price is not weighed', () => {
    expect(metric(quoted(300, { brand: 'premium' }), 'half-rule')).toMatchObject({
      value: null,
      text: 'Enter the price of a new one',
    });
  });
  test('keeping a 6-year washer costs the repair over 4 years, a new one its price over 10', () => {
    const inputs = quoted(300, { age: 6, newPrice: 900 });
    expect(metric(inputs, 'keep-per-year')?.value).toBe(300 / 4);
    expect(metric(inputs, 'replace-per-year')?.value).toBe(900 / 10);
  });
  test('past its average life it has three years left, never none', () => {
    expect(metric(quoted(300, { age: 25 }), 'keep-per-year')?.value).toBe(100);
  });
});

describe('the recommendation', () => {
  test('gas, burning and water come before everything, as dangers', () => {
    for (const danger of ['gas', 'burning', 'water']) {
      const estimate = run({ danger: [danger], warranty: 'maker' });
      expect(estimate.recommendation).toMatchObject({ outcome: 'make-it-safe', next: 'emergency' });
      expect(estimate.warnings[0]).toMatchObject({ id: danger, level: 'danger' });
    }
  });
  test('gas is said before a burning smell', () => {
    expect(run({ danger: ['burning', 'gas'] }).warnings[0]?.id).toBe('gas');
  });
  test('a warranty is used before anyone is paid', () => {
    for (const warranty of ['maker', 'home'])
      expect(advice({ warranty, ...done }).next).toBe('warranty');
  });
  test('free checks come first where a fifth of calls find nothing broken', () => {
    const check = advice({ appliance: 'dryer', dryer: 'no-heat' });
    expect(check).toMatchObject({ outcome: 'check-first', next: 'do-it-yourself' });
    expect(check.reasons[0]).toMatch(/vent/);
    expect(advice({ appliance: 'dryer', dryer: 'no-heat', ...done }).next).toBe('quotes');
    expect(advice({ appliance: 'washer', washer: 'fills-off' }).next).toBe('quotes');
  });
  test('above half of new it is replaced past half its life, and priced again before', () => {
    expect(lifeYears.washer.typical).toBe(10);
    const at = (age: number) => advice(quoted(500, { newPrice: 900, age })).outcome;
    expect(at(5)).toBe('second-price');
    expect(at(6)).toBe('replace');
  });
  test('a major fault leans to a new one from the published age on', () => {
    const motor = { appliance: 'dishwasher', dishwasher: 'hums', newPrice: 1600, ...done };
    expect(advice({ ...motor, age: 7 }).outcome).toBe('repair');
    expect(advice({ ...motor, age: 8 }).outcome).toBe('replace');
  });
  test('a repair-prone unit that costs more to keep than a new one a year is replaced', () => {
    // 400 ÷ 3 years left against 900 ÷ 10
    const inputs = quoted(400, { age: 9, newPrice: 900 });
    expect(advice({ ...inputs, repairs: 2 }).outcome).toBe('replace');
    expect(advice({ ...inputs, repairs: 1 }).outcome).toBe('close-call');
  });
  test('past its typical life it is replaced when keeping costs more a year, and kept when not', () => {
    // a washer lasts 10 years: 300 for three years against 900 ÷ 10; 80 against the same
    expect(advice(quoted(300, { age: 10, newPrice: 900 })).outcome).toBe('replace');
    expect(advice(quoted(300, { age: 9, newPrice: 900 })).outcome).toBe('close-call');
    expect(advice(quoted(80, { age: 10, newPrice: 900 })).outcome).toBe('repair');
  });
  test('a small quote for a board is no reason to replace an old fridge: $120 of $1,800', () => {
    const board = { appliance: 'refrigerator', refrigerator: 'dead', ...done, age: 11 };
    expect(advice({ ...board, quote: 120, newPrice: 1800 }).outcome).toBe('repair');
    expect(advice({ ...board, quote: 120 }).outcome).toBe('repair');
  });
  test.each([
    ['refrigerator', 13, 120, 1500],
    ['washer', 10, 100, 900],
    ['dryer', 13, 90, 800],
    ['dishwasher', 9, 150, 1100],
  ])('a %s of %i years is not replaced for $%i against $%i', (appliance, age, quote, newPrice) => {
    expect(advice({ appliance, age, quote, newPrice, repairs: 2 }).outcome).not.toBe('replace');
  });
  test('nobody is told to repair a microwave for $10,000', () => {
    const microwave = { appliance: 'microwave', microwave: 'dead', age: 1, quote: 10_000 };
    expect(advice(microwave).outcome).toBe('replace');
  });
  test('a quote of $0 is a quote', () => {
    expect(run(quoted(0)).total.typical).toBe(0);
  });
  test('no advice rests on an age that nobody gave', () => {
    expect(JSON.stringify(advice(quoted(600)))).not.toMatch(/at 7 of|young/);
    expect(metric(quoted(600), 'five-thousand-rule')?.text).toBe('Enter its age');
  });
  test('no bill is below the cheapest visit, $70', () => {
    for (const [appliance, list] of Object.entries(symptoms))
      for (const symptom of Object.keys(list))
        expect(
          run({ appliance, [appliance]: symptom, ...done }).total.low,
          `${appliance} ${symptom}`,
        ).toBeGreaterThanOrEqual(70);
  });
  test('replacing leads to no request', () => {
    expect(advice(quoted(500, { newPrice: 600, age: 9 })).next).toBe('do-it-yourself');
  });
  test('a microwave is never to be opened, and warm food is warned of', () => {
    expect(run({ appliance: 'microwave' }).warnings.map(({ id }) => id)).toContain('microwave');
    expect(run({ refrigerator: 'both-warm' }).warnings.map(({ id }) => id)).toContain('food');
    expect(run({ refrigerator: 'no-ice' }).warnings.map(({ id }) => id)).not.toContain('food');
  });
});

test('a higher quote never turns replacing back into repairing', () => {
  const outcomes = [150, 400, 600, 800].map(
    (quote) => advice(quoted(quote, { age: 8, newPrice: 900 })).outcome,
  );
  expect(outcomes).toEqual(['repair', 'close-call', 'replace', 'replace']);
});
