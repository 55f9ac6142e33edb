import { expect, test } from 'vitest';
import { sayWritten } from '../../../../src/homeowner/quote/LineTable.tsx';
import { readLine } from '../../quote/read-line.ts';

test('a price for one that is not compared stands as its paper writes it, not times our count', () => {
  const placed = {
    place: '#rest',
    names: [],
    denies: [],
    plainly: null,
    items: [],
    isUntold: true,
  };
  const saidOf = (text: string, each: number | null, amount: number) =>
    sayWritten({ ...readLine(text), ...placed, each, amount });
  expect(saidOf('Weekdays  $34.00 per hour', 34, 1473.33)).toBe('$34 per hour');
  expect(saidOf('Assessment  $150.00', null, 150)).toBe('$150');
});
