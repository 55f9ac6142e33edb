import { expect, test } from 'vitest';
import { CellWords } from '../../../../src/homeowner/quote/CellWords.tsx';
import { draw } from '../../../../src/homeowner/results/draw.ts';

const ours = { low: 900, typical: 1300, high: 1900 };

test.each([
  ['a price above ours that is not judged', 2600, false, false, 'perhaps for this and more'],
  ['… that is for several lines', 2600, true, false, 'for this and more'],
  ['… that is judged', 2600, false, true, ''],
  ['one in our range', 1500, false, false, ''],
  ['one below it', 300, false, false, 'perhaps for a part of it'],
] as const)('what a price may be for is said: %s', (_, amount, isShared, isAbove, said) => {
  const cell = { state: 'priced', amount, isShared, isAbove, says: [] } as const;
  const [, words = ''] = /<small>(.*)<\/small>/.exec(draw(CellWords({ cell, ours }))) ?? [];
  expect(words).toBe(said);
});
