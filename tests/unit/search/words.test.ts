import { expect, test } from 'vitest';
import { slipsBetween, stem, stemsOf } from '../../../src/search/words.ts';

test.each([
  [['leak', 'leaks', 'leaking', 'leaked'], 'leak'],
  [['roof', 'roofs', 'roofing', 'roofer', 'roofers'], 'roof'],
  [['price', 'prices', 'pricing', 'priced'], 'pric'],
  [['warranty', 'warranties'], 'warranty'],
  [['glass', 'glasses'], 'glass'],
  [['gas'], 'gas'],
  [['water'], 'water'],
])('%s are one word', (words, one) => {
  for (const word of words) expect(stem(word)).toBe(one);
});

test('a text is compared without common words, capitals, accents and apostrophes', () => {
  expect(stemsOf('Can the A/C’s drain leak in Piñon Court?')).toEqual([
    'acs',
    'drain',
    'leak',
    'pinon',
    'court',
  ]);
});

test.each([
  ['privasy', 'privacy', 1],
  ['prviacy', 'privacy', 1],
  ['refridgerator', 'refrigerator', 1],
  ['roof', 'roof', 0],
  ['roof', 'proof', 1],
  ['cat', 'septic', 3],
])('between “%s” and “%s” are %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other, 2)).toBe(slips);
});
