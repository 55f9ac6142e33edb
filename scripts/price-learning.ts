import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type LearnedPrices } from '../src/quote/choose-price.ts';
import {
  likelyKinds,
  lineModel,
  type Learned,
  type LineModel,
} from '../src/quote/learned-kinds.ts';
import { pack } from '../src/quote/packed.ts';
import { rowsOf } from '../src/quote/paper-rows.ts';
import { candidatesOf, type Candidate, type Ends } from '../src/quote/price-candidates.ts';
import { priceFeatures, strengthOf } from '../src/quote/price-features.ts';
import { trades } from '../src/trades/index.ts';
import { learnLines, ownQuotes } from './quote-learning.ts';
import { batchOf, linesOfTrade, sameTotals, type Paper } from './quote-score.ts';

/** So often all papers are gone through, and so far each step goes at first; weights are the mean of the later half. */
const ROUNDS = 40;
const STRIDE = 0.1;
/** Each weight shrinks by this part of itself with each use. */
const SHRINK = 0.02;
/** This part of what is seen is hidden from each step, another each round: so no word is relied on alone. */
const HIDDEN = 0.4;
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
  /** `ends`: null where the paper gives none, or nobody said. */
  | { readonly is: 'open'; readonly ends: Ends | null }
  /** A paper names no price at all. */
  | { readonly is: 'none' }
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
  const [low = 0, high = 0] = numbers.map(Number);
  if (is === 'options') return { is, totals: numbers.map(Number) };
  if (is === 'open') return { is, ends: high > 0 ? { low, high } : null };
  return is === 'none' ? { is } : { is: 'fixed', usd: Number(is) };
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

/** Which candidates are the price. Where the ends of an open one are said, only those count, if they were found. */
const rightOf = (price: Price, candidates: readonly Candidate[]): boolean[] => {
  if (price.is === 'open') {
    const { ends } = price;
    const exact = candidates.map(
      (one) =>
        one.type === 'open' &&
        (ends && one.ends
          ? near(one.ends.low, ends.low) && near(one.ends.high, ends.high)
          : one.ends === ends),
    );
    if (exact.some(Boolean)) return exact;
  }
  return candidates.map((one) => {
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
};

/** Whether what was read is this price; ends of an open one may be others. */
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
  const wanted = { open: ['open'], none: ['nothing'], 'no sum': ['open', 'nothing'] }[price.is];
  return wanted.includes(read.state);
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
        ROUNDS,
        STRIDE,
        SHRINK,
        HIDDEN,
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

const mixed = (one: number, round: number): number =>
  Math.imul(Math.imul(one + 1, 2654435761) ^ Math.imul(round * 977 + 1, 2246822519), 3266489917) >>>
  8;

/** Weights of features: how much each speaks for a candidate, by a choice among those of a paper, in a fixed order. */
const weigh = (lessons: readonly PriceLesson[], names: readonly string[]): Float64Array => {
  const number = new Map(names.map((name, at) => [name, at]));
  const known = lessons
    .filter(({ right }) => right.includes(true) && right.includes(false))
    .map(({ features, ...lesson }) => ({
      ...lesson,
      features: features.map((its) =>
        Int32Array.from(its.flatMap((name) => number.get(name) ?? [])),
      ),
    }));
  const strengths = names.map(strengthOf);
  const weights = new Float64Array(names.length);
  const sums = new Float64Array(names.length);
  const isHidden = new Uint8Array(2 * names.length);
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of isHidden.keys()) isHidden[at] = mixed(at, round) < HIDDEN * 2 ** 24 ? 1 : 0;
    for (const index of known.keys()) {
      const { right, features } = known[(index * 7919 + round * 37) % known.length]!;
      const stride = STRIDE / (1 + round / 4);
      const shift = (index * 7919) % names.length;
      const scores = features.map((its) => {
        let score = 0;
        for (const one of its) if (!isHidden[one + shift]) score += strengths[one]! * weights[one]!;
        return score;
      });
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const all = odds.reduce((sum, one) => sum + one, 0);
      const good = odds.reduce((sum, one, at) => sum + (right[at] ? one : 0), 0);
      for (const [at, its] of features.entries()) {
        const error = odds[at]! / all - (right[at] ? odds[at]! / good : 0);
        for (const one of its) {
          const shrunk = (SHRINK / features.length) * weights[one]!;
          weights[one]! -=
            stride * ((isHidden[one + shift] ? 0 : strengths[one]! * error) + shrunk);
        }
      }
    }
    if (round >= ROUNDS / 2) for (const at of sums.keys()) sums[at]! += weights[at]!;
  }
  // Nothing is hidden from the reader, so each weight counts for less.
  return sums.map((sum) => (sum / (ROUNDS / 2)) * (1 - HIDDEN));
};

/** Learns what speaks for a price. The same lessons make the same weights. */
export const learnPrices = (lessons: readonly PriceLesson[]): Omit<LearnedPrices, 'from'> => {
  const seen = new Map<string, number>();
  for (const { features } of lessons)
    for (const name of new Set(features.flat())) seen.set(name, (seen.get(name) ?? 0) + 1);
  const often = [...seen.keys()].filter((name) => seen.get(name)! >= LEAST_SEEN);
  const moved = weigh(lessons, often);
  const names = [...often.keys()]
    .map((at) => ({
      name: often[at]!,
      by: Math.abs(moved[at]!) * strengthOf(often[at]!) * Math.sqrt(seen.get(often[at]!)!),
    }))
    .sort((one, other) => other.by - one.by)
    .slice(0, MOST_FEATURES)
    .map(({ name }) => name);
  const weights = [...weigh(lessons, names)].map((weight) => Math.round(weight * SCALE));
  const packed = names.flatMap((name, at) =>
    weights[at] ? [[name, `${weights[at] > 0 ? '+' : ''}${weights[at]}`] as const] : [],
  );
  return { scale: SCALE, features: pack(packed) };
};
