/**
 * `npm run -s quotes`: how well the quotes of `tests/fixtures/quotes` are read, and how well each would be had it
 * not been there to learn from, with every miss. Of those kept aside only the totals are printed, until `--aside`
 * asks for their misses too; `--only hvac,solar-01` reads some alone.
 */
import { compareQuotes } from '../src/quote/compare-quotes.ts';
import { accuses, findCautions } from '../src/quote/find-cautions.ts';
import type { LineModel } from '../src/quote/learned-kinds.ts';
import { unpackTraps, type TrapModel } from '../src/quote/learned-traps.ts';
import { matcher } from '../src/quote/match-line.ts';
import { linesOf, placeLines } from '../src/quote/place-line.ts';
import { cautionsOf } from '../src/quote/quote-words.ts';
import { isSure, readPaper as readText, type Reading } from '../src/quote/read-quote.ts';
import type { LearnedPrices } from '../src/quote/choose-price.ts';
import { isPrice, learnPrices, modelsByPart, priceLessons, shortPapers } from './price-learning.ts';
import {
  partOf,
  linesOfTrade,
  papers,
  scores,
  tradeOf,
  wordsOfTrade,
  type NameParts,
  type Paper,
  type Read,
} from './quote-score.ts';
import { learnTraps } from './trap-learning.ts';
import { tradeById } from '../src/trades/index.ts';

/** A paper and what was read from it. */
interface Both {
  readonly paper: Paper;
  readonly read: Read;
}

const nameParts: NameParts = (trade, parts) => {
  const { items, others } = linesOfTrade(tradeById(trade)!, new Set());
  const match = matcher([], [...items, ...others], wordsOfTrade(trade));
  return parts.flatMap((part) => {
    const found = match(part);
    return found === 'whole' ? [] : found;
  });
};

/** What papers taught of lines and prices. */
interface Models {
  readonly lines: LineModel;
  readonly prices: Omit<LearnedPrices, 'from'>;
}

const readPaper = (paper: Paper, models?: Models, traps?: TrapModel | null): Read => {
  const words = wordsOfTrade(paper.trade);
  const parts = nameParts(
    paper.trade,
    paper.lines.flatMap((line) => line.parts ?? []),
  );
  const { items, others } = linesOfTrade(tradeOf(paper), new Set(parts));
  const match = matcher(items, others, words);
  const reading = readText(paper.text, models?.lines, models?.prices);
  const lines = placeLines(reading.lines, match);
  const { rows, sums } = compareQuotes(items, others, [lines], [isSure(reading) ? 'none' : 'all']);
  const found = findCautions(
    paper.text,
    cautionsOf(words),
    reading.total ?? sums[0]!.written,
    lines.filter(({ kind }) => kind === 'deposit'),
    paper.trade,
    traps,
  );
  return {
    lines: lines.map(({ text, kind, place }) => ({
      text,
      kind,
      places: place === '#rest' ? 'whole' : linesOf(place),
    })),
    total: reading.total,
    options: reading.options.map(({ total }) => total),
    isSettled: !['unsure', 'nothing'].includes(reading.state),
    saysPrice: saysPrice(reading),
    warned: found.flatMap(({ sentence, also }) => [sentence, ...also]),
    accused: found.filter(accuses).flatMap(({ sentence, also }) => [sentence, ...also]),
    saysFault: reading.state === 'apart',
    leftOut: rows.flatMap(({ item, ours, cells: [cell] }) =>
      ours && cell?.state === 'missing' ? [item.id] : [],
    ),
  };
};

/** Whether one price is said without a question before it. */
const saysPrice = ({ total, state }: Reading): boolean => total !== null && state !== 'unsure';

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

/** What all parts but one teach, for each part. */
const lineModels = modelsByPart(open);
const lessons = priceLessons(open, lineModels);
const taught = lineModels.map((lines, part) => ({
  lines,
  prices: learnPrices(lessons.filter((lesson) => lesson.part !== part)),
}));

/** Each open paper as it is read by what the papers of the other parts taught. */
const leftOut = (): Both[] =>
  taught.flatMap((models, part) => {
    const isIn = ({ name }: Paper): boolean => partOf(name) === part;
    const those = open.filter((paper) => isIn(paper) && isChosen(paper));
    if (those.length === 0) return [];
    const traps = unpackTraps(learnTraps(open.filter((paper) => !isIn(paper))));
    return those.map((paper) => ({ paper, read: readPaper(paper, models, traps) }));
  });

/** The short papers that say only their price, each read by what the other parts taught. */
const printShort = (): void => {
  const read = shortPapers().map(({ name, text, price, part }) => {
    const { lines, prices } = taught[part]!;
    const reading = readText(text, lines, prices);
    const said = { ...reading, options: reading.options.map(({ total }) => total) };
    return { name, price, said, ok: isPrice(price, said), isSaid: saysPrice(reading) };
  });
  const surely = read.filter(({ isSaid }) => isSaid);
  const right = read.filter(({ ok }) => ok).length;
  console.log(`\nShort papers, each read by what others taught: ${read.length}`);
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

/** The batch a paper came in, by the first of its two figures. */
const batchOf = ({ name }: Paper): string => /(\d)\d$/.exec(name)![1]!;
/** No phrase was written after these were seen: what phrases find in them, they find in any. */
const UNSEEN_BY_PHRASES = '4';

const print = (
  title: string,
  those: readonly Both[],
  hasMisses: boolean,
  only?: readonly string[],
): void => {
  if (those.length === 0) return;
  console.log(`\n${title}: ${those.length} quotes`);
  for (const [what, { right, of, misses }] of Object.entries(scores(those, nameParts))) {
    if (only && !only.includes(what)) continue;
    console.log(`${of > 0 ? ((100 * right) / of).toFixed(1) : '–'}%  ${what}, ${right} of ${of}`);
    if (hasMisses) for (const miss of misses) console.log(`       ${miss}`);
  }
};

const asRead = (those: readonly Paper[]): Both[] =>
  those.filter(isChosen).map((paper) => ({ paper, read: readPaper(paper) }));
print('Open, as the site reads them, which learned from them', asRead(open), false);
print('Open, each read by what others taught', leftOut(), true);
printShort();
print('Kept aside', asRead(all.filter(({ aside }) => aside)), process.argv.includes('--aside'));

const ABOUT_TRAPS = [
  'honest sentences left alone',
  'honest sentences not accused',
  'traps found',
  'warnings of traps alone',
];
for (const batch of new Set(open.map(batchOf))) {
  const those = open.filter((paper) => batchOf(paper) === batch && isChosen(paper));
  const traps = unpackTraps(learnTraps(open.filter((paper) => batchOf(paper) !== batch)));
  const read = (model: TrapModel | null): Both[] =>
    those.map((paper) => ({ paper, read: readPaper(paper, undefined, model) }));
  print(
    `Traps of papers ${batch}1 to ${batch}9, as all others taught`,
    read(traps),
    false,
    ABOUT_TRAPS,
  );
  if (batch === UNSEEN_BY_PHRASES)
    print('The same by the phrases alone', read(null), false, ABOUT_TRAPS);
}
