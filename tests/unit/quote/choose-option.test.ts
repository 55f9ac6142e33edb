import { expect, test } from 'vitest';
import { chooseOption } from '../../../src/quote/choose-option.ts';
import { compareQuotes } from '../../../src/quote/compare-quotes.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { linesOf, placeLines } from '../../../src/quote/place-line.ts';
import { readLine, readPaper } from '../../../src/quote/read-quote.ts';
import { deciding, headline, sayQuote } from '../../../src/quote/verdict.ts';
import { quoteWordsOf } from './quote-words.ts';
import { roof } from './sample-items.ts';

const match = matcher(roof, [], quoteWordsOf('roofing'));
const total = { low: 10_900, typical: 15_740, high: 27_700 };

const weighed = (text: string, chosen: number | null) => {
  const reading = readPaper(text);
  const lines = chooseOption(placeLines(reading.lines, match), reading.options, chosen, match);
  return compareQuotes(roof, [], [lines], [reading.state === 'unsure' ? 'all' : 'none']);
};

const inLines = `Option A: architectural shingles, tear off  $14,000
Option B: class 4 shingles, tear off  $21,000
Add: gutters $2,000`;
const inColumns = `          GOOD      BETTER
Shingle   3-tab     Arch.
Total     $12,000   $18,000`;

test.each([
  ['in lines', inLines, [14_000, 21_000]],
  ['in columns', inColumns, [12_000, 18_000]],
])('of options %s one is weighed, and none before it is chosen', (_where, text, prices) => {
  expect(weighed(text, null).sums[0]?.written).toBe(0);
  for (const [at, usd] of prices.entries()) expect(weighed(text, at).sums[0]?.written).toBe(usd);
});

const placed = (...lines: readonly (readonly [string, string])[]) =>
  lines.map(([text, place]) => ({ ...readLine(text), place, names: linesOf(place) }));

test.each([
  ['Fair.', 16_000],
  ['High by about $24,260, mostly for architectural shingles.', 40_000],
  ['Low. Ask what it leaves out.', 8000],
])('the verdict comes first: %s', (said, usd) => {
  const quote = placed(
    ['Tear off $3,600', 'tear-off'],
    ['Decking $900', 'decking'],
    ['Permit $250', 'permit'],
    [`Shingles $${usd - 4750}`, 'covering'],
  );
  expect(headline(compareQuotes(roof, [], [quote]), 0, total)).toBe(said);
});

test('a fair price above a trap is never called just fair', () => {
  const quote = placed(
    ['Tear off $3,600', 'tear-off'],
    ['Decking $900', 'decking'],
    ['Permit $250', 'permit'],
    ['Shingles $11,250', 'covering'],
  );
  const comparison = compareQuotes(roof, [], [quote]);
  expect(headline(comparison, 0, total, false, true)).toBe(
    'A fair price, but read our warning first.',
  );
});

test('what stands in the words of another line is named there, not missing', () => {
  const states = (text: string) =>
    Object.fromEntries(
      weighed(text, null).rows.map(({ item, cells: [cell] }) => [item.id, cell?.state]),
    );
  const text = `Tear off, haul $3,600
Shingles $11,000
The city permit was $250 last year.`;
  expect(states(text)).toMatchObject({ permit: 'named', decking: 'missing' });
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
  expect(headline({ rows, sums }, 0, total)).toBe('Cannot say yet: one question.');
  expect(deciding({ rows, sums }, 0, total)).toEqual([]);
  // Who says which is the whole price hears how it stands, and still of nothing that is missing.
  expect(headline({ rows, sums }, 0, total, true)).toBe('Fair.');
  expect(sayQuote({ rows, sums }, 0, total).rest).toMatch(/nothing is called missing/);
});

test('lines that nobody has placed leave the verdict open where they are a large part', () => {
  const lines = (usd: number) =>
    compareQuotes(
      roof,
      [],
      [
        placed(
          ['Tear off $3,600', 'tear-off'],
          ['Shingles $9,000', 'covering'],
          [`Odd thing $${usd}`, '#unknown'],
        ),
      ],
    );
  expect(headline(lines(6000), 0, total)).toMatch(/^Cannot say yet/);
  expect(headline(lines(500), 0, total)).toBe('Fair.');
  // A small one does where without it the price stands otherwise.
  const edge = { low: 12_700, typical: 13_000, high: 13_050 };
  expect(headline(lines(1000), 0, edge)).toMatch(/^Cannot say yet/);
});
