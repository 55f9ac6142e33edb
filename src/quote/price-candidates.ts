import { optionSets, type FoundOptions } from './find-options.ts';
import { KINDS } from './line-kind.ts';
import { isAbout, isApart, isLimited } from './price-words.ts';
import type { PaperRow } from './paper-rows.ts';
import { stemsOf } from './row-features.ts';
import { ONES } from './spelled.ts';
import { cents, tokensOf, valueOf } from './tokens.ts';
import { proveSums, type Proof } from './prove-sums.ts';

/** The two ends of a price that is not fixed, US dollars. */
export interface Ends {
  /** 0 where only a most is given. */
  readonly low: number;
  readonly high: number;
}

/** No work of a home is done for less, or for more. */
export const LEAST_PRICE = 20;
export const MOST_PRICE = 999_999;

/** Whether so many dollars may be the price of a job. */
export const mayCost = (usd: number): boolean => usd >= LEAST_PRICE && usd <= MOST_PRICE;

/** One thing that the price of a paper may be. */
export type Candidate = {
  /** How its lines are read then. */
  readonly proof: Proof;
} &
  /** `row`: the line that states it; null for the sum of all. */
  (
    | { readonly type: 'total' | 'sum'; readonly usd: number; readonly row: number | null }
    /** A figure that is not the amount of its line: from where to where it stands in it. */
    | {
        readonly type: 'figure';
        readonly usd: number;
        readonly row: number;
        readonly from: number;
        readonly to: number;
      }
    /** A price for one, and how many of it. */
    | {
        readonly type: 'product';
        readonly usd: number;
        readonly row: number;
        readonly words: readonly string[];
      }
    /** `row`: the line that gives the ends; null where none does. */
    | { readonly type: 'open'; readonly ends: Ends | null; readonly row: number | null }
    | { readonly type: 'options'; readonly found: FoundOptions & { readonly by: string } }
    | { readonly type: 'none' }
  );

const NUMBER = '(\\d[\\d,]*(?:\\.\\d\\d)?)\\s?(k\\b)?';
/** "$8,000–9,500", "9-11k", "between $9,900 and $13,950". */
const FROM_TO = new RegExp(
  `(\\$)?\\s?${NUMBER}\\s*(?:-|–|—|\\bto\\b|\\band\\b)\\s*(\\$)?\\s?${NUMBER}`,
  'gi',
);
/** Ends further apart than this are no range of one price. */
const WIDEST = 4;

const inUsd = (digits: string, thousands: string | undefined): number =>
  Number(digits.replace(/,/g, '')) * (thousands ? 1000 : 1);

/** The ends of the amount of a line, where it is a range. */
export const rangeIn = (text: string, amount: number | null): Ends | null => {
  if (isApart(text)) return null;
  for (const [, sign, first = '', k, laterSign, second = '', laterK] of text.matchAll(FROM_TO)) {
    const isMoney =
      sign ?? k ?? laterSign ?? laterK ?? (first.includes(',') || second.includes(','));
    const high = inUsd(second, laterK);
    const low = inUsd(first, k ?? (Number(first) < 1000 ? laterK : undefined));
    if (isMoney && low < high && high <= WIDEST * low && amount === high) return { low, high };
  }
  return null;
};

/** Whether the price of a line is only about so much, or at most. */
export const isRough = (text: string, amount: number | null): boolean =>
  isAbout(text) || isLimited(text) || rangeIn(text, amount) !== null;

/** A price that stands alone is not one of several. */
const asOnly = (likely: Readonly<Float64Array>): Float64Array =>
  Float64Array.from(KINDS, (kind, at) => {
    if (kind === 'option') return 0;
    return likely[at]! + (kind === 'work' ? likely[KINDS.indexOf('option')]! : 0);
  });

const MOST_FIGURES = 16;

/** What a price for one of these is, no job is done for. */
const OF_ONE = /^\s*(?:\/|per|an?|each)? ?(?:sq|s\.?f\b|lf\b|lin|f(?:oo|ee)?t\b|hour|hr)/i;

/** Further figures that may be the price. */
const figuresIn = (rows: readonly PaperRow[], proof: Proof): Candidate[] =>
  rows
    .flatMap(({ text, figures }, row) =>
      tokensOf(text).flatMap((token): Candidate[] => {
        const usd = cents(valueOf(token) ?? 0);
        const isOfOne = OF_ONE.test(text.slice(token.to));
        return !mayCost(usd) || usd === figures.amount || isOfOne
          ? []
          : [{ type: 'figure', usd, row, from: token.from, to: token.to, proof }];
      }),
    )
    .slice(0, MOST_FIGURES);

