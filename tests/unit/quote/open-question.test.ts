import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnswers, runEstimate } from '../../../src/engine/index.ts';
import { compareQuotes } from '../../../src/quote/compare-quotes.ts';
import { questionsFor, writeLetter } from '../../../src/quote/letter.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { openQuestion, saidByPart, sayReading } from '../../../src/quote/open-question.ts';
import {
  doubtOf,
  isGiven,
  placedLines,
  placedQuote,
  type TypedQuote,
  isWholePrice,
} from '../../../src/quote/typed-quote.ts';
import { typedReading } from '../../../src/quote/typed-reading.ts';
import { readPaper } from '../../../src/quote/read-quote.ts';
import { headline, NO_PRICE, ONE_QUESTION, leftOut } from '../../../src/quote/verdict.ts';
import { tradeById } from '../../../src/trades/index.ts';
import { runs } from '../../chance.ts';
import { anyPaper } from './any-paper.ts';
import { cautionsIn, quoteWordsOf } from './quote-words.ts';
import { roof } from './sample-items.ts';

const match = matcher(roof, [], quoteWordsOf('roofing'));

/** Something to ask about. */
const kept = [{ caution: cautionsIn('roofing')[0]!, sentence: 'We keep it all.', also: [] }];

const typed = (text: string, more: Partial<TypedQuote> = {}, of = match): TypedQuote => ({
  key: 0,
  pasted: text,
  wasRead: text,
  ...typedReading(text, of, 1),
  ...more,
});
const asked = (quote: TypedQuote) => openQuestion(quote);

const apart = `Tear off $3,600
Architectural shingles $11,250
Permit $250
SUB   16,868
TOTAL  16,368`;

test('where lines and total do not agree, what is called the total is said, of a picture it is asked about', () => {
  const said = typed(apart);
  expect([said.doubt, asked(said)]).toEqual(['told', null]);
  const { sums } = compareQuotes(roof, [], [placedQuote(said, match)], [doubtOf(said)]);
  expect(sums[0]).toMatchObject({ written: 16_368, isUnsure: true, apart: null });
  const quote = typed(apart, typedReading(apart, match, 1, [], true));
  expect(quote.doubt).toBe('all');
  const question = asked(quote);
  expect(question).toMatchObject({ ask: 'whole' });
  expect(question?.ask === 'whole' && question.lines.map(({ line }) => line.text)).toEqual([
    'TOTAL  16,368',
  ]);
});

test('a price that was chosen is one, though the words behind it read like those of a price for one of several', () => {
  const quote = typed(`R&R 34 SQ laminated comp shingle, felt, haul off
Contract amount: $18,420.16 per the adjuster's scope, RCV
Your out of pocket: the $4,250 wind/hail deductible.`);
  const key = quote.lines.find(({ text }) => text.startsWith('Contract'))!.key;
  const told = { ...quote, whole: key };
  const { sums } = compareQuotes(roof, [], [placedQuote(told, match)], [doubtOf(told)]);
  expect(sums[0]).toMatchObject({ written: 18_420.16, isPriceAsked: false });
});

test('of two totals the one that was not chosen is no work', () => {
  const { items, match: visits } = given('chiropractic', { severity: 'strong' });
  const quote = typed(
    `Initial exam and consultation $95.00
Adjustment, per visit $55.00
X-rays, lumbar, 2 views (if needed) $70.00
6 visits
Estimated total without x-rays: $470.00
Estimated total with x-rays: $540.00`,
    {},
    visits,
  );
  const key = quote.lines.find(({ text }) => text.includes('$540'))!.key;
  const told = { ...quote, whole: key };
  const { sums } = compareQuotes(items, [], [placedQuote(told, visits)], [doubtOf(told)]);
  expect(sums[0]!.written).toBe(540);
  expect(sums[0]!.beside.map(({ text }) => text).join()).not.toContain('total');
});

test('a price that a person gave is theirs, but where the paper prints it', () => {
  const told = (amount: string) => {
    const quote = typed('Tear off and shingles, $95 an hour\nSome $4,200 by Friday');
    const line = { key: 9, text: `The price you gave: $${amount}`, read: null, place: '#total' };
    return isGiven({ ...quote, lines: [...quote.lines, line], whole: 9 } as TypedQuote);
  };
  expect([told('14,500'), told('4,200'), isGiven(typed(apart))]).toEqual([true, false, false]);
});

test.each([
  [
    'senior-care',
    'For this schedule you can count on $850 a week. We bill every other Friday.',
    850,
    'plan',
  ],
  [
    'senior-care',
    'Weekdays she comes for $34 an hour. You can count on $850 a week. Sundays are $37 should you ever want them.',
    850,
    'plan',
  ],
  [
    'senior-care',
    'Our rate is $33 per hour, $660 per week. Sundays are $36 per hour if wanted.',
    660,
    'plan',
  ],
  ['senior-care', 'Days are $34 an hour. At 20 hours the weekly charge is $680.', 680, 'plan'],
  ['solar', 'Your payment: $189.00 a month, and it is the same $189.00 in month 300.', 189, 'none'],
  ['moving', '3 movers and a truck, $165/hr, 3 hr minimum', 165, 'none'],
  ['moving', '3 movers and a truck, $165/hr, at most 8 hours\nNot to exceed $1,320', 1320, null],
  ['home-staging', 'All of it for 60 days is $3,900, then $850 a month', 3900, null],
  ['home-staging', 'All of it for 60 days is $3,900, then $850 a month', 850, 'none'],
  ['moving', 'The move is $1,320, that is 8 hours at $165/hr', 1320, null],
  ['roofing', 'Tear off and shingles $9,850', 9850, null],
] as const)(
  'what a %s paper says for a part is no whole price, typed or offered: %s',
  (trade, text, usd, whole) => {
    const its = matcher([], [], quoteWordsOf(trade));
    const of =
      trade === 'senior-care'
        ? Object.assign(its, { span: { ...its.span, isOfHours: true } })
        : its;
    const quote = typed(text, { doubt: 'all' }, of);
    expect(saidByPart(quote, usd, of.span)).toBe(whole);
    const question = openQuestion(quote, of.span);
    const offered = question?.ask === 'whole' ? question.lines.map(({ amount }) => amount) : [];
    expect(offered.includes(usd)).toBe(whole === null);
  },
);

