import { expect, test } from 'vitest';
import { paperRows } from '../../../src/quote/paper-rows.ts';

const wordsIn = (paper: string) => paperRows(paper).map(({ text }) => text.split('  ')[0]);

test.each([
  ['Year-1 kWh  7,280  10,640', []],
  ['Airflow (CFM)  1,200  1,600', []],
  ['Heat strip 10 kW  385.00', [385]],
  ['Generator 22 kW  8,400', [8400]],
  ['Cost per kW  2,300', [2300]],
])('a number beside a unit that is no money is none: %s', (line, amounts) => {
  expect(paperRows(line)[0]!.figures.amounts).toEqual(amounts);
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
