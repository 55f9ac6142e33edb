import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  likelyKinds,
  lineModel,
  type Learned,
  type LineModel,
} from '../src/quote/learned-kinds.ts';
import type { Packed } from '../src/quote/packed.ts';
import { rowsOf } from '../src/quote/paper-rows.ts';
import { candidatesOf, type Candidate } from '../src/quote/price-candidates.ts';
import { priceFeatures, strengthOf } from '../src/quote/price-features.ts';
import { trades } from '../src/trades/index.ts';
import { mixed, oftenSeen, weigh, type Lesson } from './learn-weights.ts';
import { pack } from './pack.ts';
import { learnLines, ownQuotes } from './quote-learning.ts';
import { batchOf, linesOfTrade, sameTotals, type Paper } from './quote-score.ts';

/** How papers are gone through. */
const MANNER = { many: 1, rounds: 40, stride: 0.1, shrink: 0.02, hidden: 0.4, strengthOf };
/** A feature seen in fewer papers is left out. */
const LEAST_SEEN = 3;
/** So many features are kept, those that moved most, and learned again by themselves. */
const MOST_FEATURES = 2600;
/** Weights are written as whole numbers of this scale. */
const SCALE = 50;

/** What the price of a paper is. */
export type Price =
  | { readonly is: 'fixed'; readonly usd: number }
  | { readonly is: 'options'; readonly totals: readonly number[] }
  /** A paper leaves its price open, or names none at all. */
  | { readonly is: 'open' | 'none' }
  /** Open, or none. */
  | { readonly is: 'no sum' };

/** A paper whose price is known, and the batch it came in; null for what we wrote to teach. */
export interface Priced {
  readonly name: string;
  readonly text: string;
  readonly price: Price;
  readonly batch: string | null;
}

const ofPaper = (paper: Paper): Priced => ({
  name: paper.name,
  text: paper.text,
  batch: batchOf(paper.name),
  price:
    paper.options.length > 0
      ? { is: 'options', totals: paper.options.map(({ total }) => total) }
      : paper.total === null
        ? { is: 'no sum' }
        : { is: 'fixed', usd: paper.total },
});

const priceIn = (said: string): Price => {
  const [is = '', ...numbers] = said.split(' ');
  if (is === 'options') return { is, totals: numbers.map(Number) };
  return is === 'open' || is === 'none' ? { is } : { is: 'fixed', usd: Number(is) };
};

/** The papers of a file, each behind its price: "= 485". */
const papersIn = (file: string): { readonly said: string; readonly text: string }[] =>
  readFileSync(new URL(`../tests/fixtures/${file}`, import.meta.url), 'utf8')
    .split(/^----\n/m)
    .map((block) => {
      const [, said = '', text = ''] = /^= (.*)\n([^]*)$/.exec(block)!;
      return { said, text };
    });

/** The last of the short papers by each hand. The first hand wrote the papers of batch 7, too. */
const SHORT_BATCHES = [
  ['7', 260],
  ['second hand', 500],
  ['third hand', Infinity],
] as const;

/** The short papers of `quote-prices.txt`. */
export const shortPapers = (): Priced[] =>
  papersIn('quote-prices.txt').map(({ said, text }, at) => ({
    name: `price-${at + 1}`,
    text,
    price: priceIn(said),
    batch: SHORT_BATCHES.find(([, last]) => at < last)![0],
  }));

/** How often each shape of `quote-shapes.txt` is filled in. */
const FILLS = 4;
const FORMATS: readonly ((usd: number) => string)[] = [
  (usd) => `$${usd.toLocaleString('en-US')}`,
  (usd) => `$${usd.toFixed(2)}`,
  (usd) => `$${usd}`,
  (usd) => usd.toLocaleString('en-US', { minimumFractionDigits: 2 }),
];

/** Papers of a plain shape, with names of our own lines (W) and amounts (of letters, as sums) filled in. */
const shapedPapers = (): Priced[] => {
  const names = trades.flatMap((trade) =>
    linesOfTrade(trade, new Set()).items.flatMap(({ label }) =>
      /\btax\b/i.test(label) ? [] : [label],
    ),
  );
  return papersIn('quote-shapes.txt').flatMap(({ said, text }, shape) =>
    Array.from({ length: FILLS }, (_, fill) => {
      let drawn = shape * FILLS + fill;
      const draw = (most: number): number => mixed((drawn += 131), shape) % most;
      const usd = Object.fromEntries(
        [...'abcd'].map((letter, at) => [letter, at < 3 ? 350 + draw(900) * 5 : 40 + draw(30) * 5]),
      );
      const amount = (sum: string): number =>
        [...sum.matchAll(/([+-]?)(\d*)([a-d])/g)].reduce(
          (all, [, sign, times, letter]) =>
            all + (sign === '-' ? -1 : 1) * Number(times === '' ? 1 : times) * usd[letter!]!,
          0,
        );
      const filled = (words: string, format: (usd: number) => string): string =>
        words
          .replace(/\{(.*?)\}/g, (_, sum: string) => format(amount(sum)))
          .replace(/\bW\b/g, () => names[draw(names.length)]!);
      return {
        name: `shape-${shape + 1}`,
        text: filled(text, FORMATS[fill % FORMATS.length]!),
        price: priceIn(filled(said, String)),
        batch: null,
      };
    }),
  );
};

/** Our own worked examples, with their total and without. */
const plainQuotes = (): Priced[] =>
  ownQuotes().flatMap(({ lines, total, usd }) =>
    [lines, `${lines}\n${total}`].map((text) => ({
      name: 'plain',
      text,
      price: { is: 'fixed' as const, usd },
      batch: null,
    })),
  );

