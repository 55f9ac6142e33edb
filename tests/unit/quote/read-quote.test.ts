import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../../src/quote/line-figures.ts';
import { standingOf } from '../../../src/quote/line-kind.ts';
import { readPaper } from '../../../src/quote/read-quote.ts';
import { readLine } from './read-line.ts';
import { runs } from '../../chance.ts';
import * as quotes from './quotes.ts';

describe('an amount is read as it is written', () => {
  test.each([
    ['Tear off & haul 1 layer ..... $3,600.00', 3600],
    ['12 sheets @ $95', 1140],
    ['5 hrs x $165', 825],
    ['200 lf drip edge @ $1.75 $350', 350],
    ['Shingles\t30\tSQ\t325.00\t9,750.00', 9750],
    ['4" slab 3000 psi 600 sq ft $7.50/sq ft = $4,500', 4500],
    ['Permit 300', 300],
    ['Permit - $300', 300],
    ['Discount -$500', -500],
    ['Less discount ($500.00)', -500],
    ['Repair, about $300 - $500', 500],
    ['2 springs and labor. $412.50 includes tax $31.44', 412.5],
    ['2 springs and labor $412.50, including tax of $31.44', 412.5],
    ['2 springs and labor $412.50 incl. $31.44 tax', 412.5],
    ['2 springs and labor $412.50 (tax of $31.44 included)', 412.5],
    ['With the tax ($31.44) it comes to $412.50', 412.5],
    ['Parts $62 including labor, total $180', 180],
    ['Roof 18.5k', 18_500],
    ['Contract USD 15,000', 15_000],
    ['Filter $0.99', 0.99],
    ['5 ton 16 SEER2 R-410A GSX160601 $7,450', 7450],
    ['Garage door 16x7 insulated 1,450', 1450],
    ['$10.50 sq ft x 600 sq ft', 6300],
    ['Initial service $149 (reg $199)', 149],
    ['Repair $389, trip charge waived', 389],
    ['30% deposit ($5,389.80) at signing', 5389.8],
    ['Tile allowance ($1,200) for the shower', 1200],
    ['Discount (500.00)', -500],
    ['Less your deposit (500.00)', -500],
    ['Paid (500.00)', -500],
    ['Deposit   (500.00)', -500],
  ])('%s', (text, amount) => {
    expect(figuresOf(text).amount).toBe(amount);
  });

  test.each([
    'Call (817) 555-0142 or 817.555.0142',
    '100 Example Lane, Southlake, TX 76092',
    'Date: 11/03/2026, good until Dec 15, 2026',
    'Estimate #1042',
    'License TACLA12345C',
    'Deposit 50%',
    '30 yr architectural shingles',
    'Permit – by owner',
    'Gutters TBD',
    'office@example.com',
    'Crew of 5 from 8:00 am',
    'Bombeo de tanque, 1,500 galones en total',
    'Permit  1,',
    'Total $1,',
    '2x4 and 5/8" plywood',
    'Diagnostic fee 89.00 waived with repair',
    'Three inspections a year, as 30 TAC 285.91 asks',
    'Notice under Section 27.02 and § 53.254',
  ])('%s is no amount', (text) => {
    expect(figuresOf(text)).toMatchObject({ amount: null, rate: null });
  });

  test('behind a long rule, at once', () => {
    expect(readLine(`${'='.repeat(60)} Total $123.45`).amount).toBe(123.45);
  });

  test('a price for one without a number of them stays a price for one', () => {
    expect(figuresOf('Extra decking at $95 per sheet').rate).toEqual({ usd: 95, per: 'sheet' });
    expect(figuresOf('Base rent $4,500/month').rate).toEqual({ usd: 4500, per: 'month' });
    expect(figuresOf('A new roof for 520 a square').rate).toEqual({ usd: 520, per: 'square' });
    expect(figuresOf('then $119 every 3 months').rate).toEqual({ usd: 119, per: '3 month' });
  });

  test.each([
    'Drying past day 4 is billed at $475.00 per day',
    'Drying after 3 days at $475 per day',
    'Air mover beyond 10 days @ $475 per day',
  ])('what says from where on counts nothing: %s', (text) => {
    expect(figuresOf(text)).toMatchObject({ amount: null, rate: { usd: 475, per: 'day' } });
  });
});

test.each([
  ['Included: crane if needed, new pad, thermostat, permit', 'included'],
  ['Price includes tear-off, felt, and decking as needed', 'included'],
  ['Included in each: extra pad when required, permit', 'included'],
  ['Rotten decking replaced as needed', 'open'],
  ['Rotten decking replaced, if any', 'open'],
  ['If any other firm opens the lid, the warranty ends', 'named'],
  ['Tear-off included. Decking replaced as needed', 'open'],
  ['Included: felt. Extra decking, $80 per sheet as needed', 'open'],
])('what may be needed is in a list that is in the price: %s', (text, standing) => {
  expect(standingOf(text, figuresOf(text))).toBe(standing);
});

