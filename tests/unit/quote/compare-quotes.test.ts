import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareQuotes, labelIn, otherWork } from '../../../src/quote/compare-quotes.ts';
import { judge, standsWhere } from '../../../src/quote/judge.ts';
import { questionsFor, writeLetter } from '../../../src/quote/letter.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { linesOf, place, placeLines } from '../../../src/quote/place-line.ts';
import { readPaper } from '../../../src/quote/read-quote.ts';
import { readLine } from './read-line.ts';
import { headline, sayCounted, sayGap, sayQuote } from '../../../src/quote/verdict.ts';
import { quoteWordsOf } from './quote-words.ts';
import { anItem, gutters, roof } from './sample-items.ts';
import { placed } from './sample-quote.ts';

const total = { low: 10_900, typical: 15_740, high: 27_700 };

const aCaution = {
  id: 'cash',
  sources: [],
  says: [],
  text: 'Cash leaves no proof.',
  ask: 'May I pay by card?',
};

const a = placed(
  ['Tear off $3,600', 'tear-off'],
  ['Shingles $10,900', 'covering'],
  ['Permit by owner', 'permit'],
  ['Total $14,500', '#total'],
);
const b = placed(
  ['Tear off $4,100', 'tear-off'],
  ['Shingles $13,270', 'covering'],
  ['Decking 12 sheets @ $95', 'decking'],
  ['Permit $300', 'permit'],
);

test('what is done only if something else calls for it names no other work', () => {
  const xray = anItem('xray', 'X-rays', [90, 120, 160]);
  const exam = anItem('first-visit', 'First visit with history and exam', [75, 135, 210]);
  const match = matcher([exam], [xray], quoteWordsOf('chiropractic'));
  const line = readLine('X-rays, neck, 3 views (only if the exam calls for them)  $135');
  expect(placeLines([line], match)[0]?.place).toBe('xray');
});

test.each([
  ['I can pump it for $685 and dig up the lids (only about 8 in down). Risers up to u', undefined],
  ['All of it $685 (about 6 hours)', 'about'],
  ['All of it about $685', 'about'],
  ['All of it from Southlake to Plano $685', undefined],
  ['Pumping all three compartments, about 1,300 gallons, is $685', undefined],
  ['Total, what is optional and not included above $685', undefined],
  ['You will not pay more than the estimate above: $685', 'most'],
  ['Estimated total $685', 'about'],
] as const)('a size, or what is up to somebody, makes no price rough: %s', (text, rough) => {
  const quote = placed([text, '#total']);
  expect(compareQuotes(roof, [], [quote]).sums[0]?.rough).toBe(rough);
});

test('a quote is as written, and like for like with our figure where it has no price', () => {
  const { rows, sums } = compareQuotes(roof, [gutters], [a, b]);
  // 14,500 + decking 940 + permit 250
  expect(sums[0]).toMatchObject({
    lines: 14_500,
    added: 1190,
    likeForLike: 15_690,
  });
  // 4,100 + 13,270 + 1,140 + 300
  expect(sums[1]).toMatchObject({ written: 18_810, added: 0, likeForLike: 18_810 });
  expect(rows.map(({ cells }) => cells.map(({ state }) => state))).toEqual([
    ['priced', 'priced'],
    ['priced', 'priced'],
    ['missing', 'priced'],
    ['out', 'priced'],
  ]);
});

