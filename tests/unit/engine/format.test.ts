import { describe, expect, test } from 'vitest';
import { asSet, measure, measureRange, roughly } from '../../../src/engine/index.ts';
import { accuracyInWords } from '../../../src/engine/results/held-in-words.ts';

describe('a rate in words', () => {
  test('shows cents while they matter and rounds like an estimate above', () => {
    expect(measure(38.44, 'usd-year')).toBe('$38 a year');
    expect(measure(34.5, 'usd-hour')).toBe('$34.50 an hour');
    expect(measure(99.5, 'usd-month')).toBe('$99.50 a month');
    expect(measure(100, 'usd-month')).toBe('$100 a month');
    expect(measure(3063.56, 'usd-month')).toBe('$3,050 a month');
  });

  test('says both ends of a range in dollars', () => {
    const range = { low: 1287.75, typical: 1920, high: 3063.56 };
    expect(measureRange(range, 'usd-month')).toBe('$1,300–$3,050 a month');
  });
});

describe('a quantity in words', () => {
  test('a count is bare, and one of something is singular', () => {
    expect(measure(0, 'each')).toBe('0');
    expect(measure(1, 'hour')).toBe('1 hour');
    expect(measure(1.5, 'hour')).toBe('1.5 hours');
  });

  test('an estimate is rounded to two figures below 100 and to three above', () => {
    expect(roughly({ low: 9.63, typical: 9.8, high: 10.2 }, 'cu-yd')).toBe('9.6–10 cubic yards');
    expect(roughly(3.99, 'percent')).toBe('4%');
    expect(roughly(99.7, 'percent')).toBe('100%');
    expect(roughly(10_154, 'kwh-year')).toBe('10,200 kWh a year');
    expect(roughly(1234, 'usd')).toBe('$1,250');
  });
});

describe('an amount that a law sets', () => {
  test('is printed as the law prints it', () => {
    expect(asSet(2874, 'usd-month')).toBe('$2,874 a month');
    expect(asSet(17360, 'usd')).toBe('$17,360');
    expect(asSet(4066.5, 'usd-month')).toBe('$4,066.50 a month');
  });
});

describe('what published prices say of a model', () => {
  const held = (cases: number, heldOut: number) => ({
    cases,
    publishers: 6,
    heldOut,
    medianError: 0.123,
    medianWidth: 2.96,
  });
  const none = { jobs: 0, held: 0 };
  const told = (cases: number, heldOut: number, sized = none, open = none, taken = held(0, 0)) =>
    accuracyInWords({ sized: held(cases, heldOut), taken, first: held(20, 16) }, { sized, open });
  const said = (...of: Parameters<typeof told>) => {
    const { sized, open } = told(...of);
    return [sized, open] as const;
  };

  test('is told in one plain sentence first, of the range that most are shown', () => {
    expect(told(14, 11)).toMatchObject({
      plain:
        'We tried our range on 14 published prices. 11 fell inside. It is made to hold 8 in 10.',
      held: 11,
      of: 14,
    });
    expect(told(0, 0).plain).toMatch(/^We tried our range on 20 .* 16 fell inside/);
    expect(told(1, 1).plain).toMatch(/on 1 published price\. 1 fell inside\. That is too few/);
  });

  test('is of their middles, and that fewer than 8 in 10 were held, or that they are few', () => {
    expect(said(14, 11)).toEqual([
      'Where job and size were told, the middle of 11 of 14 published prices lay in our range, made without their publisher: fewer than the 8 in 10 it is made for. Half of them were within 13% of our typical figure. Bills lie further apart than such middles: expect more of them outside.',
      'With nothing told but the job, the middle of 16 of 20 published prices lay in our range, made without their publisher. The high end of that range is 3.0 times its low end.',
    ]);
    expect(said(15, 12).join(' ')).not.toMatch(/8 in 10|too few/);
    expect(said(7, 2)[0]).toMatch(/2 of 7 [^.]*: too few to say more\. Bills/);
  });

  test('counts apart where an answer was ours', () => {
    expect(said(14, 14, none, none, held(5, 3))[0]).toContain(
      'Where we took an answer ourselves, 3 of 5 did.',
    );
    expect(said(0, 0, none, none, held(8, 4))[0]).toMatch(
      /^No published price tells job and size\. .*, 4 of 8 middles lay in our range\./,
    );
  });

  test('tells a share of single jobs only where enough were tried', () => {
    const [sized, open] = said(14, 14, { jobs: 8, held: 6 }, { jobs: 7, held: 7 });
    expect(sized).toMatch(/single jobs.* a range made without them held 6 of 8\.$/);
    expect(open).not.toContain('single jobs');
    expect(said(14, 14, none, { jobs: 25, held: 15 })[1]).toMatch(/ held 15 of 25\.$/);
    expect(said(14, 14, { jobs: 7, held: 7 })[0]).not.toContain('of 7');
  });
});
