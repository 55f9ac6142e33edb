import { isSame } from './judge.ts';
import { isOutside } from './place-line.ts';
import { isRough } from './price-candidates.ts';
import { isByWeek, isCalledWhole } from './price-words.ts';
import { tokensOf } from './tokens.ts';
import type { Quote } from './weigh-quote.ts';

/** A line that makes the sum, US dollars; `each` where its amount is our own count of that. */
interface Priced {
  readonly text: string;
  readonly amount: number;
  readonly each: number | null;
}

/** Lines further from their total than this part of it are our reading, sooner than a company's sum: of several ways to do it one is chosen. */
const MOST_APART = 0.2;

/** Whether a figure of a text is so many dollars. */
export const hasFigure = (text: string, usd: number): boolean =>
  text
    .replace(/(\d),(?=\d{3})/g, '$1')
    .match(/\d+(?:\.\d+)?/g)
    ?.some((figure) => isSame(Number(figure), usd)) ?? false;

/** A list that somebody added up has so many lines. */
const LEAST_ADDED = 3;
/** A figure whose letters a scan or a typewriter put there: "85O". */
const IS_HALF_LETTERS = /\d[oO]|[oO]\d/;

/** Whether a paper is a list of amounts, one a line, over what it calls their total, and has no other sum: what they come to is then no way of reading it. */
const isList = (quote: Quote, sums: readonly number[], priced: readonly Priced[]): boolean =>
  priced.length >= LEAST_ADDED &&
  quote.some(
    ({ place, kind, text, amount }) =>
      place === '#total' && kind === 'total' && isCalledWhole(text) && !isRough(text, amount),
  ) &&
  priced.every(
    ({ text, amount }) =>
      tokensOf(text).filter((one) => one.type === 'money' && 2 * one.usd > amount).length <= 1,
  ) &&
  quote.every(
    ({ text, kind, amount }) =>
      !IS_HALF_LETTERS.test(text) &&
      !(kind.endsWith('total') && amount && !sums.some((usd) => isSame(usd, amount))),
  );

/** So many amounts are tried together: more come to anything by chance. */
const MOST_TOGETHER = 12;
/** What some of the amounts come to, in cents. */
const someOf = (amounts: readonly number[]): ReadonlySet<number> =>
  amounts.slice(0, MOST_TOGETHER).reduce(
    (sums, usd) => {
      const cents = Math.round(100 * usd);
      return new Set([...sums, ...[...sums].map((sum) => sum + cents)]);
    },
    new Set([0]),
  );

/** No sales tax here is more than this part of what is taxed. */
const MOST_TAX = 0.0826;

/**
 * Whether a paper explains what is between its lines and its total: it says so much, names a tax or a part of a hundred
 * that may be it, or has a sum of the lines; or some of them come to the total or to the rest, not bought or inside others.
 */
const isExplained = (
  quote: Quote,
  stated: number,
  lines: number,
  priced: readonly Priced[],
): boolean => {
  const between = Math.abs(stated - lines);
  const some = someOf(priced.map(({ amount }) => amount));
  return (
    quote.some(
      ({ text, kind, amount }) =>
        (isOutside(kind) && isSame(amount ?? 0, lines)) ||
        hasFigure(text, between) ||
        // What is taken off was added.
        (lines > stated && hasFigure(text, between / 2)) ||
        (/\btax(?!.*\bincl)/i.test(text) && stated > lines && between <= MOST_TAX * lines) ||
        [...text.matchAll(/([\d.]+) ?%/g)].some(
          ([, part]) => Math.abs(between - (lines * Number(part)) / 100) < 1,
        ),
    ) ||
    // "Treatment A $1,488", "Treatment B $1,250": of these one is bought. "Labor $650, which is in the $15,850": it counts once.
    [stated, between].some((usd) => some.has(Math.round(100 * usd)))
  );
};

/**
 * How much more the total of a plain list says than its lines come to, US dollars; null where that is nothing, or may
 * be our reading.
 */
export const wrongSum = (
  quote: Quote,
  priced: readonly Priced[],
  { stated, lines }: { readonly stated: number; readonly lines: number },
): number | null =>
  lines === 0 ||
  !isList(quote, [stated, lines], priced) ||
  isSame(stated, lines) ||
  Math.abs(stated - lines) > MOST_APART * stated ||
  // Our own count, or a week beside a month, shows no total wrong.
  priced.some(({ each, text }) => each !== null || isByWeek(text)) ||
  isExplained(quote, stated, lines, priced)
    ? null
    : stated - lines;
