import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPaper } from '../../../src/quote/read-quote.ts';
import { numberOf } from '../../../src/quote/spelled.ts';
import { tokensOf } from '../../../src/quote/tokens.ts';
import { runs } from '../../chance.ts';
import { anyPaper } from './any-paper.ts';

/** Each line as its kind and amount. */
const kinds = (text: string) =>
  readPaper(text).lines.map(({ kind, amount }) => (amount === null ? kind : `${kind} ${amount}`));

test.each([
  ['15.2 SEER2 condenser', 'name'],
  ['TACLB12345C', 'name'],
  ['817-555-0142', 'name'],
  ['10/28/2026', 'name'],
  ['8.25%', 'percent'],
  ['34.67 SQ', 'quantity'],
  ['2 x 4', 'name'],
  ['$2,490.69', 'money'],
  ['(250.00)', 'money'],
  ['-$500', 'money'],
  ['80,000 BTU', 'name'],
  ['1,600 CFM (tested)', 'name'],
  ['(9.84 kW DC)', 'quantity'],
  ['sq ft 3,300', 'name'],
  ['416 Pebble Run, Euless 76039', 'name'],
  ['1840 Quail Nest, DeSoto 75115', 'name'],
  ['20,000 ciclos', 'quantity'],
])('%s is one %s', (text, type) => {
  expect(tokensOf(text).map((token) => token.type)).toEqual([type]);
});

test.each([
  ['Customer: Ann Poe, 2219 Wren Hollow, Coppell', []],
  ['Steel door, insulated  1,150', [1150]],
  ['Total: 2219, thank you', [2219]],
])('the number of a house is no amount: %s', (text, amounts) => {
  expect(readPaper(text).lines.flatMap(({ amount }) => amount ?? [])).toEqual(amounts);
});

test('an insurer’s scope: the replacement cost is the price, once', () => {
  const reading = readPaper(`Tear off comp. shingles   31.00 SQ  62.15  1,926.65  (0.00)  1,926.65
Laminated comp. shingle   34.33 SQ  262.40  9,008.19  (2,702.46)  6,305.73
Drip edge   220.00 LF  3.02  664.40  (199.32)  465.08
Line Item Total   11,599.24
Material Sales Tax   501.20
Replacement Cost Value   $12,100.44
Less Depreciation   (2,901.78)
Actual Cash Value   $9,198.66
Less Deductible   (4,500.00)
Net Claim   $4,698.66`);
  expect(reading).toMatchObject({ total: 12_100.44, state: 'closes' });
  const kinds = reading.lines.map(({ kind }) => kind);
  expect(kinds.slice(0, 7)).toEqual([
    ...['work', 'work', 'work', 'subtotal', 'tax', 'total', 'depreciation'],
  ]);
  expect(kinds.slice(8)).toEqual(['deductible', 'net']);
  expect(reading.lines[1]).toMatchObject({ amount: 9008.19 });
});

test.each([
  'Cash price $26,796\n30% Federal Tax Credit - $8,039\nNet cost after incentives $18,757',
  'Base price $26,796\nFederal solar credit $(8,039)\nFinal cost $18,757',
  '9.6 kW system\nSystem price $26,796\nITC 30% -8,039\nNet investment $18,757',
  'Gross system cost $26,796\nFederal tax credit (30%) -$8,039\nNet system cost $18,757',
])('a credit of the taxes lowers no price: %s', (paper) => {
  expect(readPaper(paper)).toMatchObject({ total: 26_796 });
});

test('a price is no rest of a credit that a sentence only speaks of', () => {
  const paper =
    'Roof array, installed  $21,300\nBattery  $11,200\nCash price  $32,500\nFINANCED: loan amount $40,625, 20 years\nEach payment is $268.11 and waits for no refund. The federal credit for homeowners has ended.';
  expect(readPaper(paper)).toMatchObject({ total: 32_500, state: 'closes' });
});