test('beside ours stands nothing that costs far less or far more, and of goods that their labor may be elsewhere', () => {
  const cells = (...lines: readonly (readonly [string, string])[]) =>
    compareQuotes(roof, [], [placed(...lines)]).rows.map(({ cells: [cell] }) => cell!);
  const states = (text: string) => cells([text, 'covering'], ...others).map(({ state }) => state);
  const others = [
    ['Tear off $3,600', 'tear-off'],
    ['Permit $300', 'permit'],
  ] as const;
  expect(states('Shingles $10,900')).toEqual(['priced', 'priced', 'missing', 'priced']);
  expect(states('Shingles $1,000')[1]).toBe('included');
  expect(cells(['Shingles $3,900', 'covering'], ...others)[1]).toEqual({ state: 'included' });
  expect(cells(['Shingles $90,000', 'covering'], ...others)[1]).toEqual({ state: 'included' });
  const bare = cells(['Shingles $5,900', 'covering'], ...others, ['Labor $4,000', '#rest']);
  expect(bare[1]).toMatchObject({ state: 'priced', amount: 5900, isBare: true });
  expect(bare[3]).toEqual({ state: 'priced', amount: 300, says: ['Permit $300'] });
  // What serves all work has its labor in it, however it is called.
  const city = cells(['City mechanical permit $300', 'permit'], ['Labor $4,000', '#rest']);
  expect(city[3]).toEqual({ state: 'priced', amount: 300, says: ['City mechanical permit $300'] });
});

test('the gap is said as written and like for like', () => {
  const comparison = compareQuotes(roof, [], [b, a]);
  expect(sayGap(comparison)).toBe(
    'In B, the cheaper one, we do not find two lines in the price. As far as we read them, like for like the gap is $3,120, not $4,310.',
  );
});

test('the cheaper quote can be the higher one, like for like', () => {
  const bare = placed(['Shingles $9,700', 'covering'], ['Permit $300', 'permit']);
  const whole = placed(
    ['Tear off $3,000', 'tear-off'],
    ['Shingles $7,000', 'covering'],
    ['Decking $600', 'decking'],
    ['Permit $100', 'permit'],
  );
  const comparison = compareQuotes(roof, [], [bare, whole]);
  expect(sayGap(comparison)).toMatch(/like for like it is the more expensive one, by \$[\d,]+\.$/);
  // Nobody knows it of a price that seems to leave out most of the job.
  const most = placed(['Tear off $4,000', 'tear-off'], ['Permit $300', 'permit']);
  expect(sayGap(compareQuotes(roof, [], [most, whole]))).toMatch(/We cannot tell why\.$/);
});

test('one price for several of our lines stands beside none of them, and on its own', () => {
  const both = placed(['R&R roof $14,550', 'tear-off+covering'], ['Decking $900', 'decking']);
  const { rows, sums } = compareQuotes(roof, [], [both]);
  expect(rows.map(({ cells: [cell] }) => cell).slice(0, 3)).toEqual([
    { state: 'included' },
    { state: 'included' },
    { state: 'priced', amount: 900, says: ['Decking $900'] },
  ]);
  expect(sums[0]!.beside.map(({ text }) => text)).toEqual(['R&R roof $14,550']);
});

test.each([
  ['by its head alone', 'Architectural shingles, laid $9,000', 'priced'],
  [
    'not by what it only says aside',
    'GAF Timberline, over architectural shingles $9,000',
    'included',
  ],
  ['not beside another', 'Architectural shingles and permit $9,000', 'included'],
  ['not for far less than ours', 'Architectural shingles $900', 'included'],
  ['nor for far more', 'Architectural shingles $90,000', 'included'],
])('a price is put beside a line of ours %s', (_, text, state) => {
  const lines = { permit: ['permit'], covering: ['architectural shingles'] };
  const match = matcher(roof, [], { lines, whole: [] });
  const line = { ...place(readLine(text, 'work'), match), place: 'covering' };
  const { rows } = compareQuotes(roof, [], [[line, ...placed(['Permit $250', 'permit'])]]);
  expect(rows[1]!.cells[0]!.state).toBe(state);
});

test('of what is in “all the rest” nobody can tell', () => {
  const rest = placed(['Delivery and the rest $11,990', '#rest'], ['Tear off $3,600', 'tear-off']);
  const { rows, sums } = compareQuotes(roof, [], [rest]);
  expect(rows.map(({ cells: [cell] }) => cell?.state)).toEqual([
    'priced',
    ...Array<string>(3).fill('unclear'),
  ]);
  expect(sums[0]).toMatchObject({ written: 15_590, added: 0, likeForLike: null });
});

