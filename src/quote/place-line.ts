import type { Matcher } from './match-line.ts';
import type { LineKind } from './line-kind.ts';
import type { QuoteLine } from './read-quote.ts';

/**
 * Where a line of a quote belongs: with lines of ours (their ids joined by `+`), with the rest of the
 * job, beside it, with the totals, nowhere; or nobody knows yet.
 */
export type Place = '#rest' | '#else' | '#total' | '#out' | '#unknown' | (string & {});

const JOIN = '+';
/** Kinds that are no part of the price. */
const OUTSIDE: ReadonlySet<LineKind> = new Set([
  'subtotal',
  'option',
  'deposit',
  'payment plan',
  'paid',
  'depreciation',
  'deductible',
  'net',
]);

/** The lines of ours that a place names. */
export const linesOf = (place: Place): readonly string[] =>
  place.startsWith('#') ? [] : place.split(JOIN);

export const placeOf = (lines: readonly string[]): Place =>
  lines.length > 0 ? lines.join(JOIN) : '#unknown';

/** Where a line belongs by its words. Depends on nothing but the line. */
export const placeLine = (line: QuoteLine, match: Matcher): Place => {
  const { kind, amount, text, under } = line;
  if (kind === 'total') return '#total';
  if (OUTSIDE.has(kind)) return '#out';
  const found = match(text);
  if (kind === 'discount' || kind === 'credit') return '#else';
  if (kind === 'note' && amount !== null) return '#out';
  if (kind === 'tax') return found === 'whole' || found.length === 0 ? '#else' : placeOf(found);
  if (kind === 'addition') return found === 'whole' || found.length === 0 ? '#out' : placeOf(found);
  if (found === 'whole') return amount === null ? '#out' : '#rest';
  if (found.length > 0) return placeOf(found);
  const above = amount === null || !under ? [] : match(under);
  if (above !== 'whole' && above.length > 0) return placeOf(above);
  // Without an amount it is a greeting, an address, a condition.
  return amount === null ? '#out' : '#unknown';
};

/** Where the lines of a quote belong. Of one price for all, what it is called matters little. */
export const placeLines = <Line extends QuoteLine>(
  lines: readonly Line[],
  match: Matcher,
): (Line & { readonly place: Place })[] => {
  const placed = lines.map((line) => ({ ...line, place: placeLine(line, match) }));
  const works = placed.filter(
    ({ kind, amount }) => kind === 'work' && amount !== null && amount > 0,
  );
  const [only] = works;
  return placed.map((line, at) => {
    if (line.kind !== 'work' || line.place !== '#unknown') return line;
    // A package is what the lines under it name.
    const end = placed.findIndex((one, index) => index > at && one.kind !== 'included');
    const named = placed
      .slice(at + 1, end < 0 ? undefined : end)
      .flatMap(({ place }) => linesOf(place));
    if (named.length > 0) return { ...line, place: placeOf([...new Set(named)]) };
    return works.length === 1 && line === only ? { ...line, place: '#rest' } : line;
  });
};
