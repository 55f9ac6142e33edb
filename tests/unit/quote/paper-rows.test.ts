import { expect, test } from 'vitest';
import { paperRows } from '../../../src/quote/paper-rows.ts';

const wordsIn = (paper: string) => paperRows(paper).map(({ text }) => text.split('  ')[0]);

test.each([
  [
    'in a column',
    `1  Detach downspouts  $90.00
2  Fascia, cedar, 40 ft  $610.00
3  5/8 sheathing, where soft  $240.00
4  30 yr shingles  $2,980.00`,
    ['Detach downspouts', 'Fascia, cedar, 40 ft', '5/8 sheathing, where soft', '30 yr shingles'],
  ],
  [
    'of a page that goes on, before a blank alone',
    `9 Flue collar $45.00
10 Turbine vents, two $130.00
11 Paint pipes to match $60.00`,
    ['Flue collar $45.00', 'Turbine vents, two $130.00', 'Paint pipes to match $60.00'],
  ],
  [
    'unless they say how many there are',
    `1 thermostat @ $210  $210.00
2 dampers @ $85  $170.00
3 grilles @ $30  $90.00`,
    ['1 thermostat @ $210', '2 dampers @ $85', '3 grilles @ $30'],
  ],
  [
    '… and count up by chance',
    `1 vanity  $390.00
2 toilets  $480.00
1 mirror  $80.00
2 shelves  $90.00
3 towel bars  $100.00
1 fan  $140.00`,
    ['1 vanity', '2 toilets', '1 mirror', '2 shelves', '3 towel bars', '1 fan'],
  ],
])('rows are called by their words, not by the numbers that count them: %s', (_, paper, words) => {
  expect(wordsIn(paper)).toEqual(words);
});

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