test('of one sum nothing is said line by line', () => {
  for (const sum of [
    placed(['Roof $16,500', '#rest']),
    placed(['Total $16,500', '#total']),
    placed(['New roof with shingles $16,500', 'covering'], ['Total $16,500', '#total']),
  ]) {
    const comparison = compareQuotes(roof, [], [sum]);
    expect(comparison.sums[0]).toMatchObject({
      written: 16_500,
      isOneSum: true,
      likeForLike: null,
    });
    expect(sayQuote(comparison, 0, total).rest).toBe(
      'It is about $800 above our likely figure, inside the range.',
    );
  }
});

test('of one sum with a scope, what the scope does not name may be in it: nothing is missing', () => {
  const scope = placed(
    ['Tear off existing roof', 'tear-off'],
    ['Install shingles', 'covering'],
    ['Total $16,500', '#total'],
  );
  const { rows, sums } = compareQuotes(roof, [], [scope]);
  expect(rows.map(({ cells: [cell] }) => cell?.state)).toEqual([
    'included',
    'included',
    'unclear',
    'unclear',
  ]);
  expect(sums[0]).toMatchObject({ isOneSum: true, added: 0, likeForLike: null });
});

test('what no line names may be in a total, and what has only a rate nobody knows', () => {
  const states = (total: string) =>
    compareQuotes(
      roof,
      [],
      [
        placed(
          ['Tear off $3,600', 'tear-off'],
          ['Permit $300', 'permit'],
          ['Decking $85 per sheet if needed', 'decking'],
          [total, '#total'],
        ),
      ],
    ).rows.map(({ cells }) => cells[0]!.state);
  expect(states('Total $14,500')).toEqual(['priced', 'unclear', 'unclear', 'priced']);
  expect(states('Total $3,900')).toEqual(['priced', 'unclear', 'unclear', 'priced']);
});

test('of a quote that may be read wrong nothing is missing', () => {
  const lines = placed(['Tear off $3,600', 'tear-off'], ['Shingles $10,900', 'covering']);
  const { rows, sums } = compareQuotes(roof, [], [lines], ['all']);
  expect(rows.map(({ cells: [cell] }) => cell?.state)).toEqual([
    'priced',
    'priced',
    'unclear',
    'unclear',
  ]);
  expect(sums[0]).toMatchObject({ added: 0 });
});

test('the whole price is for the one line of an estimate', () => {
  const only = [anItem('repair', 'Repair', [100, 200, 300])];
  const { rows, sums } = compareQuotes(only, [], [placed(['Total $250', '#total'])]);
  expect(rows[0]?.cells[0]).toEqual({ state: 'included' });
  expect(sums[0]).toMatchObject({ isOneSum: false, likeForLike: 250 });
});

test('what our estimate does not hold is left out of like for like; discounts and tax are not', () => {
  const more = placed(
    ['Gutters $1,900', 'gutters'],
    ['Discount $500', '#else'],
    ['Tax $100', '#else'],
    ['Tear off $3,600', 'tear-off'],
    ['Shingles $10,000', 'covering'],
    ['Decking $900', 'decking'],
    ['Permit $250', 'permit'],
  );
  const { sums } = compareQuotes(roof, [gutters], [more]);
  const takenOff = 1900;
  expect(sums[0]).toMatchObject({ written: 16_250, takenOff, likeForLike: 16_250 - takenOff });
});

test('a price for one month counts for as many as we count', () => {
  const rent = anItem('rent', 'Rent', [3000, 4400, 6000], { unit: 'month', quantity: 1 });
  const care = anItem('care', 'Care', [300, 700, 1500], { unit: 'month', quantity: 1 });
  const rate = placed(['Base rent $4,500/month', 'rent'], ['Level of care $850 per month', 'care']);
  expect(compareQuotes([rent, care], [], [rate]).sums[0]).toMatchObject({
    written: 5350,
    added: 0,
  });
  const decking = placed(
    ['Extra decking $95 per sheet if needed', 'decking'],
    ['Shingles $9,000', 'covering'],
  );
  expect(compareQuotes(roof, [], [decking]).rows[2]?.cells[0]?.state).toBe('unclear');
});

