import { describe, expect, test } from 'vitest';
import {
  measure,
  askedFields,
  fillIn,
  readAnswers,
  runEstimate,
  type Answers,
} from '../../../src/engine/index.ts';
import { billedDrive, driveHours } from '../../../src/trades/moving/crew.ts';
import { moving } from '../../../src/trades/moving/index.ts';
import { figures, prices } from '../../../src/trades/moving/figures.ts';
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

test('what fills two trucks is two rental trucks too', () => {
  const rental = (inputs: Record<string, unknown>) =>
    run({ reach: 'local', miles: 15, ...inputs }).metrics.find(({ id }) => id === 'rental');
  // $90 a day and three times 15 miles at $0.89, each.
  const one = 90 + 0.89 * 45;
  expect(rental({ home: '3' })?.value).toMatchObject({ typical: one });
  expect(rental({ home: '5', fullness: 'packed' })).toMatchObject({
    label: '2 rental trucks, you load them',
    value: { typical: 2 * one },
  });
});

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
    // 1,150 cu ft × 1.75 ÷ 100 ÷ 3 = 6.71 h
    expect(hours({ home: '3' }).typical).toBeCloseTo(6.71, 2);
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
    expect(hours({ home: '1', ...nothing }).typical).toBe(figures.leastHours.value['1']);
    expect(figures.leastHours.value['1']).toBe(2);
    expect(figures.leastHours.value['3']).toBe(3);
    // A box is worked like a one-bedroom, wherever it stands.
    expect(hours({ home: '3', ...nothing }).typical).toBe(2);
  });
  test('movers by size follow the published table', () => {
    const homes = ['studio', '1', '2', '3', '4', '5'];
    expect(homes.map((home) => metric({ home, bulky: [] }, 'movers'))).toEqual([2, 2, 3, 3, 4, 5]);
  });
  test('a safe over 300 lb takes one more mover', () => {
    expect(metric({ home: '2', bulky: ['safe'] }, 'movers')).toBe(4);
  });
  test('each flight slows by 7%, each elevator by 10%, each 50 ft beyond 75 by 5%, without a ceiling', () => {
    const base = hours({ home: '3' }).typical;
    const slower = (inputs: object) => hours({ home: '3', ...inputs }).typical / base;
    expect(slower({ flights: 1 })).toBeCloseTo(1.07);
    expect(slower({ flights: 3 })).toBeCloseTo(1.21);
    expect(slower({ flights: 12 })).toBeCloseTo(1.84);
    expect(slower({ elevator: 'one' })).toBeCloseTo(1.1);
    expect(slower({ elevator: 'both' })).toBeCloseTo(1.2);
    expect(slower({ carry: 75 })).toBe(1);
    expect(slower({ carry: 175 })).toBeCloseTo(1.1);
    expect(slower({ carry: 800 })).toBeCloseTo(1.725);
  });
  test('a truck drives 30 miles an hour in town and 55 beyond', () => {
    expect(driveHours(15)).toBe(0.5);
    // 30 miles in an hour, 110 more in two
    expect(driveHours(140)).toBeCloseTo(3);
  });
  test('of the way back only what passes the hour in the trip fee is billed', () => {
    expect(billedDrive(15)).toBe(0.5);
    expect(billedDrive(140)).toBeCloseTo(3 + 2);
  });
});

