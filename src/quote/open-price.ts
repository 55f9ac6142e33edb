import { KINDS, type LineKind } from './line-kind.ts';
import type { PaperRow } from './paper-rows.ts';
import type { Proof } from './prove-sums.ts';

/** The two ends of a price that is not fixed, US dollars. */
export interface Ends {
  readonly low: number;
  readonly high: number;
}

const NUMBER = '(\\d[\\d,]*(?:\\.\\d\\d)?)\\s?(k\\b)?';
/** "$8,000–9,500", "9-11k", "between $9,900 and $13,950". */
const FROM_TO = new RegExp(
  `(\\$)?\\s?${NUMBER}\\s*(?:-|–|—|\\bto\\b|\\band\\b)\\s*(\\$)?\\s?${NUMBER}`,
  'gi',
);
/** Ends further apart than this are no range of one price. */
const WIDEST = 4;
/** A price for so much time comes again, nobody says how often. */
const BY_TIME = /^(?:hour|hr|day|night|week|wk|month|mo|two|three|four|quarter|year|yr|visit)$/;
/** A row this likely to be work has a part in the price. */
const MAYBE_WORK = 0.35;
/** A payment that goes up by a part each year is no price, whatever else the paper names. */
const RISES =
  /\b(?:annual (?:increase|escalat\w*)|(?:increases?|escalat\w*|adjusts?|rises?|goes up)\b.{0,20}\d ?%)/i;
const OR_LEASE = /\bor (?:you can )?lease\b/i;
const IN_PRICE: ReadonlySet<LineKind> = new Set(['work', 'allowance']);

const inUsd = (digits: string, thousands: string | undefined): number =>
  Number(digits.replace(/,/g, '')) * (thousands ? 1000 : 1);

/** The ends of the amount of a row, where it is a range. */
export const endsOf = ({
  text,
  figures: { amount },
}: Pick<PaperRow, 'text' | 'figures'>): Ends | null => {
  for (const [, sign, first = '', k, laterSign, second = '', laterK] of text.matchAll(FROM_TO)) {
    const isMoney =
      sign ?? k ?? laterSign ?? laterK ?? (first.includes(',') || second.includes(','));
    const high = inUsd(second, laterK);
    const low = inUsd(first, k ?? (Number(first) < 1000 ? laterK : undefined));
    if (isMoney && low < high && high <= WIDEST * low && amount === high) return { low, high };
  }
  return null;
};

/**
 * Whether a paper leaves its price open, and between which ends; null where the price is fixed. The price of a
 * paper whose lines make its total is.
 */
export const openPrice = (
  rows: readonly PaperRow[],
  likely: readonly Readonly<Float64Array>[],
  { kinds, stated, lines, state }: Proof,
): { readonly ends: Ends | null } | null => {
  const price = stated ?? lines;
  const ranges = rows.flatMap((row, at) => {
    const ends = endsOf(row);
    return ends ? [{ ...ends, at }] : [];
  });
  // Of a stated total its own ends count, else those of all its lines.
  const own = ranges.filter(({ at, high }) =>
    stated === null ? IN_PRICE.has(kinds[at]!) : kinds[at] === 'total' || high === stated,
  );
  if (own.length > 0 && state !== 'rates') {
    const apart = own.slice(0, stated === null ? undefined : 1);
    return {
      ends: { low: apart.reduce((sum, { low, high }) => sum - high + low, price), high: price },
    };
  }
  if (stated !== null && state !== 'one price') return null;
  const more = state === 'one price' ? ranges.find(({ low }) => low >= price) : undefined;
  if (more) return { ends: { low: more.low, high: more.high } };
  const isByTime = rows.some(
    ({ figures: { amount, rate, quantity } }, at) =>
      amount === null &&
      rate !== null &&
      // "24 hours a week at $36" beside "Weekly: $864" are the same.
      Math.abs((quantity ?? 0) * rate.usd - price) > 1 &&
      BY_TIME.test(rate.per) &&
      likely[at]![KINDS.indexOf('work')]! > MAYBE_WORK,
  );
  const isLease = rows.some(({ text }) => RISES.test(text) && !OR_LEASE.test(text));
  return state === 'rates' || isByTime || isLease ? { ends: null } : null;
};
