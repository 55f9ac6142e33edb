import { expect, test } from 'vitest';
import { figureBook, inForce } from '../../../src/engine/index.ts';

const periods = { '2025-01-01': 209.5, '2026-01-01': 217, '2027-01-01': 224 };

test.each([
  ['2024-06-30', 209.5],
  ['2025-12-31', 209.5],
  ['2026-01-01', 217],
  ['2026-12-31', 217],
  ['2027-01-01', 224],
  ['2031-05-05', 224],
])('on %s the last period begun is in force', (day, value) => {
  expect(inForce(periods, day)).toBe(value);
});

// The day of the book is pinned in vitest.config.ts.
test('a book has the value of its day, and of a plain row the row', () => {
  const book = figureBook({ day: { periods }, share: { low: 1, high: 2 } });
  expect(book.day).toEqual({ name: 'day', value: 217, periods });
  expect(book.share).toEqual({ name: 'share', value: { low: 1, high: 2 } });
});
