import { bounded } from '../cost/interpolate.ts';
import type { BandParts } from '../run/band.ts';

/** The part of published prices whose middle a band is to hold. */
export const HELD = 0.8;

/** Of fewer published prices than this nothing is told of what a band holds but a count. */
export const ENOUGH = 8;

/** Fewer than this widen a band and narrow none: too few to know that it is wider than need be. */
const ENOUGH_TO_NARROW = 15;

/** No handful of published prices moves the spread past these. */
export const NARROWEST = 0.3;
const WIDEST = 1.5;

/**
 * The least spread with which a band just reaches a price (US dollars): 0 where the open questions alone
 * reach it, infinite where the lines have no width to spread.
 */
export const spreadNeeded = ({ typical, prices, open }: BandParts, price: number): number => {
  const ratio = Math.log(price / typical);
  const side = ratio < 0 ? 'down' : 'up';
  const byOpen = Math.hypot(...open.map((one) => one[side]));
  if (Math.abs(ratio) <= byOpen) return 0;
  return Math.sqrt(ratio ** 2 - byOpen ** 2) / prices[side];
};

/**
 * The spread that holds 8 in 10 of some prices, by what each needs: the ⌈0.8 × (n + 1)⌉th smallest, as in
 * split conformal prediction. Prices of one publisher are alike, so it promises less of a further publisher's.
 * @param least no smaller one: a band that is shown narrows only on enough prices, one made to be tried always
 */
export const spreadFor = (
  needed: readonly number[],
  least = needed.length < ENOUGH_TO_NARROW ? 1 : NARROWEST,
): number => {
  const sorted = [...needed].sort((a, b) => a - b);
  const at = Math.min(sorted.length, Math.ceil(HELD * (sorted.length + 1))) - 1;
  const spread = bounded(sorted[at] ?? 1, least, WIDEST);
  return Math.round(spread * 100) / 100;
};