test('who owns what is on the roof lets it, and no whole price of it is asked for', () => {
  const text =
    'Nothing down. We own and maintain the equipment on your roof.\nYour payment: $189 a month, and it is the same $189 in month 300.';
  expect(typed(text, {}, matcher([], [], quoteWordsOf('solar'))).doubt).toBe('open');
});

test('a total that a plain list does not make is told at once, with what is between', () => {
  const quote = typed(
    'Tear off and haul  $3,100\nShingles and felt  $9,480\nRidge vent  $640\nPermit  $260\nTotal  $13,780',
  );
  expect(asked(quote)?.ask).not.toBe('whole');
  const { sums } = compareQuotes(roof, [], [placedQuote(quote, match)], [doubtOf(quote)]);
  expect(sums[0]).toMatchObject({ written: 13_780, lines: 13_480, apart: 300 });
});

test.each([
  'First visit $149\nThen $119 a quarter',
  'Initial service $149\nQuarterly service $119 per quarter',
])('what the visits of a plan come to in a year, by our count, is asked about: %j', (text) => {
  const { calculator } = tradeById('pest-control')!;
  const { items } = runEstimate(
    calculator,
    readAnswers(calculator, { target: 'general', service: 'quarterly' }).answers,
  );
  const plan = matcher(items, [], quoteWordsOf('pest-control'));
  const quote = typed(text, {}, plan);
  expect(openQuestion(quote)).toMatchObject({
    ask: 'whole',
    plan: { usd: 149 + 3 * 119 },
  });
});

test.each([
  'You will never be billed a cent above $4,600.',
  'We won’t charge you past $4,600 unless you sign for it.',
  'Not to exceed $4,600',
])('the most that a paper states is one of the amounts that may be its price: %s', (says) => {
  const quote = typed(
    `Take out carpet and pad   $900 - $1,300\nClean and seal   $1,900 - $3,000\nExpected   $2,900 - $4,600\n${says}`,
  );
  const question = asked(quote);
  expect(question?.ask === 'whole' && question.lines.map(({ line }) => line.text)).toContain(says);
});

test('where no price was read none is offered: an address, a date and a number are none', () => {
  const head =
    'Quote to: Ms. P. Hollis, 1208 Sandy Creek, Keller TX  Date 11/05/26  Quote no. 318\nReplace driveway, 640 sq ft';
  for (const text of [head, 'REDBUD CONCRETE', ''])
    expect(asked(typed(text))).toMatchObject({ ask: 'whole', lines: [] });
  expect(choices('Work from $4,000, more as needed')).toEqual([4000]);
});

test.each([
  [
    'pest-control',
    'Each quarter  $105.00\nStart-up visit  $140.00\nTermite inspection  $75.00',
    [],
  ],
  [
    'septic',
    'Inspections, four a year  $70.00 each\nChlorine, quarterly  $25\nPrice per quarter  $95',
    [],
  ],
  [
    'home-staging',
    'Delivery and set up $1,900\nRent $850 a month after 30 days\nQuarterly rate $2,300',
    [],
  ],
  ['water-damage', 'Dehumidifier  $240 a month\nFans, monthly  $90\nTotal monthly  $330', []],
])('a part of the time that a %s estimate is for is no whole price: %s', (trade, text, prices) => {
  const its = matcher([], [], quoteWordsOf(trade));
  const quote = typed(text, {}, its);
  const question = openQuestion(quote, its.span);
  expect(question?.ask === 'whole' && question.lines.map(({ amount }) => amount)).toEqual(prices);
});

test.each([
  [
    655,
    'Tue 9:01 Dana: board is bad on the range. 610 all in if I use new\nTue 9:10 Dana: rebuilt board, 430 all in\nTue 9:12 Me: new one please\nTue 9:15 Dana: ok 655 out the door w tax, part went up. Wed 8-10',
  ],
  [
    678,
    'Thu 9 AM Lee: Diag is 115, goes toward it\nThu 2 PM Lee: its the fan and a sensor, 640 all in\nThu 3 PM Lee: a used fan, 520 all in\nFri 8 AM Lee: fan went up, so 678 new. used still 520\nFri 9 AM Me: new please\nFri 9 AM Lee: ok 678 out the door, tax in it. 115 already paid so you owe 563',
  ],
  [
    446,
    'Quarterly plan\nStart up visit   today $89\nThen every 3 months $119\n1st year = $89 + 3 x $119 = $446\n2nd year = 4 x $119 = $476',
  ],
  [
    565,
    'Mosquito plan\nFirst visit $85\nLater visits $80\nFirst year total $565\nSecond year total $640',
  ],
])(
  'no refused way and no later year is stated as the price: $%d is offered for %s',
  (usd, text) => {
    const quote = typed(text);
    const ways = quote.options.map(({ total }) => total);
    expect(ways.length > 0 || quote.doubt === 'all').toBe(true);
    expect(ways.length > 0 ? ways : choices(text)).toContain(usd);
  },
);

