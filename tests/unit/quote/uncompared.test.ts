import { describe, expect, test } from 'vitest';
import { compareQuotes } from '../../../src/quote/compare-quotes.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { openQuestion } from '../../../src/quote/open-question.ts';
import {
  doubtOf,
  placedQuote,
  withPlaces,
  type TypedLine,
} from '../../../src/quote/typed-quote.ts';
import { typedReading } from '../../../src/quote/typed-reading.ts';
import { quoteWordsOf } from './quote-words.ts';
import { roof } from './sample-items.ts';

const match = matcher([], [], quoteWordsOf('roofing'));

/** What is asked of a paper that was a picture; lines that begin with a question mark were not compared with it. */
const askedOf = (paper: string) => {
  const lines = paper.split('\n').map((line) => line.trim());
  const uncompared = lines.flatMap((line, at) => (line.startsWith('? ') ? [at] : []));
  const text = lines.map((line) => line.replace(/^\? /, '')).join('\n');
  const quote = {
    key: 0,
    pasted: text,
    wasRead: text,
    isPicture: true,
    ...typedReading(text, match, 0, uncompared, true),
  };
  const question = openQuestion(quote);
  return {
    ask: question?.ask,
    offers: question?.ask === 'whole' ? question.lines.map(({ amount }) => amount) : [],
    options: quote.options,
  };
};

const PROVEN = `Tear off  $3,600.00
  Shingles  $11,250.00
  Permit  $150.00
  Total  $15,000.00`;

describe('The price of a picture', () => {
  test.each([
    ['is told where all was compared', PROVEN, undefined],
    ['… or what was not is less than it', `${PROVEN}\n? Deposit  $2,500.00`, undefined],
    ['… or what one more would cost', `${PROVEN}\n? More decking at $95.00 a sheet`, undefined],
    [
      'is asked where its own line was not compared',
      PROVEN.replace('Total', '? Total').replace('15,000', '65,000'),
      'whole',
    ],
    [
      '… where it is only what its lines come to, one of which was not',
      `Tear off  $3,600.00\n? Shingles  $11,250.00\nPermit  $150.00`,
      'whole',
    ],
    ['… where it is called the sum of a part', PROVEN.replace('Total', 'Line total'), 'whole'],
    ['… or that of its lines', PROVEN.replace('Total', 'Lines'), 'whole'],
    ['… or a subtotal', PROVEN.replace('Total', 'Subtotal'), 'whole'],
    ['… where a larger total was not', `${PROVEN}\n? Grand total  $18,000.00`, 'whole'],
    ['… where one that lost its amount was not', `${PROVEN}\n? Grand total  $`, 'whole'],
    [
      '… where no other price stands on it than what the owner pays of a claim',
      `Tear off  $\n? Total price  $\n? Your insurance deductible of $3,180 is owed by you`,
      'whole',
    ],
  ])('%s', (_, paper, ask) => {
    expect(askedOf(paper).ask).toBe(ask);
  });

  test('is none that an edge cut off, nor what lines come to that lost theirs', () => {
    const cut = `? Racking  $2,
      ? Battery  $9,400
      ? Cash price  $38,`;
    expect(askedOf(cut)).toMatchObject({ ask: 'whole', offers: [] });
    expect(askedOf(cut.replace(/,$/, ',500')).offers).toContain(38_500);
  });

  test('is no count whose price an edge cut off', () => {
    const counts = '? Panels, 400 W  22\n? Racking  1\n? Battery  $9,400\n? Cash price  $38,';
    expect(askedOf(counts)).toMatchObject({ ask: 'whole', offers: [] });
    expect(askedOf('? Panels, 400 W  22\n? Microinverters  22\n? Cash price')).toMatchObject({
      ask: 'whole',
      offers: [],
    });
  });

  test('is none of several, until all was compared', () => {
    const options = `? Item  Good  Better  Best
      Condenser  $3,150  $3,980  $5,460
      Furnace  $1,890  $2,240  $3,175
      Labor  $2,300  $2,300  $2,650
      Your price  $7,340  $8,520  $11,285
      Choose one:  Good  Better  Best  Signature`;
    const namesOf = (paper: string) => askedOf(paper).options.map(({ name }) => name);
    // A finger may lie on one of its prices.
    expect(askedOf(options)).toMatchObject({ ask: 'whole', options: [], offers: [] });
    expect(namesOf(options.replace('? ', ''))).toEqual(['Good', 'Better', 'Best']);
    // Where a column of prices was cut off, no name goes to another.
    const cutOff = options.replace('? ', '').replaceAll(/  \$\S+$/gm, '');
    expect(namesOf(cutOff)).toEqual(['Option 1', 'Option 2']);
  });

  test('is no figure of a line of work', () => {
    const work = `9  'Cedar gate frames  2' EA  61.20  122.40
      [10  Stain, per coat  3mm  45.10  135.30
      ? Sales tax  86.13
      ? Grand total`;
    expect(askedOf(work)).toMatchObject({ ask: 'whole', options: [] });
  });

  const RECEIPT = `118204  SAT  11/21/26
    3905  W  15TH  PLANO  75075
    Springs  248.00
    Rollers  107.40
    LABOR  16500`;
  test.each([
    ['a ticket, a place, or an amount without its point', `${RECEIPT}\nSUB-TOTAL  68:7::55`, []],
    [
      'a line of a ridge cap, nor the lines alone',
      `Felt  786.50\nRidge cap  772.90\nShingles  6,072.00\nLines  13,761.90\nTax on materials  566.99\nBid total  14,328.89`,
      [14_328.89],
    ],
  ])('is never %s', (_, paper, offers) => {
    expect(askedOf(paper)).toMatchObject({ ask: 'whole', offers });
  });

  test.each([
    ['Our promise not to exceed this is $2,204.25, tax and fuel in it.', 2204.25],
    ['Kitchen, complete  $32,400', 32_400],
  ])('may be what was read right, whatever else was not compared: %s', (whole, usd) => {
    expect(askedOf(`? Packing  $325.50\nPiano  $190.00\n${whole}\n? Total`).offers).toContain(usd);
  });

  test('is no part of it, while the amount of a total may be lost', () => {
    const parts = 'Springs, 2 at $140.20  $280.40\nLabor  $187.50';
    expect(askedOf(`? ${parts}\n? TOTAL  $634`).offers).toEqual([634]);
    expect(askedOf(`? ${parts}\n? TOTAL  $`).offers).toEqual([]);
    expect(askedOf(`? ${parts}\n? TOTAL  6S,`).offers).toEqual([]);
    const half =
      '? For it all we ask a price of $8\n? to start. Half, $4,310.40, is due before that';
    expect(askedOf(half)).toMatchObject({ ask: 'whole', offers: [] });
    expect(askedOf(half.replace('Half, ', '')).offers).toEqual([4310.4]);
    expect(askedOf(`? ${parts}\n? TOTAL  $6`).offers).toEqual([]);
  });
});

