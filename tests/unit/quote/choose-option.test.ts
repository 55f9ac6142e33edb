import { expect, test } from 'vitest';
import { chooseOption, offeredIn } from '../../../src/quote/choose-option.ts';
import { compareQuotes, type Sums } from '../../../src/quote/compare-quotes.ts';
import { questionsFor } from '../../../src/quote/letter.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { placeLines } from '../../../src/quote/place-line.ts';
import { readPaper } from '../../../src/quote/read-quote.ts';
import { statedIn } from '../../../src/quote/stated-answers.ts';
import { headline, sayQuote } from '../../../src/quote/verdict.ts';
import { quoteWordsOf } from './quote-words.ts';
import { roof } from './sample-items.ts';
import { placed } from './sample-quote.ts';

const match = matcher(roof, [], quoteWordsOf('roofing'));
const total = { low: 10_900, typical: 15_740, high: 27_700 };

const weighed = (text: string, chosen: number | null) => {
  const reading = readPaper(text);
  const lines = chooseOption(placeLines(reading.lines, match), reading.options, chosen, match);
  return compareQuotes(roof, [], [lines], [reading.state === 'unsure' ? 'all' : 'none']);
};

const withoutVent = `Item  Good  Better  Best
Tear off and shingles  $11,085  $12,640  $14,475
Ridge vent, 40 ft  CELL  $468.00  $538.00
Total  $11,085  $13,108  $15,013`;

const inLines = `Option A: architectural shingles, tear off  $14,000
Option B: class 4 shingles, tear off  $21,000
Add: gutters $2,000`;
const inColumns = `          GOOD      BETTER
Shingle   3-tab     Arch.
Total     $12,000   $18,000`;

const pricedColumns = `                              Option 1          Option 2
3 ton AC + coil               $7,400            $9,600
80% furnace                   $3,500            $3,900
Install, permit, thermostat   $1,200            $1,400
Total                         $12,100           $14,900`;

/** No word of a sum: its columns say it. */
const nameless = `Item  Good  Better  Best
Condenser  $3,150  $3,980  $5,460
Furnace  $1,890  $2,240  $3,175
Labor  $2,300  $2,300  $2,650
Your price  $7,340  $8,520  $11,285`;

test.each([
  ['in lines', inLines, [14_000, 21_000]],
  ['in columns', inColumns, [12_000, 18_000]],
  ['in columns of prices', pricedColumns, [12_100, 14_900]],
  ['in columns without the word total', nameless, [7340, 8520, 11_285]],
])('of options %s one is weighed, and none before it is chosen', (_where, text, prices) => {
  expect(weighed(text, null).sums[0]?.written).toBe(0);
  for (const [at, usd] of prices.entries()) expect(weighed(text, at).sums[0]?.written).toBe(usd);
});

const itemized = {
  'its name with the total': `OPTION 1
Goodman 4 ton 14.3 SEER2   $5,200
Coil and furnace   $4,100
Labor, permit   $3,600
Option 1 total   $12,900
OPTION 2
Trane 4 ton 17 SEER2   $7,100
Coil and furnace   $4,400
Labor, permit   $3,800
Option 2 total   $15,300
Either option: media cabinet add $475`,
  'a plain total': `Option A - Architectural
Tear off 33 sq  $2,200
Landmark shingles and felt  $13,100
Total  $15,300
Option B - Class 4
Tear off 33 sq  $2,200
Class 4 shingles and felt  $16,100
Total  $18,300`,
  'no total': `Option 1
Goodman condenser and coil $8,200
Furnace $2,600
Labor $2,100
Option 2
Trane condenser and coil $10,400
Furnace $2,800
Labor $2,100`,
  'its price in the heading': `Option 1: repair  $4,300
   Compressor  $3,100
   Labor  $1,200
Option 2: new system  $12,900
   Equipment  $9,300
   Labor  $3,600`,
  'lines that do not make its total': `Option A
Shingles  $9,800
Tear off  $2,200
Total  $15,300
Option B
Class 4 shingles  $12,900
Tear off  $2,200
Total  $18,300`,
  'its price in a list above': `Option 1: $12,900
Option 2: $15,300

Option 1 details
Condenser and coil  $8,200
Furnace and labor  $4,700
Option 2 details
Condenser and coil  $10,400
Furnace and labor  $4,900`,
};