/** What is offered of a paper on a plan of four visits a year, or of one month of care. */
const offered = (trade: string, inputs: Parameters<typeof given>[1], text: string) => {
  const { match: its } = given(trade, inputs);
  const quote = typed(text, {}, its);
  const placed = placedQuote(quote, its);
  const question = openQuestion(quote, its.span);
  // What is surely said is not asked.
  if (question?.ask !== 'whole')
    return placed.flatMap(({ place, amount }) => (place === '#total' && amount ? amount : []));
  const { plan, lines, others } = question;
  return [
    ...(plan?.usd ? [plan.usd] : []),
    ...lines.map(({ amount }) => amount),
    ...others.map(({ usd }) => usd),
  ];
};
const QUARTERLY = { target: 'general', service: 'quarterly' };

test.each([
  [
    'the year, in two languages',
    'pest-control',
    QUARTERLY,
    'Servicio inicial / Initial service      $165.00\nServicio trimestral / Quarterly service, every 3 months      $119.00 por visita / per visit\nPrimer año / First year: inicial + 3 visitas = $165.00 + 3 x $119.00 = $522.00 (más impuesto / plus tax 8.25%)',
    [522],
  ],
  [
    'the year with its tax, no size of a house',
    'pest-control',
    QUARTERLY,
    'House is about 3,400 sq ft so you are in our standard size (up to 4,000).\nQuarterly Plan\n   First service (inside + outside): $149.00\n   Then every 3 months: $119.00 per visit\n   So the first year is 149 + 3 x 119 = $506.00, plus sales tax 8.25% = $41.75, total $547.75\n\nYou asked about two extras, they are optional:\n - Fire ant yard treatment, once a year: $185.00 plus tax\n - Mosquito fogging Apr - Oct, monthly: $79.00 per visit plus tax\nNo contract. You can stop whenever you want, just let us know before the next visit is scheduled.',
    [547.75],
  ],
  [
    'the plan, and no first visit',
    'pest-control',
    QUARTERLY,
    "First visit (in & out) $189\nthen $125 every 3 months, 4 visits a yr counting the first one\nIf you just want the one time it's $245 with a 30 day guarantee",
    [564],
  ],
  [
    'what a month comes to, neither the fee at the start nor a part of it',
    'senior-care',
    { setting: 'assisted' },
    'Apartment, no roommate, 340 sq ft         $4,650.00 per month\nLevel of care 2 (bathing, dressing)      $975.00 per month\nMonthly total                                                 $5,625.00 per month\n\nCommunity fee, one time at move-in                            $2,500.00\n   (returned in full if he moves out in the first 30 days)',
    [5625],
  ],
  [
    'what a month averages, no part of a week',
    'senior-care',
    { setting: 'home' },
    'Weekdays         $34.00 an hour\nSaturday and Sunday                $36.00 an hour\nYour week: 12 weekday hours x $34.00 = $408.00 and 4 Sunday hours x $36.00 = $144.00, together $552.00 a week,\nwhich averages $2,392.00 a month.',
    [2392],
  ],
  [
    'a sum with a part of its own once, not twice',
    'moving',
    { reach: 'local' },
    'I figure 7 hrs so abt $1,505 plus the travel hr $215 = $1,720. Pads & shrink wrap free. $100 deposit comes off the bill.',
    [1505, 1720],
  ],
  [
    'what it costs at once, no payment and not all of them',
    'hvac',
    {},
    'New 3 ton system, installed\nMonthly amount  $155.00 for 120 months\nDue at install  $0.00\nOr buy the same system: $13,400.00 cash\nA late payment is $15.',
    [13_400],
  ],
])('what may be the whole price is offered: %s', (_, trade, inputs, text, prices) => {
  expect(offered(trade, inputs, text)).toEqual(prices);
});

test('the price of a month that was chosen is compared without what is paid once', () => {
  const { items, match: care } = given('senior-care', { setting: 'assisted' });
  const quote = typed(
    'Apartment         $4,650.00 per month\nCare      $975.00 per month\nMonthly total      $5,625.00 per month\nCommunity fee, one time at move-in      $2,500.00',
    {},
    care,
  );
  const told = { ...quote, whole: quote.lines[2]!.key };
  const { sums } = compareQuotes(items, [], [placedQuote(told, care)], [doubtOf(told)]);
  expect(sums[0]).toMatchObject({ written: 5625, apart: null });
  expect(sums[0]!.compared).toBeGreaterThanOrEqual(4650);
});

test('a price that is more than the one a person chose is no line of the job', () => {
  const text = 'Plain shingles, installed  $12,225\nThick shingles, installed  $21,850';
  const { lines, ...read } = typed(text, { doubt: 'all', options: [] });
  const quote = { ...read, lines, whole: lines[0]!.key };
  const { sums } = compareQuotes(roof, [], [placedQuote(quote, match)], [doubtOf(quote)]);
  expect(sums[0]).toMatchObject({ written: 12_225, beside: [], lines: 0 });
});

test('a total that was chosen by hand is the only one', () => {
  const { lines, ...quote } = typed(
    'Tear off $3,600\nShingles $9,000\nYear 1 $12,600\nTotal $13,900',
  );
  const told = lines.map((line) =>
    line.text.startsWith('Year 1') ? { ...line, place: '#total' as const } : line,
  );
  const totals = placedQuote({ ...quote, lines: told, key: 0, pasted: '', wasRead: '' }, match);
  expect(totals.flatMap(({ place, amount }) => (place === '#total' ? amount : []))).toEqual([
    12_600,
  ]);
});

test('payments read as discounts leave no price to judge', () => {
  const left = 'Total $12,300\nDiscount paid with order -$9,000\nNew total $3,300';
  const text = `Tear off $3,000\nShingles $9,300\n${left}`;
  // Read as a payment it leaves the price what it is.
  expect(typed(text).doubt === 'all' || readPaper(text).total === 12_300).toBe(true);
});

