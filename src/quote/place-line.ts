import type { Matcher } from './match-line.ts';
import type { QuoteLine } from './read-quote.ts';

/**
 * Where a line of a quote belongs: with lines of ours (their ids joined by `+`), with the rest of the
 * job, beside it, with the totals, nowhere; or nobody knows yet.
 */
export type Place = '#rest' | '#else' | '#total' | '#out' | '#unknown' | (string & {});

const JOIN = '+';

/** The lines of ours that a place names. */
export const linesOf = (place: Place): readonly string[] =>
  place.startsWith('#') ? [] : place.split(JOIN);

export const placeOf = (lines: readonly string[]): Place =>
  lines.length > 0 ? lines.join(JOIN) : '#unknown';

/** Where a line belongs by its words. Depends on nothing but the line. */
export const placeLine = (line: QuoteLine, match: Matcher): Place => {
  const { kind, amount, text } = line;
  if (kind === 'total') return '#total';
  if (kind === 'subtotal' || kind === 'payment' || kind === 'option') return '#out';
  const found = match(text);
  if (kind === 'discount') return '#else';
  if (kind === 'tax') return found === 'whole' || found.length === 0 ? '#else' : placeOf(found);
  if (found === 'whole') return amount === null ? '#out' : '#rest';
  if (found.length > 0) return placeOf(found);
  // Without an amount it is a greeting, an address, a condition.
  return amount === null ? '#out' : '#unknown';
};