test('a price is held against nothing of ours while a part of it was not compared', () => {
  const paper = 'Tear off  $3,600.00\nShingles  $11,250.00\nPermit  $150.00\nTotal  $15,000.00';
  const ofRoof = matcher(roof, [], quoteWordsOf('roofing'));
  const likeOf = (uncompared: readonly number[]) => {
    const typed = typedReading(paper, ofRoof, 0, uncompared, true);
    const quote = { key: 0, pasted: paper, wasRead: paper, ...typed };
    const placed = placedQuote(quote, ofRoof);
    const { sums, rows } = compareQuotes(roof, [], [placed], [doubtOf(quote)]);
    const isBeside = rows.some(({ cells }) => cells[0]!.state === 'priced');
    return [sums[0]!.isPriceAsked, sums[0]!.likeForLike, isBeside];
  };
  expect(likeOf([])).toEqual([false, expect.any(Number), true]);
  expect(likeOf([2])).toEqual([false, null, false]);
});

test('a picture that an edge cuts has no price until the person says that all of it is there', () => {
  const paper = 'Springs  $31\nRollers  $14\nLabor  $19\nTotal  $64';
  const cut = {
    key: 0,
    pasted: paper,
    wasRead: paper,
    ...typedReading(paper, match, 0),
    cut: 'right',
  };
  const asksOf = (quote: typeof cut | (Omit<typeof cut, 'cut'> & { cut: null })) => [
    openQuestion(quote)?.ask,
    compareQuotes([], [], [placedQuote(quote, match)], [doubtOf(quote)]).sums[0]!.isPriceAsked,
  ];
  expect(asksOf(cut)).toEqual(['page', true]);
  expect(asksOf({ ...cut, cut: null })).not.toContain('page');
  expect(asksOf({ ...cut, cut: null })).toContain(false);
});