test.each([
  'Base price $26,796\nFederal solar credit $(8,039)\nFinal cost $18,757',
  '24 panels $26,796\nSection 25D incentive -$8,039\nNet $18,757',
  '24 panels $14,796\nInverters $5,000\nLabor $7,000\nFederal tax credit (30%) -$8,039\nNet cost $18,757',
])('what a credit of the taxes leaves is not judged: %s', (paper) => {
  const quote = typed(`9.6 kW solar system\n${paper}`);
  const { sums } = compareQuotes(roof, [], [placedQuote(quote, match)], [doubtOf(quote)]);
  expect(sums[0]!.written).toBe(26_796);
});

test.each(['Check #1187', 'Pymt 3/2 Zelle', 'Collected'])(
  'what is due after “%s” is asked about beside the price before it',
  (paid) => {
    const due = (off: string) => `New roof, permit  12,300.00\n${off}\nAmount due  9,300.00`;
    const question = asked(typed(due(`${paid}  (3,000.00)`)));
    expect(question?.ask === 'whole' && question.lines.map(({ amount }) => amount)).toEqual([
      9300, 12_300,
    ]);
    expect(typed(due('Fall discount  (3,000.00)')).doubt).not.toBe('all');
  },
);

test.each([
  [
    'a line that says what is in it, only the words with a price for one are',
    'Tear off, felt and city permit included, bad wood $85 a sheet.',
  ],
  [
    'what may come on top only the sentence with its price is',
    'Price includes tear off and permit. Wood decking is $85 a sheet if needed.',
  ],
])('of %s open', (_, first) => {
  const quote = typed(`${first}\nShingles $11,250\nPipe boots $350\nTotal $11,600`);
  const { rows } = compareQuotes(roof, [], [placedQuote(quote, match)], [doubtOf(quote)]);
  expect(rows.map(({ item, cells }) => `${item.id} ${cells[0]!.state}`)).toEqual([
    'tear-off included',
    'covering priced',
    'decking unclear',
    'permit included',
  ]);
});

test('what is said to be the whole price is the total, and no other line', () => {
  const quote = typed(apart);
  const sub = quote.lines.find(({ text }) => text.startsWith('SUB'))!;
  const totals = (whole: TypedQuote['whole']) =>
    placedQuote({ ...quote, whole }, match).flatMap(({ place, amount }) =>
      place === '#total' ? [amount] : [],
    );
  expect(totals(null)).toEqual([16_368]);
  expect(totals(sub.key)).toEqual([16_868]);
  expect(doubtOf({ ...quote, whole: sub.key })).toBe('told');
  // Then nothing is said of what its lines come to.
  const said = { ...quote, whole: sub.key };
  const { sums, rows } = compareQuotes(roof, [], [placedQuote(said, match)], [doubtOf(said)]);
  const of = { quote: placedQuote(said, match), sums: sums[0]!, rows, at: 0 };
  expect(writeLetter({ ...of, cautions: kept })).toMatch(/price as \$16,868\./);
  expect(writeLetter({ ...of, cautions: [] })).toBe('');
});

test('a price that somebody typed in is the total of an open quote, and fixed', () => {
  const open = typed('Labor $95 an hour, as long as it takes\nParts at cost');
  expect(open.doubt).toBe('all');
  const line = { key: 99, text: 'Total $640', read: null, place: '#total' } as const;
  const told = { ...open, lines: [...open.lines, line], whole: line.key };
  expect(doubtOf(told)).toBe('none');
  const placed = placedQuote(told, match);
  expect(placed.flatMap(({ place, amount }) => (place === '#total' ? amount : []))).toEqual([640]);
});

test('which option is meant is asked, and what a line is for is not', () => {
  const odd = 'Tear off $3,600\nShingles $9,000\nOdd thing $500\nStrange thing $900\nTotal $14,000';
  expect(asked(typed(odd))).toBeNull();
  const options = typed('Option A: shingles $9,000\nOption B: shingles $12,000');
  expect(asked(options)).toEqual({ ask: 'option' });
  expect(asked({ ...options, chosen: 0 })).toBeNull();
  expect(asked(typed('Tear off $3,600\nShingles $9,000\nTotal $12,600'))).toBeNull();
  expect(asked(typed('Tear off $3,600\nShingles $9,000'))).toBeNull();
});

test.each([
  'Personal care, 20 hours a week at $32 an hour: about $2,771 a month.',
  '20 hours a week at $32/hr is $640 a week. No contract.',
])('what is paid by the week or the month is its price for a month of hours: %s', (text) => {
  const { calculator } = tradeById('senior-care')!;
  const { items } = runEstimate(calculator, readAnswers(calculator, { hours: 20 }).answers);
  const care = matcher(items, [], quoteWordsOf('senior-care'));
  const quote = typed(text, {}, care);
  const { sums } = compareQuotes(items, [], [placedQuote(quote, care)], [doubtOf(quote)]);
  expect(sums[0]!.written).toBeCloseTo(2771, -1);
});

test.each([
  ['I can do your roof for 520 a square. 30 squares. Tear off, felt, permit, GAF HDZ.', null],
  ['Patio $10.50 sq ft x 600 sq ft', 6300],
  ['A new roof of 30 squares, $15,600', 15_600],
  ['I can do your roof for 520 a square. Tear off, felt, permit, GAF HDZ.', null],
])(
  'a price by the square or foot is that of all of them, never the whole itself: %s',
  (paper, usd) => {
    expect(typed(paper).lines[0]!.read!.amount).toBe(usd);
  },
);

test.each([
  'Full treatment of the roof\nTotal treatment price $1,340.00\nRenewal after the first year (your choice) $195.00',
  'We treat the soil all around the house and drill the porch. The total price for the whole treatment is $1,540.00, with $400.00 due when we start and $1,140.00 when we are done. You may renew it for $240.00 a year.\nBait stations would come to $2,260.00 in place of the treatment above.',
])('of one price that no other may be nothing is asked: %j', (paper) => {
  expect(typed(paper)).toMatchObject({ doubt: 'none' });
  expect(asked(typed(paper))).toBeNull();
});

