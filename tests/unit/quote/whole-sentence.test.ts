import { expect, test } from 'vitest';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { hasSpanish, sentencesOf } from '../../../src/quote/sentences.ts';
import { cautionsIn } from './quote-words.ts';

const quotedOf = (text: string, trade: string) =>
  findCautions(text, cautionsIn(trade), 0, trade).flatMap(({ sentence, also }) => [
    sentence,
    ...also,
  ]);

test('a sentence is quoted whole, past its semicolon', () => {
  const said =
    'The contract renews automatically for a year; the price of that year is ours to set.';
  expect(quotedOf(said, 'pest-control')).toEqual([said]);
});

test('a very long one is quoted whole', () => {
  const filler =
    'we sweep the walk, we rake the beds, we wash the gate, we oil the hinges, '.repeat(4);
  const said = `${filler}the contract renews automatically for another year; and we wave.`;
  expect(quotedOf(said, 'pest-control')).toEqual([said]);
});

test.each([
  ['Firma el dueño cuando todo esté listo para la ciudad.', true],
  ['Work starts Monday.\nSe paga al terminar, nada por adelantado.', true],
  ['We drive from El Paso to Los Robles del Norte', false],
  ['From San Juan de los Lagos to Casa Linda, by way of Con Edison', false],
])('a sentence in Spanish is told from names: %s', (text, is) => {
  expect(hasSpanish(text)).toBe(is);
});

test.each([
  ['1,"Pay in cash before we unload.",,,\n2,"Boxes are free.",,,', 2],
  ['I asked and Ms. Reyes at the city said so.', 1],
  ['Boxes, tape incl. delivery\nWe carry them in.', 2],
  ['Half today,\nthe rest when it runs.', 1],
])('each sentence of a paper is one: %s', (text, many) => {
  expect(sentencesOf(text).filter(Boolean)).toHaveLength(many);
});