test('while nobody knows what a line is for, nothing of ours is missing: in the table, the sums and the letter', () => {
  const lines = (place: string) =>
    placed(
      ['Tear off $3,600', 'tear-off'],
      ['Shingles $10,900', 'covering'],
      ['Allowance $1,000', place],
    );
  const told = (place: string) => {
    const { rows, sums } = compareQuotes(roof, [], [lines(place)]);
    return {
      states: rows.map(({ cells: [cell] }) => cell?.state),
      sums: sums[0]!,
      questions: questionsFor({ quote: lines(place), sums: sums[0]!, rows, at: 0, cautions: [] }),
    };
  };
  const waiting = told('#rest');
  expect(waiting.states).toEqual(['priced', 'priced', 'unclear', 'unclear']);
  expect(waiting.sums).toMatchObject({ added: 0, likeForLike: null });
  expect(waiting.questions.join(' ')).not.toMatch(/what would/);
  const comparison = compareQuotes(roof, [], [lines('#rest'), b]);
  expect(sayGap(comparison)).toBe('B costs $3,310 more. We cannot tell why.');
  // Placed, it is known what lacks: decking 940 and permit 250.
  expect(told('#else').states).toEqual(['priced', 'priced', 'missing', 'missing']);
  // Of one quote alone our figures are put on for nothing that was merely not found.
  expect(told('#else').sums).toMatchObject({ added: 0, likeForLike: 15_500 });
  const beside = compareQuotes(roof, [], [lines('#else'), b]);
  expect(beside.sums[0]).toMatchObject({ added: 1190, likeForLike: 16_690 });
});

test('a price is usual inside our range and a little around it', () => {
  const range = { low: 100, typical: 200, high: 400 };
  expect([93, 94, 100, 400, 406, 407].map((usd) => judge(usd, range))).toEqual([
    'below',
    'usual',
    'usual',
    'usual',
    'usual',
    'above',
  ]);
});

test('a letter asks about its own quote alone', () => {
  const { rows, sums } = compareQuotes(roof, [], [a, b]);
  const about = { quote: a, sums: sums[0]!, rows, at: 0, cautions: [] };
  expect(questionsFor(about)).toEqual([
    'Does the $14,500 cover all of this: New decking where it is soft? If not, what would the rest cost?',
  ]);
  const letter = writeLetter(about);
  expect(letter).toMatch(
    /^Thank you for sending this; I read its price as \$14,500\. I have one question:/,
  );
  expect(writeLetter({ ...about, rows: compareQuotes(roof, [], [a]).rows })).toBe(letter);
  // What any word of the paper is of, it may have said.
  expect(questionsFor({ ...about, text: 'Soft decking is looked for.' })).toEqual([]);
  expect(questionsFor({ ...about, text: 'We take old shingles off.' })).toHaveLength(1);
  // Words of a picture may be misread.
  expect(questionsFor({ ...about, isPicture: true })).toEqual([
    'Does the $14,500 cover all of this: New decking where it is soft? If not, what would the rest cost?',
  ]);
});

test('lines that were not bought are no wrong sum', () => {
  const lines = (usd: number) =>
    placed(
      ['Tear off $3,600', 'tear-off'],
      ['Shingles $10,900', 'covering'],
      ['Permit $300', 'permit'],
      [`Total $${usd}`, '#total'],
    );
  const apart = (usd: number) => compareQuotes(roof, [], [lines(usd)], ['told']).sums[0]!.apart;
  expect(apart(3_600)).toBeNull();
  expect(apart(13_000)).toBe(-1_800);
});

test('a letter asks nothing of a dear line, nor of what waits for its place', () => {
  const many = placed(
    ['Tear off $9,600', 'tear-off'],
    ['Shingles $30,900', 'covering'],
    ['Allowance $1,000', '#rest'],
    ['Trim $400', '#rest'],
    ['Decking by owner', 'decking'],
    ['Permit by owner', 'permit'],
  );
  const { rows, sums } = compareQuotes(roof, [], [many]);
  expect(questionsFor({ quote: many, sums: sums[0]!, rows, at: 0, cautions: [] })).toEqual([]);
});