test('whatever the paper: nobody is asked about sums but where they are surely apart, and about nothing while unsure', () => {
  fc.assert(
    fc.property(anyPaper, (text) => {
      const quote = typed(text);
      const placed = placedQuote(quote, match);
      const comparison = compareQuotes(roof, [], [placed], [doubtOf(quote)]);
      const { rows, sums } = comparison;
      const [sum] = sums;
      const { state } = readPaper(text);
      if (sum!.apart !== null) expect(state).toBe('stated');
      if (quote.doubt !== 'all') return;
      expect(leftOut(rows, 0)).toEqual([]);
      expect(questionsFor({ quote: placed, sums: sum!, rows, at: 0, cautions: [] })).toEqual([]);
    }),
    { numRuns: runs(250) },
  );
});

test.each([
  [
    'a tax in the line of the total',
    'Tear off $3,600\nShingles $9,000\nWith the tax ($742.50) it comes to $13,342.50',
  ],
  [
    'a credit that ended',
    'Tear off $3,600\nShingles $9,000\nTotal $12,600\nLess federal tax credit (3,780.00)\nNet cost $8,820',
  ],
])('a paper whose own sums close is told of no gap: %s', (_what, text) => {
  const quote = typed(text);
  const { sums } = compareQuotes(roof, [], [placedQuote(quote, match)], [doubtOf(quote)]);
  expect(readPaper(text).state).toBe('closes');
  expect(sums[0]?.apart).toBeNull();
});

const DRIVE = 'Break out the drive $1,850\nForm and pour $6,825\nRebar $1,090\nPermit $150\n';
test.each<readonly [what: string, text: string, usd: number, between: number | null]>([
  ['more than its lines', `${DRIVE}TOTAL $10,215`, 10_215, 300],
  ['more, its tax being in them', `${DRIVE}Sales tax included\nTOTAL $10,215`, 10_215, 300],
  ['less than its lines', `${DRIVE}Total $9,815`, 9815, -100],
  ['as its lines', `${DRIVE}TOTAL $9,915`, 9915, null],
  ['for less of its lines', `${DRIVE}Total $9,765`, 9765, null],
  ['a line twice', `${DRIVE}TOTAL $11,005`, 11_005, null],
  ['with a tax', `${DRIVE}Materials are taxed\nTOTAL $10,215`, 10_215, null],
  ['with a part of a hundred', `${DRIVE}Card 3%\nTOTAL $10,212.45`, 10_212.45, null],
  ['what was taken off', `${DRIVE}Neighbor $75\nTotal $9,840`, 9840, null],
  ['letters for figures', `${DRIVE}Saw cut 3OO\nTOTAL $10,215`, 10_215, null],
  [
    'two columns',
    `Pour $6,825 $6,525\nRebar $1,090 $990\nPermit $250 $150\nTotal $7,600`,
    7600,
    null,
  ],
])(
  'a total that was told and its lines do not make is asked about: %s',
  (_what, text, usd, between) => {
    const quote = typed(text);
    const total = quote.lines.findLast(({ read }) => read?.amount === usd);
    const told = quote.doubt === 'all' ? { ...quote, whole: total?.key ?? null } : quote;
    const placed = placedQuote(told, match);
    const { rows, sums } = compareQuotes(roof, [], [placed], [doubtOf(told)]);
    expect(sums[0]).toMatchObject({ apart: between });
    const letter = questionsFor({ quote: placed, sums: sums[0]!, rows, at: 0, cautions: [] });
    expect(letter.some((says) => says.startsWith('I add your lines up to'))).toBe(between !== null);
  },
);

test('only who says that a paper names no price gets a letter that asks for the most, with no price in it', () => {
  const quote = typed('Tear off and shingles, between $9,000 and $12,500');
  const said = (whole: TypedQuote['whole']) => {
    const told = { ...quote, whole };
    const placed = placedQuote(told, match);
    const comparison = compareQuotes(roof, [], [placed], [doubtOf(told)]);
    const { rows, sums } = comparison;
    const letter = writeLetter({ quote: placed, sums: sums[0]!, rows, at: 0, cautions: [] });
    return [headline(comparison, 0, { low: 1, typical: 2, high: 3 }), letter] as const;
  };
  expect(said(null)).toEqual([ONE_QUESTION, '']);
  const [verdict, letter] = said('none');
  expect(verdict).toBe(NO_PRICE);
  expect(letter).toContain('I have one question:\n\n1. Will you put the most it can come to');
  expect(letter).not.toMatch(/\$|\n2\./);
});

test.each([
  ['New roof, all in, $14,000–16,500', 16_500, 'about'],
  ['New roof, all in, about $16,500', 16_500, 'about'],
  ['Plan on $14,000 to $16,500.\nNot to exceed $18,000 in any case', 18_000, 'most'],
  ['New roof by the hour, not to exceed $16,500', 16_500, 'most'],
  ['New roof, cash price $27,840.00 ($2.90 per watt)', 27_840, undefined],
  [
    'First visit $149.00\nMonths 2-12 $49.00 / month\nTotal of the first year $688.00 plus 8.25% tax',
    688,
    undefined,
  ],
])(
  'an amount of a paper that may name no price is judged once it is chosen: %s',
  (text, usd, rough) => {
    const quote = typed(text, { doubt: 'all' });
    const { rows } = compareQuotes(roof, [], [placedQuote(quote, match)], [doubtOf(quote)]);
    expect(rows.map(({ cells: [cell] }) => cell?.state)).not.toContain('missing');
    const question = asked(quote);
    const of = question?.ask === 'whole' ? question.lines : [];
    const told = { ...quote, whole: of.find(({ amount }) => amount === usd)!.line.key };
    const { sums } = compareQuotes(roof, [], [placedQuote(told, match)], [doubtOf(told)]);
    expect(sums[0]).toMatchObject({ written: usd, isOpen: false, isPriceAsked: false, rough });
    // It is no offer of so much.
    const letter = writeLetter({
      quote: placedQuote(told, match),
      sums: sums[0]!,
      rows: [],
      at: 0,
      cautions: kept,
    });
    expect(letter.includes('price as $')).toBe(!rough);
  },
);

