import { money, price, rounded, type ThreePoint } from '../engine/index.ts';

/** What is no more than this part of our figure away from it needs no explaining. */
export const CLOSE = 0.03;

/** Whether amounts are the same but for cents. */
export const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1;

/** What amounts come to, US dollars. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, one) => sum + one, 0);
/** What lines come to, US dollars. */
export const usdOf = (lines: readonly { readonly amount: number | null }[]): number =>
  sumOf(lines.map(({ amount }) => amount ?? 0));

/** An amount as it is compared: to the dollar, without a sign. */
export const wholeDollars = (usd: number): string => price(Math.abs(Math.round(usd)));

/** Our figures for several lines, end by end: what a price for all of them is judged by. */
export const together = (figures: readonly ThreePoint[]): ThreePoint => {
  const sum = (end: keyof ThreePoint) => sumOf(figures.map((one) => one[end]));
  return { low: sum('low'), typical: sum('typical'), high: sum('high') };
};

/** A price in dollars beside our range; null where ours has none. */
export const judge = (amount: number, { low, typical, high }: ThreePoint) => {
  if (typical <= 0) return null;
  if (amount > high + CLOSE * typical) return 'above';
  return amount < low - CLOSE * typical ? 'below' : 'usual';
};

/** How far a price is from our likely one: the one figure that is said of it, wherever it is said. */
export const apart = (usd: number, { typical }: ThreePoint): string =>
  money(Math.abs(usd - rounded(typical)));

/** Where a price stands to the range as it is printed: what is only just outside is not far, and is not inside. */
export const placeIn = (usd: number, total: ThreePoint): string => {
  const far = judge(usd, total) === 'usual' ? 'just ' : '';
  if (usd < rounded(total.low)) return `${far}below`;
  return usd > rounded(total.high) ? `${far}above` : 'inside';
};

/** Where a price stands to our figures: "about $760 above our likely figure, inside the range". */
export const standsWhere = (usd: number, total: ThreePoint): string =>
  Math.abs(usd - total.typical) < CLOSE * total.typical
    ? 'close to our likely figure'
    : `about ${apart(usd, total)} ${usd > total.typical ? 'above' : 'below'} our likely figure, ${placeIn(usd, total)} the range`;
