import { describe, expect, test } from 'vitest';
import { fillIn, readAnswers, runEstimate, type Answers } from '../../../src/engine/index.ts';
import { unnamed } from '../../../src/engine/run/unnamed.ts';
import { onGas, symptomsOf } from '../../../src/trades/appliance-repair/causes.ts';
import {
  parts,
  type Appliance,
  type ApplianceValues,
  type Part,
} from '../../../src/trades/appliance-repair/fields.ts';
import { figures } from '../../../src/trades/appliance-repair/figures.ts';
import { applianceRepair } from '../../../src/trades/appliance-repair/index.ts';
import { billOfAny, usualBill } from '../../../src/trades/appliance-repair/lines.ts';
import { mix } from '../../../src/trades/appliance-repair/mixture.ts';

const { value: symptoms } = figures.causes;

const runAsIs = (inputs: Record<string, unknown>) => {
  const { answers, problems, unknown } = readAnswers(applianceRepair.calculator, inputs);
  expect([...problems, ...unknown]).toEqual([]);
  return runEstimate(applianceRepair.calculator, answers);
};
/** With the first fault of the appliance, where a case says none. */
const run = (inputs: Record<string, unknown>) => {
  const appliance = (inputs.appliance ?? 'refrigerator') as Appliance;
  return runAsIs({ [appliance]: applianceRepair.calculator.fields[appliance]?.default, ...inputs });
};
const valuesOf = (inputs: Record<string, unknown>): ApplianceValues =>
  fillIn(
    applianceRepair.calculator,
    readAnswers(applianceRepair.calculator, inputs).answers,
  ) as unknown as ApplianceValues;
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
      for (const [name, causes] of Object.entries<Record<string, number>>(list)) {
        const sum = Object.values(causes).reduce((all, weight) => all + weight, 0);
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
    expect(first?.label).toBe('Likeliest: Drain pump, about 75 in 100');
    expect(first?.value).toEqual({ low: 165, typical: 240, high: 340 });
  });
  test('nobody is surer than 85 in 100 of a part that nobody has looked at', () => {
    for (const [appliance, list] of Object.entries(symptoms))
      for (const symptom of Object.keys(list)) {
        const label = metric({ appliance, [appliance]: symptom }, 'cause-1')?.label;
        expect(Number(/about (\d+) in 100/.exec(label ?? '')?.[1]), symptom).toBeLessThanOrEqual(
          85,
        );
      }
  });
  test('a washer that is all dead has a lock or a board, and no motor', () => {
    const dead = Object.values(run({ appliance: 'washer', washer: 'dead' }).metrics);
    const labels = dead.map(({ label }) => label).join('|');
    expect(labels).toMatch(/Control board/);
    expect(labels).not.toMatch(/motor/i);
  });
  test('a fridge that runs warm may have lost its refrigerant', () => {
    const labels = run({ refrigerator: 'both-warm' }).metrics.map(({ label }) => label);
    expect(labels.join('|')).toMatch(/Refrigerant leak/);
  });
  test('"nothing broken" is said with its visit until the free checks are done', () => {
    const open = metric({ appliance: 'washer' }, 'nothing-broken');
    expect(open?.label).toMatch(/25 calls in 100: only the visit/);
    expect(open?.value).toEqual({ low: 65, typical: 95, high: 125 });
    expect(metric({ appliance: 'washer', ...done }, 'nothing-broken')).toBeUndefined();
    expect(metric({ appliance: 'microwave' }, 'nothing-broken')).toBeUndefined();
  });
  test('gas burns by its igniter or valve coil, electricity by its element', () => {
    const oven = { appliance: 'range', range: 'oven-cold' };
    expect(metric({ ...oven, fuel: 'gas' }, 'cause-1')?.label).toMatch(/igniter/);
    expect(metric({ ...oven, fuel: 'electric' }, 'cause-1')?.label).toMatch(/element/);
    const dryer = { appliance: 'dryer', dryer: 'no-heat' };
    expect(metric({ ...dryer, dryerFuel: 'gas' }, 'cause-1')?.label).toMatch(/Gas valve/);
  });
});