test('a letter with nothing to ask is none', () => {
  const full = placed(
    ['Tear off $3,600', 'tear-off'],
    ['Shingles $10,900', 'covering'],
    ['Decking $700', 'decking'],
    ['Permit $300', 'permit'],
  );
  const { rows, sums } = compareQuotes(roof, [], [full]);
  const about = { quote: full, sums: sums[0]!, rows, at: 0, cautions: [] };
  expect(writeLetter(about)).toBe('');
  const caution = { caution: { ...aCaution, ask: 'Why?' }, sentence: 'We keep it.', also: [] };
  expect(writeLetter({ ...about, cautions: [caution] })).toBe(
    'Thank you for sending this; I read its price as $15,500. I have one question:\n\n1. You write “We keep it.” Why?\n\nThank you, and talk soon.',
  );
});

test('a sentence that several cautions warn of is put to the company once, and each of their questions', () => {
  const { rows, sums } = compareQuotes(roof, [], [a]);
  const sentence = 'I assign all rights and pay in cash';
  const cautions = ['May I pay by card?', 'May I pay by card?', 'Please take this out.'].map(
    (ask) => ({
      caution: { ...aCaution, ask },
      sentence,
      also: [],
    }),
  );
  expect(questionsFor({ quote: a, sums: sums[0]!, rows, at: 0, cautions })[0]).toBe(
    `You write “${sentence}”. May I pay by card? Please take this out.`,
  );
});

test('all that the page warns of stands in the letter, whole: what may be honest is only asked what it means', () => {
  const { rows, sums } = compareQuotes(roof, [], [a]);
  const found = (id: string, sentence: string) => ({
    caution: { ...aCaution, id, ask: `Why ${id}?` },
    sentence,
    also: [],
  });
  const asked = (...cautions: ReturnType<typeof found>[]) =>
    questionsFor({ quote: a, sums: sums[0]!, rows, at: 0, cautions });
  const long = `Should the owner ${'for any reason at all '.repeat(6)}stop, a fifth is owed.`;
  expect(asked(found('lien', 'We may lien.'), found('filing', long)).slice(0, 2)).toEqual([
    'You write “We may lien.” Why lien?',
    `You write “${long}” Why filing?`,
  ]);
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => found(id, id));
  expect(asked(...many)).toHaveLength(5);
});

test('a total that is not the sum of the lines is asked about', () => {
  const wrong = placed(
    ['Tear off $3,600', 'tear-off'],
    ['Shingles $10,900', 'covering'],
    ['Permit $300', 'permit'],
    ['Total $15,250', '#total'],
  );
  const { rows, sums } = compareQuotes(roof, [], [wrong], ['told']);
  expect(sums[0]).toMatchObject({ lines: 14_800, written: 15_250 });
  expect(questionsFor({ quote: wrong, sums: sums[0]!, rows, at: 0, cautions: [] })).toContain(
    'I add your lines up to $14,800, but the total says $15,250. Which is right?',
  );
});

test('a week beside a month shows no total wrong, and is no part of what we count', () => {
  const week = ['Weekly cost $640', '#else'] as const;
  const one = placed(
    ['Architectural shingles $900', 'covering'],
    ['Tear off $500', 'tear-off'],
    week,
    ['Total $2,000', '#total'],
  );
  expect(compareQuotes(roof, [], [one]).sums[0]).toMatchObject({ apart: null });
  const help = anItem('help', 'Help at home', [2400, 2800, 3450], { unit: 'hour', quantity: 87 });
  const counted = placed(['Aide $32.00 per hour', 'help'], ['Weekly cost $640', 'help']);
  expect(compareQuotes([help], [], [counted]).sums[0]!.written).toBe(87 * 32);
  // Hours are of a weekday or of a night, so two rates make no month.
  const rates = placed(['Weekdays $32.00 per hour', 'help'], ['Nights $37.00 per hour', 'help']);
  expect(compareQuotes([help], [], [rates]).sums[0]!.written).toBe(0);
});

