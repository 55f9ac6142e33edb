import type { ThreePoint } from '../engine/index.ts';

/** How the price of a line stands to ours. */
export type Judgement = 'usual' | 'above' | 'below';

/** What is no more than this part of our figure away from it needs no explaining. */
export const CLOSE = 0.03;

/** A price in dollars beside our range; null where ours has none. */
export const judge = (amount: number, { low, typical, high }: ThreePoint): Judgement | null => {
  if (typical <= 0) return null;
  if (amount > high + CLOSE * typical) return 'above';
  return amount < low - CLOSE * typical ? 'below' : 'usual';
};

/** Where a price stands, as it is judged: "inside the range". */
export const placeIn = (usd: number, total: ThreePoint): string => {
  const stand = judge(usd, total) ?? 'usual';
  if (stand !== 'usual') return `${stand} the range`;
  if (usd < total.low) return 'close to the low end of the range';
  return usd > total.high ? 'close to the high end of the range' : 'inside the range';
};
