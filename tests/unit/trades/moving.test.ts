import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate } from '../../../src/estimate/index.ts';
import { moversFor, minimumHours } from '../../../src/trades/moving/crew.ts';
import { moving } from '../../../src/trades/moving/index.ts';
import { prices } from '../../../src/trades/moving/prices.ts';
import { volume, weigh } from '../../../src/trades/moving/size.ts';

const run = (inputs: Record<string, unknown>) => {
  const { answers, problems, unknown } = readAnswers(moving.calculator, inputs);
  expect([...problems, ...unknown]).toEqual([]);
  return runEstimate(moving.calculator, answers);
};
const item = (inputs: Record<string, unknown>, id: string) =>
  run(inputs).items.find((one) => one.id === id);
const metric = (inputs: Record<string, unknown>, id: string) =>
  run(inputs).metrics.find((one) => one.id === id)?.value;
const hours = (inputs: Record<string, unknown>) =>
  metric({ reach: 'local', miles: 0, flights: 0, carry: 50, ...inputs }, 'hours') as {
    low: number;
    typical: number;
    high: number;
  };
const nothing = { count: 'items', items: { boxSmall: 1 } };

const load = { count: 'rooms', fullness: 'average', rooms: [], items: {} } as const;

describe('volume and weight', () => {
  test('a small one-bedroom is 150 for the room, 100 kitchen and 100 living room: 350 cubic ft', () => {
    expect(volume({ ...load, home: '1', fullness: 'light' }).low).toBe(150 + 100 + 100);
  });
  test('1,000 cubic ft come to 7,000 lb, near the 6,500 lb of an estimator', () => {
    expect(weigh({ low: 1000, typical: 1000, high: 1000 }).typical).toBe(7000);
  });
  test('two bedrooms weigh inside the published 5,000 to 7,500 lb', () => {
    const pounds = weigh(volume({ ...load, home: '2' }));
    expect(pounds.low).toBeGreaterThan(5000);
    expect(pounds.high).toBeLessThan(7500);
  });
  test('a king bed, a sofa and ten medium boxes are 141 cubic ft, and 10% air makes 155', () => {
    // 70 + 41 + 10 × 3 = 141; × 1.1 = 155.1
    const items = { king: 1, sofa: 1, boxMedium: 10 };
    expect(volume({ ...load, count: 'items', home: '1', items }).typical).toBeCloseTo(155.1);
  });
  test('an empty list is no empty home: the rooms are counted, and it says so', () => {
    const items = { sofa: 0 };
    expect(volume({ ...load, count: 'items', home: '3', items })).toEqual(
      volume({ ...load, home: '3' }),
    );
    const told = run({ count: 'items', items, home: '3' });
    expect(told.warnings.map(({ id }) => id)).toContain('empty-list');
    expect(told.total.typical).toBeGreaterThan(1000);
  });
  test('a full garage adds a room of 1,000 to 1,500 lb', () => {
    const without = volume({ ...load, home: '3' });
    const garage = volume({ ...load, home: '3', rooms: ['garage'] });
    expect((garage.low - without.low) * 7).toBeCloseTo(1000, -1);
    expect((garage.high - without.high) * 7).toBeCloseTo(1500, -1);
  });
});

describe('crew and hours', () => {
  test('three movers take a three-bedroom in the published 6 to 8 hours', () => {
    // 1,150 cu ft × 1.85 ÷ 100 ÷ 3 = 7.09 h
    expect(hours({ home: '3' }).typical).toBeCloseTo(7.09, 2);
  });
  test('two movers take two bedrooms in the published 4 to 7 hours', () => {
    // 850 × 1.35 ÷ 100 ÷ 2 = 5.74 h
    expect(hours({ home: '2', crew: '2' }).typical).toBeCloseTo(5.74, 2);
  });
  test('three movers instead of two save a two-bedroom more than an hour', () => {
    const two = hours({ home: '2', crew: '2' }).typical;
    const three = hours({ home: '2', crew: '3' }).typical;
    expect(two - three).toBeGreaterThan(1);
  });
  test('hours are a range, never one number', () => {
    const { low, typical, high } = hours({ home: '3' });
    expect(low).toBeLessThan(typical);
    expect(high).toBeGreaterThan(typical);
  });
  test('the least billed is two hours for an apartment and three for a house', () => {
    expect(hours({ home: '1', ...nothing }).typical).toBe(minimumHours('1'));
    expect(minimumHours('1')).toBe(2);
    expect(hours({ home: '3', ...nothing }).typical).toBe(3);
  });
  test('movers by size follow the published table', () => {
    expect((['studio', '1', '2', '3', '4', '5'] as const).map(moversFor)).toEqual([
      2, 2, 3, 3, 4, 5,
    ]);
  });
  test('a safe over 300 lb takes one more mover', () => {
    expect(metric({ home: '2', bulky: ['safe'] }, 'movers')).toBe(4);
  });
  test('one flight slows by 7%, two by 15%, two and a long walk by 20%', () => {
    const base = hours({ home: '3' }).typical;
    expect(hours({ home: '3', flights: 1 }).typical / base).toBeCloseTo(1.07);
    expect(hours({ home: '3', flights: 2 }).typical / base).toBeCloseTo(1.15);
    expect(hours({ home: '3', flights: 2, carry: 76 }).typical / base).toBeCloseTo(1.2);
    expect(hours({ home: '3', carry: 75 }).typical).toBe(base);
  });
});

