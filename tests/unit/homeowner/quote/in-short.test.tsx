import { expect, test } from 'vitest';
import { runEstimate } from '../../../../src/engine/index.ts';
import { QuoteInShort } from '../../../../src/homeowner/quote/QuoteInShort.tsx';
import { draw } from '../../../../src/homeowner/results/draw.ts';
import { compareQuotes } from '../../../../src/quote/compare-quotes.ts';
import { matcher } from '../../../../src/quote/match-line.ts';
import { doubtOf, placedQuote } from '../../../../src/quote/typed-quote.ts';
import { typedReading } from '../../../../src/quote/typed-reading.ts';
import { tradeById } from '../../../../src/trades/index.ts';
import { quoteWordsOf } from '../../quote/quote-words.ts';

test('of a deductible only what the paper counts is said, and nothing of what an insurer will pay', () => {
  const text =
    'Water extraction  285.00 SF  0.62  176.70\nAir mover (per 24 hr)  27.00 DA  29.85  805.95\nDehumidifier (per 24 hr)  6.00 DA  78.20  469.20\nReplacement cost value  $1,451.85\nLess deductible  (1,000.00)\nNet claim  $451.85\nClaim pending. Owner remains responsible for the bill.';
  const estimate = runEstimate(tradeById('water-damage')!.calculator, { scope: 'dry' });
  const match = matcher(estimate.items, [], quoteWordsOf('water-damage'));
  const quote = { key: 0, pasted: text, wasRead: text, ...typedReading(text, match, 0) };
  const placed = placedQuote(quote, match);
  const says = draw(
    QuoteInShort({
      comparison: compareQuotes(estimate.items, [], [placed], [doubtOf(quote)]),
      at: 0,
      estimate,
      hasQuestion: false,
      hasTrap: false,
      readTwice: 0,
      isSizeOpen: false,
      isBeyond: false,
      isGiven: false,
    }),
  ).replace(/<[^>]*>/g, '');
  expect(says).toContain('The paper counts $1,000 of it as your deductible.');
  expect(says).not.toContain('your insurer the rest');
});