describe('before anybody said what it does', () => {
  const [appliances, nameIt] = [Object.keys(symptoms), 'name-it'];
  test.each(appliances)('%s: no advice, no cause and no check, but the question', (appliance) => {
    const { recommendation, metrics, assumptions, total } = runAsIs({ appliance, age: 12 });
    expect(recommendation).toMatchObject({ outcome: nameIt, next: 'wait' });
    expect(metrics).toMatchObject([{ value: null, asks: appliance }]);
    expect(assumptions.join()).not.toMatch(/Before you call/);
    expect(total.label).toMatch(/^One common repair/);
  });
  test('a danger and a warranty come first all the same', () => {
    expect(runAsIs({ danger: ['gas'] }).recommendation.outcome).toBe('make-it-safe');
    expect(runAsIs({ warranty: 'maker' }).recommendation.outcome).toBe('use-the-warranty');
  });
  test('a part that was named is enough', () => {
    const { recommendation } = runAsIs({ appliance: 'washer', washerPart: 'washerPump' });
    expect(recommendation.outcome).toBe('repair');
  });
  test('an open brand is a common one, is said, and is asked before a quote is judged', () => {
    const job = { appliance: 'washer', washer: 'no-drain', ...done };
    const [open, common] = [runAsIs(job), runAsIs({ ...job, brand: 'standard' })];
    const asked = (answers: object) => unnamed(applianceRepair.calculator, answers as Answers)?.[0];
    expect(asked(job)).toBe('brand');
    // And which part it is: a fan and a compressor lie thousands apart.
    expect(asked({ ...job, brand: 'premium' })).toBe('washerPart');
    expect(asked({ ...job, brand: 'premium', washerPart: 'unknown' })).toBeUndefined();
    expect(open.total).toEqual(common.total);
    expect(open.assumptions.join()).toMatch(/A common brand, as you didn’t say/);
    expect(common.assumptions.join()).not.toMatch(/common brand/);
  });
});