const allPriced = (papers: readonly Paper[]): Priced[] => [
  ...papers.map(ofPaper),
  ...shortPapers(),
  ...plainQuotes(),
  ...shapedPapers(),
];

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1;

/** Which candidates are the price. */
const rightOf = (price: Price, candidates: readonly Candidate[]): boolean[] =>
  candidates.map((one) => {
    if (price.is === 'fixed') return 'usd' in one && near(one.usd, price.usd);
    if (price.is === 'options')
      return (
        one.type === 'options' &&
        sameTotals(
          price.totals,
          one.found.options.map(({ total }) => total),
        )
      );
    return one.type === price.is || (price.is === 'no sum' && /open|none/.test(one.type));
  });

/** Whether what was read is this price; where a paper names none, whether it is asked about. */
export const isPrice = (
  price: Price,
  read: {
    readonly total: number | null;
    readonly options: readonly number[];
    readonly state: string;
  },
): boolean => {
  if (price.is === 'fixed') return read.total !== null && near(read.total, price.usd);
  if (price.is === 'options') return sameTotals(read.options, price.totals);
  return read.options.length === 0 && (read.total === null || /^(?:unsure|open)$/.test(read.state));
};

/** A paper to learn from: what is to be seen of each candidate, and which are its price. */
export interface PriceLesson {
  readonly batch: string | null;
  readonly features: readonly (readonly string[])[];
  readonly right: readonly boolean[];
  readonly candidates: readonly Candidate[];
  readonly price: Price;
}

const lessonOf = ({ text, price, batch }: Priced, model: LineModel): PriceLesson => {
  const rows = rowsOf(text);
  const likely = likelyKinds(rows, model);
  const candidates = candidatesOf(rows, likely);
  return {
    batch,
    candidates,
    price,
    features: priceFeatures(rows, likely, candidates),
    right: rightOf(price, candidates),
  };
};

/** What papers teach of lines: as it is written, and ready to read with. */
interface TaughtLines {
  readonly learned: Learned;
  readonly model: LineModel;
}
/** What the papers of all batches but this teach of lines. */
export type LinesWithout = (batch: string | null) => TaughtLines;

/** What papers teach of lines without each of their batches, learned once it is asked for. */
export const linesWithout = (papers: readonly Paper[]): LinesWithout => {
  const known = new Map<string | null, TaughtLines>();
  return (batch) => {
    const others = papers.filter(({ name }) => batchOf(name) !== batch);
    const key = others.length < papers.length ? batch : null;
    const had = known.get(key);
    if (had) return had;
    const learned = learnLines(others);
    const taught = { learned, model: lineModel(learned) };
    known.set(key, taught);
    return taught;
  };
};

/** Papers and short papers, their lines read as the other batches teach: as an unseen paper is read. */
export const priceLessons = (papers: readonly Paper[], without: LinesWithout): PriceLesson[] =>
  allPriced(papers).map((one) => lessonOf(one, without(one.batch).model));

/** One paper in so many tells whether what is seen of prices has changed. */
const MARKED = 12;

/** The mark of what prices would be learned from, with these weights of lines; our own figures may change. */
export const markOfPrices = (papers: readonly Paper[], model: LineModel): string => {
  const all = [...papers.map(ofPaper), ...shortPapers()];
  const some = all.filter((_, at) => at % MARKED === 0).map((one) => lessonOf(one, model));
  return createHash('sha256')
    .update(
      JSON.stringify([
        MANNER.rounds,
        MANNER.stride,
        MANNER.shrink,
        MANNER.hidden,
        LEAST_SEEN,
        MOST_FEATURES,
        SCALE,
        all,
        papersIn('quote-shapes.txt'),
        some.map(({ features }) => features),
      ]),
    )
    .digest('hex')
    .slice(0, 12);
};

/** A lesson to weigh by: a choice among the candidates of a paper. */
const choiceOf = ({ features, right }: PriceLesson): Lesson => ({
  features,
  errors: (scores) => {
    const most = Math.max(...scores.map(([score]) => score!));
    const odds = scores.map(([score]) => Math.exp(score! - most));
    const all = odds.reduce((sum, one) => sum + one, 0);
    const good = odds.reduce((sum, one, at) => sum + (right[at] ? one : 0), 0);
    return odds.map((one, at) => Float64Array.of(one / all - (right[at] ? one / good : 0)));
  },
});

/** Learns what speaks for a price. The same lessons make the same weights. */
export const learnPrices = (lessons: readonly PriceLesson[]): Packed => {
  const seen = oftenSeen(lessons.map(choiceOf), LEAST_SEEN);
  const telling = lessons
    .filter(({ right }) => right.includes(true) && right.includes(false))
    .map(choiceOf);
  const weightsOf = (names: readonly string[]) => weigh(telling, names, MANNER);
  const often = [...seen.keys()];
  const moved = weightsOf(often);
  const names = [...often.entries()]
    .map(([at, name]) => ({
      name,
      by: Math.abs(moved[at]![0]!) * strengthOf(name) * Math.sqrt(seen.get(name)!),
    }))
    .sort((one, other) => other.by - one.by)
    .slice(0, MOST_FEATURES)
    .map(({ name }) => name);
  const weights = weightsOf(names).map(([weight]) => Math.round(weight! * SCALE));
  const packed = names.flatMap((name, at) =>
    weights[at] ? [[name, `${weights[at] > 0 ? '+' : ''}${weights[at]}`] as const] : [],
  );
  return { scale: SCALE, features: pack(packed) };
};