test('of two figures in a line the likelier is its amount while it is asked about', () => {
  const reading = readPaper('Washer no drain, pump burnt - 229 all in (trip 85 is part of that)');
  expect(reading.lines.map(({ amount }) => amount)).toEqual([reading.total]);
});

test.each([
  ['eighteen thousand two hundred fifty', 18_250],
  ['eight thousand, one hundred & twenty-three', 8123],
  ['five grand', 5000],
  ['eleven seventy-five', 1175],
  ['two thousand one fifty', 2150],
  ['sixteen nine', 16_900],
  ['twenty-eight', 28],
])('%s is %d', (words, value) => {
  expect(numberOf(words)).toBe(value);
});

test('a price in words is read as one in digits', () => {
  expect(
    readPaper('New roof for the sum of nine thousand four hundred and no/100 dollars').total,
  ).toBe(9400);
});

test('three prices in columns are options, of which none is the total', () => {
  const reading = readPaper(`              GOOD       BETTER      BEST
Shingle       3-tab      Arch.       Class 4
Total         $11,450    $14,200     $19,300
or per month  $189       $229        $310`);
  expect(reading.options).toEqual([
    { name: 'GOOD', total: 11_450 },
    { name: 'BETTER', total: 14_200 },
    { name: 'BEST', total: 19_300 },
  ]);
  expect(reading.total).toBeNull();
});

/** As the reader of photos gives it: counts lost or misread, the last digits cut off. */
const photographed = `Lone Star Roof & Exterior LLC
1420 E Northwest Hwy, Grapevine TX 76051  (817) 555-0142
PROPOSAL #2291
Prepared for: Homeowner  100 Example Ln, Southlake TX 76092
Date: November 20, 2026  Valid 10 days
Description  Qty  Unit  Rate  Amount
Tear off existing 1 layer comp shingles and haul away  He  Slo,  $65.00  $2,340.00
GAF Timberline HDZ architectural shingles, installed  $385.00  $13,860.00
Synthetic underlayment  SENS  $32.00  $1,152.00
Ice & water shield, valleys  120  LF  $4.50  $540.00
Drip edge, 26 ga  260  LF  $3.50  $910.00
Ridge vent, shingle-over  48  LF  $14.00  $672.00
Pipe boots and flashing  6  EA  $85.00  $510.00
Page 1 of 2
PROPOSAL #2291 (continued)
Description  Qty  Unit  Rate  Amount
Chimney step flashing and counterflashing  1  EA  $950.00  $950.00
Decking replacement allowance 7/16 OSB  10  SHT  $95.00  $950.00
City of Southlake permit  i  EA  $250.00  $250.00
Dumpster, cleanup and magnet sweep  1  EA  $650.00  $650.00
Storm discount  -$784.00
Supervision / office fee  1  EA  $2,000.00  $2,000.00
TOTAL  $24,000.00
50% deposit ($12,000.00) due at signing. Balance on completion. 5 year workmanship warranty. We will take
care of your deductible.`;

test.each([
  ['under their heads', photographed],
  ['whose heads are lost', photographed.replace(/^Description.*\n/gm, '')],
  ['under other words', photographed.replace(/^Date.*$/m, 'Call us  Ask for the owner')],
  [
    'whose count times rate is the amount',
    photographed
      .replace(/^D(?:escription|ate).*$/gm, 'Call us  Ask for the owner')
      .replace('installed  $385', 'installed  36  SQ  $385'),
  ],
  ['whose cents are cut off', photographed.replace(/0\.00$/gm, '0.0(')],
])('the rate and the amount of a photographed row %s are no options', (_how, text) => {
  expect(readPaper(text)).toMatchObject({ options: [], total: 24_000, state: 'closes' });
});

