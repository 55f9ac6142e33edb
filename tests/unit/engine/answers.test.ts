import { describe, expect, test } from 'vitest';
import { readAddress, readAnswers, toAddress } from '../../../src/engine/index.ts';
import { tradeById } from '../../../src/trades/index.ts';
import { painting } from './example.ts';

const messageFor = (raw: Record<string, unknown>) =>
  readAnswers(painting, raw).problems[0]?.message;

describe('reading answers', () => {
  test.each([
    ['1000', 1000],
    ['$1,000', 1000],
    [' 1 000 ', 1000],
    ['1,000 sq ft', 1000],
    ['1000sqft', 1000],
    ['10', 10],
    ['12.5', 12.5],
    [12.5, 12.5],
  ])('%j reads as %d', (raw, value) => {
    expect(readAnswers(painting, { area: raw })).toMatchObject({
      answers: { area: value },
      problems: [],
    });
  });

  test.each(['', '   ', null, undefined])('%j is “not sure”, not a problem', (raw) => {
    const { answers, problems } = readAnswers(painting, { area: raw });
    expect(answers).toEqual({});
    expect(problems).toEqual([]);
  });

  test.each([
    'abc',
    '-5',
    '0',
    '9',
    '1001',
    '1e3',
    '12,3,x',
    '--1',
    'NaN',
    'Infinity',
    {},
    [],
    true,
    9e99,
  ])('%j is named with what is allowed, and nothing is clamped', (raw) => {
    const { answers } = readAnswers(painting, { area: raw });
    expect(answers).toEqual({});
    expect(messageFor({ area: raw })).toBe(
      'Size of the wall: enter a number from 10 sq ft to 1,000 sq ft.',
    );
  });

  test('a whole number is asked for where only whole ones count', () => {
    expect(messageFor({ pots: '1.5' })).toBe('Pots you have: enter a whole number from 0 to 9.');
  });

  test('a choice that is not offered is named with those that are', () => {
    expect(messageFor({ coats: '3' })).toBe('How many coats? Choose one of “One”, “Two”.');
  });

  test('every bad field is named, not only the first', () => {
    const { problems } = readAnswers(painting, { area: 'x', coats: 'y', job: 'z', pots: 'w' });
    expect(problems.map((problem) => problem.field)).toEqual(['job', 'area', 'coats', 'pots']);
  });

  test('a name that is no question is recognized, even one that every object has', () => {
    expect(readAnswers(painting, { colour: 'red' }).unknown).toEqual(['colour']);
    expect(
      readAnswers(painting, JSON.parse('{"constructor": 1, "__proto__": 2}')).problems,
    ).toEqual([]);
  });
});

describe('answers in an address', () => {
  test('only what was answered appears, an answer that happens to be the default too', () => {
    expect(toAddress(painting, {})).toBe('');
    expect(toAddress(painting, { job: 'wall' } as never)).toBe('job=wall');
    expect(toAddress(painting, { area: 100, coats: '1' } as never)).toBe('area=100&coats=1');
  });

  test('a link longer than any honest one is read only in part', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `k${index}=1`).join('&');
    expect(readAddress(painting, `area=200&${many}`).answers).toEqual({ area: 200 });
    expect(readAddress(painting, many).unknown.length).toBeLessThan(2_000);
  });

  test('an answer to a question that is not asked stays out', () => {
    expect(toAddress(painting, { job: 'fence', coats: '2' } as never)).toBe('job=fence');
  });

  test('an old link that answers a question counts, though another now stands above it', () => {
    const { calculator } = tradeById('roofing')!;
    expect(readAddress(calculator, 'area=2400').answers).toEqual({ known: 'outline', area: 2400 });
    // What is asked anyway says nothing of the question above, and an answer to that one stands.
    expect(readAddress(calculator, 'floor=2400').answers).toEqual({ floor: 2400 });
    expect(readAddress(calculator, 'area=2400&known=squares').answers).toMatchObject({
      known: 'squares',
    });
  });

  test('a form sent before its scripts came gives its tallies too', () => {
    const { calculator } = tradeById('water-damage')!;
    const read = readAddress(calculator, 'area=&floors.carpet=120&floors.wood=&floors.tile=40');
    expect(read).toEqual({
      answers: { floors: { carpet: 120, tile: 40 } },
      problems: [],
      unknown: [],
    });
    expect(readAddress(calculator, 'floors.carpet=&floors.wood=')).toMatchObject({
      answers: {},
      unknown: [],
    });
  });

  test('a parameter given twice is a problem, not a guess', () => {
    const { answers, problems } = readAddress(painting, 'area=50&area=60');
    expect(answers).toEqual({});
    expect(problems[0]?.message).toContain('answers this twice');
  });

  test.each([
    '__proto__=1&constructor=2',
    'area=%3Cscript%3Ealert(1)%3C/script%3E',
    'area=1%00',
    'coats[]=2&coats=9',
    '%E0%A4%A=1',
    'area='.padEnd(5000, '9'),
  ])('a hostile address %# gives no answer and no crash', (query) => {
    expect(readAddress(painting, query).answers).toEqual({});
  });
});
