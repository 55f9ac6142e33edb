import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layYear } from '../../../src/tools/year.ts';

const NOVEMBER = 11;
const MARCH = 3;

test('counts months from this one, and finds the next month of that name', () => {
  const { placed, left } = layYear(
    [
      { id: 'pump', at: { months: 0 } },
      { id: 'roof', at: { month: MARCH } },
      { id: 'furnace', at: { month: 10 } },
    ],
    NOVEMBER,
  );
  expect(placed.map(({ work, month }) => [work.id, month])).toEqual([
    ['pump', 0],
    ['roof', 4],
    ['furnace', 11],
  ]);
  expect(left).toEqual([]);
});

test('moves what waits to the month after, and leaves over what no longer fits', () => {
  const plan = [
    { id: 'prices', at: { months: 1 } },
    { id: 'roof', at: { month: MARCH }, after: 'prices' },
    { id: 'solar', at: { months: 11 }, after: 'roof' },
    { id: 'battery', at: { months: 2 }, after: 'solar' },
  ];
  // In March itself the prices come first, in April, and the roof in May.
  const { placed, left } = layYear(plan, MARCH);
  expect(placed.map(({ month }) => month)).toEqual([1, 2, 11]);
  expect(left.map(({ id }) => id)).toEqual(['battery']);
});

test('nothing comes before what it waits for, in whatever month one asks', () => {
  const months = fc.integer({ min: 0, max: 11 });
  fc.assert(
    fc.property(fc.array(months, { minLength: 2, maxLength: 6 }), months, (wishes, today) => {
      const plan = wishes.map((wish, index) => ({
        id: String(index),
        at: index % 2 ? { months: wish } : { month: wish + 1 },
        ...(index > 0 && { after: String(index - 1) }),
      }));
      const { placed, left } = layYear(plan, today + 1);
      expect(placed.length + left.length).toBe(plan.length);
      placed.forEach(({ month }, index) => {
        expect(month).toBeGreaterThan(placed[index - 1]?.month ?? -1);
        expect(month).toBeLessThan(12);
      });
    }),
  );
});
