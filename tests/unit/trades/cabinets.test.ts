import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate } from '../../../src/estimate/index.ts';
import { cabinets } from '../../../src/trades/cabinets/index.ts';
import { cabinetFeet, wallFeet } from '../../../src/trades/cabinets/size.ts';

const run = (inputs: Record<string, unknown>) => {
  const { answers, problems, unknown } = readAnswers(cabinets.calculator, inputs);
  expect([...problems, ...unknown]).toEqual([]);
  return runEstimate(cabinets.calculator, answers);
};
const item = (inputs: Record<string, unknown>, id: string) =>
  run(inputs).items.find((one) => one.id === id);
const metric = (inputs: Record<string, unknown>, id: string) =>
  run(inputs).metrics.find((one) => one.id === id)?.value;
const advice = (inputs: Record<string, unknown>) => run(inputs).recommendation;
const warned = (inputs: Record<string, unknown>, id: string) =>
  run(inputs).warnings.some((one) => one.id === id);

/** 24 linear feet measured as lowers plus uppers. */
const feet24 = { measure: 'runs', length: 24 };

describe('the two linear feet', () => {
  test('a 10 × 10 kitchen is 20 ft of wall and 20 to 25 ft of cabinets', () => {
    const feet = cabinetFeet('wall', 10 + 10);
    expect(feet.low).toBe(20);
    expect(feet.high).toBe(25);
  });
  test('lowers plus uppers are taken as they are', () => {
    expect(cabinetFeet('runs', 24)).toEqual({ low: 24, typical: 24, high: 24 });
  });
  test('each meaning is shown in terms of the other', () => {
    // 28 ÷ 1.12 = 25 ft of wall
    expect(wallFeet('runs', 28).typical).toBeCloseTo(25);
    expect(wallFeet('wall', 25).typical).toBe(25);
    const feet = metric({ measure: 'wall', length: 25 }, 'cabinet-feet');
    expect((feet as { typical: number }).typical).toBeCloseTo(28);
  });
  test('the same number costs more as wall length than as lowers plus uppers', () => {
    const wall = run({ measure: 'wall', length: 22 }).total.typical;
    expect(wall).toBeGreaterThan(run({ measure: 'runs', length: 22 }).total.typical);
  });
  test('not saying which is meant widens the range', () => {
    const said = run({ measure: 'wall', length: 22, tier: 'semi' }).total;
    const unsaid = run({ length: 22, tier: 'semi' }).total;
    expect(unsaid.high - unsaid.low).toBeGreaterThan(said.high - said.low);
  });
});

describe('prices worked by hand', () => {
  test('24 ft of stock are $4,800, and 12 boxes hung $1,320', () => {
    // 24 × 200 = 4,800; 24 ÷ 2 = 12 boxes × 110 = 1,320
    const inputs = { ...feet24, job: 'replace', tier: 'stock' };
    expect(item(inputs, 'cabinets')?.total.typical).toBe(4800);
    expect(item(inputs, 'install')?.total.typical).toBe(1320);
  });
  test('flat-packed boxes are put together too: 12 × $200', () => {
    expect(item({ ...feet24, tier: 'rta' }, 'install')?.total.typical).toBe(2400);
  });
  test('custom holds its installing', () => {
    expect(item({ ...feet24, tier: 'custom' }, 'install')).toBeUndefined();
    expect(item({ ...feet24, tier: 'custom' }, 'cabinets')?.total.typical).toBe(24 * 800);
  });
  test('removing 25 ft at the published $13.90 to $32.29 is $347.50 to $807.25', () => {
    const remove = item({ measure: 'runs', length: 25, tier: 'semi' }, 'remove')?.total;
    expect(remove?.low).toBeCloseTo(347.5);
    expect(remove?.high).toBeCloseTo(807.25);
  });
  test('refacing 24 ft in laminate is $2,400 to $4,800', () => {
    const reface = item({ ...feet24, job: 'reface', material: 'laminate' }, 'reface')?.total;
    expect(reface).toEqual({ low: 2400, typical: 3480, high: 4800 });
  });
  test('28 doors and 15 drawers painted are $3,915', () => {
    // 28 × 105 = 2,940; 15 × 65 = 975
    const inputs = { job: 'repaint', doors: 28, drawers: 15, handles: 'none' };
    expect(run(inputs).total.typical).toBe(3915);
  });
  test('a glaze adds a quarter, detail 15%', () => {
    const inputs = { job: 'repaint', doors: 20, drawers: 10, handles: 'none' };
    const plain = run(inputs).total.typical;
    expect(run({ ...inputs, finish: ['glaze'] }).total.typical).toBeCloseTo(plain * 1.25);
    expect(run({ ...inputs, finish: ['detailed'] }).total.typical).toBeCloseTo(plain * 1.15);
  });
  test('one handle for each door and drawer', () => {
    // 20 + 10 = 30 pulls × 14 = 420
    const inputs = { job: 'hardware', doors: 20, drawers: 10, handles: 'pull' };
    expect(run(inputs).total.typical).toBe(420);
  });
  test('counters over 24 ft are the published 30 to 40 sq ft', () => {
    const quantity = item({ ...feet24, counter: 'counterQuartz' }, 'counters')?.quantity;
    expect(quantity).toMatchObject({ low: 30 });
    expect((quantity as { high: number }).high).toBeCloseTo(39.6);
  });
  test('a measured counter is taken as measured, and its removal is added', () => {
    const inputs = { ...feet24, counter: 'counterGranite', counterSize: 50 };
    expect(item(inputs, 'counters')?.total.typical).toBe(5500);
    expect(item(inputs, 'counters-off')).toBeDefined();
  });
  test('counted boxes replace our guess', () => {
    expect(item({ ...feet24, tier: 'stock', boxes: 20 }, 'install')?.total.typical).toBe(2200);
  });
});