test.each([
  ['its name with the total', [12_900, 15_300]],
  ['a plain total', [15_300, 18_300]],
  ['no total', [12_900, 15_300]],
  ['its price in the heading', [4300, 12_900]],
  ['lines that do not make its total', [15_300, 18_300]],
  ['its price in a list above', [12_900, 15_300]],
] as const)('an option with lines and %s comes to its own price, once', (form, prices) => {
  for (const [at, usd] of prices.entries()) {
    const { written, apart } = weighed(itemized[form], at).sums[0]!;
    expect({ written, apart }).toEqual({ written: usd, apart: null });
  }
});

test.each([
  ['Fair, if it is for what we count.', 16_000],
  ['High by about $24,300, if it is for what we count.', 40_000],
  ['High by about $84,300, if it is for what we count.', 100_000],
  ['Low, if it is for what we count. Ask if all of it is in.', 8000],
  // What is just outside the range that is shown, or above the most to accept, is never just fair.
  ['It is just above our range, if it is for what we count.', Math.round(total.high + 100)],
  ['It is just below our range, if it is for what we count.', Math.round(total.low - 100)],
  [
    'In our range, if it is for what we count, but above the most to accept in writing, $15,000.',
    16_000,
    15_000,
  ],
])('the verdict comes first: %s', (said, usd, most = Infinity) => {
  const quote = placed(
    ['Tear off $3,600', 'tear-off'],
    ['Decking $900', 'decking'],
    ['Permit $250', 'permit'],
    [`Shingles $${usd - 4750}`, 'covering'],
  );
  expect(headline(compareQuotes(roof, [], [quote]), 0, total, most)).toBe(said);
});

test('a price that its lines do not make may hold more, and is held against no most to accept', () => {
  const lines = placed(['Shingles $9,000', 'covering'], ['Total $16,000', '#total']);
  expect(headline(compareQuotes(roof, [], [lines], ['told']), 0, total, 15_000)).not.toMatch(
    /most to accept/,
  );
});

test('what stands in the words of another line is named there, not missing', () => {
  const states = (text: string) =>
    Object.fromEntries(
      weighed(text, null).rows.map(({ item, cells: [cell] }) => [item.id, cell?.state]),
    );
  const text = `Tear off, haul $3,600
Shingles $11,000
Total $14,600
The city permit was $250 last year.`;
  expect(states(text)).toMatchObject({ permit: 'included', decking: 'missing' });
  expect(states(text.replace('city permit', 'winter'))).toMatchObject({ permit: 'missing' });
});

test('a price named only by the lines under it may hold more: nothing is missing', () => {
  const text = `The lot $11,000
  Shingles, included
Tear off $3,600
Total $14,600`;
  const [, , ...others] = weighed(text, null).rows.map(({ cells: [cell] }) => cell?.state);
  expect(others).toEqual(['unclear', 'unclear']);
});

