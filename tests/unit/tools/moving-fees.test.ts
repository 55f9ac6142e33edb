import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnswers, type Answers, type ThreePoint } from '../../../src/engine/index.ts';
import { runTool } from '../../../src/tools/index.ts';
import { needed } from '../../../src/tools/moving-fees/fields.ts';
import { rule } from '../../../src/tools/moving-fees/rule.ts';
import { runs } from '../../chance.ts';
import { anyAnswers } from '../engine/any-answers.ts';

const run = (inputs: Record<string, unknown>) => {
  const { answers, problems, unknown } = readAnswers(rule, inputs);
  expect([...problems, ...unknown]).toEqual([]);
  return runTool(rule, answers);
};
const outcome = (inputs: Record<string, unknown>) => run(inputs).recommendation.outcome;
const metric = (inputs: Record<string, unknown>, id: string) =>
  run(inputs).metrics.find((one) => one.id === id);
const onTop = (inputs: Record<string, unknown>) => metric(inputs, 'on-top')?.value as ThreePoint;
const letter = (inputs: Record<string, unknown>) => run(inputs).letters[0]?.text ?? '';

/** Every fee that any local mover may add, in the price. */
const usualIn = {
  tripSays: 'included',
  fuelSays: 'included',
  waitingSays: 'included',
  cardSays: 'included',
};
const local = { reach: 'local', home: '3', ...usualIn };
const federal = {
  reach: 'interstate',
  home: '3',
  fuelSays: 'included',
  waitingSays: 'included',
  cardSays: 'included',
  redeliverySays: 'included',
};

describe('the price in hand', () => {
  const warned = (inputs: Record<string, unknown>) => run(inputs).warnings.map(({ id }) => id);
  const hourly = { ...local, promise: 'hours' };

  test('by the hour, a total they name counts where they say no hours', () => {
    const named = { ...hourly, price: 1500 };
    expect(metric(named, 'price')).toMatchObject({ text: '$1,500', how: 'As you typed it.' });
    expect(metric({ ...named, quotedRate: 150 }, 'price')).toMatchObject({ text: '$1,500' });
    const counted = metric({ ...named, quotedRate: 150, quotedHours: 6 }, 'price');
    expect(counted).toMatchObject({ text: '$900', how: expect.stringMatching(/^Their rate/) });
  });

  test('$200,000 for a studio is asked about, $900 is not', () => {
    const studio = { ...local, home: 'studio', promise: 'estimate' };
    expect(warned({ ...studio, price: 200_000 })).toContain('high-price');
    expect(warned({ ...studio, price: 900 })).not.toContain('high-price');
  });

  test('who is not sure what it promises is told what to look for, not that it is an estimate', () => {
    const why = (inputs: Record<string, unknown>) => run(inputs).recommendation.reasons.join(' ');
    const { reach, home, ...rest } = local;
    expect(why({ reach, home, ...rest, price: 900 })).toMatch(/You aren’t sure what the paper/);
    expect(why({ ...local, price: 900 })).not.toMatch(/not enough/);
    expect(why({ ...local, promise: 'estimate', price: 900 })).toMatch(/not enough in Texas/);
  });
});

describe('what law lets them ask at the door', () => {
  const door = (inputs: Record<string, unknown>) => metric(inputs, 'door')?.text;

  test('a non-binding estimate of $4,000 between states: 110%, $4,400 (375.703 b)', () => {
    expect(door({ ...federal, promise: 'estimate', price: 4000 })).toBe(
      '$4,400, 110% of the estimate',
    );
  });
  test('a binding one: the estimate itself (375.703 a)', () => {
    expect(door({ ...federal, promise: 'fixed', price: 4000 })).toBe('$4,000, the price itself');
  });
  test('inside Texas a written maximum caps, an estimate and a rate do not (218.56)', () => {
    expect(door({ ...local, promise: 'maximum', price: 1900 })).toBe('$1,900, the price itself');
    for (const promise of ['estimate', 'spoken'])
      expect(door({ ...local, promise, price: 1900 })).toBe(
        'Nothing on this quote sets a limit yet',
      );
    expect(door({ ...local, promise: 'hours', quotedRate: 150, quotedHours: 6 })).toBe(
      'Nothing on this quote sets a limit yet',
    );
  });
  test('110% is spoken of between states only', () => {
    for (const reach of ['local', 'texas']) {
      const told = run({ reach, promise: 'estimate', price: 3000, home: '3' });
      expect(JSON.stringify(told)).not.toContain('110%');
    }
  });
});