describe('a local bill', () => {
  test('is the minimum hours and one trip hour, as in the published $657 at $219', () => {
    // 2 h × 219 + 219 = 657 = three hours of the crew; ours at $150 is 450.
    const total = run({ reach: 'local', home: '1', ...nothing, miles: 0 }).total.typical;
    expect(total).toBe((657 / 219) * prices.crew.typical);
  });
  test('adds a truck above 1,650 cubic ft, not at it', () => {
    // an average four-bedroom is 1,650 cu ft; its full garage makes it 1,830
    const four = { reach: 'local', home: '4', fullness: 'average' };
    expect(item(four, 'second-truck')).toBeUndefined();
    expect(item({ ...four, rooms: ['garage'] }, 'second-truck')).toBeDefined();
  });
  test('is a fifth more from May to September', () => {
    const quiet = run({ home: '3', season: 'quiet' }).total.typical;
    expect(run({ home: '3', season: 'peak' }).total.typical).toBeCloseTo(quiet * 1.2);
  });
  test('shows the season month by month, five months dear and seven not', () => {
    const values = run({ home: '3' }).series[0]?.lines[0]?.values ?? [];
    const quiet = Math.min(...values);
    expect(values.filter((value) => value > quiet)).toHaveLength(5);
    expect(values).toHaveLength(12);
  });
  test('full packing of three bedrooms is 1,150 cubic ft × $0.65', () => {
    expect(item({ home: '3', packing: 'full' }, 'packing')?.total.typical).toBeCloseTo(747.5);
  });
  test('grows with the size of the home', () => {
    const totals = ['studio', '1', '2', '3', '4', '5'].map((home) => run({ home }).total.typical);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(new Set(totals).size).toBe(6);
  });
  test('grows with every piece on the list', () => {
    const totals = [0, 5, 10, 20].map(
      (queen) => run({ home: '3', count: 'items', items: { queen, boxLarge: 50 } }).total.typical,
    );
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });
});

describe('a long move', () => {
  test('7,500 lb over 1,000 miles is $4,500 at the published $0.50 and $0.75', () => {
    expect(7500 * prices.pounds.low + 1000 * prices.miles.typical).toBe(4500);
  });
  test('is weight × $0.60 and miles × $0.75', () => {
    // 1,150 cu ft × 7 = 8,050 lb × 0.60 = 4,830; 1,000 × 0.75 = 750
    const total = run({ reach: 'interstate', home: '3', milesOut: 1000 }).total.typical;
    expect(total).toBeCloseTo(4830 + 750);
  });
  test('two flights cost $3.60 for each 100 lb and flight', () => {
    // 80.5 × 2 × 3.60 = 579.60
    const stairs = item({ reach: 'interstate', home: '3', flights: 2 }, 'stairs');
    expect(stairs?.total.typical).toBeCloseTo(579.6);
  });
  test('a long carry starts past 50 ft and steps every 50 ft', () => {
    const carry = (feet: number) =>
      item({ reach: 'interstate', home: '3', carry: feet }, 'carry')?.total.typical ?? 0;
    expect(carry(50)).toBe(0);
    expect(carry(51)).toBeCloseTo(80.5 * 3.6);
    expect(carry(100)).toBeCloseTo(80.5 * 3.6);
    expect(carry(101)).toBeCloseTo(2 * 80.5 * 3.6);
  });
  test('full value takes $6 a pound, at least $6,000, at 2.5%', () => {
    // 8,050 lb × 6 = 48,300 × 2.5% = 1,207.50; and 6,000 × 2.5% = 150
    const value = (inputs: Record<string, unknown>) =>
      item({ reach: 'interstate', valuation: 'full', ...inputs }, 'full-value')?.total.typical;
    expect(value({ home: '3' })).toBeCloseTo(1207.5);
    expect(value({ home: 'studio', ...nothing })).toBe(150);
  });
  test('a fuel surcharge counts only when it is entered, and only on the haul', () => {
    const inputs = { reach: 'interstate', home: '3', milesOut: 1000 };
    expect(run({ ...inputs, fuel: 10 }).total.typical).toBeCloseTo(5580 * 1.1);
  });
  test('at the door 110% of their own estimate counts, never a dollar figure of ours', () => {
    const { metrics, warnings } = run({ reach: 'interstate', home: '3', milesOut: 1000 });
    const atDoor = metrics.find(({ id }) => id === 'at-delivery');
    expect(atDoor).toMatchObject({ value: null });
    expect(atDoor?.text).toContain('your own non-binding estimate');
    expect(JSON.stringify(warnings)).not.toMatch(/\$\d/);
    expect(metric({ reach: 'texas', home: '3' }, 'at-delivery')).toBeUndefined();
  });
  test('out of state it warns of brokers first, and so does the list of questions', () => {
    expect(run({ reach: 'interstate' }).warnings[0]?.id).toBe('broker');
    expect(run({ reach: 'interstate' }).warnings[0]?.text).toContain('888-368-7238');
    expect(run({ reach: 'local' }).warnings.map(({ id }) => id)).not.toContain('broker');
    expect(moving.ask[0]).toContain('broker');
  });
  test('bills at least 1,000 lb', () => {
    const tiny = { reach: 'interstate', ...nothing };
    expect(item(tiny, 'weight')?.total.typical).toBeCloseTo(1000 * prices.pounds.typical);
  });
});