test('of a reading that is unsure there is a question, no verdict and no accusation', () => {
  const quote = placed(
    ['Tear off $3,600', 'tear-off'],
    ['Shingles $9,000', 'covering'],
    ['Total $16,000', '#total'],
  );
  const { rows, sums } = compareQuotes(roof, [], [quote], ['all']);
  expect(sums[0]!.likeForLike).toBeNull();
  expect(headline({ rows, sums }, 0, total)).toBe('Cannot say yet: one question.');
  // Who says which is the whole price hears how it stands, and still of nothing that is missing.
  const said = compareQuotes(roof, [], [quote], ['told']);
  expect(headline(said, 0, total)).toBe('Fair, if it is for what we count.');
  expect(sayQuote(said, 0, total).rest).toMatch(/^It is/);
  // What its paper says may rise is judged as it stands, and asked for its limit.
  const loose = { ...said.sums[0]!, rough: 'about' as const };
  expect(headline({ rows, sums: [loose] }, 0, total)).toBe(
    'Fair, if it is for what we count and does not go up.',
  );
  const asks = (of: Sums, text = '') =>
    questionsFor({ quote, rows, at: 0, cautions: [], sums: of, text }).join();
  expect(asks(loose)).toContain('put the most it can come to');
  expect(asks(loose, 'Never more than $16,500.')).not.toContain('the most it can come to');
  expect(asks(said.sums[0]!)).not.toContain('the most it can come to');
});

test('a sentence that tells options apart sets no answer and names no part of the one that is chosen', () => {
  const paper = `Roof 27 squares
Scope  SILVER  GOLD  PLATINUM
Tear off  $1,710.00  $1,710.00  $1,905.00
Shingles  $8,120.00  $9,340.00  $14,215.50
TOTAL  $9,830.00  $11,050.00  $16,120.50
Silver: 3-tab. Gold: architectural class 3. Platinum: class 4, copper drip edge included.`;
  const { lines, options } = readPaper(paper);
  expect(options).toHaveLength(3);
  const placed = placeLines(lines, match);
  const numbered = options.map((one, at) => ({ ...one, name: String(at + 1) }));
  for (const those of [options, numbered])
    for (const chosen of [null, 0]) {
      const one = chooseOption(placed, those, chosen, match);
      const said = offeredIn(one, those, chosen).map(({ text }) => text);
      expect(said.join()).not.toContain('class 4');
      expect(one.find(({ text }) => text.includes('class 4'))?.place).toBe('#out');
      if (chosen === null) expect(said.join()).toContain('27 squares');
    }
});

test('what another option has stands with no line of ours', () => {
  const paper = `Gold: class 4 shingles, new decking, permit  $19,000
Silver: architectural shingles, tear off  $14,000
Silver comes without a permit, Gold with new decking.`;
  const { lines, options } = readPaper(paper);
  const placed = chooseOption(placeLines(lines, match), options, 1, match);
  const says = placed.flatMap(({ place, text }) => (place === '#out' ? [] : text));
  expect(says.join()).toContain('Silver: architectural');
  expect(says.join()).not.toContain('Gold');
});

const COLUMNS = `New 4-ton split system in the attic, 80% furnace
               GOOD        BETTER       BEST
Brand          Goodman     Lennox       Lennox
Cooling        14.3 SEER2  16.5 SEER2   19 SEER2
Price          $9,900      $12,700      $16,400
Every option: permit, pad and haul off.`;
const BLOCKS = `New system in the attic, 4 ton
Option 1
Goodman 14.3 SEER2, 80% furnace  $9,900
Option 2
Lennox 17.2 SEER2, 96% furnace, 5 ton  $14,200`;
const HEADED = `Choose A or B
A  B
14.3 SEER2  16 SEER2
Outdoor unit, 4 ton  $2,980.00  $3,865.00
Labor  $2,150.00  $2,400.00
Total  $5,130.00  $6,265.00`;

const PRICED_HEADS = `New system in the attic, 4 ton

OPTION A  $9,900
Goodman 14.3 SEER2
80% furnace

OPTION B  $14,200
Lennox 18 SEER2
96% furnace

Every option: permit, pad and haul off.`;

/** What a paper answers with one of its options chosen. */
const statedOf = (trade: string, text: string, chosen: number | null): object => {
  const { lines, options } = readPaper(text);
  const words = quoteWordsOf(trade);
  const offered = offeredIn(placeLines(lines, matcher([], [], words)), options, chosen);
  const stated = statedIn(offered, words.answers!).map((one) => one.answers);
  return Object.assign({}, ...stated) as object;
};

