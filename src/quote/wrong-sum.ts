import { isSame } from './judge.ts';
import { roughOf } from './price-candidates.ts';
import { isByWeek, isCalledWhole } from './price-words.ts';
import { tokensOf } from './tokens.ts';
import type { Quote, weighQuote } from './weigh-quote.ts';

/** A line that makes the sum; `each` where its amount is our own count of that. */
type Priced = ReturnType<typeof weighQuote>['priced'][number];

/** Lines further from their total than this part of it are our reading, sooner than a company's sum: of several ways to do it one is chosen. */
const MOST_APART = 0.2;
/** A list that somebody added up has so many lines. */
const LEAST_ADDED = 3;
/** A figure whose letters a scan or a typewriter put there: "85O"; what a total may hold without a line of its own. */
const IS_UNSURE = /\d[oO]|[oO]\d|%|\btax(?!.*\bincl)/;

/** Whether a figure of a text is so many dollars. */
const hasFigure = (text: string, usd: number): boolean =>
  text
    .replace(/(\d),(?=\d{3})/g, '$1')
    .match(/\d+(?:\.\d+)?/g)
    ?.some((figure) => isSame(Number(figure), usd)) ?? false;

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

/**
 * How much more the total of a plain list says than its lines come to, US dollars: a list of amounts, one a line, over
 * what it calls their total, with no other sum and nothing that may explain what is between. Null where that is nothing,
 * or may be our reading.
 */
export const wrongSum = (
  quote: Quote,
  priced: readonly Priced[],
  { stated, lines }: { readonly stated: number; readonly lines: number },
): number | null => {
  const between = Math.abs(stated - lines);
  const isOne = ({ text, amount, each }: Priced): boolean =>
    // Our own count, or a week beside a month, shows no total wrong.
    each === null &&
    !isByWeek(text) &&
    tokensOf(text).filter((one) => one.type === 'money' && 2 * one.usd > amount).length <= 1;
  const isPlain = ({ text, kind, amount }: Quote[number]): boolean =>
    !IS_UNSURE.test(text) &&
    // What is taken off may have been added.
    ![between, lines > stated ? between / 2 : between].some((usd) => hasFigure(text, usd)) &&
    !(kind.endsWith('total') && amount && !isSame(stated, amount));
  // "Treatment A $1,488", "Treatment B $1,250": of these one is bought. "Labor $650, which is in the $15,850": it counts once.
  const some = someOf(priced.map(({ amount }) => amount));
  return between >= 1 &&
    between <= MOST_APART * stated &&
    priced.length >= LEAST_ADDED &&
    priced.every(isOne) &&
    quote.every(isPlain) &&
    quote.some(
      ({ place, kind, text, amount }) =>
        place === '#total' && kind === 'total' && isCalledWhole(text) && !roughOf(text, amount),
    ) &&
    ![stated, between].some((usd) => some.has(Math.round(100 * usd)))
    ? stated - lines
    : null;
};