test('options in lines, with what may be added, a rebate, a monthly teaser and a deposit', () => {
  const reading = readPaper(`Opt A 3T 14.3 SEER2 + 80% furn   $11,900
Opt B 3T 16.2 SEER2 + 96% furn   $14,950
Both: coil, pad, float sw, permit, haul off
Add: UV light   $795
Less utility rebate   -$600
or $167/mo 120 mos W.A.C.
50% deposit to order equipment`);
  expect(reading.options).toEqual([
    { name: 'Opt A 3T 14.3 SEER2 + 80% furn', total: 11_900 },
    { name: 'Opt B 3T 16.2 SEER2 + 96% furn', total: 14_950 },
  ]);
  expect(reading.lines.map(({ kind }) => kind)).toEqual([
    ...['option', 'option', 'included', 'addition', 'credit', 'note', 'deposit'],
  ]);
});

test('a total that is not its lines is stated as it is', () => {
  const plain = `Tear off     2,100.00
Shingles     8,910.00
Ridge cap      640.00
SUB         11,650.00
TOTAL       11,150.00`;
  expect(readPaper(plain)).toMatchObject({ state: 'stated', total: 11_150 });
  expect(readPaper(plain.replace(/SUB.*\n/, '')).state).toBe('stated');
  expect(readPaper(`${plain}\nextra sheets $72 each if rotten`).state).not.toBe('closes');
});

test('a package and the lines under it count once', () => {
  expect(
    readPaper(`ROOF PACKAGE            $12,000.00
   Tear off                3,000.00
   Shingles                9,000.00
Gutters                    $2,000.00
TOTAL                     $14,000.00`),
  ).toMatchObject({ state: 'closes', total: 14_000 });
});

test('a credit that the owner may get from the taxes takes nothing off the price', () => {
  expect(
    readPaper(`System price    $38,000.00
Less 30% federal tax credit   ($11,400.00)
Net cost   $26,600.00`),
  ).toMatchObject({ total: 38_000 });
});

test('a sum without a name is named by the sums', () => {
  expect(kinds('tear off  2100\nshingles  8910\nlabor  2500\n------\n13510')).toEqual([
    ...['work 2100', 'work 8910', 'work 2500', 'total 13510'],
  ]);
});