test.each([
  ['blocks under their price', PRICED_HEADS, null, { tons: 4 }],
  ['blocks under their price', PRICED_HEADS, 0, { tons: 4, afue: '80', tier: 'minimum' }],
  ['blocks under their price', PRICED_HEADS, 1, { tons: 4, afue: '96', tier: 'high' }],
  ['columns', COLUMNS, null, { tons: 4, afue: '80' }],
  ['columns', COLUMNS, 0, { tons: 4, afue: '80', tier: 'minimum' }],
  ['columns', COLUMNS, 1, { tons: 4, afue: '80', tier: 'mid' }],
  ['blocks', BLOCKS, null, { tons: 4 }],
  ['blocks', BLOCKS, 0, { tons: 4, afue: '80', tier: 'minimum' }],
  // "4 ton" above, "5 ton" in it: that says neither.
  // What is short of our step is the one before it.
  ['blocks', BLOCKS, 1, { afue: '96', tier: 'high' }],
  ['columns below a head', HEADED, null, {}],
  ['columns below a head', HEADED, 0, { tons: 4, tier: 'minimum' }],
  ['columns below a head', HEADED, 1, { tons: 4, tier: 'mid' }],
])('of options in %s what all have and the chosen one is answered', (_, text, chosen, answers) => {
  expect(statedOf('hvac', text, chosen)).toEqual(answers);
});

const DROPPED = `OPTION 1 - Keep it simple
4 ton 14.3 SEER2 AC, 80% gas furnace, 2 yr labor.
$11,480

OPTION 2 - What I'd put in my own house
4 ton 16.2 SEER2 AC, 80% furnace, 5 yr labor.
$14,250

OPTION 3 - Dual fuel
4 ton 17.5 SEER2 heat pump with a furnace as backup, 10 yr labor.
$16,900 (the $600 rebate is already off, you don't have to mail anything)`;
const TITLED = `Good / Better / Best  -- 16x7 double door

GOOD     Steel single layer, white       $1,389.00
BETTER   Steel 2 layer, vinyl back       $1,849.00
BEST     Steel 3 layer, long panel       $2,395.00`;
const door = { size: 'double', height: '7' };

test.each([
  // An option whose price was not found is none of those to choose from, and no fact of this home.
  ['hvac', DROPPED, null, {}],
  ['hvac', DROPPED, 0, { tier: 'minimum', afue: '80', tons: 4 }],
  ['hvac', DROPPED, 1, { tier: 'mid', afue: '80', tons: 4 }],
  // A title that names all of them is not the head of the first.
  ['garage-door', TITLED, null, door],
  ['garage-door', TITLED, 0, { ...door, material: 'steel' }],
  ['garage-door', TITLED, 2, { ...door, material: 'insulated' }],
])('of options of %s each has its own words and those of all (%#)', (trade, text, chosen, own) => {
  expect(statedOf(trade, text, chosen)).toEqual(own);
});

const TICKED = `EASTGATE COOLING  |  Proposal 88 (revised 10/4 - replaces the one of 9/28 for $12,990)

[ ] Plan 1   4 ton 14.3 SEER2 + 80% furnace     $9,650   declined
[X] Plan 2   4 ton 16 SEER2 + 80% furnace     $12,200   SELECTED
[ ] Plan 3   4 ton 19 SEER2     $15,900   declined
Extras
[X] Media cabinet     $510
[ ] Surge protector     $240
Spring rebate     -$300
Agreed total     $12,410
or $147.70 a month for 84 months, same price either way

Includes permit, pad, haul off.
Comfort Club: the first year is free, then $19.95 monthly.
$600 to hold the day, balance after inspection.`;
const DECLINED = `Option A   roof with 3-tab     $9,900   declined
Option B   roof with Landmark     $12,300   selected
Option C   roof with class 4     $15,200   declined
Ridge vent     $480
Senior discount     -$250
Total accepted     $12,530
Premium Club: $19.95 a month from month 13.
$400 to schedule`;
const OFFERED = `Option 1   4 ton 14.3 SEER2     $9,650
Option 2   4 ton 16 SEER2     $12,200
Comfort Club $25 a month
$500 to schedule, the rest when it cools`;

