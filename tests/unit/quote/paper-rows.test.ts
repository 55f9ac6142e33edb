import { expect, test } from 'vitest';
import { paperRows } from '../../../src/quote/paper-rows.ts';

const wordsIn = (paper: string) => paperRows(paper).map(({ text }) => text.split('  ')[0]);

test.each([
  ['Heat strip 10 kW  385.00', [385]],
  ['Generator 22 kW  8,400', [8400]],
  ['Cost per kW  2,300', [2300]],
])('a price behind a size is one: %s', (line, amounts) => {
  expect(paperRows(line)[0]!.figures.amounts).toEqual(amounts);
});

test('an amount before its own count and price is that of its line', () => {
  const [row] = paperRows('Total price:  $12,220  (1,040 x $11.75)');
  expect(row!.figures.amount).toBe(12_220);
});

test('a line is not cut where its last amount is the sum of the others', () => {
  const line = 'Dish packs, 4 @ $13.00, paper and tape $60.00  $112.00';
  expect(paperRows(line).map(({ text, figures: { amount } }) => [text, amount])).toEqual([
    [line, 112],
  ]);
  expect(paperRows('Dish packs, 4 @ $13.00, paper and tape $60.00')).toHaveLength(2);
});

test.each([
  [
    'behind it',
    'Of that, $6,890.00 is for the doors and fronts, $1,320.00 for hinges and slides, $2,150.00 for the pantry and\n$1,100.00 for the labor to hang everything.',
    [
      'Of that, $6,890.00 is for the doors and fronts',
      '$1,320.00 for hinges and slides',
      '$2,150.00 for the pantry',
      '$1,100.00 for the labor to hang everything',
    ],
  ],
  [
    'before it, though how many it is for is said behind',
    'Two doors $3,370 for both, permit and inspection $300',
    ['Two doors $3,370 for both', 'permit and inspection $300'],
  ],
  [
    'behind one and before the next, which no stop tells apart',
    '$1,320 for hinges and slides, pantry and shelves $2,150',
    ['$1,320 for hinges and slides, pantry and shelves $2,150'],
  ],
])('prices in a sentence keep the words that say what they are: %s', (_, sentence, words) => {
  expect(wordsIn(sentence)).toEqual(words);
});

test('a row of a table stays one, though a number of its name ends in a comma', () => {
  expect(
    paperRows('Plant for 500 gallons, class 40, two lids  1  6,200.00  6,200.00'),
  ).toHaveLength(1);
  expect(paperRows('Plant, two lids 900, permit 325')).toHaveLength(2);
});

/** The lines of a paper with a price, or one with the words for none. */
const itemsIn = (paper: string) =>
  paperRows(paper).map(({ text, figures: { amount } }) => [text.split('  ')[0], amount]);

test.each([
  [
    'in lower case under its words, the only one so',
    ' LiftMaster 8550W belt drive, battery\n   backup, 2 remotes, keypad ........ $749\n Labor ........ $390',
    [
      ['LiftMaster 8550W belt drive, battery backup, 2 remotes, keypad', 749],
      ['Labor', 390],
    ],
  ],
  [
    'behind a word that ends nothing, though it begins with a count',
    'Pump out aerobic system, 3 compartments, up to\n1,250 gallons total    1   545.00   545.00',
    [['Pump out aerobic system, 3 compartments, up to 1,250 gallons total', 545]],
  ],
  [
    'behind a comma, further in, in capitals',
    'Sprayed conversion varnish finish,\n SW 7008 Alabaster   lot   $2,950',
    [['Sprayed conversion varnish finish, SW 7008 Alabaster', 2950]],
  ],
  [
    'over three lines',
    'Tear out the old drive, the approach and\nthe walk beside the house with its steps,\nhaul all of it off    6,528.00',
    [
      [
        'Tear out the old drive, the approach and the walk beside the house with its steps, haul all of it off',
        6528,
      ],
    ],
  ],
  [
    'without a price of its own',
    'Soft-close Blum hinges & undermount\n slides, all    lot   incl.',
    [['Soft-close Blum hinges & undermount slides, all', null]],
  ],
])('an item broken over lines is one: %s', (_, paper, items) => {
  expect(itemsIn(paper)).toEqual(items);
});

test.each([
  ['a heading above priced lines', 'Recommended while we are here\n  Hardware overhaul   750.00'],
  ['a greeting', 'Dear Mrs. Whitfield of Burney Lane,\nTear off and dispose   $1,942.46'],
  [
    'a list in lower case',
    'Your new heating and cooling system\ncondenser, 4 ton    4,870.00\ncoil, upflow    1,385.00',
  ],
  [
    'one with a word for its price',
    'Tracks, rollers and springs   included\nlabor, two men   $390',
  ],
  ['a bullet', 'New shaker doors and fronts, veneer on boxes\n- hinges and slides   $750'],
  ['a sentence', 'Text me when you decide what you\nwant, pads and shrink wrap incl'],
])('lines stay apart: %s', (_, paper) => {
  expect(paperRows(paper)).toHaveLength(paper.split('\n').length);
});
