import { expect, test } from 'vitest';
import { CellWords } from '../../../../src/homeowner/quote/CellWords.tsx';
import { draw } from '../../../../src/homeowner/results/draw.ts';

const ours = { low: 900, typical: 1300, high: 1900 };

test.each([
  ['a price above ours', 2600, false, 'perhaps for this and more'],
  ['… that is for several lines', 2600, true, 'for this and more'],
  ['one in our range', 1500, false, ''],
  ['one below it', 300, false, 'perhaps for a part of it'],
] as const)('what a price may be for is said: %s', (_, amount, isShared, said) => {
  const cell = { state: 'priced', amount, isShared, says: [] } as const;
  const [, words = ''] = /<small>(.*)<\/small>/.exec(draw(CellWords({ cell, ours }))) ?? [];
  expect(words).toBe(said);
});