test.each([
  ['boxes', TICKED, 12_410, []],
  ['boxes', '[x] Tear off     $3,000\n[ ] Gutters     $1,200\n[x] Shingles     $9,000', 12_000, []],
  ['words', DECLINED, 12_530, []],
  ['nothing', OFFERED, null, [9650, 12_200]],
])(
  'of options that %s choose the total is the price, and no fee is one',
  (_, text, usd, prices) => {
    const { total, options } = readPaper(text);
    expect([total, options.map((one) => one.total)]).toEqual([usd, prices]);
  },
);

test.each<[string, string, readonly [string, number][]]>([
  [
    'a letter and a bracket over each, with its own total',
    "Two ways to do the drain field\nA) GRAVITY (if the soil takes it)\n  1500 gal tank   3,400\n  pipe and gravel   5,900\n  total A   9,300\nB) DRIP (if it doesn't)\n  treatment unit  8,100\n  tubing and pump   4,700\n  permit  900\n  total B   13,700",
    [
      ['A) GRAVITY (if the soil takes it', 9300],
      ["B) DRIP (if it doesn't", 13_700],
    ],
  ],
  [
    'the second of two heads, where the first says the same of two',
    '           3 ton        3 ton        4 ton\n      14.3 SEER2    16 SEER2    18 SEER2\nPrice   $9,000    $11,500    $14,800',
    [
      ['14.3 SEER2', 9000],
      ['16 SEER2', 11_500],
      ['18 SEER2', 14_800],
    ],
  ],
])('options are told by %s', (_, text, found) => {
  expect(readPaper(text).options.map(({ name, total: usd }) => [name, usd])).toEqual(found);
});

test.each(['$0.00', '—', '-', '0'])('what a column has as %s is not in its option', (cell) => {
  const reading = readPaper(withoutVent.replace('CELL', cell));
  const { options } = reading;
  const lines = placeLines(reading.lines, match);
  const isVent = ({ text }: { readonly text: string }) => text.startsWith('Ridge vent');
  const offers = [0, 1].map((chosen) => offeredIn(lines, options, chosen).some(isVent));
  const places = [0, 1].map(
    (chosen) => chooseOption(lines, options, chosen, match).find(isVent)?.place === '#out',
  );
  expect(offers).toEqual([false, true]);
  expect(places).toEqual([true, false]);
});

test('options in columns keep their prices though sentences begin with their names', () => {
  const { options } = readPaper(`Comfort advisor: Lee

                     GOOD           BETTER         BEST
Outdoor unit     one stage      two stage      variable
SEER2            14.3           16.2           18.5
Installed price  $10,480        $12,960        $17,720

All three include: pan, whip, pad and permit.
Best includes the vent for the furnace.

Optional with any choice
  Filter cabinet         $455
  Seal the supply boots  $1,050`);
  expect(options).toEqual([
    { name: 'GOOD', total: 10_480 },
    { name: 'BETTER', total: 12_960 },
    { name: 'BEST', total: 17_720 },
  ]);
});

test('no greeting is called an option', () => {
  const { options } = readPaper(`Good meeting you and your wife this morning.
Good - steel, short panel, non insulated        $1,495
Better - steel, insulated, R-6.6                $1,985`);
  expect(options.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Good - steel/),
    expect.stringMatching(/^Better - steel/),
  ]);
});