describe('a local bill', () => {
  test('is at least the minimum hours and the trip fee: 2 × 150 + 120', () => {
    const total = run({ reach: 'local', home: '1', ...nothing, miles: 0 }).total;
    expect(total.typical).toBe(420);
    // a San Antonio mover's own least: 2 × $110 + $69.95
    expect(total.low).toBeGreaterThan(2 * 110 + 69.95);
  });
  test('is dearer on a Saturday by the printed $125 against $110', () => {
    const crew = (day: string) => item({ home: '3', day }, 'crew')?.total.typical ?? 0;
    expect(crew('saturday') / crew('weekday')).toBeCloseTo(125 / 110, 2);
    expect(crew('friday') / crew('weekday')).toBeCloseTo(115 / 110, 2);
  });
  test('storage in between is a second handling and a second trip, not rent alone', () => {
    const stay = { home: '3', miles: 15, flights: 0, carry: 50 };
    const [straight, stored] = [run(stay), run({ ...stay, storage: 3 })];
    const rent = stored.items.find(({ id }) => id === 'storage')?.total.typical ?? 0;
    const more = stored.total.typical - straight.total.typical - rent;
    // 70% of 6.71 h × (150 + 50) + 120 = 1,059
    expect(more).toBeCloseTo(0.7 * 6.708 * 200 + 120, 0);
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
  test('shows the season month by month, five months expensive and seven not', () => {
    const { lines, axis } = run({ home: '3' }).series[0]!;
    const values = lines[0]!.values;
    const quiet = Math.min(...values);
    expect(values.filter((value) => value > quiet)).toHaveLength(5);
    const more = Math.max(...values) - quiet;
    expect(axis).toBe(`May to September costs ${measure(more, 'usd')} more.`);
    expect(values).toHaveLength(12);
  });
  test('full packing of three bedrooms is 1,150 cubic ft × $1.50', () => {
    expect(item({ home: '3', packing: 'full' }, 'packing')?.total.typical).toBeCloseTo(1725);
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
  test('is a part for the shipment, one by weight, one by weight and miles, and fuel', () => {
    // 1,150 cu ft × 7 = 8,050 lb; (550 + 8,050 × 0.44 + 8,050 × 0.25) × 1.08 = 6,592.86
    const total = run({ reach: 'interstate', home: '3', milesOut: 1000 }).total.typical;
    expect(total).toBeCloseTo((550 + 3542 + 2012.5) * 1.08);
  });
  test('a pound costs more the farther it goes: about $0.80 over 1,000 miles, more than $1 over 2,000', () => {
    const aPound = (milesOut: number) =>
      run({ reach: 'interstate', home: '3', milesOut }).total.typical / 8050;
    expect(aPound(1000)).toBeGreaterThan(0.75);
    expect(aPound(1000)).toBeLessThan(0.9);
    expect(aPound(2000)).toBeGreaterThan(1);
  });
  test('an honest $8,500 for three bedrooms over 1,000 miles is inside the range', () => {
    expect(run({ reach: 'interstate', home: '3', milesOut: 1000 }).total.high).toBeGreaterThan(
      8500,
    );
  });
  test('Waco costs the same whichever button is pressed, by the hour there and back', () => {
    const [local, texas, out] = [
      run({ reach: 'local', home: '3', miles: 100, day: 'weekday' }),
      run({ reach: 'texas', home: '3', milesTexas: 100 }),
      run({ reach: 'interstate', home: '3', milesOut: 100 }),
    ].map((one) => one.total.typical);
    expect(texas).toBeCloseTo(local ?? 0);
    expect(out).toBeCloseTo(local ?? 0);
  });
  test('never jumps where the cheaper way changes', () => {
    for (const home of ['studio', '1', '3', '5']) {
      let before = run({ reach: 'interstate', home, milesOut: 50 }).total.typical;
      for (let milesOut = 60; milesOut <= 1200; milesOut += 10) {
        const now = run({ reach: 'interstate', home, milesOut }).total.typical;
        expect(now).toBeGreaterThan(before);
        expect(now - before).toBeLessThan(0.09 * before);
        before = now;
      }
    }
  });
  test('a safe is a bulky piece of its own', () => {
    expect(item({ reach: 'interstate', home: '3', bulky: ['safe'] }, 'safe')?.total.typical).toBe(
      210,
    );
  });
  test('stored goods are handled twice by the carrier: 80.5 × $29', () => {
    const stored = { reach: 'interstate', home: '3', storage: 1 };
    expect(item(stored, 'storage-handling')?.total.typical).toBeCloseTo(80.5 * 29);
  });
  test('two flights cost $3.60 for each 100 lb and flight', () => {
    // 80.5 × 2 × 3.60 = 579.60
    const stairs = item({ reach: 'interstate', home: '3', flights: 2 }, 'stairs');
    expect(stairs?.total.typical).toBeCloseTo(579.6);
  });
  test('a long carry starts past 50 ft and grows with every foot', () => {
    const carry = (feet: number) =>
      item({ reach: 'interstate', home: '3', carry: feet }, 'carry')?.total.typical ?? 0;
    expect(carry(50)).toBe(0);
    expect(carry(100)).toBeCloseTo(80.5 * 3.6);
    expect(carry(150)).toBeCloseTo(2 * 80.5 * 3.6);
    expect(carry(75)).toBeCloseTo(0.5 * 80.5 * 3.6);
  });
  test('full value takes $6 a pound, at least $6,000, at 1 to 2.5%', () => {
    // 8,050 lb × 6 = 48,300 × 2% = 966; and 6,000 × 2% = 120
    const value = (inputs: Record<string, unknown>) =>
      item({ reach: 'interstate', valuation: 'full', ...inputs }, 'full-value')?.total.typical;
    expect(value({ home: '3' })).toBeCloseTo(966);
    expect(value({ home: 'studio', ...nothing })).toBe(120);
  });
  test('fuel is our allowance whatever a quote adds, and a steep one is warned of', () => {
    const inputs = { reach: 'interstate', home: '3', milesOut: 1000 };
    const steep = (more: Record<string, unknown>) =>
      run({ ...inputs, ...more }).warnings.some(({ id }) => id === 'steep-fuel');
    expect(run(inputs).total.typical).toBeCloseTo((550 + 3542 + 2012.5) * 1.08);
    for (const fuel of [1, 10, 60])
      expect(run({ ...inputs, fuel }).total).toEqual(run(inputs).total);
    expect([steep({}), steep({ fuel: 14 }), steep({ fuel: 15 })]).toEqual([false, false, true]);
    // The fifty miles in Texas on which a quote of 60% went without a word.
    expect(steep({ reach: 'texas', milesTexas: 50, milesOut: undefined, fuel: 60 })).toBe(true);
  });
  test('no mile farther costs less', () => {
    const at = (milesTexas: number) => run({ reach: 'texas', home: '5', milesTexas }).total.typical;
    for (let miles = 50; miles < 900; miles += 10)
      expect(at(miles + 10)).toBeGreaterThanOrEqual(at(miles));
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
  test('bills at least 1,000 to 2,800 lb', () => {
    const weight = item({ reach: 'interstate', ...nothing }, 'weight')?.total;
    expect(weight?.low).toBeCloseTo(1000 * prices.pounds.low);
    expect(weight?.typical).toBeCloseTo(2000 * prices.pounds.typical * 1.08);
    expect(weight?.high).toBeCloseTo(2800 * prices.pounds.high * 1.14);
  });
});

describe('the smallest move', () => {
  test('no band reaches under the hours billed at the least and the trip', () => {
    for (const home of ['studio', '1', '3', '5'])
      expect(run({ home, miles: 0 }).total.low).toBeGreaterThanOrEqual(
        figures.leastHours.value[home as '1'] * prices.crew.low + prices.trip.low,
      );
  });
});

describe('the recommendation', () => {
  const advice = (inputs: Record<string, unknown>) => run(inputs).recommendation;

  test('a held load goes to the state, not to a request, and the danger comes first', () => {
    const held = run({ trouble: 'yes' });
    expect(held.recommendation).toMatchObject({ outcome: 'held-goods', next: 'official-help' });
    expect(held.warnings[0]).toMatchObject({ id: 'held-goods', level: 'stop' });
  });
  test('a load held out of state goes to the federal line and the 110% rule', () => {
    const { recommendation, warnings } = run({ trouble: 'yes', reach: 'interstate' });
    expect(recommendation.headline).toContain('FMCSA');
    expect(recommendation.reasons[0]).toContain('110%');
    expect(warnings[0]?.text).not.toContain('TxDMV');
    const elsewhere = run({ trouble: 'yes', city: 'elsewhere' });
    expect(elsewhere.warnings[0]?.text).toContain('another state call its own mover office');
  });
  test('a high trip fee is named as the cause, not the rate', () => {
    const fee = advice({ home: '3', crew: '3', quotedRate: 200, quotedTrip: 3000 });
    expect(fee.headline).toContain('With this trip fee');
    const rate = advice({ home: '3', crew: '3', quotedRate: 420, quotedTrip: 100 });
    expect(rate.headline).toContain('This rate is above');
  });
  test('a long minimum is named as the cause, with the hours we count, not a rate in range', () => {
    const studio = advice({ home: 'studio', quotedMinimum: 8, quotedRate: 130 });
    expect(studio.headline).toContain(
      'Their minimum of 8 hours is the problem. We count 2 to 4. Get',
    );
    expect(studio.reasons.join(' ')).toMatch(/^Billed for 8 hours, it comes to about \$1,\d{3}\.$/);
    for (const quote of [
      { home: '2', quotedRate: 140 },
      { home: '3', quotedRate: 250 },
    ])
      expect(advice({ ...quote, quotedMinimum: 12 }).headline).toContain(
        'Their minimum of 12 hours is the problem.',
      );
    const both = { home: 'studio', quotedMinimum: 8, quotedRate: 130, quotedTrip: 1500 };
    expect(advice(both).headline).toContain('Their minimum of 8 hours and their trip fee are');
  });
  test('the written maximum says what it rests on', () => {
    const how = (inputs: Record<string, unknown>) =>
      run(inputs).metrics.find(({ id }) => id === 'written-maximum')?.how;
    expect(how({})).toContain('Enter the home');
    expect(how({ home: '3', quotedRate: 420, quotedHours: 20 })).toContain('top of our range');
    expect(how({ home: '3', quotedRate: 190, quotedHours: 7 })).toContain('their own hours');
  });
  test('a one-bedroom with friends is moved by oneself; two bedrooms are not', () => {
    expect(advice({ home: '1', friends: 'yes' }).next).toBe('do-it-yourself');
    expect(advice({ home: '2', friends: 'yes' }).next).toBe('quotes');
  });
  test('many stairs and miles end it too, and friends are not proposed again', () => {
    const far = advice({ home: '1', friends: 'yes', flights: 12, miles: 100 });
    expect(far.next).toBe('quotes');
    expect(far.reasons.join(' ')).toContain('too much for a day with friends');
    expect(far.flip).toBeUndefined();
    expect(advice({ home: '1', friends: 'yes', flights: 4, miles: 30 }).next).toBe(
      'do-it-yourself',
    );
  });
  test('another crew than ours is told with what it costs in hours and dollars', () => {
    const five = { home: '5', fullness: 'packed' };
    expect(advice({ ...five, crew: '2' }).reasons[0]).toMatch(
      /^With 2 movers.* 21 hours and cost about \$3,8\d{2}\. We’d ask for \d: about \d+ hours and \$\d,\d{3}\.$/,
    );
    expect(advice(five).reasons[0]).toMatch(/^Ask for \d movers/);
  });
  test('a piano, or no friends, ends the do-it-yourself advice', () => {
    expect(advice({ home: '1', friends: 'yes', bulky: ['upright'] }).next).toBe('quotes');
    expect(advice({ home: '1', friends: 'no' }).next).toBe('quotes');
  });
  test('a summer date that can move is told to wait, and what it saves', () => {
    const wait = advice({ home: '3', season: 'peak', flexible: 'yes', miles: 15 });
    expect(wait).toMatchObject({ outcome: 'move-the-date', next: 'wait' });
    expect(wait.headline).toMatch(/save about \$\d{3}\.?/);
    expect(advice({ home: '3', season: 'peak', flexible: 'no' }).next).toBe('quotes');
  });
  test('across town it asks for a written maximum, farther for a binding price', () => {
    expect(advice({ home: '3' }).outcome).toBe('ask-written-maximum');
    expect(advice({ home: '3', reach: 'texas' }).outcome).toBe('ask-both-ways');
    expect(advice({ home: '3', reach: 'interstate' }).outcome).toBe('ask-binding-estimate');
  });
  const maximum = (inputs: Record<string, unknown>) => metric(inputs, 'written-maximum');

  test('the written maximum is a quarter above our middle, and no figure while the size is open', () => {
    const estimate = run({ home: '3' });
    expect(maximum({ home: '3' })).toBeCloseTo(1.25 * estimate.total.typical);
    expect(maximum({ home: '3' })).toBeLessThan(estimate.total.high);
    expect(maximum({})).toBeNull();
  });
  test('no storage is in the written maximum: it is said beside it, by the month', () => {
    const stored = (storage: number) => {
      const told = run({ home: '4', storage });
      const found = told.metrics.find(({ id }) => id === 'written-maximum');
      return {
        most: Number(found?.value),
        text: found?.text,
        reasons: told.recommendation.reasons,
      };
    };
    // However long it is stored, 471 sq ft at $0.60 a month.
    expect(stored(24).most).toBeCloseTo(stored(1).most, 5);
    expect(stored(24).most).toBeLessThan(4500);
    expect(stored(24).text).toMatch(/for the move alone, and about \$2[78]\d a month for storage$/);
    expect(stored(24).reasons.join(' ')).toContain('without the storage');
    expect(stored(0).text).not.toContain('torage');
  });
  test('with their rate and hours it is a quarter above their own hours', () => {
    // 1.25 × 7 h × $190 + $100
    const quote = { quotedRate: 190, quotedHours: 7, quotedTrip: 100 };
    expect(maximum({ home: '3', ...quote })).toBeCloseTo(1.25 * 7 * 190 + 100);
  });
  test('it rests on no hours that are too few: two hours for three bedrooms', () => {
    const quote = { home: '3', quotedRate: 190, quotedHours: 2 };
    expect(run(quote).warnings.map(({ id }) => id)).toContain('low-hours');
    const { typical } = metric(quote, 'quoted-bill') as { typical: number };
    expect(maximum(quote)).toBe(typical);
  });
  test('three hours beside a count of 3.4 are not said to be three beside three', () => {
    const said = (quotedHours: number) =>
      run({ home: '2', quotedRate: 150, quotedHours }).warnings.find(({ id }) => id === 'low-hours')
        ?.text;
    expect(said(3)).toContain('says 3 hours. We count at least 3.4.');
    expect(said(3.2)).toContain('says 3.2 hours. We count at least 3.4.');
    expect(said(2)).toContain('says 2 hours. We count at least 3.');
  });
  test('padded hours raise nothing, and no maximum is below what their own rate comes to', () => {
    const four = { home: '4', crew: '4', quotedRate: 250, quotedTrip: 150 };
    const { typical } = metric(four, 'quoted-bill') as { typical: number };
    const at = (quotedHours: number) => Number(maximum({ ...four, quotedHours }));
    for (let hours = 1; hours <= 20; hours += 0.5) {
      expect(at(hours)).toBeGreaterThanOrEqual(typical);
      expect(at(hours)).toBeLessThanOrEqual(1.25 * (typical - 150) + 150.001);
    }
    const ids = (quotedHours: number) => run({ ...four, quotedHours }).warnings.map(({ id }) => id);
    expect(ids(10)).toContain('high-hours');
    expect(ids(5)).toContain('low-hours');
    expect(ids(8)).not.toEqual(expect.arrayContaining(['high-hours']));
    expect(ids(8)).not.toEqual(expect.arrayContaining(['low-hours']));
  });
  test('a few pieces are worked like a one-bedroom, wherever they stand', () => {
    const few = {
      count: 'items',
      items: { sofa: 1, queen: 1, dresser: 1, table: 1, boxMedium: 10 },
    };
    const total = run(few).total.typical;
    expect(run({ ...few, home: '1' }).total.typical).toBe(total);
    // two movers for the two hours billed at the least and a few minutes, and the trip
    expect(total - (2 * prices.crew.typical + prices.trip.typical)).toBeLessThan(15);
  });
  test('friends are asked for only where two of them could carry it', () => {
    const asked = (home: string) =>
      askedFields(moving.calculator, fillIn(moving.calculator, { home } as Answers)).some(
        ([id]) => id === 'friends',
      );
    expect(['studio', '1', '2', '3'].map(asked)).toEqual([true, true, false, false]);
  });
});

describe('the mover’s own rate', () => {
  const bill = (inputs: Record<string, unknown>) =>
    metric({ home: '3', miles: 0, flights: 0, carry: 50, ...inputs }, 'quoted-bill') as {
      low: number;
      typical: number;
    };

  test('is taken times our hours, with their trip fee: 6.71 × 190 + 120', () => {
    expect(bill({ quotedRate: 190, quotedTrip: 120 }).typical).toBeCloseTo(6.708 * 190 + 120, 0);
  });
  test('bills their minimum where our count is less, no trip fee where it is $0, a usual one where none is named', () => {
    expect(bill({ ...nothing, quotedRate: 190, quotedMinimum: 4, quotedTrip: 0 }).low).toBe(
      4 * 190,
    );
    const trip =
      bill({ quotedRate: 190 }).typical - bill({ quotedRate: 190, quotedTrip: 0 }).typical;
    expect(trip).toBe(prices.trip.typical);
  });
  test('is told to be high only above our range', () => {
    const outcome = (quotedRate: number) =>
      run({ home: '3', crew: '3', quotedRate, quotedTrip: 100 }).recommendation.outcome;
    expect(outcome(200)).toBe('ask-written-maximum');
    expect(outcome(420)).toBe('rate-is-high');
  });
  test('says nothing where none is given', () => {
    expect(metric({ home: '3' }, 'quoted-bill')).toBeUndefined();
  });
});

describe('a quote held against our count', () => {
  const warned = (inputs: Record<string, unknown>) =>
    run(inputs).warnings.some(({ id }) => id === 'low-volume' || id === 'low-hours');

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
    expect(warned({ home: '3', quotedHours: 0 })).toBe(false);
    const ids = (inputs: Record<string, unknown>) => run(inputs).warnings.map(({ id }) => id);
    expect(ids({ home: '3', quotedHours: 0 })).toContain('no-count');
    expect(ids({ home: '3', quotedFeet: 0 })).toContain('no-count');
    // With no hours written, the maximum rests on our count.
    expect(metric({ home: '3', quotedRate: 190, quotedHours: 0 }, 'written-maximum')).toBe(
      metric({ home: '3' }, 'written-maximum'),
    );
  });
  const texts = (inputs: Record<string, unknown>) =>
    run(inputs)
      .warnings.map(({ text }) => text)
      .join(' ');
  test('a volume far above ours is padded, a rate far below ours leaves something out', () => {
    expect(texts({ home: '3', reach: 'interstate', quotedFeet: 6000 })).toContain('Padded volume');
    expect(texts({ home: '3', reach: 'interstate', quotedFeet: 1200 })).not.toContain('Padded');
    expect(texts({ home: '3', quotedRate: 40 })).toContain('far below our range');
    expect(texts({ home: '3', quotedRate: 190 })).not.toContain('far below our range');
  });
  test('a hot tub is disconnected by an electrician before the crew comes', () => {
    expect(texts({ bulky: ['hotTub'] })).toMatch(/breaker off.*electrician.*drain/);
    expect(texts({})).not.toContain('Hot tub');
  });
  test('out of state the waiver is signed only if it is meant', () => {
    expect(texts({ reach: 'interstate' })).toContain('only if you mean it');
    expect(texts({ reach: 'interstate', valuation: 'full' })).not.toContain('waiver');
    expect(texts({})).not.toContain('waiver');
  });
  test('a gas appliance is warned of', () => {
    expect(run({ bulky: ['gas'] }).warnings.some(({ id }) => id === 'gas')).toBe(true);
  });
});