test.each([
  ['1,200  SF  Demo of the patio  2.10  2,520.00', 'Demo of the patio'],
  ['12  sheets  Rotten decking replaced  $960', 'Rotten decking replaced'],
  ['Wardrobe boxes, loaned each  $240', 'Wardrobe boxes, loaned'],
  ['Waste, up to 6 boxes at $95  $570', 'Waste, up to 6 boxes'],
  ['Border 110 lf @ 12 =  1,320', 'Border 110 lf'],
  ['Gutters, 86 @ $7  $602', 'Gutters'],
  ['Shed roof 12 x 14  $900', 'Shed roof 12 x 14'],
  ['Cash price ($2.80 / W)   $23,800', 'Cash price'],
  ['Of that, $6,890.00 is for the doors', 'Of that, $6,890.00 is for the doors'],
  ['$1,320.00 for hinges and slides', '$1,320.00 for hinges and slides'],
  ['$450 permit', '$450 permit'],
  [
    'I counted 32 squares on your roof. To haul the old roof is $2,080.00',
    'To haul the old roof is',
  ],
])('what a line is called ends with its words: %s', (text, label) => {
  expect(labelIn(text)).toBe(label);
});

test('what a dear line may hold is asked about', () => {
  const paper = placed(['Replace roof $20,000', 'covering'], ['Permit $250', 'permit']);
  const { rows, sums } = compareQuotes(roof, [], [paper]);
  const asked = questionsFor({ quote: paper, sums: sums[0]!, rows, at: 0, cautions: [] });
  expect(asked[0]).toBe(
    'Does the $20,250 cover all of this: Tear off and haul the old roof; New decking where it is soft? If not, what would the rest cost?',
  );
  expect(asked.join()).not.toMatch(/Replace roof/);
});

test('what a price is compared without and with is named, up to three and how many more, and no company is asked what it is for', () => {
  const more = ['Gutters', 'Media cabinet', 'Skylight dome', 'Chimney cap'];
  const told = (count: number) => {
    const quote = placed(
      ['Shingles $10,000', 'covering'],
      ['Decking – not included', 'decking'],
      ['Tax $900', '#else'],
      ...more.slice(0, count).map((name) => [`${name}  $90`, '#else'] as const),
    );
    const comparison = compareQuotes(roof, [], [quote]);
    const { rows, sums } = comparison;
    const asked = questionsFor({ quote, sums: sums[0]!, rows, at: 0, cautions: [] });
    expect(asked.join(' ')).not.toMatch(/Gutters|Media/);
    return sayCounted(comparison, 0);
  };
  expect(told(3)).toEqual({
    added: 'New decking where it is soft',
    takenOff: 'Gutters; Media cabinet; Skylight dome',
  });
  expect(told(4).takenOff).toBe('Gutters; Media cabinet; Skylight dome; and 1 more');
});

test('a cell shows the words that have its price, not the heading above them', () => {
  const headed = placed(
    ['Roof shingles', 'covering'],
    ['GAF, laid $20,900', 'covering'],
    ['Tear off $3,600', 'tear-off'],
  );
  const { rows } = compareQuotes(roof, [], [headed]);
  expect(rows[1]?.cells[0]).toMatchObject({ says: ['GAF, laid $20,900'] });
});

const anyPlace = fc.constantFrom(
  ...['tear-off', 'covering', 'decking', 'permit', 'gutters', 'tear-off+covering', 'gone'],
  ...['#rest', '#else', '#total', '#out'],
);
const anyLine = fc
  .record({ usd: fc.option(fc.integer({ min: -5_000, max: 50_000 })), place: anyPlace })
  .map(({ usd, place }) => ({
    ...readLine('Work'),
    place,
    names: linesOf(place),
    denies: [],
    plainly: null,
    amount: usd,
    standing: usd === null ? ('named' as const) : ('priced' as const),
  }));

