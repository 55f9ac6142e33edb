import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate } from '../../../src/engine/index.ts';
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

const measured = { measure: 'runs', length: 24, boxes: 12, floor: 140 } as const;

/** 24 linear feet measured as lowers plus uppers. */
const feet24 = { measure: 'runs', length: 24 };

describe('the two linear feet', () => {
  test('a 10 × 10 kitchen is 20 ft of wall and 20 to 25 ft of cabinets', () => {
    const feet = cabinetFeet({ ...measured, measure: 'wall', length: 10 + 10 });
    expect(feet.low).toBe(20);
    expect(feet.high).toBe(25);
  });
  test('lowers plus uppers are taken as they are', () => {
    expect(cabinetFeet({ ...measured, length: 24 })).toEqual({ low: 24, typical: 24, high: 24 });
  });
  test('each meaning is shown in terms of the other', () => {
    // 28 ÷ 1.12 = 25 ft of wall
    expect(wallFeet({ ...measured, length: 28 }).typical).toBeCloseTo(25);
    expect(wallFeet({ ...measured, measure: 'wall', length: 25 }).typical).toBe(25);
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

describe('the other two measures', () => {
  test('a cabinet is 2 ft, and what is counted is hung as counted', () => {
    expect(cabinetFeet({ ...measured, measure: 'boxes', boxes: 12 }).typical).toBe(24);
    const inputs = { measure: 'boxes', boxes: 20, tier: 'stock' };
    expect(item(inputs, 'install')?.total.typical).toBe(20 * 130);
  });
  test('a floor of 100 sq ft has 22 ft of cabinets, one of 200 some 30 ft', () => {
    expect(cabinetFeet({ ...measured, measure: 'floor', floor: 100 }).typical).toBeCloseTo(22.25);
    expect(cabinetFeet({ ...measured, measure: 'floor', floor: 200 }).typical).toBeCloseTo(30);
  });
});

describe('prices worked by hand', () => {
  test('24 ft of stock are $5,400, and 12 boxes hung $1,560', () => {
    // 24 × 225 = 5,400; 24 ÷ 2 = 12 boxes × 130 = 1,560
    const inputs = { ...feet24, job: 'replace', tier: 'stock' };
    expect(item(inputs, 'cabinets')?.total.typical).toBe(5400);
    expect(item(inputs, 'install')?.total.typical).toBe(1560);
  });
  test('trim is 24 × $28, delivery $250, and the cabinets are taxed at 8.25%', () => {
    const inputs = { ...feet24, job: 'replace', tier: 'semi' };
    expect(item(inputs, 'trim')?.total.typical).toBe(24 * 28);
    expect(item(inputs, 'delivery')?.total.typical).toBe(250);
    // 24 × 400 = 9,600 × 8.25% = 792
    expect(item(inputs, 'tax')?.total.typical).toBeCloseTo(792);
  });
  test('flat-packed boxes are put together too: 12 × $185', () => {
    expect(item({ ...feet24, tier: 'rta' }, 'install')?.total.typical).toBe(12 * 185);
  });
  test('custom holds its installing, trim, delivery and tax', () => {
    for (const id of ['install', 'trim', 'delivery', 'tax'])
      expect(item({ ...feet24, tier: 'custom' }, id)).toBeUndefined();
    expect(item({ ...feet24, tier: 'custom' }, 'cabinets')?.total.typical).toBe(24 * 800);
  });
  test('doors and boxes move the price: flat 15% less, inset 30% more, particleboard 12% less', () => {
    const cabinets = (inputs: object) =>
      item({ ...feet24, tier: 'semi', ...inputs }, 'cabinets')?.total.typical;
    expect(cabinets({ style: 'slab' })).toBeCloseTo(9600 * 0.85);
    expect(cabinets({ style: 'detailed' })).toBeCloseTo(9600 * 1.3);
    expect(cabinets({ box: 'particle' })).toBeCloseTo(9600 * 0.88);
  });
  test('uppers to the ceiling add $45 on half of the feet', () => {
    expect(item({ ...feet24, tier: 'semi', uppers: 'yes' }, 'uppers')?.total.typical).toBe(12 * 45);
  });
  test('removing 25 ft at the published $13.90 to $32.29 is $347.50 to $807.25', () => {
    const remove = item({ measure: 'runs', length: 25, tier: 'semi' }, 'remove')?.total;
    expect(remove?.low).toBeCloseTo(347.5);
    expect(remove?.high).toBeCloseTo(807.25);
  });
  test('better fronts never cost less, where only the low end of theirs passes the smallest job', () => {
    // Solid wood on 7 ft: 1,575 to 3,150, in the middle 2,275, where no refacer comes for less than 2,500.
    const reface = item({ measure: 'runs', length: 7, job: 'reface', material: 'solid' }, 'reface');
    expect(reface?.total).toEqual({ low: 1575, typical: 2500, high: 4000 });
  });
  test('refacing 24 ft in laminate is $2,400 to $4,800', () => {
    const reface = item({ ...feet24, job: 'reface', material: 'laminate' }, 'reface')?.total;
    expect(reface).toEqual({ low: 2400, typical: 3480, high: 4800 });
  });
  const paint28 = { job: 'repaint', doors: 28, drawers: 15, handles: 'none' };
  test('28 doors and 15 drawers painted are $5,640, the setup in', () => {
    // 28 × 140 = 3,920; 15 × 88 = 1,320; 400
    expect(run(paint28).total.typical).toBe(5640);
  });
  test('a few doors cost no less than the painter’s least, at each end', () => {
    const few = item({ ...paint28, doors: 3, drawers: 0 }, 'paint')?.total;
    // 3 × 190 + 600 = 1,170 at most: below the least of 1,500
    expect(few).toEqual({ low: 1000, typical: 1200, high: 1500 });
    expect(run({ job: 'repaint', measure: 'wall', length: 4 }).total.low).toBeGreaterThanOrEqual(
      1000,
    );
  });
  test('no drawers is none; drawers left empty are taken from the doors', () => {
    const drawers = (inputs: object) =>
      item({ job: 'repaint', doors: 28, handles: 'none', ...inputs }, 'paint-drawers')?.total;
    expect(drawers({ drawers: 0 })).toBeUndefined();
    // 28 × 0.47 × 88
    expect(drawers({})?.typical).toBeCloseTo(28 * 0.47 * 88);
  });
  test('a glaze adds a quarter, detail 15%, open oak a fifth', () => {
    const doors = (inputs: object) => item({ ...paint28, ...inputs }, 'paint-doors')?.total.typical;
    const plain = doors({}) ?? 0;
    expect(doors({ finish: ['glaze'] })).toBeCloseTo(plain * 1.25);
    expect(doors({ finish: ['detailed'] })).toBeCloseTo(plain * 1.15);
    expect(doors({ fronts: 'oak' })).toBeCloseTo(plain * 1.2);
  });
  test('one handle for each door and drawer, as counted', () => {
    // 30 pulls × 12 = 360; 30 knobs × 8 = 240
    expect(run({ job: 'hardware', pieces: 30, kind: 'pull' }).total.typical).toBe(360);
    expect(run({ job: 'hardware', pieces: 30, kind: 'knob' }).total.typical).toBe(240);
  });
  test('counters over 24 ft are the published 30 to 40 sq ft', () => {
    const quantity = item({ ...feet24, counter: 'counterQuartz' }, 'counters')?.quantity;
    expect(quantity).toMatchObject({ low: 30 });
    expect((quantity as { high: number }).high).toBeCloseTo(39.6);
  });
  test('a measured counter is taken as measured, and its removal is added', () => {
    const inputs = { ...feet24, counter: 'counterGranite', counterSize: 50 };
    expect(item(inputs, 'counters')?.total.typical).toBe(50 * 62);
    expect(item(inputs, 'counters-off')).toBeDefined();
  });
  test('granite is the cheaper stone', () => {
    const total = (counter: string) => run({ ...feet24, counter }).total.typical;
    expect(total('counterGranite')).toBeLessThan(total('counterQuartz'));
  });
  test('keeping the old counter costs its taking off and setting back, and is warned of', () => {
    const kept = { ...feet24, counter: 'keep' };
    expect(item(kept, 'counters-kept')?.total.typical).toBe(900);
    expect(warned(kept, 'kept-counter')).toBe(true);
    expect(item({ ...feet24, counter: 'none' }, 'counters-kept')).toBeUndefined();
  });
  test('a short run still takes a day to put up', () => {
    expect(item({ measure: 'runs', length: 4, tier: 'stock' }, 'install')?.total).toEqual({
      low: 400,
      typical: 550,
      high: 700,
    });
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
    expect(warned({ job: 'replace', tier: 'stock', imported: 'no' }, 'duty')).toBe(false);
  });
  test('a layout that must change wins over one failed hinge, and is no damage', () => {
    const layout = { layout: 'no', tier: 'semi' };
    const one = advice({ job: 'replace', condition: 'one', ...layout });
    expect(one.outcome).toBe('plan-new-cabinets');
    expect(advice({ job: 'reface', ...layout }).headline).not.toMatch(/damage/);
    expect(advice({ job: 'reface', condition: 'swollen' }).headline).toMatch(/damage/);
  });
  test('paint that costs more than refacing is not called enough', () => {
    const paint = { job: 'repaint', ...feet24, doors: 100 };
    expect(advice(paint).outcome).toBe('paint-costs-more');
    expect(advice({ job: 'repaint', ...feet24 }).outcome).toBe('paint-is-enough');
  });
  test('doors counted to paint are the kitchen that refacing is priced for, unless it was measured', () => {
    const refaced = (inputs: Record<string, unknown>) =>
      run({ job: 'repaint', ...inputs }).metrics.find(({ id }) => id === 'reface')?.value;
    // 30 doors stand on 40 ft at 3 for every 4 ft; 40 × $240 = $9,600.
    expect(refaced({ doors: 30 })).toBeCloseTo(9600);
    expect(refaced({ doors: 30, measure: 'runs', length: 40 })).toBeCloseTo(9600);
    expect(refaced({ doors: 60, measure: 'runs', length: 40 })).toBeCloseTo(9600);
    expect(advice({ job: 'repaint', doors: 100 }).outcome).toBe('paint-is-enough');
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
    // laminate 145 ÷ (semi 400 + 65 hung + 28 trim + 10 delivery + 33 tax + 23 removed = 559) = 26%
    // solid 325 ÷ stock (225 + 145) = 88%
    expect(advice({ ...feet24, job: 'reface', material: 'laminate', tier: 'semi' }).outcome).toBe(
      'reface-fits',
    );
    expect(advice({ ...feet24, job: 'reface', material: 'solid', tier: 'stock' }).outcome).toBe(
      'price-new-boxes',
    );
    // veneer 240 ÷ stock 370 = 65%: above; veneer 240 ÷ custom 823 = 29%: below
    expect(advice({ ...feet24, job: 'reface', material: 'veneer', tier: 'stock' }).outcome).toBe(
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
    expect(advice({ job: 'reface', material: 'solid' }).headline).not.toMatch(/not worth it/);
    expect(advice({ job: 'replace', condition: 'swollen' }).outcome).toBe('plan-new-cabinets');
    expect(advice({ job: 'replace', layout: 'no' }).outcome).toBe('plan-new-cabinets');
  });
  test('refacing is not sent for prices where it saves too little', () => {
    // veneer 240 ÷ stock 370 = 65% of new; ÷ semi-custom 559 = 43%
    const said = (tier: string) => advice({ ...feet24, tier, condition: 'sound' }).headline;
    expect(said('stock')).toMatch(/Refacing saves too little/);
    expect(said('semi')).toMatch(/Price refacing and paint/);
    expect(advice({ ...feet24, tier: 'rta' }).headline).toMatch(/^If .*saves too little/);
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