describe('duty and lead', () => {
  test('50% duty adds at most 1.5 ÷ 1.25, and only to imported boxes ordered later', () => {
    const base = { ...feet24, tier: 'stock', imported: 'yes' };
    const now = item({ ...base, order: 'now' }, 'cabinets')?.total;
    const later = item({ ...base, order: 'later' }, 'cabinets')?.total;
    expect((later?.high ?? 0) / (now?.high ?? 1)).toBeCloseTo(1.5 / 1.25);
    expect(later?.low).toBe(now?.low);
    const home = item({ ...base, imported: 'no', order: 'later' }, 'cabinets')?.total;
    expect(home).toEqual(now);
  });
  test('the coming duty is said for every bought cabinet, not for refacing', () => {
    expect(warned({ job: 'replace', tier: 'stock' }, 'duty')).toBe(true);
    expect(warned({ job: 'reface' }, 'duty')).toBe(false);
  });
  test('a house from before 1978 is warned of lead and costs more', () => {
    const inputs = { job: 'repaint', doors: 20, drawers: 10, handles: 'none' };
    expect(warned({ ...inputs, old: 'yes' }, 'lead')).toBe(true);
    expect(run({ ...inputs, old: 'yes' }).total.typical).toBeCloseTo(
      run({ ...inputs, old: 'no' }).total.typical * 1.1,
    );
  });
});

describe('the recommendation', () => {
  test('wet cabinets go to water damage first, and it is a danger', () => {
    const estimate = run({ condition: 'wet' });
    expect(estimate.recommendation).toMatchObject({ next: 'other-trade', trade: 'water-damage' });
    expect(estimate.warnings[0]).toMatchObject({ id: 'wet', level: 'danger' });
  });
  test('one failed hinge is fixed, whatever was asked', () => {
    for (const job of ['replace', 'reface', 'repaint'])
      expect(advice({ job, condition: 'one' })).toMatchObject({
        outcome: 'fix-the-one',
        next: 'do-it-yourself',
      });
  });
  test('handles are a job for oneself', () => {
    expect(advice({ job: 'hardware' }).next).toBe('do-it-yourself');
  });
  test('refacing swollen boxes, or a bad layout, turns into new ones', () => {
    expect(advice({ job: 'reface', condition: 'swollen' }).outcome).toBe('replace-instead');
    expect(advice({ job: 'reface', layout: 'no' }).outcome).toBe('replace-instead');
    expect(advice({ job: 'repaint', condition: 'swollen' }).outcome).toBe('replace-instead');
  });
  test('refacing is worth it up to 60% of new and not above', () => {
    // laminate 145 ÷ (semi 375 + 55 hung + 23 removed = 453) = 32%; solid 375 ÷ stock (200 + 78) = 135%
    expect(advice({ ...feet24, job: 'reface', material: 'laminate', tier: 'semi' }).outcome).toBe(
      'reface-fits',
    );
    expect(advice({ ...feet24, job: 'reface', material: 'solid', tier: 'stock' }).outcome).toBe(
      'price-new-boxes',
    );
    // veneer 300 ÷ semi 453 = 66%: above; veneer 300 ÷ custom 823 = 36%: below
    expect(advice({ ...feet24, job: 'reface', material: 'veneer', tier: 'semi' }).outcome).toBe(
      'price-new-boxes',
    );
    expect(advice({ ...feet24, job: 'reface', material: 'veneer', tier: 'custom' }).outcome).toBe(
      'reface-fits',
    );
  });
  test('peeling plastic is not painted', () => {
    expect(advice({ job: 'repaint', fronts: 'foil' }).outcome).toBe('paint-will-not-hold');
    expect(advice({ job: 'repaint', fronts: 'wood' }).outcome).toBe('paint-is-enough');
  });
  test('sound boxes are told to price paint and refacing first; failed ones are not', () => {
    expect(advice({ job: 'replace' }).outcome).toBe('boxes-are-sound');
    expect(advice({ job: 'replace' }).headline).toMatch(/^If your boxes are hard and dry/);
    expect(advice({ job: 'replace', condition: 'sound' }).headline).toMatch(
      /^Your boxes are sound/,
    );
    expect(advice({ job: 'reface' }).headline).not.toMatch(/not worth it/);
    expect(advice({ job: 'replace', condition: 'swollen' }).outcome).toBe('plan-new-cabinets');
    expect(advice({ job: 'replace', layout: 'no' }).outcome).toBe('plan-new-cabinets');
  });
});

test('every job grows with the length', () => {
  for (const job of ['replace', 'reface', 'repaint', 'hardware']) {
    const totals = [10, 20, 40, 80].map((length) => run({ job, length }).total.typical);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(new Set(totals).size).toBe(4);
  }
});
test('a higher grade costs more', () => {
  const totals = ['stock', 'semi', 'custom'].map((tier) => run({ tier }).total.typical);
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
});

test('half at the order is the usual deposit of what is made to order, not of stock', () => {
  const deposit = (tier: string) => {
    const { metrics, total } = run({ job: 'replace', tier });
    const { value } = metrics.find(({ id }) => id === 'deposit') ?? {};
    return typeof value === 'object' && value ? value.typical / total.typical : undefined;
  };
  expect(deposit('semi')).toBeCloseTo(0.5, 6);
  expect(deposit('custom')).toBeCloseTo(0.5, 6);
  expect(deposit('stock')).toBeCloseTo(0.2, 6);
});
