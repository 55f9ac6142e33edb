/**
 * `npm run -s quotes`: how well the quotes of `tests/fixtures/quotes` are read. Of those kept aside only the
 * totals are printed, until `--aside` asks for their misses too; `--only hvac,solar-01` reads some alone.
 */
import { readFileSync } from 'node:fs';
import { compareQuotes } from '../src/quote/compare-quotes.ts';
import { findCautions } from '../src/quote/find-cautions.ts';
import { matcher } from '../src/quote/match-line.ts';
import { linesOf, placeLines } from '../src/quote/place-line.ts';
import { cautionsOf, type QuoteWords } from '../src/quote/quote-words.ts';
import { isSure, readPaper as readText } from '../src/quote/read-quote.ts';
import {
  linesOfTrade,
  papers,
  scores,
  tradeOf,
  type NameParts,
  type Paper,
  type Read,
} from './quote-score.ts';
import { tradeById } from '../src/trades/index.ts';

const wordsOfTrade = (id: string): QuoteWords =>
  JSON.parse(
    readFileSync(new URL(`../content/trades/${id}/quote-words.json`, import.meta.url), 'utf8'),
  ) as QuoteWords;

const nameParts: NameParts = (trade, parts) => {
  const { items, others } = linesOfTrade(tradeById(trade)!, new Set());
  const match = matcher([], [...items, ...others], wordsOfTrade(trade));
  return parts.flatMap((part) => {
    const found = match(part);
    return found === 'whole' ? [] : found;
  });
};

const readPaper = (paper: Paper): Read => {
  const words = wordsOfTrade(paper.trade);
  const parts = nameParts(
    paper.trade,
    paper.lines.flatMap((line) => line.parts ?? []),
  );
  const { items, others } = linesOfTrade(tradeOf(paper), new Set(parts));
  const match = matcher(items, others, words);
  const reading = readText(paper.text);
  const lines = placeLines(reading.lines, match);
  const { rows, sums } = compareQuotes(items, others, [lines], [isSure(reading) ? 'none' : 'all']);
  const { written } = sums[0]!;
  return {
    lines: lines.map(({ text, kind, place }) => ({
      text,
      kind,
      places: place === '#rest' ? 'whole' : linesOf(place),
    })),
    total: reading.total,
    options: reading.options.map(({ total }) => total),
    isSettled: !['unsure', 'nothing'].includes(reading.state),
    warned: findCautions(
      paper.text,
      cautionsOf(words),
      reading.total ?? written,
      lines.filter(({ kind }) => kind === 'deposit'),
    ).flatMap(({ sentence, also }) => [sentence, ...also]),
    saysFault: reading.state === 'apart',
    leftOut: rows.flatMap(({ item, ours, cells: [cell] }) =>
      ours && cell?.state === 'missing' ? [item.id] : [],
    ),
  };
};

const only = process.argv.includes('--only')
  ? (process.argv[process.argv.indexOf('--only') + 1] ?? '')
  : '';
const read = papers()
  .filter(({ name }) => only.split(',').some((one) => name.startsWith(one)))
  .map((paper) => ({ paper, read: readPaper(paper) }));
for (const aside of [false, true]) {
  const those = read.filter(({ paper }) => paper.aside === aside);
  console.log(`\n${aside ? 'Kept aside' : 'Open'}: ${those.length} quotes`);
  for (const [what, { right, of, misses }] of Object.entries(scores(those, nameParts))) {
    console.log(`${of > 0 ? ((100 * right) / of).toFixed(1) : '–'}%  ${what}, ${right} of ${of}`);
    if (!aside || process.argv.includes('--aside'))
      for (const miss of misses) console.log(`       ${miss}`);
  }
}