describe('what the fees come to', () => {
  const fixed = { ...local, promise: 'fixed', price: 2000 };

  test('an amount on paper counts as it stands', () => {
    const one = { ...fixed, tripSays: 'stated', tripAmount: 90 };
    expect(onTop(one)).toEqual({ low: 90, typical: 90, high: 90 });
    expect(metric(one, 'total')?.value).toEqual({ low: 2090, typical: 2090, high: 2090 });
    expect(metric({ ...one, promise: 'estimate' }, 'maximum')?.value).toBe(2090);
  });

  test('nobody who holds a maximum is told to ask for a higher one', () => {
    for (const promise of ['maximum', 'fixed'])
      expect(metric({ ...local, promise, price: 2000 }, 'maximum')).toBeUndefined();
  });
  test('a trip fee that is not named: $70 to $160 by the book', () => {
    expect(onTop({ ...fixed, promise: 'estimate', tripSays: 'silent' })).toEqual({
      low: 70,
      typical: 120,
      high: 160,
    });
  });
  test('paying $2,000 by card may cost 3%, $60', () => {
    expect(onTop({ ...fixed, cardSays: 'silent' }).high).toBeCloseTo(60);
    expect(onTop({ ...fixed, cardSays: 'silent' }).low).toBe(0);
  });
  test('May to September adds 10 to 30%', () => {
    const added = onTop({ ...fixed, promise: 'estimate', needs: ['summer'] });
    expect([added.low, added.typical, added.high].map(Math.round)).toEqual([200, 400, 600]);
  });
  test('an upright piano: $120 to $600 by the book', () => {
    const added = onTop({ ...fixed, needs: ['heavy'], heavy: ['upright'] });
    expect([added.low, added.typical, added.high].map(Math.round)).toEqual([120, 350, 600]);
  });
  test('a flight of stairs between states: 80.5 × 100 lb × $3.60, $290', () => {
    // 1,150 cubic ft × 7 lb = 8,050 lb
    const added = onTop({ ...federal, promise: 'fixed', price: 6000, needs: ['stairs'] });
    expect(added.typical).toBeCloseTo(80.5 * 3.6);
  });
  test('a flight of stairs by the hour, at their own rate: 7% of the work', () => {
    // 1,150 cubic ft × 1.75 ÷ 100 ÷ 3 movers = 6.71 h; × 7% × $160 = $75
    const hourly = {
      ...local,
      promise: 'hours',
      quotedRate: 160,
      quotedHours: 7,
      quotedMinimum: 3,
    };
    const added = onTop({ ...hourly, needs: ['stairs'] });
    expect(added.typical).toBeCloseTo(((1150 * 1.75) / 100 / 3) * 0.07 * 160);
  });
  test('boxes, permits, assembly, hook-up and a second trip get no figure, but a question', () => {
    const needs = ['materials', 'assembly', 'appliances', 'permit'];
    const one = { ...fixed, needs };
    expect(onTop(one)).toEqual({ low: 0, typical: 0, high: 0 });
    const open = run(one).lists.find(({ id }) => id === 'fees')!.items;
    expect(open.length).toBe(needs.length);
    for (const { text } of open) {
      expect(text).not.toContain('$');
      expect(text).toContain('ask');
    }
    expect(letter(one).match(/^\d+\./gm)?.length).toBe(needs.length);
  });
});

describe('the maximum to ask for', () => {
  test('7 hours at $160: a quarter above, and the trip they state', () => {
    const hourly = {
      ...local,
      promise: 'hours',
      quotedRate: 160,
      quotedHours: 7,
      quotedMinimum: 3,
      tripSays: 'stated',
      tripAmount: 120,
    };
    expect(metric(hourly, 'price')?.value).toEqual({ low: 1120, typical: 1120, high: 1120 });
    expect(metric(hourly, 'maximum')?.value).toBe(7 * 160 * 1.25 + 120);
  });
  test('never fewer hours than they bill at the least', () => {
    const short = { ...local, promise: 'hours', quotedRate: 150, quotedHours: 1, quotedMinimum: 3 };
    expect((metric(short, 'price')?.value as ThreePoint).typical).toBe(450);
  });
  test('hours they do not say are counted for them in the metro only', () => {
    const rate = { promise: 'hours', quotedRate: 150, home: '3' };
    expect(metric({ ...rate, reach: 'local' }, 'price')).toBeDefined();
    expect(metric({ ...rate, reach: 'interstate' }, 'price')).toBeUndefined();
  });
  test('never above the top of our range for the home, whatever they name', () => {
    const studio = { ...local, home: 'studio', promise: 'estimate' };
    const capped = metric({ ...studio, price: 6000 }, 'maximum');
    expect(capped?.value).toBe(metric({ ...studio, price: 3000 }, 'maximum')?.value);
    expect(capped?.value).toBeLessThan(1500);
    expect(capped?.how).toContain('The top of our range');
    expect(metric({ ...studio, price: 600 }, 'maximum')?.how).toContain('Their price');
  });
  test('none without a price and without the home', () => {
    expect(metric({ reach: 'local', promise: 'estimate' }, 'maximum')).toBeUndefined();
  });
});