const given = (trade: string, answers: Readonly<Record<string, string | number>>) => {
  const { calculator } = tradeById(trade)!;
  const { items } = runEstimate(calculator, readAnswers(calculator, answers).answers);
  return { items, match: matcher(items, [], quoteWordsOf(trade)) };
};

test('what a company says of itself counts among the amounts of its quote no more than a phone number', () => {
  const sale = `We have served these streets since 2009 and hold $2,000,000 of liability insurance.
Call (817) 555-0163 with any question.`;
  const paper = `Springs, pair  $310.00\nRollers  $95.00\nTotal  $405.00`;
  const { match: door } = given('garage-door', { job: 'spring' });
  const said = (text: string) => sayReading(placedQuote(typed(text, {}, door), door));
  expect(said(`${sale}\n\n${paper}\n\n${sale}`)).toBe(said(paper));
});

test('of a plan what it comes to is the one choice, never its first visit or the fee for canceling', () => {
  const { items, match: plan } = given('pest-control', { target: 'general', service: 'monthly' });
  const paper = 'Monthly service $49/mo. Initial visit $99 (waived today). Cancel fee $150.';
  const quote = typed(paper, {}, plan);
  expect(openQuestion(quote)).toMatchObject({
    ask: 'whole',
    lines: [],
    plan: { usd: 12 * 49 },
  });
  const told = { ...quote, whole: 'plan' as const };
  // Its amounts stay read, and the answer can be seen and taken back.
  const lines = placedLines(told, plan);
  expect(sayReading(lines)).toBe('We have read it.');
  const { sums } = compareQuotes(items, [], [placedQuote(told, plan)], [doubtOf(told)]);
  expect(sums[0]).toMatchObject({
    written: 588,
    isCounted: true,
    isPriceAsked: false,
    apart: null,
  });
});

test('what a first year comes to is no first visit', () => {
  const { match: plan } = given('pest-control', { target: 'general', service: 'quarterly' });
  const paper =
    'Initial service, inside and out  $189\nRegular service, every 3 months  $125\nFirst year: initial + 3 regular visits  $564 + tax';
  const question = openQuestion(typed(paper, {}, plan), plan.span);
  expect(question?.ask === 'whole' && question.lines.map(({ amount }) => amount)).toEqual([564]);
});

test.each([
  'Initial visit $129\nQuarterly visits $95 each',
  'Start-up visit ... $89\nBi-monthly visits ... $75 each',
])('the first visit of several is offered as no whole price: %j', (paper) => {
  const { match: plan } = given('pest-control', { target: 'general' });
  const quote = typed(paper, {}, plan);
  expect(openQuestion(quote)).toMatchObject({ ask: 'whole', lines: [] });
});

test.each([
  'Crew of 3, one truck  7 hrs @ $162.00  $1,134.00\nTravel fee $140\nTotal $1,274',
  '4 movers + 26ft truck $185/hr, 3 hr minimum\nAbout 7 hours so $1,295\nTravel $90\nTotal $1,385',
  'Three man crew and truck  6 hrs  $190.00  $1,140.00\nTrip charge $160\nTotal $1,300',
])('beside more movers nothing is said of the price of a crew: %j', (paper) => {
  const { items, match: move } = given('moving', { reach: 'local', crew: '4' });
  const quote = typed(paper, {}, move);
  const { rows } = compareQuotes(items, [], [placedQuote(quote, move)], [doubtOf(quote)]);
  const cell = rows.find(({ item }) => item.id === 'extra-movers')!.cells[0]!;
  expect('says' in cell ? cell.says : []).toEqual([]);
});

test.each([
  'Roof bid\n32 sq @ $490 per square = $15,680\nTotal $15,680\nExtras if needed:\nDecking $95 per sheet\nChimney flashing $450',
  'Tear off and shingles, $2,950 flat. The gutters are a separate bid, probably $2,000-2,800.',
])('a price is not open for what has a price of its own if it turns up: %j', (paper) => {
  const quote = typed(paper);
  expect(asked(quote)).toBeNull();
  expect(quote.doubt).toBe('none');
});

test.each<
  [
    string,
    string,
    Readonly<Record<string, string | number>>,
    string,
    string | undefined,
    readonly number[],
  ]
>([
  [
    'a week of care',
    'senior-care',
    { hours: 24 },
    'Care, Mon-Fri, 4 hours a day, $32.00/hour  $640.00 a week\nSat, 4 hours, $36.00/hour  $144.00 a week\nWeekly total  $784.00\nNurse, one time  $140.00\nDeposit, two weeks, returned at the end  $1,568.00',
    '$784 a week × 52 ÷ 12 = $3,397 a month',
    [],
  ],
  [
    'a first visit made of its discount, and months after',
    'pest-control',
    { target: 'general', service: 'bimonthly' },
    'First visit  $180.00\nNew customer discount  -$90.00\nFirst visit you pay  $90.00\nThen each month  $41.00\nAgreement is for 12 months.\nLeave early and the ninety goes back on.',
    '$90 + 11 × $41 = $541, 12 months',
    [],
  ],
])('of %s what they come to is worked out', (_, trade, answers, paper, says, beside) => {
  const { match: its } = given(trade, answers);
  const quote = typed(paper, {}, its);
  const question = openQuestion(quote);
  expect(question).toMatchObject({ ask: 'whole', plan: { says } });
  expect(question?.ask === 'whole' && question.lines.map(({ amount }) => amount)).toEqual(beside);
});