test('what goes with either option makes the price that is said of it again', () => {
  const { options, lines } = readPaper(`Good    Silver line, single stage        $6,800
Better  Gold line, two stage             $9,150
With either:
  Permit and inspection                    $175
  Drain pan and float switch               $260
Good, all in       $7,235
Better, all in     $9,585`);
  expect(options.map(({ total }) => total)).toEqual([7235, 9585]);
  const match = matcher([], [], quoteWordsOf('hvac'));
  for (const chosen of options.keys()) {
    const its = chooseOption(placeLines(lines, match), options, chosen, match);
    const { sums } = compareQuotes([], [], [its], ['none']);
    expect([sums[0]!.lines, sums[0]!.written]).toEqual(
      [7235, 9585].slice(chosen, chosen + 1).flatMap((usd) => [usd, usd]),
    );
  }
});

test.each([
  `                Standard     Plus         Complete
Doors           steel        steel        wood
Work            $3,100       $4,250       $6,900
Opener          $450         $450         $700
All together    $3,550       $4,700       $7,600`,
  `| | STANDARD | PLUS | COMPLETE |
|---|---|---|---|
| Doors | steel | steel | wood |
| Installed | $3,550 | $4,900 | $8,100 |
| Rebate | -- | -$200 | -$500 |
| You pay | $3,550 | $4,700 | $7,600 |`,
])('the price of an option is the last sum of its column', (text) => {
  const { options } = readPaper(text);
  expect(options.map(({ total }) => total)).toEqual([3550, 4700, 7600]);
  expect(options.map(({ name }) => name.toUpperCase())).toEqual(['STANDARD', 'PLUS', 'COMPLETE']);
});

const SYSTEMS = `System A - panels only
  22 x REC Alpha 450 W modules
  Estimated first year production 13,700 kWh
  Price, installed: $27,225

System B - everything in System A plus backup
  2 x Enphase IQ Battery 5P (10 kWh usable total)
  Enphase System Controller 3
  Price, installed: $41,850

Both prices include engineering drawings and the permit.`;

test('an option is named by its heading, and has all that it says it has of another', () => {
  const words = quoteWordsOf('solar');
  const solar = matcher([], [], words);
  const { lines, options } = readPaper(SYSTEMS);
  expect(options.map(({ name }) => name)).toEqual([
    'System A - panels only',
    'System B - everything in System A plus backup',
  ]);
  const stated = (chosen: number) =>
    statedIn(
      offeredIn(chooseOption(placeLines(lines, solar), options, chosen, solar), options, chosen),
      words.answers!,
    ).map(({ answers }) => answers);
  expect(stated(0)).toEqual([{ panels: 22 }, { watts: 450 }]);
  expect(stated(1)).toEqual([{ panels: 22 }, { watts: 450 }, { battery: '1' }]);
});

test('what heads say of each option is of that one, though the prices stand below the last of them', () => {
  const { lines, options } = readPaper(`Good                    Better                  Best
Carrier 14.3 SEER2      Carrier 16 SEER2        Carrier 18 SEER2
80% furnace, 90k BTU    80% furnace, two stage  96% furnace, 80k BTU modulating
$12,480                 $15,150                 $20,900`);
  const words = quoteWordsOf('hvac');
  const placed = placeLines(lines, matcher([], [], words));
  const offered = offeredIn(placed, options, 2).map(({ text }) => text);
  expect(offered).toEqual(
    expect.arrayContaining(['Carrier 18 SEER2', '96% furnace, 80k BTU modulating']),
  );
});

test('what goes with either option on top is no part of what the lines of one make', () => {
  const { lines, options } = readPaper(`OPTION A
3 ton AC  $6,000
Furnace  $3,000
Option A total  $9,000

OPTION B
4 ton AC  $8,000
Furnace  $4,000
Option B total  $12,000

With either: duct sealing  $900`);
  const match = matcher([], [], quoteWordsOf('hvac'));
  const chosen = chooseOption(placeLines(lines, match), options, 1, match);
  expect(chosen.find(({ text }) => text.includes('duct sealing'))?.place).toBe('#out');
});