test.each([
  [
    'a sheet with commas, in which an amount may hold one',
    'Sheet 1\nItem,Qty,Rate,Amount\nLinehaul,7200 lb,0.62,4464.00\nCover $75k,1,700,700.00\nFuel,1,"1,520","1,520.00"\nTotal,,,6684.00',
    6684,
  ],
  [
    'thousands of turns beside a price',
    '2 springs 207x2 (20k)  - 310\nrollers - 95\n405 tax in',
    405,
  ],
  [
    'a price behind a long sentence',
    `We install ${'a new coil, '.repeat(40)}for $12,875.00.`,
    12_875,
  ],
  ['a total that names its days', 'Design  $1,850\nArt  $3,100\nTotal for 60 days  $4,950', 4950],
  ['further months', 'Design  $1,850\nArt  $900\nEach further month  $1,240', 2750],
  [
    'additions under a bare total',
    'Slab  $4,000\nBase  $900\n  $4,900\nAdds, if wanted:\nsealer  $810',
    4900,
  ],
  [
    'what it comes to in words',
    'Drywall is 1,540\nBase, 140 ft at $6.50 comes to 910\nAll of it together 2,450',
    2450,
  ],
  [
    'a total behind a full stop',
    'Pump 84.50 plus belt 31.95. So 116.45, and the trip comes off',
    116.45,
  ],
  [
    'a price by the hour',
    'Two men, $219 an hour with a 3 hour minimum, plus a flat $139 truck fee.',
    null,
  ],
  [
    'a price every so often',
    'First visit is $149 and after that it is $118 every three months.',
    null,
  ],
  [
    'a number in brackets behind its words',
    'Roof: thirteen-nine (13,900).\nGutters: 1,650\nYou’d be at 15,550 for both.',
    15_550,
  ],
  [
    'an insurer’s short words',
    'RCV 21,340.18\nDep (6,402.05)\nACV 14,938.13\nDed (3,000.00)\nNet 11,938.13',
    21_340.18,
  ],
  [
    'rebates behind a dash apart, but for the tax credit',
    'System, installed  $15,300.00\nSpring rebate  - 900.00\nUtility rebate  - $400.00\nFederal 25C heat pump tax credit  - 2,000.00\nYOUR NET INVESTMENT  $12,000.00',
    14_000,
  ],
  [
    'a price with its rebate behind a dash',
    'Heat pump system, installed with all rebates  - $12,400.00',
    12_400,
  ],
  [
    'a sum above what another way would save',
    'Forget the $8,900 I wrote on the 3rd, that was with the bigger patio. New one:\nPatio 14 x 20 = 280 sf at $11.50, salt finish  $3,220\nWalk 4 x 25 = 100 sf at $11.00  $1,100\nBust up the old walk  $490\nPump truck  $620\n  $5,430\nAlt 1: broom in place of salt, take off  ($310)\nAlt 2: stamped in place of salt, add  $1,900\n$500 to get on the calendar, comes off the end.',
    5430,
  ],
  [
    'a sum under what is taken off',
    'Doors 2720\nboxes 1400\n   4120\n less 160 for waiting\n   3960',
    3960,
  ],
  ['a rate and what it comes to', 'Care, 24 hours a week, $36.00 per hour\nWeekly: $864.00', 864],
  [
    'months after the first',
    'First month $4,200 (includes delivery)\nEach month after $1,900\nYour investment today: $4,200',
    4200,
  ],
  [
    'the number of a work order',
    'Work order 77\nspring pair 285.00\nlabor 110.00\nTTL 395.00',
    395,
  ],
  [
    'months same as cash',
    'All of it: $11,275 installed\nAsk about 18 months same as cash ($626/mo)',
    11_275,
  ],
  [
    'a total above a payment that came in, though parts make a part and the payment is named twice',
    'Site design  925.00\nCounty fee  475.00\nAerobic unit  6,300.00\nPump tank  2,200.00\nSpray field  2,050.00\nFill the old tank  1,350.00\nWiring  700.00\n---------\nTOTAL  $14,000.00\nDeposit paid 9/14/26, check 118  -$2,800.00\nBALANCE  $11,200.00\nBalance: $8,400.00 when tanks are set; $2,800.00 after the final inspection.',
    14_000,
  ],
  [
    'a system price of whose loan a sentence tells behind a credit',
    'Panels and racking  $27,540\nMain panel  $2,640\nCritter guard  $820\nSYSTEM PRICE  $31,000\nFederal tax credit (30%)  -$9,300\nYOUR NET COST  $21,700\nYou get the $9,300 back from the IRS next spring, so your loan payment of $124 a month is figured on $21,700.',
    31_000,
  ],
  [
    'a system price, though its first line is what the other lines leave of it and a sentence denies a credit',
    'Panels and racking  $27,540\nMain panel  $2,640\nCritter guard  $820\nSYSTEM PRICE  $31,000\nThe 30% federal credit for homeowners ended with systems finished after December 31, 2025. If you finance, the payment is figured on the full $31,000.',
    31_000,
  ],
  ['a tax within the sum', 'Opener 429\nRail 65\nInstall 185\n679 + tax 40.76 = 719.76', 719.76],
  [
    'sums before their lines',
    'Subtotal 1,950.00\nTax 160.88\nTotal 2,110.88\n\nitems:\nseal 18 openings 1,150.00\ntraps 450.00\nsanitize attic 350.00',
    2110.88,
  ],
  [
    'what is done only if',
    'Weight  $3,944.00\nFuel  $552.16\nShuttle (if the truck can’t reach)  $450.00\nNot to exceed  $4,496.16',
    4496.16,
  ],
  [
    'draws to the last',
    'Contract sum: $40,000\n1st draw 10% $4,000\n2nd draw 80% $32,000\nfinal 10% $4,000',
    40_000,
  ],
  [
    'a price out the door before its parts',
    'Your out the door price is $7,640.\nDoor  $5,200\nOpener  $2,440',
    7640,
  ],
])('%s', (_what, text, total) => {
  expect(readPaper(text).total).toBe(total);
});