describe('outcomes, at their boundaries', () => {
  const fixed = { ...local, promise: 'fixed', price: 2000 };

  test('held goods come before everything', () => {
    const held = run({ ...fixed, trouble: 'yes', signs: ['blank'], promise: 'spoken' });
    expect(held.recommendation.outcome).toBe('held');
    expect(held.steps[0]).toMatchObject({ danger: true, when: 'now' });
    expect(held.metrics).toEqual([]);
  });
  test('what is offered is never more than the paper allows; without one nothing is', () => {
    const held = { trouble: 'yes', price: 4000 };
    expect(letter({ ...held, reach: 'interstate', promise: 'estimate' })).toContain('up to $4,400');
    expect(letter({ ...held, reach: 'texas', promise: 'maximum' })).toContain('up to $4,000');
    expect(letter({ ...held, reach: 'texas', promise: 'estimate' })).not.toContain('$');
    expect(letter({ ...held, promise: 'spoken' })).not.toContain('ready to pay');
  });
  test('between states the federal line, in Texas the state’s', () => {
    const call = (reach: string) =>
      run({ trouble: 'yes', reach }).steps.find(({ id }) => id === 'call')!.title;
    expect(call('interstate')).toContain('1-888-368-7238');
    expect(call('local')).toContain('1-888-368-4689');
    expect(call('texas')).toContain('1-888-368-4689');
  });
  test('each warning sign stops; a price for things unseen is a caution', () => {
    for (const sign of ['broker', 'number', 'blank', 'deposit', 'cash'])
      expect(outcome({ ...fixed, brokerSays: 'included', signs: [sign] })).toBe('check-company');
    const unseen = run({ ...fixed, signs: ['unseen'] });
    expect(unseen.recommendation.outcome).toBe('written');
    expect(unseen.letters[0]?.text).toContain('see my things');
  });
  test('a price that binds holds the trip, fuel and date; an estimate does not', () => {
    const bare = { reach: 'local', home: '3', waitingSays: 'included', cardSays: 'included' };
    const named = { ...bare, price: 2000, needs: ['summer'] };
    expect(outcome({ ...named, promise: 'maximum' })).toBe('written');
    expect(onTop({ ...named, promise: 'maximum', tripSays: 'unpriced' }).typical).toBe(120);
    expect(onTop({ ...named, promise: 'estimate' }).typical).toBeCloseTo(120 + 400);
  });
  test('from six open fees a quote cannot be compared', () => {
    const five = ['stairs', 'elevator', 'carry', 'heavy', 'packing'];
    expect(outcome({ ...fixed, needs: five })).toBe('name-the-rest');
    expect(outcome({ ...fixed, needs: [...five, 'unpacking'] })).toBe('too-many-open');
  });
  test('an estimate with nothing open still wants a maximum; a maximum does not', () => {
    expect(outcome({ ...fixed, promise: 'estimate' })).toBe('ask-maximum');
    expect(outcome({ ...fixed, promise: 'maximum' })).toBe('written');
    expect(outcome({ ...fixed, promise: 'maximum', waitingSays: 'unpriced' })).toBe(
      'name-the-rest',
    );
  });
  test('a whole paper leaves nothing to write', () => {
    expect(run(fixed).letters).toEqual([]);
  });
});

describe('whatever was answered', () => {
  const each = (check: (answers: Answers) => void, numRuns = runs(60)) =>
    fc.assert(
      fc.property(anyAnswers(rule), (answers) => check(answers)),
      { numRuns },
    );
  const milder = [
    'written',
    'name-the-rest',
    'ask-maximum',
    'too-many-open',
    'not-in-writing',
    'check-company',
    'held',
  ];
  const rank = (answers: Answers) => milder.indexOf(runTool(rule, answers).recommendation.outcome);

  test('asks in the letter for every open fee, and for nothing else that is priced', () => {
    each((answers) => {
      const told = runTool(rule, answers);
      if (told.recommendation.outcome === 'held') return;
      const items = told.lists.find(({ id }) => id === 'fees')?.items ?? [];
      const open = items.filter(({ text }) => /not named|without an amount/.test(text)).length;
      expect(told.letters[0]?.text.match(/^\d+\. /gm)?.length ?? 0).toBeGreaterThanOrEqual(open);
    });
  });
  test('a total is never below the price, nor in disorder', () => {
    each((answers) => {
      const { metrics } = runTool(rule, answers);
      const of = (id: string) => metrics.find((one) => one.id === id)?.value as ThreePoint;
      const [price, total] = [of('price'), of('total')];
      if (!price) return;
      expect(total.low).toBeLessThanOrEqual(total.typical);
      expect(total.typical).toBeLessThanOrEqual(total.high);
      expect(total.typical).toBeGreaterThanOrEqual(price.typical);
    });
  });
  test('one more need, sign or unnamed fee never gives a milder outcome', () => {
    each((answers) => {
      const before = rank(answers);
      const needs = [...((answers.needs ?? []) as readonly string[]), 'permit'];
      const ordered = Object.keys(needed).filter((need) => needs.includes(need));
      expect(rank({ ...answers, needs: ordered } as Answers)).toBeGreaterThanOrEqual(before);
      expect(rank({ ...answers, waitingSays: 'silent' } as Answers)).toBeGreaterThanOrEqual(before);
      expect(rank({ ...answers, trouble: 'yes' } as Answers)).toBe(milder.length - 1);
    }, runs(40));
  });
});
