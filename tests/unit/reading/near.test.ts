import { expect, it } from 'vitest';
import { near, wordsIn } from '../../../src/site/components/find/near.ts';

it.each([
  ['permits', 'permit'],
  ['permit', 'permits'],
  ['leaking', 'leak'],
  ['policies', 'policy'],
  ['deduct', 'deductible'],
  ['shingle', 'shingles'],
  ['insure', 'insurance'],
  ['ac', 'ac'],
])('finds %s in %s, whatever the ending', (typed, word) => {
  expect(near(typed, word)).toBe(true);
});

it.each([
  ['pemit', 'permit', 'a letter left out'],
  ['perrmit', 'permit', 'a letter too many'],
  ['permut', 'permit', 'a wrong letter'],
  ['spetic', 'septic', 'two letters the wrong way round'],
  ['deductable', 'deductible', 'a wrong letter further on'],
])('forgives a slip: %s for %s (%s)', (typed, word) => {
  expect(near(typed, word)).toBe(true);
});

it.each([
  ['ac', 'accept'],
  ['hail', 'half'],
  ['roof', 'room'],
  ['tank', 'bank'],
  ['permit', 'hermit'],
  ['pump', 'plumber'],
])('does not take %s for %s', (typed, word) => {
  expect(near(typed, word)).toBe(false);
});

it('says where each word stands, in small letters', () => {
  const text = 'The HOA’s line: 2%';
  const words = wordsIn(text);
  expect(words.map(([word]) => word)).toEqual(['the', 'hoa', 's', 'line', '2']);
  expect(words.map(({ index }) => text[index])).toEqual(['T', 'H', 's', 'l', '2']);
});
