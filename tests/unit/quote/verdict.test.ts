import { expect, test } from 'vitest';
import { linesOfTrade, papers, wordsOfTrade } from '../../../scripts/quote-score.ts';
import { compareQuotes } from '../../../src/quote/compare-quotes.ts';
import { questionsFor } from '../../../src/quote/letter.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { sayReading } from '../../../src/quote/open-question.ts';
import { isOutside } from '../../../src/quote/place-line.ts';
import { doubtOf, placedQuote } from '../../../src/quote/typed-quote.ts';
import { typedReading } from '../../../src/quote/typed-reading.ts';
import { weighQuote } from '../../../src/quote/weigh-quote.ts';
import { headline, ONE_QUESTION, sayQuote } from '../../../src/quote/verdict.ts';
import { tradeById } from '../../../src/trades/index.ts';

/** What two sentences of one verdict must not say together. */
const CONTRADICTING: readonly (readonly [RegExp, RegExp])[] = [
  [/^Fair/, /(?:above|below) the range/],
  [/High by/, /(?:inside|below) the range/],
  [/^Low/, /(?:inside|above) the range/],
];

/** Of each trade the lines that most of its papers name, priced once. */
const ours = new Map(
  [...Map.groupBy(papers(), ({ trade }) => trade)].map(([trade, those]) => {
    const named = new Set(those.flatMap(({ lines }) => lines.flatMap(({ parts = [] }) => parts)));
    const { items, others } = linesOfTrade(tradeById(trade)!, named);
    const end = (of: 'low' | 'typical' | 'high') =>
      items.reduce((sum, { total }) => sum + total[of], 0);
    return [
      trade,
      {
        items,
        others,
        total: { low: end('low'), typical: end('typical'), high: end('high') },
        match: matcher(items, others, wordsOfTrade(trade)),
        words: wordsOfTrade(trade),
      },
    ];
  }),
);

/** So many of them, from all trades, tell. */
const EVERY = 6;

test.each(
  papers()
    .filter((_, at) => at % EVERY === 0)
    .map((paper) => [paper.name, paper] as const),
)('no two sentences about a quote contradict each other: %s', (_name, { trade, text }) => {
  const { items, others, total, match, words } = ours.get(trade)!;
  const read = typedReading(text, match, 0);
  for (const chosen of read.options.length > 0 ? read.options.map((_, at) => at) : [null]) {
    const quote = { key: 0, pasted: text, wasRead: text, ...read, chosen };
    const placed = placedQuote(quote, match);
    const comparison = compareQuotes(items, others, [placed], [doubtOf(quote)], words);
    if (comparison.sums[0]!.written <= 0) continue;
    const verdict = headline(comparison, 0, total);
    const { short, rest } = sayQuote(comparison, 0, total);
    const says = [
      sayReading(placed.slice(0, read.lines.length)),
      verdict,
      ...(verdict === ONE_QUESTION ? [] : [short, rest]),
    ].join('\n');
    // No amount of the paper but of money paid and of a sentence is passed over.
    const seen = [
      ...comparison.rows.flatMap(({ cells: [cell] }) => [...('says' in cell! ? cell.says : [])]),
      ...weighQuote(placed, items, others, false, words).priced.map(({ text: one }) => one),
      ...[...comparison.sums[0]!.beside, ...comparison.sums[0]!.aside].map(({ text: one }) => one),
    ];
    for (const { text: one, kind, amount, rate, place, option } of placed)
      if (
        (amount || rate?.usd) &&
        place !== '#total' &&
        kind !== 'note' &&
        !isOutside(kind) &&
        !(option !== null && place === '#out')
      )
        expect(seen).toContain(one);
    // A verdict that says to ask has a question in the letter.
    const [sums] = comparison.sums;
    const { rows } = comparison;
    const letter = { quote: placed, sums: sums!, rows, total, at: 0, cautions: [] };
    if (/\bAsk\b/.test(verdict)) expect(questionsFor(letter), verdict).not.toEqual([]);
    for (const [one, other] of CONTRADICTING)
      expect(one.test(says) && other.test(says), `${one} beside ${other}:\n${says}`).toBe(false);
  }
});
