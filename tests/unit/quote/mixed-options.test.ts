import { expect, test } from 'vitest';
import { chooseOption } from '../../../src/quote/choose-option.ts';
import { compareQuotes } from '../../../src/quote/compare-quotes.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { placeLines } from '../../../src/quote/place-line.ts';
import { planPrice } from '../../../src/quote/plan-price.ts';
import { unpricedOptions } from '../../../src/quote/find-options.ts';
import { readPaper } from '../../../src/quote/read-quote.ts';
import { quoteWordsOf } from './quote-words.ts';
import { roof } from './sample-items.ts';

const match = matcher(roof, [], quoteWordsOf('roofing'));

const LEFT = `RIDGE APPLIANCE                     WORK ORDER 311
Complaint: freezer 40 F, fridge OK

Choice A - repair                          Choice B - do nothing, buy new
 Compressor kit 7701        355.00          We do not sell appliances.
 Filter drier                42.00          The $95.00 visit is all you owe.
 R-134a charge               58.00
 Labor, sealed system       480.00
 Diagnosis 3/2              (95.00) paid, comes off
 Sales tax 8.25% parts       37.54
 A: still to pay            877.54

Whole job price for A $972.54 less the $95.00 you paid.
Our thought: at 9 years, with a $9,800 replacement, A is worth doing. A $400 fridge we'd tell you to drop.
Part ordered on your OK, half of the part ($177) down, given back if we can't fix it.`;

const ALL_TOLD = `New on-site sewage system  - one of two ways:

A)  Aerobic, spray, 500 gpd, 2 heads                  $9,300.00
B)  Aerobic, drip, 500 gpd, 1,200 ft tubing          $12,100.00

either way, add:
   Site evaluation + design by R.S.                   $ 800.00
   County permit fee                                  $ 350.00
   Pump, crush and fill old tank                      $1,050.00
   First 2 years maintenance + reports                $   0.00  (in price)

A all told $11,500.00        B all told $14,300.00
Rock clause: if rock is hit, $150/hr, stop at $1,500 unless you sign for more.
30% at county permit, 50% at tank set, 20% after county final.`;

const written = (text: string): number[] => {
  const { lines, options } = readPaper(text);
  return options.map((_, chosen) => {
    const offered = chooseOption(placeLines(lines, match), options, chosen, match);
    return compareQuotes(roof, [], [offered], ['none']).sums[0]!.written;
  });
};

test('no row of cells is a choice of its own above what the columns come to, though a cell was misread', () => {
  const { options } = readPaper(`Silver  Gold  Platinum
Outdoor unit  $2,980.00  $3,865.00  $5,240.00
Furnace  $1,745.00  $1,745.00  $2,310.00
Labor  $2,150.00  $2,150.00  $2,400.00
Permit  $185.00  $185.00  $185.00
Duct sealing  notincl.  sealing  $640.00  Duct sealing  $640.00
Total  $7,060.00  $8,585.00  $10,775.00`);
  expect(options.map(({ total }) => total)).toEqual([7060, 8585, 10_775]);
});

test('what was paid already takes nothing off the price of an option', () => {
  const { options, lines } = readPaper(`Range, bake out
Service call: $115.00 - paid 10/3 (comes off the repair)
Option 1: Igniter and safety valve
   parts 214.00   labor 240.00   tax 17.66   =   $471.66
   less service call                     -115.00
   you would owe                        $356.66
Option 2: New control and igniter
   parts 655.00   labor 310.00   tax 54.04   =   $1,019.04
   less service call                     -115.00
   you would owe                        $904.04`);
  expect(options.map(({ total }) => total)).toEqual([471.66, 1019.04]);
  expect(lines.filter(({ kind }) => kind === 'discount')).toEqual([]);
});

test('what is left to pay is no option beside a part', () => {
  expect(readPaper(LEFT).options).toEqual([]);
});

test.each([
  ['beside each other', ALL_TOLD],
  ['with a deposit below', `${ALL_TOLD}\n30% at permit, the rest after county final.`],
])('what two ways come to all told counts no line twice: %s', (_where, text) => {
  expect(written(text)).toEqual([11_500, 14_300]);
});

test('no figure that a scan tore is a price to choose', () => {
  const torn = ALL_TOLD.replace('$9,300', '$9,3O0').replace('$11,500', '$11,5OO');
  expect(readPaper(torn).options.filter(({ total }) => total < 20)).toEqual([]);
});