test.each([
  ['1) GOOD\nGoodman\n$9,000\n\n2) BETTER\nTrane\n$12,000', ['GOOD', 'BETTER']],
  ['OPTION 1 - Good  $9,000\nOPTION 2 - BETTER  $12,000', ['OPTION 1 - Good', 'OPTION 2 - BETTER']],
  [
    'Goodman, new pad - $9,000 out the door.\nTrane XR - $12,000 out the door.',
    ['Goodman, new pad', 'Trane XR'],
  ],
  ['A: patch, $9,000\nB: redo it, $12,000\nMy vote is B.', ['A: patch', 'B: redo it']],
  [
    'We can do it two ways.\nBroom finish runs you 9,000.\nExposed aggregate runs you 12,000.',
    ['Broom finish runs you', 'Exposed aggregate runs you'],
  ],
  [
    'Comfort 14    $9,000   or $118/mo\nComfort 16    $12,000   or $138/mo',
    ['Comfort 14', 'Comfort 16'],
  ],
])('options are called as the paper calls them: %#', (text, names) => {
  expect(readPaper(text)).toMatchObject({
    total: null,
    options: [
      { name: names[0], total: 9000 },
      { name: names[1], total: 12_000 },
    ],
  });
});

describe('whatever is read', () => {
  test('each price is over zero, and what is said of a sum has one', () => {
    fc.assert(
      fc.property(anyPaper, (text) => {
        const { total, options, state } = readPaper(text);
        if (total !== null) expect(total).toBeGreaterThan(0);
        for (const option of options) expect(option.total).toBeGreaterThan(0);
        if (options.length > 0) expect(total).toBeNull();
        if (state === 'closes' || state === 'stated') expect(total).not.toBeNull();
      }),
      { numRuns: runs(500) },
    );
  });
});

test.each([
  'Driveway, tear out and repour $8,700\nDeposit $2,900\nAt pour $2,900\nFinal $2,900',
  'Driveway, tear out and repour $8,700\n\nSigning $2,900\nOn start $2,900\nWhen the forms are set $2,900',
  'Break out the slab $2,000\nPour the new slab $6,700\nDeposit $4,350\nBalance $4,350',
])('what is paid when is no further work: %j', (text) => {
  expect(readPaper(text)).toMatchObject({ total: 8700 });
});

test('work behind a deposit that comes to no price of the paper stays work', () => {
  expect(readPaper('Break out the slab $2,000\nDeposit $500\nPour the new slab $6,700').total).toBe(
    8700,
  );
});

test.each([
  'Replace the compressor $3,900\nOR a new system, complete $12,900\nDiagnostic $89 paid',
  'Replace the compressor $3,900\n- or -\nA new system $12,900',
  'The small one would run you 3,900 installed, or we could go up to the big one for 12,900.',
])('with "or" between them prices are options, never a sum: %j', (text) => {
  const { options, total } = readPaper(text);
  expect(options.map((one) => one.total)).toEqual([3900, 12_900]);
  expect(total).toBeNull();
});

test('of two prices in a sentence each is offered', () => {
  const { options, total } = readPaper(
    'Hi Pat, thanks for having us out. For the 4 ton Lennox system we can do it for $14,900 all in, or $13,500 if you sign by Friday.',
  );
  expect(total).toBeNull();
  expect(options).toEqual([
    { name: 'Option 1', total: 14_900 },
    { name: 'Option 2', total: 13_500 },
  ]);
});

test('of a price by the square no price is said, nor is that of one offered', () => {
  const { total, mayBe } = readPaper(
    'I can do your roof for 520 a square. 30 squares. Tear off, felt, permit, GAF HDZ.',
  );
  expect({ total, mayBe }).toEqual({ total: null, mayBe: [] });
});