test('any quotes: sums add up, nothing is lost, and the order of the lines does not matter', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), fc.integer(), (lines, turn) => {
      const { rows, sums } = compareQuotes(roof, [gutters], [lines]);
      const [sum] = sums;
      expect(sum!.lines).toBe(
        lines
          .filter(({ place }) => place !== '#total' && place !== '#out')
          .reduce((all, { amount }) => all + (amount ?? 0), 0),
      );
      for (const { cells } of rows)
        for (const cell of cells)
          if (cell.state === 'priced') expect(Number.isFinite(cell.amount)).toBe(true);
      if (sum!.likeForLike !== null) expect(sum!.likeForLike).toBeGreaterThanOrEqual(0);
      const at = lines.length > 0 ? Math.abs(turn % lines.length) : 0;
      const turned = [...lines.slice(at), ...lines.slice(0, at)].reverse();
      const other = compareQuotes(roof, [gutters], [turned]);
      expect(other.rows.map(({ cells: [cell] }) => cell?.state)).toEqual(
        rows.map(({ cells: [cell] }) => cell?.state),
      );
      expect(other.sums[0]!.likeForLike ?? -1).toBeCloseTo(sum!.likeForLike ?? -1, 6);
    }),
  );
});

test('any quote that may be read wrong: a letter on its sentences alone, nothing missing', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
      const comparison = compareQuotes(roof, [gutters], [lines], ['all']);
      const { rows, sums } = comparison;
      const caution = { caution: aCaution, sentence: 'Pay in cash.', also: [] };
      const about = { quote: lines, sums: sums[0]!, rows, at: 0, cautions: [caution] };
      expect(questionsFor(about)).toEqual([`You write “Pay in cash.” ${aCaution.ask}`]);
      expect(writeLetter(about)).toMatch(/^Thank you for sending this\. I have/);
      expect(writeLetter({ ...about, cautions: [] })).toBe('');
      expect(rows.map(({ cells: [cell] }) => cell!.state)).not.toContain('missing');
    }),
  );
});

test.each([
  ['gutters', 700],
  // What is ours and more is ours: nobody knows the share of the rest.
  ['covering+gutters', 0],
])('a line beyond ours, placed as %s, is left out only where none of it is ours', (where, usd) => {
  const { rows, sums } = compareQuotes(
    roof,
    [gutters],
    [[...b, { ...placed(['Both $700', where])[0]!, plainly: null }]],
  );
  expect(sums[0]).toMatchObject({ takenOff: usd, beside: { length: 1 } });
  expect(rows.map(({ item }) => item.id)).not.toContain('gutters');
});

test('just outside an end of the range a price is said to be that, never inside', () => {
  const total = { low: 9_250, typical: 12_800, high: 19_900 };
  expect(
    [8_980, 8_000, 9_250, 20_100, 21_000].map((usd) =>
      standsWhere(usd, total).replace(/^.*, /, ''),
    ),
  ).toEqual([
    'just below the range',
    'below the range',
    'inside the range',
    'just above the range',
    'above the range',
  ]);
  // What is the end as the page prints it is inside.
  expect(standsWhere(13_100, { low: 13_120, typical: 15_000, high: 19_900 })).toMatch(/inside/);
});

test('a line that denies a part leaves that out, and no other', () => {
  const line = {
    ...placed(['Tear off, shingles and permit, decking not included $14,000', 'tear-off'])[0]!,
    place: 'tear-off+covering+permit',
    denies: ['decking'],
  };
  const { rows, sums } = compareQuotes(roof, [], [[line, ...placed(['Gutters $900', '#else'])]]);
  expect(rows.map(({ cells: [cell] }) => cell!.state)).toEqual([
    'included',
    'included',
    'out',
    'included',
  ]);
  expect(sums[0]!.added).toBe(940);
});

test('who asks for the price of the whole job is not said to lack most of it', () => {
  const whole = placed(
    ['Permit $12,000', 'permit'],
    ['Media cabinet $700', '#else'],
    ['Shingles nic', 'covering'],
  );
  const { rows, sums } = compareQuotes(roof, [], [whole]);
  expect(rows[1]!.cells[0]!.state).toBe('unclear');
  expect(sums[0]!.likeForLike).toBeNull();
});