test.each([
  ['Depósito: dos semanas ($640.00), se aplica a la última factura', 640],
  ['Deposit: two weeks ($640.00), given back at the end', 640],
])('a deposit is beside the price in either language: %s', (text, usd) => {
  const { lines } = readPaper(`Weekly total  $${usd / 2}.00\n${text}`);
  const plan = planPrice(lines, { months: null, visits: null, isOfHours: true });
  expect(plan?.each).toBe(usd / 2);
});

test.each(['$448  $768', '—  $448  $768', '$768'])(
  'of prices beside each other the chosen one is the price, whatever a row above them lacks: %s',
  (sealer) => {
    const { lines, options } = readPaper(`Work  Broom  Exposed  Stamped
Forms and grading  $1,216  $1,216  $1,344
Finish  $640  $2,240  $4,480
Sealer  ${sealer}
Price  $8,724  $11,220  $14,100
30% to start  $2,617.20  $3,366.00  $4,230.00`);
    expect(options.map(({ name }) => name)).toEqual(['Broom', 'Exposed', 'Stamped']);
    const placed = chooseOption(placeLines(lines, match), options, 1, match);
    expect(compareQuotes([], [], [placed]).sums[0]!.written).toBe(11220);
  },
);

test('options that say the words of each line again are columns, and a cell speaks for its own alone', () => {
  const { lines, options } = readPaper(`Silver  Gold  Platinum
14.3 SEER2  16 SEER2  18 SEER2
Outdoor unit  $2,980.00  Outdoor unit  $3,865.00  Outdoor unit  $5,240.00
Coil  $890.00  Coll  $985.00  Coil  $1,160.00
Line set, pad  $430.00  Line set, pad  $430.00  Line set, pad  $430.00
Permit  not incl.  Permit  $640.00  Permit  $640.00
Total  $4,300.00  Total  $5,920.00  Total  $7,470.00`);
  expect(lines.map(({ text }) => text)).toContain('Line set, pad  $430.00  $430.00  $430.00');
  expect(options.map(({ total }) => total)).toEqual([4300, 5920, 7470]);
  const gold = chooseOption(placeLines(lines, match), options, 1, match);
  expect(compareQuotes([], [], [gold]).sums[0]!.written).toBe(5920);
  expect(gold.find(({ text }) => text.startsWith('Permit'))).toMatchObject({
    place: '#out',
    denies: [],
  });
});

test('finds the ways of a list that counts itself, each in a part of its own', () => {
  const { options } = readPaper(`Two ways to go on the back wall:

1) Patch - cut out the bad board, tape, texture and paint to match. $640. Should hold three years or so.

2) Replace it - down to the studs, new board, new trim, texture and two coats. $2,180 all in.

Either way the baseboard is yours to pick.`);
  expect(options.map(({ total }) => total)).toEqual([640, 2180]);
});

const inThree = (third: string) => `OPTION 1 - Keep it simple
4 ton 14.3 SEER2 single stage AC, 80k BTU furnace, matching coil. 2 yr labor.
$11,480

OPTION 2 - What I would put in my own house
4 ton 16.2 SEER2 two stage AC, two stage furnace, matching coil. 5 yr labor.
$14,250

OPTION 3 - Dual fuel
4 ton 17.5 SEER2 heat pump with the furnace as backup. 10 yr labor.
${third}

All three: new pad, permit and inspection, haul off. Tax included.`;

test('an option whose price has a rebate in brackets behind it is one of them', () => {
  const { options } = readPaper(
    inThree('$16,900 (the $600 factory rebate is already taken off, you mail nothing)'),
  );
  expect(options.map(({ total }) => total)).toEqual([11_480, 14_250, 16_900]);
});

test('of options that are numbered, the one without a price is named', () => {
  const { options, lines } = readPaper(inThree('Price next week.'));
  expect(options.map(({ total }) => total)).toEqual([11_480, 14_250]);
  expect(unpricedOptions(lines)).toEqual(['OPTION 3 - Dual fuel']);
});

test('options under their ranks are told by the price of each, however it stands, and never by what may be added', () => {
  const { options } = readPaper(`GOOD
4 ton 14.3 SEER2 single stage condenser
10 yr parts / 1 yr labor
$11,450

BETTER
4 ton 16.2 SEER2 two stage
10 yr parts / 2 yr labor
$14,280

BEST
4 ton 17.5 SEER2 inverter
12 yr parts / 10 yr labor
$19,865

Add if wanted:
  Surge protector for condenser    $285
  5" media filter cabinet          $640
  Replace 3 flex runs in attic     $1,150`);
  expect(options.map(({ total }) => total)).toEqual([11_450, 14_280, 19_865]);
});
