import { expect, test } from 'vitest';
import { fillIn, readAnswers, runEstimate, toItem } from '../../../src/engine/index.ts';
import { compareQuotes } from '../../../src/quote/compare-quotes.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { doubtOf, placedQuote } from '../../../src/quote/typed-quote.ts';
import { typedReading } from '../../../src/quote/typed-reading.ts';
import { headline } from '../../../src/quote/verdict.ts';
import { tradeById } from '../../../src/trades/index.ts';
import { quoteWordsOf } from './quote-words.ts';

/*
 * Papers as companies write them every day, shortened: what is said of each has to stand in it.
 */

/** What the page makes of a paper, beside the answers of a person. */
const check = (id: string, inputs: Readonly<Record<string, unknown>>, text: string) => {
  const { calculator } = tradeById(id)!;
  const { answers } = readAnswers(calculator, inputs);
  const { items, total } = runEstimate(calculator, answers);
  const others = calculator
    .lines(fillIn(calculator, answers))
    .map((line) => toItem(line, calculator))
    .filter(({ id: one, kind }) => kind !== 'entered' && items.every((item) => item.id !== one));
  const match = matcher(items, others, quoteWordsOf(id));
  const quote = { key: 0, pasted: text, wasRead: text, ...typedReading(text, match, 0) };
  const placed = placedQuote(quote, match);
  const comparison = compareQuotes(items, others, [placed], [doubtOf(quote)]);
  return { ...comparison, sums: comparison.sums[0]!, verdict: headline(comparison, 0, total) };
};

const SPRING = `Service call  $29.00
Torsion springs (2)  $498.00
Bearings, set  $130.00
Nylon rollers (10)  $151.00
Cables  $92.00
Subtotal  $900.00
Discount today  -$110.00
Service call credited  -$29.00
TOTAL  $761.00`;

test('what is taken off a whole paper is laid on no part of it, and no bait is called fair', () => {
  const { sums, verdict, rows } = check('garage-door', { job: 'spring' }, SPRING);
  const other = 130 + 151 + 92;
  expect(sums.takenOff).toBeCloseTo(other * (1 - 110 / 871));
  expect(verdict).toBe(
    `In our range, but high for springs wound and balanced and torsion springs, and $${other} is for other work. Ask.`,
  );
  // What is given back is no low price.
  const call = rows.find(({ item }) => item.id === 'call')!;
  expect(call.cells[0]).toMatchObject({ judgement: null });
});