describe('the recommendation', () => {
  const advice = (inputs: Record<string, unknown>) => run(inputs).recommendation;

  test('a held load goes to the state, not to a request, and the danger comes first', () => {
    const held = run({ trouble: 'yes' });
    expect(held.recommendation).toMatchObject({ outcome: 'held-goods', next: 'official-help' });
    expect(held.warnings[0]).toMatchObject({ id: 'held-goods', level: 'danger' });
  });
  test('a one-bedroom with friends is moved by oneself; two bedrooms are not', () => {
    expect(advice({ home: '1', friends: 'yes' }).next).toBe('do-it-yourself');
    expect(advice({ home: '2', friends: 'yes' }).next).toBe('quotes');
  });
  test('a piano, or no friends, ends the do-it-yourself advice', () => {
    expect(advice({ home: '1', friends: 'yes', bulky: ['upright'] }).next).toBe('quotes');
    expect(advice({ home: '1', friends: 'no' }).next).toBe('quotes');
  });
  test('a summer date that can move is told to wait, and what it saves', () => {
    const wait = advice({ home: '3', season: 'peak', flexible: 'yes', miles: 15 });
    expect(wait).toMatchObject({ outcome: 'move-the-date', next: 'wait' });
    expect(wait.headline).toMatch(/\$345/);
    expect(advice({ home: '3', season: 'peak', flexible: 'no' }).next).toBe('quotes');
  });
  test('across town it asks for a written maximum, farther for a binding price', () => {
    expect(advice({ home: '3' }).outcome).toBe('ask-written-maximum');
    expect(advice({ home: '3', reach: 'texas' }).outcome).toBe('ask-binding-estimate');
  });
  test('the written maximum is the top of the range', () => {
    const estimate = run({ home: '3' });
    const maximum = estimate.metrics.find(({ id }) => id === 'written-maximum')?.value;
    expect(maximum).toBe(estimate.total.high);
  });
});

describe('a quote held against our count', () => {
  const warned = (inputs: Record<string, unknown>) =>
    run(inputs).warnings.some(({ id }) => id === 'low-quote');

  test('three hours for a three-bedroom is warned of, six are not', () => {
    expect(warned({ home: '3', quotedHours: 3 })).toBe(true);
    expect(warned({ home: '3', quotedHours: 6 })).toBe(false);
  });
  test('500 cubic ft for a three-bedroom is warned of, 1,000 are not', () => {
    expect(warned({ home: '3', reach: 'interstate', quotedFeet: 500 })).toBe(true);
    expect(warned({ home: '3', reach: 'interstate', quotedFeet: 1000 })).toBe(false);
  });
  test('no quote is no warning; a quote of no hours is one', () => {
    expect(warned({ home: '3' })).toBe(false);
    expect(warned({ home: '3', quotedHours: 0 })).toBe(true);
  });
  test('a gas appliance is warned of', () => {
    expect(run({ bulky: ['gas'] }).warnings.some(({ id }) => id === 'gas')).toBe(true);
  });
});