describe('the bill, worked by hand', () => {
  test('a washer that does not drain: $244, before the checks and after', () => {
    // 0.75 × 240 + 0.15 × 195 + 0.1 × 350 = 180 + 29.25 + 35 = 244.25
    expect(run({ appliance: 'washer', ...done }).total.typical).toBeCloseTo(244.25, 2);
    expect(run({ appliance: 'washer' }).total.typical).toBeCloseTo(244.25, 2);
  });
  test('a part that is named is that part alone: a pump $165 to $340, typically $240', () => {
    const named = run({ appliance: 'washer', ...done, credited: 'yes', washerPart: 'washerPump' });
    expect(named.items[0]?.total).toEqual({ low: 165, typical: 240, high: 340 });
    expect(named.metrics.find(({ id }) => id === 'cause-1')?.label).toBe('Drain pump');
  });
  test('the part named for another appliance sways nothing', () => {
    const inputs = { appliance: 'dryer', dryer: 'no-heat' };
    expect(run({ ...inputs, washerPart: 'washerMotor' }).total).toEqual(run(inputs).total);
  });
  test('a visit that is not taken off is paid beside the repair', () => {
    const credited = run({ appliance: 'washer', ...done, credited: 'yes' }).total.typical;
    const paid = run({ appliance: 'washer', ...done, credited: 'no' }).total.typical;
    expect(paid - credited).toBe(95);
  });
  test('a dryer drum that stands still: $208', () => {
    // 0.7 × 180 + 0.15 × 240 + 0.15 × 310 = 126 + 36 + 46.5 = 208.50
    const inputs = { appliance: 'dryer', dryer: 'no-turn', credited: 'yes' };
    expect(run(inputs).total.typical).toBeCloseTo(208.5);
  });
  test('a fridge with the freezer cold: $292', () => {
    // 0.4 × 350 + 0.4 × 275 + 0.2 × 210 = 140 + 110 + 42 = 292
    const inputs = { appliance: 'refrigerator', refrigerator: 'fridge-warm', ...done };
    expect(run(inputs).total.typical).toBeCloseTo(292);
  });
  test('a luxury part costs 1.7 times a common one: a Sub-Zero gasket $306, its visit $110', () => {
    const gasket = {
      refrigerator: 'runs-on',
      refrigeratorPart: 'gasket',
      credited: 'yes',
      ...done,
    };
    expect(run({ ...gasket, brand: 'standard' }).total.typical).toBe(180);
    expect(run({ ...gasket, brand: 'premium' }).total.typical).toBeCloseTo(306);
    const apart = run({ ...gasket, brand: 'premium', credited: 'no' }).total.typical;
    expect(apart).toBeCloseTo(306 + 110);
  });
  test('the spreads of the part and of the luxury rate are independent', () => {
    // down √((1 − 190/275)² + (1 − 1.3/1.7)²) = √(0.309² + 0.235²) = 0.388; 467.50 × 0.612 = 285.9
    const fan = { refrigerator: 'fridge-warm', refrigeratorPart: 'coldFan', brand: 'premium' };
    expect(metric({ ...fan, ...done }, 'cause-1')?.value).toMatchObject({
      low: expect.closeTo(285.9, 0) as number,
      typical: expect.closeTo(467.5, 1) as number,
    });
  });
  test('a home warranty costs its service fee, and says the bill if it refuses', () => {
    const covered = run({ warranty: 'home', ...done });
    expect(covered.total).toMatchObject({ typical: 95, label: 'Service fee, if they cover it' });
    const refused = covered.metrics.find(({ id }) => id === 'if-refused')?.value;
    expect(refused).toMatchObject({ typical: run(done).total.typical });
  });
  test('under the maker’s warranty the bill is named for what it is', () => {
    expect(run({ warranty: 'maker' }).total.label).toMatch(/^Bill, if the warranty denies it/);
  });
  test('a weekend charge is added to our figure, whatever was quoted', () => {
    const plain = run(quoted(320)).total;
    const total = run(quoted(320, { extra: 75 })).total;
    expect(total.typical).toBe(plain.typical + 75);
    expect(run(quoted(900, { extra: 75 })).total).toEqual(total);
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
    const inputs = { refrigerator: 'both-warm', quote: 900, age: 6, newPrice: 3000 };
    expect(metric(inputs, 'five-thousand-rule')?.text).toMatch(/says replace/);
    expect(advice(inputs).outcome).toBe('repair');
  });
  test('without the price of a new one the 50% rule takes a usual one: $300 of $700 is 43%', () => {
    expect(metric(quoted(300), 'half-rule')?.text).toBe('43% of new: says repair');
  });
  test('a luxury one is weighed by a luxury one, over its longer life', () => {
    const subZero = { refrigerator: 'both-warm', brand: 'premium', quote: 1800, age: 12 };
    // 1,800 of 12,000 is 15%; 20 years less 12 leave 8: $225 a year, a new one 12,000 ÷ 20 = $600
    expect(metric(subZero, 'half-rule')?.text).toBe('15% of new: says repair');
    expect(metric(subZero, 'keep-per-year')?.value).toBe(225);
    expect(metric(subZero, 'replace-per-year')?.value).toBe(600);
    expect(advice(subZero).outcome).toBe('repair');
  });
  test('where nobody prints the price of a new one it is not weighed', () => {
    expect(metric(quoted(300, { brand: 'premium' }), 'half-rule')).toMatchObject({
      value: null,
      text: 'Enter the price of a new one',
    });
  });
  test('once its age is known, a year of each stands side by side', () => {
    // 300 over the 4 years left, 900 over 10
    const chart = run(quoted(300, { age: 6, newPrice: 900 })).series[0];
    expect(chart?.lines[0]?.values).toEqual([75, 90]);
    expect(run(quoted(300, { newPrice: 900 })).series).toEqual([]);
  });
  test('keeping a 6-year washer costs the repair over 4 years, a new one its price over 10', () => {
    const inputs = quoted(300, { age: 6, newPrice: 900 });
    expect(metric(inputs, 'keep-per-year')?.value).toBe(300 / 4);
    expect(metric(inputs, 'replace-per-year')?.value).toBe(900 / 10);
  });
  test('each repair of the last two years takes 15% of the years left, half at most', () => {
    // a 6-year washer has 4 years left: 300 ÷ (4 × 0.7); 300 ÷ (4 × 0.5)
    const inputs = quoted(300, { age: 6, newPrice: 900 });
    expect(metric({ ...inputs, repairs: 2 }, 'keep-per-year')?.value).toBeCloseTo(300 / 2.8);
    expect(metric({ ...inputs, repairs: 9 }, 'keep-per-year')?.value).toBe(150);
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
      expect(estimate.warnings[0]).toMatchObject({ id: danger, level: 'stop' });
    }
  });
  test('where gas is smelled only "leave and call from outside" is said: no breaker, no valve', () => {
    const all = { danger: ['gas', 'burning', 'water'] };
    for (const inputs of [
      { ...all, appliance: 'range', range: 'oven-cold', fuel: 'gas' },
      { ...all, appliance: 'washer', washer: 'fills-off' },
    ]) {
      const { warnings, recommendation, assumptions } = run(inputs);
      expect(warnings.map(({ id }) => id)).toEqual(['gas']);
      const said = JSON.stringify([warnings, recommendation, assumptions]);
      expect(said).not.toMatch(/breaker|valve|power/i);
    }
  });
  test('in danger no check is asked for, and no outlet is to be tried', () => {
    for (const inputs of [
      { danger: ['water'], appliance: 'refrigerator', refrigerator: 'dead' },
      { danger: ['gas'], appliance: 'range', range: 'burner' },
      { danger: ['burning'], appliance: 'washer' },
    ]) {
      const { assumptions, metrics } = run(inputs);
      expect(JSON.stringify([assumptions, metrics])).not.toMatch(/Before you call|nothing.broken/i);
    }
  });
  test('a washer that fills while off: close both valves, as a warning', () => {
    const ids = (more: Record<string, unknown>) =>
      run({ appliance: 'washer', ...more }).warnings.map(({ id }) => id);
    expect(ids({ washer: 'fills-off' })).toContain('close-valves');
    expect(ids({ washer: 'fills-off', quote: 200 })).toContain('close-valves');
    expect(ids({ washer: 'no-drain' })).not.toContain('close-valves');
  });
  test('checks are for before the call: not once they are done, and not with a quote', () => {
    const said = (inputs: Record<string, unknown>) => run(inputs).assumptions.join(' ');
    expect(said({ appliance: 'washer' })).toMatch(/Before you call/);
    expect(said({ appliance: 'washer', ...done })).not.toMatch(/Before you call/);
    expect(said(quoted(200))).not.toMatch(/Before you call|nothing is broken/);
  });
  test('nothing is said of licenses where the cooling circuit may be opened', () => {
    const said = (refrigerator: string) => run({ refrigerator }).assumptions.join(' ');
    expect(said('clicks')).not.toMatch(/no license/);
    expect(said('no-ice')).toMatch(/no license/);
  });
  test('a young one with a cooling fault: its sealed-system warranty first', () => {
    const clicks = { refrigerator: 'clicks', ...done };
    expect(advice({ ...clicks, age: 3 }).reasons[0]).toMatch(/sealed-system warranty/);
    expect(advice({ ...clicks, age: 14 }).reasons.join(' ')).not.toMatch(/sealed-system/);
  });
  test('a likely cause dearer than our whole range is diagnosed before anything is repaired', () => {
    const told = advice({ refrigerator: 'clicks', ...done });
    expect(told.outcome).toBe('diagnose-first');
    expect(told.reasons.join(' ')).toMatch(/Compressor, about \$750: then compare/);
    expect(advice({ refrigerator: 'no-ice', ...done }).outcome).toBe('repair');
  });
  test('past its life and with no price of a new one, nobody is told to repair', () => {
    const disposal = { appliance: 'disposal', ...done };
    expect(advice({ ...disposal, age: 20 }).outcome).toBe('close-call');
    expect(advice({ ...disposal, age: 3 }).outcome).toBe('repair');
  });
  test('a gas dryer has one breaker', () => {
    const dryer = { appliance: 'dryer', dryer: 'no-heat' };
    expect(run({ ...dryer, dryerFuel: 'gas' }).assumptions.join()).not.toMatch(/both breakers/);
    expect(run({ ...dryer, dryerFuel: 'electric' }).assumptions.join()).toMatch(/both breakers/);
  });
  test('a home warranty asks for its contract number', () => {
    expect(advice({ warranty: 'home' }).reasons[0]).toMatch(/contract number/);
    expect(advice({ warranty: 'maker' }).reasons[0]).toMatch(/receipt/);
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
    expect(figures.lifeYears.value.washer).toBe(10);
    const at = (age: number) => advice(quoted(500, { newPrice: 900, age })).outcome;
    expect(at(5)).toBe('second-price');
    expect(at(6)).toBe('replace');
  });
  test('where only the quote makes a new one better, a second price comes before it', () => {
    const ice = { appliance: 'refrigerator', refrigerator: 'no-ice', age: 9, ...done };
    expect(advice({ ...ice, quote: 950 })).toMatchObject({ outcome: 'replace' });
    expect(advice({ ...ice, quote: 950 }).flip).toContain('second price');
    // An old compressor is no better at the usual price.
    const gone = { ...ice, refrigerator: 'both-warm', refrigeratorPart: 'compressor', age: 14 };
    expect(advice({ ...gone, quote: 1600 })).toMatchObject({ outcome: 'replace' });
    expect(advice({ ...gone, quote: 1600 }).flip).not.toContain('second price');
  });
  test('a major fault leans to a new one from the published age on', () => {
    const motor = {
      appliance: 'dishwasher',
      dishwasher: 'hums',
      dishwasherPart: 'dishMotor',
      newPrice: 1000,
      ...done,
    };
    expect(advice({ ...motor, age: 7 }).outcome).toBe('close-call');
    expect(advice({ ...motor, age: 8 }).outcome).toBe('replace');
  });
  test('a repair-prone unit that costs more to keep than a new one a year is replaced', () => {
    // 400 ÷ 3 years left, fewer with repairs, against 900 ÷ 10
    const inputs = quoted(400, { age: 9, newPrice: 900 });
    expect(advice({ ...inputs, repairs: 2 }).outcome).toBe('replace');
    expect(advice({ ...inputs, repairs: 1 }).outcome).toBe('close-call');
  });
  test('past its typical life it is replaced when keeping costs more a year, and kept when not', () => {
    // a washer lasts 10 years: 300 for three years against 900 ÷ 10; 130 against the same
    expect(advice(quoted(300, { age: 10, newPrice: 900 })).outcome).toBe('replace');
    expect(advice(quoted(300, { age: 9, newPrice: 900 })).outcome).toBe('close-call');
    expect(advice(quoted(130, { age: 10, newPrice: 900 })).outcome).toBe('repair');
  });
  test.each([
    ['dryer', 'no-start', 'dryerBoard', 12],
    ['range', 'oven-cold', 'ovenBoard', 12],
    ['microwave', 'no-heat', 'magnetron', 6],
    ['washer', 'noise', 'washerBearing', 10],
  ])(
    'a %s with its major part named leans to a new one from %4$i years',
    (appliance, symptom, part, years) => {
      const named = { appliance, [appliance]: symptom, [`${appliance}Part`]: part, ...done };
      const price = appliance === 'range' || appliance === 'washer' ? 1200 : 700;
      expect(advice({ ...named, newPrice: price, age: years }).outcome).toBe('replace');
      expect(advice({ ...named, newPrice: price, age: 2 }).outcome).not.toBe('replace');
    },
  );
  test('a microwave on the counter is bought new; one over the range can be repaired', () => {
    const microwave = { appliance: 'microwave', microwave: 'no-heat', age: 4 };
    expect(advice({ ...microwave, microwaveKind: 'counter' }).headline).toMatch(/Nobody repairs/);
    expect(advice({ ...microwave, microwaveKind: 'hung' }).outcome).toBe('repair');
    expect(advice({ ...microwave, microwaveKind: 'hung', age: 12 }).outcome).toBe('replace');
  });
  test('an old one with a small fault or a major one is looked at before anyone decides', () => {
    // warm but running: 55 in 100 are a major part; clicking: relay 55, compressor 45
    // young, a compressor of $750 is still above the whole range of a fridge that clicks
    for (const [refrigerator, young] of [
      ['both-warm', 'diagnose-first'],
      ['clicks', 'diagnose-first'],
    ]) {
      const fridge = { refrigerator, ...done, age: 12 };
      const told = advice(fridge);
      expect(told.outcome).toBe('diagnose-first');
      expect(told.headline).toContain('$95');
      expect(told.reasons.join(' ')).toMatch(/have it repaired.*Compressor, about \$750/);
      expect(advice({ ...fridge, refrigeratorPart: 'compressor' }).outcome).toBe('replace');
      const fresh = advice({ ...fridge, age: 5 });
      expect(fresh.outcome).toBe(young);
      expect(fresh.reasons.join(' ')).not.toMatch(/at this age/);
    }
  });
  test('a quote far above our range is priced again, whatever a new one costs', () => {
    // 1.25 × the bill of its most expensive cause is the line
    const leak = { refrigerator: 'water', newPrice: 4000, age: 3 };
    const { high } = billOfAny(valuesOf(leak));
    expect(advice({ ...leak, quote: Math.floor(1.25 * high) }).outcome).toBe('repair');
    expect(advice({ ...leak, quote: Math.ceil(1.25 * high) + 1 }).headline).toMatch(/far above/);
  });
  test('while the part is unnamed a quote is held against its most expensive cause', () => {
    for (const [refrigerator, quote] of [
      ['no-ice', 620],
      ['both-warm', 1150],
    ] as const)
      expect(advice({ refrigerator, ...done, quote }).headline).not.toMatch(/far above/);
    expect(advice({ refrigerator: 'no-ice', ...done, quote: 1500 }).headline).toMatch(/far above/);
    const icemaker = { refrigerator: 'no-ice', refrigeratorPart: 'fridgeValve', quote: 900 };
    expect(advice(icemaker).headline).toMatch(/far above/);
  });
  test('who holds a quote for a part that nobody named is told to ask for its name', () => {
    const warm = { refrigerator: 'both-warm', brand: 'premium', ...done, quote: 1800 };
    const said = (more: object) => advice({ ...warm, ...more }).reasons.join(' ');
    expect(said({})).toContain('ask which part failed');
    expect(said({ refrigeratorPart: 'compressor' })).not.toContain('ask which part failed');
  });
  test('a dryer that takes two cycles may burn gas, and has gas parts then', () => {
    const slow = { appliance: 'dryer', dryer: 'slow' };
    const how = (more: object) => run({ ...slow, ...more }).items.find(({ id }) => id === 'repair');
    expect(how({ dryerFuel: 'gas' })?.how).toContain('Gas valve coil');
    expect(how({ dryerFuel: 'electric' })?.how).toContain('Heating element');
  });
  test('a quote above the whole bill is far above what a warranty leaves', () => {
    const told = (quote: number) =>
      advice({ refrigeratorPart: 'compressor', warranty: 'maker', quote }).reasons.join(' ');
    expect(told(1900)).toContain('far above what should be left to pay');
    expect(told(700)).not.toContain('far above');
  });
  test('the $5,000 rule is not said of a premium one', () => {
    expect(metric({ brand: 'premium', age: 9 }, 'five-thousand-rule')).toBeUndefined();
    expect(metric({ brand: 'standard', age: 9 }, 'five-thousand-rule')).toBeDefined();
  });
  test('$130 is no price of a compressor', () => {
    const asked = { refrigerator: 'both-warm', refrigeratorPart: 'compressor', ...done };
    const bait = run({ ...asked, quote: 130 });
    expect(bait.warnings.map(({ id }) => id)).toContain('bait-quote');
    expect(bait.recommendation).toEqual(advice(asked));
  });
  test('a fair price for the compressor of a Sub-Zero is not called dear', () => {
    const subZero = {
      refrigerator: 'both-warm',
      refrigeratorPart: 'compressor',
      brand: 'premium',
      age: 9,
    };
    expect(run(subZero).total.typical).toBe(2000);
    expect(run({ ...subZero, refrigeratorPart: 'leak' }).total.typical).toBe(1500);
    const told = advice({ ...subZero, quote: 2800 });
    expect(told.headline).not.toMatch(/far above/);
    expect(advice({ ...subZero, quote: 4500 }).headline).toMatch(/far above/);
  });
  test('a small quote for a board is no reason to replace an old fridge: $130 of $1,800', () => {
    const board = { appliance: 'refrigerator', refrigerator: 'dead', ...done, age: 11 };
    expect(advice({ ...board, quote: 130, newPrice: 1800 }).outcome).toBe('repair');
    expect(advice({ ...board, quote: 130 }).outcome).toBe('repair');
  });
  test.each([
    ['refrigerator', 13, 130, 1500],
    ['washer', 10, 130, 900],
    ['dryer', 13, 130, 800],
    ['dishwasher', 9, 150, 1100],
  ])('a %s of %i years is not replaced for $%i against $%i', (appliance, age, quote, newPrice) => {
    expect(advice({ appliance, age, quote, newPrice, repairs: 2 }).outcome).not.toBe('replace');
  });
  test('nobody is told to repair a microwave for $10,000', () => {
    const microwave = { appliance: 'microwave', microwave: 'dead', age: 1, quote: 10_000 };
    expect(advice(microwave).outcome).toBe('replace');
  });
  test('a quote of $0 or below the visit alone is no price of the repair, and is not weighed', () => {
    const asked = { newPrice: 400, ...done };
    for (const quote of [0, 29, 89]) expect(advice({ ...asked, quote })).toEqual(advice(asked));
    const warned = (quote: number) =>
      run({ ...asked, quote }).warnings.find(({ id }) => id === 'bait-quote')?.text;
    expect(warned(29)).toContain('$29 is too little for this whole repair');
    expect(run({ ...asked, warranty: 'maker', quote: 0 }).warnings).toEqual(run(asked).warnings);
    expect(warned(89)).toContain('$89 is too little for this whole repair');
    expect(warned(125)).toBeUndefined();
  });
  test('no advice rests on an age that nobody gave', () => {
    expect(JSON.stringify(advice(quoted(600)))).not.toMatch(/at 7 of|young/);
    expect(metric(quoted(600), 'five-thousand-rule')?.text).toBe('Enter its age');
  });
  test('a share is said of what it is a share of: the quote, or our figure', () => {
    // $420 of $1,700 is 25 %; our $292 is 17 %
    const warm = { appliance: 'refrigerator', refrigerator: 'fridge-warm', ...done };
    const said = (more: Record<string, unknown>) => advice({ ...warm, ...more }).reasons.join(' ');
    expect(said({ quote: 420 })).toContain(
      'Your quote of $420 is 25% of a typical new one ($1,700), below half.',
    );
    expect(said({ quote: 420, extra: 80 })).toContain(
      'Your quote with the extra charge, $500, is 29% of a typical new one',
    );
    expect(said({})).toContain('By our figure of $290, the repair is 17% of a typical new one');
    expect(metric({ ...warm, quote: 420 }, 'half-rule')?.label).toBe('50% rule, by your quote');
    expect(metric(warm, 'half-rule')?.label).toBe('50% rule, by our figure');
  });
  test('no bill is below the cheapest visit, whatever is open', () => {
    for (const [appliance, list] of Object.entries(symptoms))
      for (const symptom of Object.keys(list))
        for (const inputs of [{}, done])
          expect(
            run({ appliance, [appliance]: symptom, ...inputs }).total.low,
            `${appliance} ${symptom}`,
          ).toBeGreaterThanOrEqual(65);
  });
  test('replacing leads to no request', () => {
    expect(advice(quoted(500, { newPrice: 600, age: 9 })).next).toBe('do-it-yourself');
  });
  test('of a gas appliance it says who may touch the pipe', () => {
    const oven = { appliance: 'range', range: 'oven-cold' };
    const ids = (fuel: string) => run({ ...oven, fuel }).warnings.map(({ id }) => id);
    expect(ids('gas')).toContain('gas-pipe');
    expect(ids('electric')).not.toContain('gas-pipe');
  });
  test('a microwave is never to be opened, and warm food is warned of', () => {
    expect(run({ appliance: 'microwave' }).warnings.map(({ id }) => id)).toContain('microwave');
    expect(run({ refrigerator: 'both-warm' }).warnings.map(({ id }) => id)).toContain('food');
    expect(run({ refrigerator: 'no-ice' }).warnings.map(({ id }) => id)).not.toContain('food');
  });
});

