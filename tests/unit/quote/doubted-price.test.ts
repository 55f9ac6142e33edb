import { expect, test } from 'vitest';
import { isSure, readPaper } from '../../../src/quote/read-quote.ts';

/** Papers on which something contradicts the price that their words make likely: it is asked about, never said. */
const CONTRADICTED: Readonly<Record<string, string>> = {
  'a grand total behind the sum of the lines': `Emergency call after hours      1.00 EA   243.19    243.19
Tear out wet carpet pad       420.00 SF     0.74    310.80
Air mover, 24 hours            18.00 DA    31.50    567.00
Totals: Mitigation                              1,120.99
plus our overhead 10% and profit 10%; Grand total $1,345.19`,
  'lines that are only offered': `Wood look reface, doors and drawer fronts   8,900
Soft close hinges                          1,150
Optional - pull outs in three cabinets       885
Optional - quartz counters                 3,792
Total                                     14,727`,
  'two lettered ways to do it': `A) Top off the refrigerant $345
B) Replace the coil, total $2,165`,
  'the sum of another paper': `Change 2 to the roof agreement of $27,050
Gutter on the back  2,180.00
Agreement is now   29,230.00`,
  'only what was done so far': `Extraction $300
Call after hours $195
So $495 to here.
From today six air movers at $36 a day each.`,
  'about so much': `Mornings, Monday to Friday, $33.00 an hour. So a month runs around $2,860.`,
  'prices beside each other for the same work': `Window plan, price per year
2 visits    $780
4 visits  $1,260
6 visits  $1,890`,
  'a price for one that nobody counted': `Clog jetting at cleanout 485
Camera, 3 lines, 110 ea`,
  'the same line in two languages': `Banqueta nueva, 560 pies a $10 el pie    $5,600
New sidewalk, 560 sq ft at $10 a foot    $5,600`,
  'a number that counts feet, misread': `Demo & haul old drive 640 of
Broom finish
City permit`,
  'pieces of a number': `Standing seam porch roof
$ 13 480 . 00`,
};

test.each(Object.entries(CONTRADICTED))('no price is said over %s', (_, text) => {
  const { state, total } = readPaper(text);
  expect(total === null || state === 'unsure' || state === 'open', `${state} ${total}`).toBe(true);
});

test('a grand total is among what may be the price', () => {
  const { lines, mayBe } = readPaper(CONTRADICTED['a grand total behind the sum of the lines']!);
  expect(mayBe.map((at) => lines[at]!.amount)).toContain(1345.19);
});

test.each([
  ['Driveway demo $1,920\nForm and base $1,150\nPour $4,736\nTotal $7,806', 7806],
  ['Total before military discount 1,450.00\nMilitary 5%  -72.50\nTotal  1,377.50', 1377.5],
  ['Copper line set $640\nThermostat $280\nPermit $150', 1070],
  ['8800 for driveway apron and walk per drawing, thanks', 8800],
])('a plain price stays said: %s', (text, usd) => {
  const reading = readPaper(text);
  expect([isSure(reading), reading.total]).toEqual([true, usd]);
});
