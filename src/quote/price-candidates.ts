import { optionSets, type FoundOptions } from './find-options.ts';
import { KINDS } from './line-kind.ts';
import { placesOf } from './passage.ts';
import { isApart, isLimited } from './price-words.ts';
import type { PaperRow } from './paper-rows.ts';
import { cents, tokensOf, valueOf } from './tokens.ts';
import { proveSums, type Proof } from './prove-sums.ts';

/** No work of a home is done for less, or for more. */
export const LEAST_PRICE = 20;
export const MOST_PRICE = 999_999;

/** Whether so many dollars may be the price of a job. */
export const mayCost = (usd: number): boolean => usd >= LEAST_PRICE && usd <= MOST_PRICE;

/** One thing that the price of a paper may be. */
export type Candidate = { readonly proof: Proof } &
  /** `row`: the line that states it; null for the sum of all. */
  (
    | { readonly type: 'total' | 'sum'; readonly usd: number; readonly row: number | null }
    /** A figure that is not the amount of its line: from where to where it stands in it. */
    | ({ readonly type: 'figure' } & Readonly<Record<'usd' | 'row' | 'from' | 'to', number>>)
    | { readonly type: 'options'; readonly found: FoundOptions }
    /** No price is fixed, or none is named. */
    | { readonly type: 'open' | 'none' }
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

/** The ranges of a price that a text names, US dollars. */
const rangesIn = (text: string): readonly Readonly<Record<'low' | 'high', number>>[] =>
  [...text.matchAll(FROM_TO)].flatMap(([, sign, first = '', k, laterSign, second = '', laterK]) => {
    const isMoney = sign ?? k ?? laterSign ?? laterK ?? second.includes(',');
    const high = inUsd(second, laterK);
    const low = inUsd(first, k ?? (Number(first) < 1000 ? laterK : undefined));
    return isMoney && low < high && high <= WIDEST * low ? [{ low, high }] : [];
  });

/** Whether an amount is where a range that its line names begins: no price that somebody asks. */
export const isLowEnd = (text: string, amount: number): boolean =>
  rangesIn(text).some(({ low }) => low === amount);

/** Whether the amount of a line is the upper end of a range. */
export const isRange = (text: string, amount: number | null): boolean =>
  !isApart(text) && rangesIn(text).some(({ high }) => high === amount);

const ABOUT =
  '(?:\\b(?:about|abt|around|roughly|approx\\w*|from|up to|starting(?: at)?)\\b|~)[ .:]*';
/** Right before a price; what is about another figure, "about 1,300 gallons, is $525", is a size. */
const ABOUT_IT = new RegExp(`${ABOUT}(?:(?:only|just|a|total|of|at) )*$`, 'i');
/** Of hours, which a price may be made of, or of the price itself, wherever that stands. */
const ESTIMATED = new RegExp(
  `${ABOUT}[\\d.]+ ?h(?:ou)?rs?\\b|\\b(?:est(?:im(?!ate\\b)\\w+)?|average)\\b(?!\\.? ?\\d+ ?[a-z])`,
  'i',
);

/** Whether the price of a line is at most so much, or about so much: up to a most elsewhere, but a range ends before it. */
export const roughOf = (
  text: string,
  amount: number | null,
  hasMost = false,
): 'most' | 'about' | undefined => {
  if (isLimited(text)) return 'most';
  const isAbout =
    ESTIMATED.test(text) ||
    placesOf(text, amount ?? 0).some(({ from }) => ABOUT_IT.test(text.slice(0, from)));
  return isRange(text, amount) || (isAbout && !hasMost) ? 'about' : undefined;
};

/** A price that stands alone is not one of several. */
const asOnly = (likely: Readonly<Float64Array>): Float64Array =>
  Float64Array.from(KINDS, (kind, at) => {
    if (kind === 'option') return 0;
    return likely[at]! + (kind === 'work' ? likely[KINDS.indexOf('option')]! : 0);
  });

const MOST_FIGURES = 16;

/** What a price for one of these is, no job is done for; and watts, "24 x 400 W", are no price. */
const OF_ONE =
  /^\s*(?:\/|per|an?|each)? ?(?:sq|s\.?f\b|lf\b|lin|f(?:oo|ee)?t\b|hour|hr|w\b(?!\/))/i;

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

/** All that the price of a paper may be. */
export const candidatesOf = (
  rows: readonly PaperRow[],
  likely: readonly Readonly<Float64Array>[],
): Candidate[] => {
  const isAlone = rows.filter(({ figures: { amount } }) => (amount ?? 0) > 0).length === 1;
  const proofs = proveSums(rows, isAlone ? likely.map(asOnly) : likely);
  const [best] = proofs;
  const adding = proofs.find(({ row }) => row === null) ?? best;
  return [
    ...proofs.flatMap((proof): Candidate[] =>
      proof.state === 'rates' || proof.state === 'nothing'
        ? []
        : [
            {
              type: proof.row === null ? 'sum' : 'total',
              usd: proof.usd,
              row: proof.row,
              proof,
            },
          ],
    ),
    ...figuresIn(rows, best),
    { type: 'open', proof: best },
    ...optionSets(rows, likely).map((found): Candidate => ({
      type: 'options',
      found,
      proof: best,
    })),
    { type: 'none', proof: adding },
  ];
};