test('what is owed for taking an aide on is no price of care', () => {
  const { match: its } = given('senior-care', { hours: 20 });
  const quote = typed(
    'Aide, 20 hours a week at $31.00 an hour = $620.00 a week\nTake our aide on yourself and you send us $5,000.',
    {},
    its,
  );
  expect(openQuestion(quote)).toMatchObject({
    lines: [],
    plan: { usd: 2687 },
  });
});

const choices = (text: string): readonly number[] => {
  const question = asked(typed(text));
  return question && 'lines' in question ? question.lines.map(({ amount }) => amount) : [];
};

test.each([
  [
    'a bond, a ZIP code and a number of a man',
    'Allen  TX  75013\n11/23/26  09:14  TECH  17\nInsured to $2,000,000 per occurrence\nRoof, about $14,000 to $16,000, depends on the wood',
  ],
  [
    'a price of one part far below the total',
    'Tear off $3,600\nArchitectural shingles $11,250\nPermit $250\nSUB   16,868\nDUE  16,368',
  ],
  [
    'a lettered line of an hourly job with its most',
    '3 roofers and a 24 ft trailer at $139 an hour, about 5 hours\nTrip fee $80\nYour not-to-exceed price is $850.',
  ],
])('no question offers %s', (_, text) => {
  const offered = choices(text);
  expect(offered.length).toBeGreaterThan(0);
  for (const usd of [75_013, 17, 2_000_000, 250, 3336]) expect(offered).not.toContain(usd);
});

test.each([
  'Brightfield solar lease, 25 years\n20 panels\n$118.00 a month, never rises',
  'Your plan: Lakeway Power Agreement, 25 years\n$0 down\nYear 1 monthly payment   $127.00\nEach year it is 1.029 times that.',
  // Watts are no dollars.
  'System size: 9.60 kW DC (24 x Qcells Q.TRON 400 W)\nAgreement: Power purchase, 25 years\nRate in year 1: $0.128 per kWh\nFirst year estimated: $143.47 a month\nUpfront cost: $0',
])(
  'a lease that says what a month costs names no whole price, and is asked for none: %s',
  (text) => {
    const quote = typed(text);
    expect([quote.doubt, asked(quote)]).toEqual(['open', null]);
  },
);

test.each(['0', '-500', '12', '99,000,000', 'call me'])('%s is no whole price', (amount) => {
  expect(isWholePrice(amount)).toBe(false);
});
test.each(['385', '$14,500', '12.5k'])('%s may be a whole price', (amount) => {
  expect(isWholePrice(amount)).toBe(true);
});

test('another way to do the work makes no sum as a discount', () => {
  const ways =
    'two ways for the walk:\n\nplain broom finish   $9.00/sf = $3,600\nstamped, sealed   $16.00/sf = $6,400\n\nPump truck: $500 either way. Drain $800 if you want it.\n\nSo plain with pump and drain 4,900, stamped with pump and drain 7,700. You said stamped, so I wrote you down for the 7,700 and Nov 12.';
  const quote = typed(ways);
  expect(quote.doubt === 'all' || quote.lines.every(({ read }) => read!.kind !== 'discount')).toBe(
    true,
  );
});

test.each<[string, string, string, readonly number[]]>([
  [
    'what may be bought without an offer',
    'garage-door',
    'pair of springs 310 out the door\ncables another 90 if u want them\nboth today 380 total',
    [380, 310],
  ],
  [
    'one price, first where it says what it is',
    'septic',
    'Last month I wrote $11,300, throw that away.\nThe new figure is $12,900, which has everything in it: tank, pump, the drawing ($700).\nA discount is already in the $12,900.',
    [12_900],
  ],
  [
    'a price less what was paid of it, never that of another machine',
    'appliance-repair',
    'Fan motor kit  388.00\nLabor  510.00\nDiagnosis (95.00) paid, comes off\nstill to pay  803.00\nWhole job price $898.00 less the $95.00 you paid.\nWith a $9,500 replacement it is worth doing.',
    [898],
  ],
])('asked about, or said, is %s', (_, trade, text, prices) => {
  const { match: its } = given(trade, {});
  const quote = typed(text, {}, its);
  const placed = placedQuote(quote, its);
  const question = openQuestion(quote, its.span);
  const lines = question && 'lines' in question ? question.lines : [];
  const said = compareQuotes([], [], [placed], ['none']).sums[0]!.written;
  expect(question ? lines.map(({ amount }) => amount) : [said]).toEqual(prices);
  expect(lines[0]?.line.text ?? '').not.toContain('already in');
});

test.each(['A all told $1O,300.00     B all told $13,1OO.00', ''])(
  'letters read for figures are figures, and what both ways need counts once: %j',
  (told) => {
    const { match: its } = given('septic', {});
    const ways = 'A)  Spray  $9,3OO.00\nB)  Drip  $l2,1OO.00\n\neither way, add:';
    const quote = typed(
      `${ways}\n  Site evaluation + design  (sealed, R.S.)  $ 700.00\n  Permit  $ 3OO.00\n\n${told}`,
      {},
      its,
    );
    const written = [0, 1].map(
      (chosen) =>
        compareQuotes([], [], [placedQuote({ ...quote, chosen }, its)], ['none']).sums[0]!.written,
    );
    expect(written).toEqual([10_300, 13_100]);
  },
);