test.each([
  [
    'Cabinets painted, 32 doors. $4,850 includes labor & paint. New hinges optional $6 ea. $1,500 deposit, rest when done.',
    4850,
    ['New hinges optional $6 ea', '$1,500 deposit, rest when done'],
  ],
  [
    '28 sq GAF HDZ, $14,800 all in: tear off, felt, ridge vent, permit. Class 4 would be $3,200 more.',
    14_800,
    ['Class 4 would be $3,200 more'],
  ],
  [
    '3 movers and truck, about 7 hours at $160 an hour. Estimate $1,280. $100 deposit holds the day.',
    1280,
    ['$100 deposit holds the day'],
  ],
  [
    'New HDZ roof, tear off, felt, permit, total 15,400. Nothing down. Decking 75 a sheet extra.',
    15_400,
    ['Decking 75 a sheet extra'],
  ],
  [
    'New HDZ roof $15,400 total, pay when done. Rotten decking $90.00 a sheet, only with a photo.',
    15_400,
    ['Rotten decking $90.00 a sheet, only with a photo'],
  ],
] as const)('each sentence with a price is a line of its own: %s', (text, usd, others) => {
  const { lines, total } = readPaper(text);
  expect(total).toBe(usd);
  expect(lines.slice(1).map((line) => line.text)).toEqual(others);
});

test.each([
  ['Aerobic contract: $325 per year, or $600 for two years paid up front. Repairs extra.', 325],
  ['20 hours a week at $32 an hour comes to $640 a week, about $2,771 a month.', 2771],
] as const)('the price of a plan is among those asked about: %s', (text, usd) => {
  expect(readPaper(text).mayBe).toContain(usd);
});

test.each([
  'First one $49, barrier spray March thru Oct, then $79 per treatment for half acre.',
  '$89 a month, 4 adjustments each month.\nFirst visit with exam $29.',
])('the first visit of a plan is not its price: %s', (text) => {
  expect(['open', 'unsure']).toContain(readPaper(text).state);
});

test.each([
  ['New roof, permit  12,300.00\nDeposit rec’d  (3,000.00)\nAmount due  9,300.00', 12_300],
  [
    'Fuel pump  $310.00\nLabor  $290.00\nTrip, paid Monday  $85.00\nLess trip you paid  -$85.00\nBalance  $600.00',
    685,
  ],
])('what is paid leaves the price as it is: %s', (text, usd) => {
  expect(readPaper(text).total).toBe(usd);
});

test.each([
  ['Extract, set 8 fans. $2,650 flat if it is dry in 3 days, $320 for each day after.', 2650],
  [
    '20 panels, inverter, install: $27,900. After your 30% federal tax credit your net cost is $19,530! Your bill will be zero.',
    27_900,
  ],
])(
  'where what more would cost, or what a tax credit leaves, may be the price, it is asked: %s',
  (text, price) => {
    const { state, mayBe } = readPaper(text);
    expect(state).toBe('unsure');
    expect(mayBe).toContain(price);
  },
);

test('what the customer declined is no part of the price', () => {
  const declined = 'Hard start kit 425.00\nCoil cleaning 310.00';
  const text = `Replace capacitor 389.00\nRECOMMENDED (declined by customer)\n${declined}\nTotal 389.00`;
  expect(readPaper(text)).toMatchObject({ state: 'unsure', total: 389 });
});

test('an "or" within the words of a line makes no options', () => {
  expect(readPaper('Pump the tank $425\nFilter or baffle $95').total).toBe(520);
});

const said = ['Tear off 31 sq $3,600', 'Shingles 31 sq $10,349', 'Thanks, Bob'];
test.each([
  [
    'a reply with marks',
    [...said, '', 'On Tue, Oct 6, Bob wrote:', ...said.map((one) => `> ${one}`)],
  ],
  ['a reply without', [...said, '', '--- Original Message ---', ...said]],
  ['nothing but a forwarded mail', said.map((one) => `> ${one}`)],
  ['the whole pasted twice', [...said, '', ...said]],
])('a quote said again counts once: %s', (_what, lines) => {
  expect(readPaper(lines.join('\n')).total).toBe(13_949);
});

