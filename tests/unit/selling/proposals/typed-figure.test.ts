import { expect, it } from 'vitest';
import { typedFigure } from '../../../../src/selling/proposals/typed-figure.ts';

it.each([
  ['job', '$16k', 16_000],
  ['job', ' 16,300 ', 16_300],
  ['job', '$1,250.50', 1250.5],
  ['margin', '25%', 0.25],
  ['margin', '25', 0.25],
  ['margin', '100 %', 1],
  ['rate', '20', 0.2],
  ['rate', '1 in 5', 0.2],
  ['rate', '3 out of 10', 0.3],
  ['capacity', '12', 12],
  ['capacity', '12 jobs', 12],
  ['capacity', '12 a year', 12],
  ['capacity', '0', 0],
] as const)('reads %s "%s"', (of, typed, value) => {
  expect(typedFigure(of, typed)).toBeCloseTo(value, 10);
});

it.each([
  ['job', 'a lot'],
  ['job', '-5'],
  ['job', '25%'],
  ['job', '99999999999'],
  ['margin', '120'],
  ['margin', '-1'],
  ['rate', '1 in 0'],
  ['rate', '6 in 5'],
  ['capacity', 'jobs'],
  ['capacity', '1e9'],
] as const)('cannot use %s "%s"', (of, typed) => {
  expect(typedFigure(of, typed)).toBeNull();
});

it('takes an empty field for one that is not known', () => {
  expect(typedFigure('margin', '  ')).toBeUndefined();
});
