import { typedNumber } from '../../engine/questions/typed-number.ts';
import type { Estimate } from '../../engine/index.ts';
import { longestLink, privateLinkIn } from '../request/private-link.ts';

/** Parameters of a results page that are no answers. */
export const COMPARE = 'compare';
/** Says that the address holds an estimate, where no answer does. */
export const MARK = 'estimate';
/** A quote that was brought along stands after the `#`: no server is told of it, and no address keeps it. */
const QUOTE = 'quote';
/** Quotes that can stand side by side. */
export const MOST_QUOTES = 3;

const MOST_USD = 10_000_000;

/** The price of a quote as somebody typed it, in US dollars; `null` where it is none. */
export const priceIn = (text: string): number | null => {
  const usd = typedNumber(text, 'usd');
  return usd > 0 && usd < MOST_USD ? usd : null;
};

/** What the address of a results page asks it to show. */
export interface Arrival {
  /** The answers as a query string; `null` when the address holds no estimate. */
  readonly query: string | null;
  readonly compare: string | null;
  /** The prices of quotes, as typed. */
  readonly quotes: readonly string[];
}

/** Reads the address of a results page, and of one longer than any of ours only its beginning. */
export const readArrival = ({ search, hash }: Pick<Location, 'search' | 'hash'>): Arrival => {
  const fragment = privateLinkIn(hash) ? '' : hash.slice(1, longestLink);
  const behind = new URLSearchParams(fragment);
  // Among answers that stand behind `#`, none is a quote that was brought along; quotes alone all are.
  const alone = behind.has(QUOTE) && new Set(behind.keys()).size === 1;
  const quotes = search || alone ? behind.getAll(QUOTE).slice(0, MOST_QUOTES) : [];
  const text = (search.slice(1) || (alone ? MARK : fragment)).slice(0, longestLink);
  const params = new URLSearchParams(text);
  const compare = params.get(COMPARE);
  params.delete(COMPARE);
  params.delete(MARK);
  return { query: text ? params.toString() : null, compare, quotes };
};

/** Of the names in an address that no question has, those that nothing else of ours has either. */
export const notUnderstood = (unknown: readonly string[]): readonly string[] =>
  unknown.filter((name) => !name.startsWith('utm_'));

/** Whether who brought a quote named no job yet: the price of another one is none to begin with. */
export const waitsForName = (
  { unnamed }: Pick<Estimate, 'unnamed'>,
  quotes: readonly string[],
): boolean => quotes.length > 0 && unnamed !== undefined;