test('the same work for upstairs and downstairs counts twice', () => {
  const both = [
    'Upstairs',
    'Coil $900',
    'Condenser $4,000',
    'Downstairs',
    'Coil $900',
    'Condenser $4,000',
  ];
  expect(readPaper(both.join('\n')).total).toBe(9800);
});

test.each([
  'New water line, $8,000–9,500',
  'Rebuild the drive, between $8,000 and $9,500',
  'Ballpark for a whole system is 9-11k',
  'Break out the slab $2,000\nPour the new slab $6,000 to $7,500',
  'Two men and a truck, $165 an hour, 3 hour minimum',
  'Nurse visit $150\nCare, $34 an hour',
  'Home solar lease\nMonth 1-12 payment $128.40\nAnnual increase 2.9%',
])('a price that is not fixed is no total: %j', (text) => {
  expect(readPaper(text)).toMatchObject({ state: 'open', total: null });
});

test.each([
  ['Whole system $15,000 or $189 a month', 15_000],
  ['New roof, all in, $16,500', 16_500],
  ['Tear off $4,000\nShingles $11,000\nTotal $15,000\nRock, if we hit it: $165 an hour', 15_000],
  ['New septic system, complete $17,850\nElectrician, by owner, figure $500-900', 17_850],
])('a fixed price stays one beside a rate or a range: %j', (text, total) => {
  expect(readPaper(text).total).toBe(total);
});

test.each([
  ['Bay door, steel  $1,850\nTech 12\nModel: Raynor 400 AB, white', 1850],
  [
    '> On Mon, Bo wrote:\n> Five ton heat pump, installed\n> Price $12,400\nSorry, wrong size. New price for the 3 ton is $9,800 all in.',
    9800,
  ],
  [
    'New price for the 3 ton heat pump is $9,800 all in.\n\n> On Mon, Bo wrote:\n> Five ton heat pump, installed\n> Price $12,400\n> Half down',
    9800,
  ],
])('a number of a note and a price of an earlier mail are no amounts: %#', (text, usd) => {
  expect(readPaper(text).lines.flatMap(({ amount }) => amount ?? [])).toEqual([usd]);
});

test('of three systems beside each other each can be chosen, by its own price and under no name of another', () => {
  const { options } = readPaper(`Item  5.2 kW  7.6 kW
Panels  $4,160  $6,080  $8,000
Inverter  $1,700  $2,150  $3,300
Labor  $2,900  $3,700  $4,800
Cash price  $8,760  $11,930  $16,100
First-year kWh  7,280  10,640  14,000`);
  expect(options).toEqual([
    { name: 'Option 1', total: 8760 },
    { name: 'Option 2', total: 11_930 },
    { name: 'Option 3', total: 16_100 },
  ]);
});

test('an amount stays with its own sentence where the paper breaks the line', () => {
  const { lines } =
    readPaper(`We walked the patio with you last Tuesday. To saw out the cracked corner and load it
we charge $640.00. A new gravel bed under it is $385.00. Wire mesh and two dowels come to
$212.50. The pour itself is $1,480.00. All of it is $2,717.50.`);
  expect(
    lines.filter(({ amount }) => amount !== null).map(({ text, amount }) => [text, amount]),
  ).toEqual([
    [
      'We walked the patio with you last Tuesday. To saw out the cracked corner and load it we charge $640.00',
      640,
    ],
    ['A new gravel bed under it is $385.00', 385],
    ['Wire mesh and two dowels come to $212.50', 212.5],
    ['The pour itself is $1,480.00', 1480],
    ['All of it is $2,717.50', 2717.5],
  ]);
});

test.each([
  'Solar lease, 8.8 kW\nMonthly payment, year 1  $119.20\nRemove and reset for a roof  $2,900.00',
  'Boxes  12,800.00\nInstall  2,400.00\nSink floor  360.00\nA + sink floor  7,010.00\nB + sink floor  15,560.00',
])('no removal of what is leased and no one of two ways is stated as the price: %j', (text) => {
  expect(readPaper(text).state).toMatch(/^(?:open|unsure)$/);
});