/** Counts in words, from two on. */
const COUNT_WORDS = ONES.slice(1, 13);
const MOST_PRODUCTS = 24;

/** What a price for one comes to, by each count beside it. */
const productsIn = (rows: readonly PaperRow[], proof: Proof): Candidate[] => {
  const counts = rows.map(({ text }) =>
    [
      ...tokensOf(text).flatMap((token) =>
        (token.type === 'number' || token.type === 'quantity') &&
        token.value > 1 &&
        token.value <= 400
          ? [{ count: token.value, from: token.from, to: token.to }]
          : [],
      ),
      ...[...text.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) =>
        COUNT_WORDS.includes(word)
          ? [{ count: COUNT_WORDS.indexOf(word) + 2, from: index, to: index + word.length }]
          : [],
      ),
    ].map(({ count, from, to }) => ({
      count,
      words: stemsOf(text.slice(from, to + 16)).slice(0, 3),
    })),
  );
  return rows
    .flatMap(({ figures: { rate, amount } }, row): Candidate[] => {
      const one = rate?.usd ?? amount;
      if (!one || one <= 0 || (rate === null && rows.length > 6)) return [];
      const near =
        rows.length < 8 ? counts.flat() : counts.slice(Math.max(0, row - 1), row + 2).flat();
      return near
        .filter(({ count }) => count !== one)
        .map(({ count, words }) => ({
          type: 'product',
          usd: cents(count * one),
          row,
          words: [
            ...(rate ? [`per ${rate.per}`] : ['amount']),
            ...words.map((word) => `times ${word}`),
            ...words.map((word) => `${rate?.per ?? ''} times ${word}`),
            ...(words.some((word) => word !== '0' && rate?.per.startsWith(word))
              ? ['same unit']
              : []),
          ],
          proof,
        }));
    })
    .slice(0, MOST_PRODUCTS);
};

const COUNTED: ReadonlySet<string> = new Set(['work', 'allowance']);

/** All that the price of a paper may be. */
export const candidatesOf = (
  rows: readonly PaperRow[],
  likely: readonly Readonly<Float64Array>[],
): Candidate[] => {
  const isAlone = rows.filter(({ figures: { amount } }) => (amount ?? 0) > 0).length === 1;
  const proofs = proveSums(rows, isAlone ? likely.map(asOnly) : likely);
  const [best] = proofs;
  const adding = proofs.find(({ stated }) => stated === null) ?? best;
  const open = new Map<string, Candidate>();
  const offer = (ends: Ends, row: number | null, proof: Proof): void => {
    const key = `${ends.low} ${ends.high}`;
    if (!open.has(key)) open.set(key, { type: 'open', ends, row, proof });
  };
  const ranges = rows.map(({ text, figures }) => rangeIn(text, figures.amount));
  for (const proof of proofs) {
    const parts = proof.kinds.flatMap((kind, at) =>
      COUNTED.has(kind) && ranges[at] ? [ranges[at].high - ranges[at].low] : [],
    );
    if (proof.stated === null && parts.length > 0 && proof.lines > 0)
      offer(
        { low: proof.lines - parts.reduce((sum, one) => sum + one, 0), high: proof.lines },
        proof.kinds.findIndex((kind, at) => COUNTED.has(kind) && ranges[at]),
        proof,
      );
  }
  for (const [at, ends] of ranges.entries()) if (ends) offer(ends, at, best);
  for (const proof of proofs)
    if (proof.row !== null && proof.stated !== null)
      offer({ low: 0, high: proof.stated }, proof.row, proof);
  return [
    ...proofs.flatMap((proof): Candidate[] =>
      proof.state === 'rates' || proof.state === 'nothing'
        ? []
        : [
            {
              type: proof.stated === null ? 'sum' : 'total',
              usd: proof.stated ?? proof.lines,
              row: proof.row,
              proof,
            },
          ],
    ),
    ...figuresIn(rows, best),
    ...productsIn(rows, best),
    { type: 'open', ends: null, row: null, proof: best },
    ...open.values(),
    ...optionSets(rows, likely).map((found): Candidate => ({
      type: 'options',
      found,
      proof: best,
    })),
    { type: 'none', proof: adding },
  ];
};