describe('what is said holds once it is answered', () => {
  const ages = [3, 6, 8, 10, 12, 14, 20];
  const broken = Object.entries(symptoms).flatMap(([appliance, list]) =>
    Object.keys(list).flatMap((symptom) =>
      ages.map((age) => ({ appliance, [appliance]: symptom, age, ...done })),
    ),
  );
  test('a part that would be repaired is, once a technician names it', () => {
    let held = 0;
    for (const inputs of broken) {
      const { appliance } = inputs;
      const { outcome, reasons } = advice(inputs);
      const label = /^(?:.*\. )?(.+), about \S+: have it repaired/.exec(reasons.join(' '))?.[1];
      if (outcome !== 'diagnose-first' || label === undefined) continue;
      const [part] =
        Object.entries(parts[appliance as Appliance]).find(([, name]) => name === label) ?? [];
      expect(part, label).toBeDefined();
      const named = advice({ ...inputs, [`${appliance}Part`]: part });
      expect(named.outcome, JSON.stringify([inputs, part])).not.toBe('replace');
      held += 1;
    }
    expect(held).toBeGreaterThan(10);
  });
  test('a shop as much cheaper as we say turns replacing into repairing', () => {
    const seen = new Set<string>();
    for (const inputs of broken) {
      const { outcome, flip } = advice(inputs);
      if (outcome !== 'replace') continue;
      const far = /less than about \$([\d,]+)/.exec(flip ?? '')?.[1]?.replace(',', '');
      const rule = /^(\d+)% of new/.exec(metric(inputs, 'half-rule')?.text ?? '')?.[1];
      const repair = usualBill(valuesOf(inputs));
      const price = Number(far ?? (50 * repair.typical) / Number(rule)) - 10;
      seen.add(far ? 'quarter' : 'half');
      expect(advice({ ...inputs, quote: price }).outcome, JSON.stringify(inputs)).not.toBe(
        'replace',
      );
    }
    expect(seen).toContain('quarter');
  });
  test('a drawer microwave is not weighed against one over the range', () => {
    const drawer = { appliance: 'microwave', microwaveKind: 'built-in', ...done };
    expect(metric(drawer, 'half-rule')?.text).toBe('Enter the price of a new one');
    expect(advice({ ...drawer, age: 7 }).outcome).toBe('repair');
  });
  test('a gas burner without a flame: its knob off, and nobody but a plumber at the pipe', () => {
    const ids = (range: string) => run({ appliance: 'range', range }).warnings.map(({ id }) => id);
    expect(ids('burner')).toEqual(['unlit-burner', 'gas-pipe']);
    expect(ids('burner-cold')).toEqual([]);
  });
  test('of a disposal it says what nobody repairs', () => {
    const told = advice({ appliance: 'disposal', disposal: 'dead', ...done });
    expect(told.reasons.join(' ')).toMatch(/Nobody repairs a burned-out motor/);
  });
});

test('a higher quote never turns replacing back into repairing', () => {
  const outcomes = [150, 400, 600, 800].map(
    (quote) => advice(quoted(quote, { age: 8, newPrice: 900 })).outcome,
  );
  expect(outcomes).toEqual(['repair', 'close-call', 'replace', 'replace']);
});

test('every part behind a symptom can be named, and no other', () => {
  for (const [appliance, named] of Object.entries(parts)) {
    const behind = Object.values(symptomsOf(appliance as Appliance)).flatMap(
      (shares) => Object.keys(shares) as Part[],
    );
    const all = new Set(behind.flatMap((part) => [part, onGas[part] ?? part]));
    expect([...all].toSorted()).toEqual(Object.keys(named).toSorted());
  }
});