test('a price that a person names is held against no line that nobody compared', () => {
  const paper = 'Springs, 2 at  $140.20\nLabor  $387.50\nSafety check  17\nTOTAL  $634.18';
  const quote = {
    key: 0,
    pasted: paper,
    wasRead: paper,
    ...typedReading(paper, match, 0, [0, 1, 2]),
  };
  const total = quote.lines.find(({ text }) => /TOTAL/.test(text))!;
  const told = { ...quote, whole: total.key };
  const { sums } = compareQuotes([], [], [placedQuote(told, match)], [doubtOf(told)]);
  expect(sums[0]).toMatchObject({ written: 634.18, isPriceAsked: false, apart: null, wrong: [] });
  expect(sums[0]!.aside).toEqual([]);
});

test('no sum is held against a price that only the person says, or against one of a picture', () => {
  const paper = 'Three men, 7 hours  $1,176\nFuel  $95\nPiano  $228\nTotal  $1,600';
  const quote = {
    key: 0,
    pasted: paper,
    wasRead: paper,
    ...typedReading(paper, match, 0),
    doubt: 'all',
    whole: 3,
  } as const;
  const apartOf = (said: Parameters<typeof doubtOf>[0]) =>
    compareQuotes([], [], [placedQuote(said, match)], [doubtOf(said)]).sums[0]!.apart;
  expect(apartOf(quote)).toBe(101);
  expect(apartOf({ ...quote, isPicture: true })).toBeNull();
  const typed: TypedLine = { key: 9, text: 'Total $1,600', read: null, place: '#total' };
  const lines = [...quote.lines.slice(0, 3), typed];
  expect(apartOf({ ...quote, lines, whole: 9 })).toBeNull();
});

test('the place that a person chose for a line, and the price they told, stay when the paper is read again', () => {
  const { lines } = typedReading('Tear off  $3,600.00\nShingles  $11,250.00', match, 0);
  const told: TypedLine = { key: 9, text: 'Total $400', read: null, place: '#total' };
  const before = [lines[0]!, { ...lines[1]!, place: '#else' }, told] as const;
  const anew = typedReading('Tear off  $3,600.00\nShingles  $11,250.00\nPermit $150', match, 20);
  expect(withPlaces(before, anew.lines).map(({ place }) => place)).toEqual([
    null,
    '#else',
    null,
    '#total',
  ]);
  // Another paper takes nothing of it but what was told.
  const other = typedReading('Furnace  $3,600.00', match, 20);
  expect(withPlaces(before, other.lines).map(({ place }) => place)).toEqual([null, '#total']);
});

test('in a picture a number without a mark of money is no price where most have one', () => {
  const amountsOf = (isPicture: boolean) =>
    typedReading(
      PROVEN.replace('Permit', 'Drip edge  26\nPermit'),
      match,
      0,
      [],
      isPicture,
    ).lines.map(({ read }) => read!.amount);
  expect(amountsOf(true).filter((usd) => usd !== null && usd < 100)).toEqual([]);
  expect(amountsOf(false)).toContain(26);
  const bare = PROVEN.replaceAll(/\.00|[$,]/g, '');
  const { lines } = typedReading(bare, match, 0, [], true);
  expect(lines.map(({ read }) => read!.amount)).toContain(3600);
});

test('of several prices in one sentence none is plainly for what stands nearest to it', () => {
  const plainly = (text: string) =>
    typedReading(text, matcher(roof, [], quoteWordsOf('roofing')), 0).lines.map(
      ({ read }) => read!.plainly,
    );
  expect(plainly('City permit $210.00')).toEqual(['permit']);
  const both = plainly('We haul the old roof for $900.00 and the city permit is $210.00.');
  expect(both).toEqual([null, null]);
});

test('no line of a picture is placed where a crumple tore several amounts from their words', () => {
  const placesOf = (text: string) =>
    typedReading(text, match, 0, [], true).lines.map(({ place }) => place);
  const torn =
    'Tear off\n\n$3,600.00\n\nShingles\n\n$11,250.00\n\nPermit\n\n$150.00\n\nTotal  $15,000.00';
  expect(new Set(placesOf(torn).slice(0, -1))).toEqual(new Set(['#out']));
  expect(placesOf(torn).at(-1)).toBeNull();
  expect(new Set(placesOf(PROVEN))).toEqual(new Set([null]));
  // Nor is one of its prices offered for another.
  const options = `Good  Better\n\n$900.00\n\n$850.00\n\n$750.00\n\nCoil  $960.00  $2,870.00`;
  expect(askedOf(options)).toMatchObject({ ask: 'whole', options: [] });
});