test('a line says what it is and how it stands', () => {
  const said = (text: string) => {
    const { kind, standing } = readLine(text);
    return `${kind} ${standing}`;
  };
  expect(said('Permit – by owner')).toBe('note out');
  expect(said('Drip edge not included')).toBe('note out');
  expect(said('Ridge vent included')).toBe('included included');
  expect(said('Gutters TBD')).toBe('note open');
  expect(said('Extra decking $95 per sheet if needed')).toBe('addition open');
  expect(said('Shingles, color by owner $900')).toBe('work priced');
  expect(said('Subtotal $900')).toBe('subtotal priced');
  expect(said('Sales tax (8.25%) $74.25')).toBe('tax priced');
  expect(said('Neighbor discount $50')).toBe('discount priced');
  expect(said('TOTAL DUE $924.25')).toBe('total priced');
  expect(said('Total price for the complete job $924')).toBe('total priced');
  expect(said('Deposit 50% $462')).toBe('deposit priced');
  // By itself a note, or when it is paid: no part of the price either way.
  expect(said('Balance due on completion $462')).toMatch(/^(?:payment plan|note) priced$/);
  expect(said('Option: gutter guards $900')).toBe('addition priced');
  expect(readLine('Neighbor discount $50').amount).toBe(-50);
});

test('a roof quote: lines broken over two are joined, and only amounts are amounts', () => {
  const lines = readPaper(quotes.roofLines).lines;
  expect(lines.flatMap(({ amount }) => amount ?? [])).toEqual([3600, 10_900, 350, 14_850, 7425]);
  expect(lines.find(({ amount }) => amount === 10_900)?.text).toMatch(/^Install 30 yr.*choice/);
  expect(lines.find(({ amount }) => amount === 350)?.text).toMatch(/^Pipe boots/);
});

test.each([
  ['hvac', quotes.hvacChangeout, [8950, 3400, 950, 250, -500, 13_050]],
  ['septic', quotes.septicPump, [425, 85, 510]],
  ['moving', quotes.movingBid, [700, 120, 75, 895]],
  ['concrete', quotes.drivewayBid, [2100, 4050, 480, 900, 7530]],
  ['roofing', quotes.roofDear, [4100, 13_270, 590, 1140, 300, 19_400, 0, 19_400]],
  // The rent, a price by the month, may be the whole.
  ['senior care', quotes.careRate, [2000]],
])('the amounts of a quote for %s', (_trade, text, amounts) => {
  expect(readPaper(text).lines.flatMap(({ amount }) => amount ?? [])).toEqual(amounts);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        '$',
        '1,200',
        '.50',
        '-',
        '(',
        ')',
        '@',
        ' ',
        '\n',
        '\t',
        '95',
        'per',
        'sheet',
        'TOTAL',
        '%',
        'k',
        '–',
        'x',
        '/',
        'tax',
        '0',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

test('any text is read: nothing is thrown, each amount is finite and in whole cents', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { amount, rate, kind } of readPaper(text).lines) {
        if (amount !== null) {
          expect(Number.isFinite(amount)).toBe(true);
          expect(Math.abs(amount * 100 - Math.round(amount * 100))).toBeLessThan(1e-4);
          if (kind === 'discount') expect(amount).toBeLessThanOrEqual(0);
        }
        if (rate) expect(rate.usd).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: runs(1000) },
  );
});

test('what is written plainly is read to the cent, however it is written', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom(' $', '\t$', ' ..... $', ': $', ' - $'),
      (amount, between) => {
        const usd = amount / 100;
        const written = usd.toLocaleString('en-US', { minimumFractionDigits: 2 });
        expect(readLine(`Tear off the old roof${between}${written}`).amount).toBe(usd);
      },
    ),
  );
});

test('a very long text takes no time', () => {
  // Of this process alone: a machine may stall.
  const before = process.cpuUsage();
  readPaper('1 '.repeat(20_000));
  readPaper('$1,'.repeat(20_000));
  readPaper(`${'a '.repeat(20_000)}\n`.repeat(3));
  readPaper('12 main main main '.repeat(2_000));
  expect(process.cpuUsage(before).user).toBeLessThan(1_500_000);
});

test('what a sale is taxed, percent, is no price', () => {
  const { lines } = readPaper('First visit is $165\ntax is extra 8.25\nCan do Thursday');
  expect(lines.map(({ amount }) => amount)).toEqual([165, null, null]);
});

test('square feet in Spanish are no price', () => {
  const { lines } = readPaper('Casa / House: 3,400 pies cuadrados / sq ft\nServicio inicial $195');
  expect(lines.map(({ amount }) => amount)).toEqual([null, 195]);
});

test.each([
  'Adjustment, 3-4 regions   12   58.00   696.00',
  'Personal care M-F am   20   4   80   33.50   2,680.00',
])('counts that make each other are no price beside money: %s', (text) => {
  const { lines } = readPaper(`${text}\nLumbar x-ray   1   85.00   85.00`);
  expect(lines.map(({ amount }) => amount)).toEqual([null, 85]);
});
