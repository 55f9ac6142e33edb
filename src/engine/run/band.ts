import type { ThreePoint } from '../cost/three-point.ts';

/** How far a price may lie from the typical one, as natural logarithms of the ratio; both 0 or more. */
export interface Reach {
  readonly down: number;
  readonly up: number;
}

/** What a band is made of, so that each part can be tried against published prices. */
export interface BandParts {
  /** US dollars. */
  readonly typical: number;
  /** The published ranges of the lines, added up: who does it, and of what kind. */
  readonly prices: Reach;
  /** What each question left open could still change. */
  readonly open: readonly Reach[];
}

/** No single cause moves a band further than this ratio: past it the figure is no estimate. */
const FURTHEST = Math.log(20);

const reach = (from: number, to: number): number =>
  from > 0 ? Math.min(FURTHEST, Math.log(to / from)) : to > 0 ? FURTHEST : 0;

export const reachOf = ({ low, typical, high }: ThreePoint): Reach => ({
  down: reach(low, typical),
  up: typical > 0 ? reach(typical, high) : 0,
});

/**
 * The band of such jobs. Prices spread by ratios, not by dollars, so what widens
 * it adds up in logarithms, as independent causes do: √((spread × prices)² + Σ open²). `spread` says how
 * much of the published ranges the middles of others take up, measured on published prices
 * (results/spread.ts); `least` is what the smallest visit costs, which no job lies under.
 */
export const bandOf = ({ typical, prices, open }: BandParts, spread = 1, least = 0): ThreePoint => {
  const down = Math.hypot(spread * prices.down, ...open.map((one) => one.down));
  const up = Math.hypot(spread * prices.up, ...open.map((one) => one.up));
  const low = typical * Math.exp(-down);
  return { low: Math.max(low, Math.min(least, typical)), typical, high: typical * Math.exp(up) };
};
