import { expect, it } from 'vitest';
import { rotate } from '../../../../src/backend/companies.ts';

const companies = ['c', 'a', 'b'].map((id) => ({ id }));
const onDay = (day: number) =>
  rotate(companies, new Date(day * 86_400_000 + 5_000)).map(({ id }) => id);

it('puts each company first equally often, whatever order the server answers in', () => {
  expect([0, 1, 2, 3].map(onDay)).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
  ]);
});

it('has nothing to order where there is no company', () => {
  expect(rotate([], new Date())).toEqual([]);
});