test.each([
  ['Add to either:', 10_850],
  ['Either way, add:', 11_700],
])('below “%s” stands what may be added, or what is', (head, usd) => {
  const { match: its } = given('hvac', {});
  const quote = typed(
    `Opt A - 3 ton heat pump, 15 SEER2 ....... 10,850\nOpt B - 4 ton heat pump, 17 SEER2 ....... 13,400\n${head}\n  Cabinet  (steel, painted)  350\n  New pad and whip  500`,
    {},
    its,
  );
  expect(quote.options.map(({ total }) => total)).toEqual([10_850, 13_400]);
  const placed = placedQuote({ ...quote, chosen: 0 }, its);
  expect(compareQuotes([], [], [placed], ['none']).sums[0]!.written).toBe(usd);
});

test('nothing that is only offered goes on the price of a chosen option', () => {
  const { match: its } = given('hvac', {});
  const quote = typed(
    `                         GOOD                 BETTER               BEST
Condenser                14.3 SEER2 1-stage   16.2 SEER2 2-stage   18.1 SEER2 inverter
Furnace                  80k 80% 1-stage      80k 80% 2-stage      80k 96% 2-stage
Labor warranty           2 yr                 5 yr                 10 yr
INVESTMENT               $11,480              $13,950              $17,890

All three include: removal and haul-off of the old equipment, city permit and inspection.

If you want it:
  Media filter cabinet, 4 inch ......... $520
  Surge protector at the condenser ..... $265
  Seal and mastic return duct .......... $640`,
    {},
    its,
  );
  const written = [0, 1, 2].map(
    (chosen) =>
      compareQuotes([], [], [placedQuote({ ...quote, chosen }, its)], ['none']).sums[0]!.written,
  );
  expect(written).toEqual([11_480, 13_950, 17_890]);
});

test('what is owed for hiring a helper away is no price, and the week of care is', () => {
  const { match: its } = given('senior-care', { hours: 20 });
  const quote = typed(
    'Aide, 20 hours  $31.00 per hour\nWeekly total (20 hours)  $620.00\nFor a year you will not employ our aides. Each breach obligates you to pay $9,000.',
    {},
    its,
  );
  expect(openQuestion(quote, its.span)).toMatchObject({
    lines: [],
    plan: { usd: 2687 },
  });
});

test.each([
  [
    'what a line multiplies by a price',
    'Driveway, broom finish\nTotal price:   $12,220   (1,040 x $11.75)\nDown today $3,000',
    12_220,
    1040,
  ],
  [
    'what a price is named for so much of',
    'Crew of four, $225/hr\nYou will not pay more than $2,300.\nFull value is available at $9.50 per $1,000',
    2300,
    1000,
  ],
  [
    'a month of many',
    'Price: 13.1 cents per kWh, about $150 a month\nPanels, racking and labor $21,300',
    21_300,
    150,
  ],
  ['what comes again', 'The treatment is 165\nthen its 119 every 3 months, outside only', 165, 119],
  [
    'what a rent goes on at',
    'The fee is $3,650, for the first sixty days of furniture.\nAfter that, rental continues at $825 per month',
    3650,
    825,
  ],
  [
    'where a range ends below the most that it comes to',
    'We expect $1,435 - $1,640 labor\nNOT TO EXCEED: $1,984.00',
    1984,
    1640,
  ],
  [
    'a deductible, whatever else is called so much',
    'Insurance: State Farm   Deductible: $6,200\nPrice: $21,700\nWe credit you $6,200 for our yard sign',
    21_700,
    6200,
  ],
  [
    'what goods are covered up to',
    'TOTAL - NOT TO EXCEED  $2,197.50\nFull replacement value available: $165 for $50,000 (not in total).',
    2197.5,
    50_000,
  ],
  [
    'a month by its number',
    'You pay $172 in month 1 and\n$172 in month 300.\nCash price $31,200',
    31_200,
    300,
  ],
  ['a count in Spanish', 'Casa / House: 3,400 pies cuadrados\nTotal: $1,250', 1250, 3400],
  [
    'where a range begins',
    "So you'd be looking at $1,850 to $2,300 all in.\nYou will not pay more than $2,300.",
    2300,
    1850,
  ],
])('%s is offered as no price', (_, text, price, other) => {
  const question = asked({ ...typed(text), doubt: 'all', mayBe: [price, other] });
  const usd =
    question?.ask === 'whole'
      ? [...question.lines.map(({ amount }) => amount), ...question.others.map((one) => one.usd)]
      : [];
  expect(usd).toContain(price);
  expect(usd).not.toContain(other);
});

test('what a plan asks first is no total of it', () => {
  const { calculator } = tradeById('pest-control')!;
  const { items } = runEstimate(calculator, readAnswers(calculator, QUARTERLY).answers);
  const text = 'Hey its Bo. Initial service 189 (in+outside, garage). Then 119 each quarter.';
  const of = matcher(items, [], quoteWordsOf('pest-control'), { service: 'quarterly' });
  const quote = typed(text, {}, of);
  expect(quote.plan).toMatchObject({ usd: 546 });
  expect(placedQuote(quote, of).map(({ place }) => place)).not.toContain('#total');
});

test('what its lines come to and nobody printed is offered as no price', () => {
  const question = asked({
    ...typed('Hi, the new ice maker is $168 and labor to put it in is $135.\nCan do Thurs am'),
    doubt: 'all',
  });
  expect(question).toMatchObject({ ask: 'whole', others: [] });
});

test('how often an amount is paid says nothing of the next one', () => {
  const text = 'Care at home is $680 a week, which comes to $2,947.';
  const quote = typed('Care at home $2,947');
  const lines = quote.lines.map((line) => ({ ...line, read: { ...line.read!, text } }));
  const said = (usd: number) => saidByPart({ lines, plan: null }, usd, { isOfHours: true });
  expect([680, 2947].map(said)).toEqual(['none', null]);
});
