/**
 * `npm run -s quotes`: how well the quotes of `tests/fixtures/quotes` are read, and how well each would be had its
 * batch not been there to learn from, with every miss. Of those kept aside only the totals are printed, until `--aside`
 * asks for their misses too; `--only hvac,solar-01` reads some alone.
 */
import { compareQuotes } from '../src/quote/compare-quotes.ts';
import { bindingLines, unpackBinding, type BindingModel } from '../src/quote/binding-lines.ts';
import { findCautions } from '../src/quote/find-cautions.ts';
import type { LineModel } from '../src/quote/learned-kinds.ts';
import { matcher } from '../src/quote/match-line.ts';
import { linesOf, placeLines } from '../src/quote/place-line.ts';
import { cautionsOf } from '../src/quote/quote-words.ts';
import { readPaper as readText, type Reading } from '../src/quote/read-quote.ts';
import type { Packed } from '../src/quote/packed.ts';
import { isPrice, learnPrices, linesWithout, priceLessons, shortPapers } from './price-learning.ts';
import {
  batchOf,
  linesOfTrade,
  papers,
  scores,
  tradeOf,
  wordsOfTrade,
  type NameParts,
  type Paper,
  type Read,
} from './quote-score.ts';
import { learnBinding } from './binding-learning.ts';
import { tradeById } from '../src/trades/index.ts';

/** A paper and what was read from it. */
interface Both {
  readonly paper: Paper;
  readonly read: Read;
}

const nameParts: NameParts = (trade, parts) => {
  const { items, others } = linesOfTrade(tradeById(trade)!, new Set());
  const match = matcher([], [...items, ...others], wordsOfTrade(trade));
  return parts.flatMap(match).filter((id) => !id.startsWith('#'));
};

/** What papers taught of lines and prices. */
interface Models {
  readonly lines: LineModel;
  readonly prices: Packed;
}

const readPaper = (paper: Paper, models?: Models, binding?: BindingModel): Read => {
  const words = wordsOfTrade(paper.trade);
  const parts = nameParts(
    paper.trade,
    paper.lines.flatMap((line) => line.parts ?? []),
  );
  const { items, others } = linesOfTrade(tradeOf(paper), new Set(parts));
  const match = matcher(items, others, words);
  const reading = readText(paper.text, models?.lines, models?.prices);
  const lines = placeLines(reading.lines, match);
  const isSure = /^(?:closes|one price)$/.test(reading.state);
  const doubt = isSure ? 'none' : reading.state === 'stated' ? 'told' : 'all';
  const { rows, sums } = compareQuotes(items, others, [lines], [doubt]);
  const found = findCautions(
    paper.text,
    cautionsOf(words),
    reading.total ?? sums[0]!.written,
    paper.trade,
    binding,
  );
  const quoted = found.flatMap(({ sentence, also }) => [sentence, ...also]);
  return {
    lines: lines.map(({ text, kind, place }) => ({
      text,
      kind,
      places: place === '#rest' ? 'whole' : linesOf(place),
    })),
    total: reading.total,
    options: reading.options.map(({ total }) => total),
    isSettled: !['unsure', 'open', 'nothing'].includes(reading.state),
    saysPrice: saysPrice(reading),
    warned: [...quoted, ...bindingLines(paper.text, paper.trade, found, binding)],
    accused: quoted,
    saysFault: sums[0]!.apart !== null,
    leftOut: rows.flatMap(({ item, ours, cells: [cell] }) =>
      ours && cell?.state === 'missing' ? [item.id] : [],
    ),
    beside: rows.flatMap(({ item, cells: [cell] }) =>
      cell?.state === 'priced' ? cell.says.map((text) => ({ id: item.id, text })) : [],
    ),
  };
};

/** Whether one price is said without a question before it. */
const saysPrice = ({ total, state }: Reading): boolean =>
  total !== null && state !== 'unsure' && state !== 'open';

const argument = (name: string): string => {
  const at = process.argv.indexOf(name);
  return at < 0 ? '' : (process.argv[at + 1] ?? '');
};
const isChosen = ({ name }: Paper): boolean =>
  argument('--only')
    .split(',')
    .some((one) => name.startsWith(one));
const all = papers();
const open = all.filter(({ aside }) => !aside);

const without = linesWithout(open);
const lessons = priceLessons(open, without);

const print = (title: string, those: readonly Both[], hasMisses: boolean): void => {
  if (those.length === 0) return;
  console.log(`\n${title}: ${those.length} quotes`);
  for (const [what, { right, of, misses }] of Object.entries(scores(those, nameParts))) {
    console.log(`${of > 0 ? ((100 * right) / of).toFixed(1) : '–'}%  ${what}, ${right} of ${of}`);
    if (hasMisses) for (const miss of misses) console.log(`       ${miss}`);
  }
};

/** The short papers of a batch, as they were read. */
const readShort = (batch: string, models: Models) =>
  shortPapers()
    .filter((one) => one.batch === batch)
    .map(({ name, text, price }) => {
      const reading = readText(text, models.lines, models.prices);
      const said = { ...reading, options: reading.options.map(({ total }) => total) };
      return { name, price, said, ok: isPrice(price, said), isSaid: saysPrice(reading) };
    });

const printShort = (title: string, read: ReturnType<typeof readShort>): void => {
  if (read.length === 0) return;
  const surely = read.filter(({ isSaid }) => isSaid);
  const right = read.filter(({ ok }) => ok).length;
  console.log(`\n${title}: ${read.length} short papers`);
  console.log(
    `${((100 * right) / read.length).toFixed(1)}%  price right, ${right} of ${read.length}`,
  );
  console.log(
    `       said surely, right: ${surely.filter(({ ok }) => ok).length} of ${surely.length}`,
  );
  for (const { name, price, said, ok } of read)
    if (!ok)
      console.log(
        `       ${name}: ${JSON.stringify(price)}, read as ${said.state} ${said.total} ${said.options.join(' ')}`,
      );
};

const asRead = (those: readonly Paper[]): Both[] =>
  those.filter(isChosen).map((paper) => ({ paper, read: readPaper(paper) }));
print('Open, as the site reads them, which learned from them', asRead(open), false);
print('Kept aside', asRead(all.filter(({ aside }) => aside)), process.argv.includes('--aside'));

const leftOut: Both[] = [];
for (const batch of new Set(lessons.map((lesson) => lesson.batch))) {
  if (batch === null) continue;
  const those = open.filter((paper) => batchOf(paper.name) === batch && isChosen(paper));
  const isShortChosen = argument('--only') === '';
  if (those.length === 0 && !isShortChosen) continue;
  const models = {
    lines: without(batch).model,
    prices: learnPrices(lessons.filter((lesson) => lesson.batch !== batch)),
  };
  if (isShortChosen)
    printShort(`Batch ${batch}, by what all others taught`, readShort(batch, models));
  const binding = unpackBinding(learnBinding(open.filter(({ name }) => batchOf(name) !== batch)));
  const read = those.map((paper) => ({ paper, read: readPaper(paper, models, binding) }));
  leftOut.push(...read);
  print(`Batch ${batch}, by what all others taught`, read, false);
}
print('All batches, each by what all others taught', leftOut, true);