test.each([
  [
    'Low, if it is for what we count. Ask if all of it is in.',
    [
      ['Tear off $1,500', 'tear-off'],
      ['Shingles $5,000', 'covering'],
      ['Decking $600', 'decking'],
      ['Permit $200', 'permit'],
    ],
  ],
  ['Low, if it is for what we count. Ask if all of it is in.', [['New roof $4,000', '#rest']]],
  ['Low, if it is for what we count. Ask if all of it is in.', [['New roof $9,000', '#rest']]],
  [
    'Low, if it is for what we count. Ask if all of it is in.',
    [
      ['Tear off $1,500', 'tear-off'],
      ['Shingles $7,000', 'covering'],
      ['Decking $600', 'decking'],
      ['Permit $200', 'permit'],
      ['Media cabinet $3,000', '#else'],
    ],
  ],
] as const)('of a low price the verdict says to ask, and the letter does: %s', (says, lines) => {
  const quote = placed(...lines);
  const { rows, sums } = compareQuotes(roof, [], [quote]);
  expect(headline({ rows, sums }, 0, total)).toBe(says);
  expect(questionsFor({ quote, sums: sums[0]!, rows, total, at: 0, cautions: [] })).toEqual([
    expect.stringMatching(/cover all of/),
  ]);
});

test('a line that counts first is named by its words', () => {
  const { sums } = compareQuotes(roof, [], [placed(['1  Skylight dome  575.00  575.00', '#else'])]);
  expect(otherWork(sums[0]!).map(({ label }) => label)).toEqual(['Skylight dome']);
});

test('a letter asks of no line that the paper has in other words', () => {
  const asksOf = (names: readonly string[]) => {
    const quote = placed(['New roof $9,000', '#rest']).map((line) => ({ ...line, names }));
    const { rows, sums } = compareQuotes(roof, [], [quote]);
    return questionsFor({ quote, sums: sums[0]!, rows, total, at: 0, cautions: [] }).join();
  };
  const label = roof.find(({ id }) => id === 'decking')!.label;
  expect(asksOf([])).toContain(label);
  expect(asksOf(['decking'])).not.toContain(label);
});

test('of a quote that gives no price a letter asks for no line that may be in it', () => {
  const { rows, sums } = compareQuotes(roof, [], [[]]);
  expect(questionsFor({ quote: [], sums: sums[0]!, rows, at: 0, cautions: [] })).toEqual([]);
});

test.each([
  ['Monthly total  $5,600.00', { per: 'month' }],
  ['Monthly plan, 12 visits, total  $588.00', { per: null }],
  ['New roof  $15,600.00\nTotal  $15,600.00\nTax not included', { taxOnTop: 'Tax not included' }],
  ['New roof  $15,600.00\nTax / Impuesto  8.25%', { taxOnTop: 'Tax / Impuesto  8.25%' }],
  [
    'New roof  $1,950\nGutters  $2,700\nTotal  $4,650\nSales tax on the rental portion (8.25%, $222.75) will be added to the invoice.',
    { taxOnTop: 'Sales tax on the rental portion (8.25%, $222.75) will be added' },
  ],
  ['New roof  $15,600.00\nTotal plus tax  $15,600.00', { taxOnTop: null }],
  ['Total  $547.75, plus sales tax 8.25% = $41.75', { taxOnTop: null }],
  ['New roof 309 plus tax on the part (13.53) = 322.53 total', { taxOnTop: null }],
  ['Total  $15,600.00\nNo sales tax is added to this price', { taxOnTop: null }],
  ['Total  $15,600.00\nGutters  $900 plus tax, optional', { taxOnTop: null }],
])(
  'what a price is paid for, and a tax on top of it, are said in the words of the paper: %j',
  (text, says) => {
    const quote = placeLines(readPaper(text).lines, matcher(roof, [], quoteWordsOf('roofing')));
    const { sums } = compareQuotes(roof, [], [quote]);
    expect(sums[0]).toMatchObject(says);
  },
);
