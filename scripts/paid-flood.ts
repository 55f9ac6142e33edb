/**
 * `node scripts/paid-flood.ts`: how many made-up prices it takes to move what visitors read of what neighbors
 * paid, under the limits of `private.settings`, if nobody holds them.
 */
import { median } from '../src/engine/results/accuracy.ts';

/** Prices of one kind of job and region that count in a week and come from no request; as the settings have it. */
export const PER_WEEK = 5;

/** How far honest prices of one kind of job lie apart: the standard deviation of their logarithms. */
const SPREAD = 0.35;

/** A shift of the upper end, which moves before the middle, that a reader would act on. */
const MOVED = 1.1;

/**
 * What is told at most without an operator, as a part of what such a job usually is: three times, and ten from 30
 * prices on, where a few move no end (`private.tell_paid`).
 */
const dearestOf = (honest: number): number => (honest < 30 ? 3 : 10);

/** The part of sorted prices below which a share of them lies, as `percentile_cont`. */
const quantile = (sorted: readonly number[], part: number): number => {
  const at = part * (sorted.length - 1);
  const below = sorted[Math.floor(at)]!;
  return below + (at % 1) * ((sorted[Math.ceil(at)] ?? below) - below);
};

/** The upper end as visitors read it, unrounded (`private.publish_paid`). */
const upperEnd = (prices: readonly number[]): number => {
  const sorted = prices.toSorted((a, b) => a - b);
  return prices.length < 30
    ? (quantile(sorted, 0.625) + quantile(sorted, 0.875)) / 2
    : quantile(sorted, 0.75);
};

/** Numbers from 0 to 1 by chance, the same at each run (Park and Miller). */
export const chance = (seed: number) => () =>
  (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

/** By Box and Muller. */
const normal = (draw: () => number): number =>
  Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());

/** So many honest prices by chance, and the upper end with so many made-up ones among them, as a part of theirs. */
const tried = (draw: () => number, honest: number) => {
  const prices = Array.from({ length: honest }, () => Math.exp(SPREAD * normal(draw)));
  const before = upperEnd(prices);
  return (added: number): number =>
    upperEnd([...prices, ...Array<number>(added).fill(dearestOf(honest))]) / before;
};

/** How many made-up prices move the upper end of so many honest ones by a tenth: median of the tries. */
export const floodOf = (honest: number, tries = 401): number => {
  const draw = chance(20_261_128 + honest);
  return median(
    Array.from({ length: tries }, () => {
      const moved = tried(draw, honest);
      let added = 0;
      while (moved(added) < MOVED) added += 1;
      return added;
    }),
  );
};

/** How far the fewest that reach a reader move the upper end, told among `honest` others: median of the tries. */
export const movedBy = (honest: number, added: number, tries = 401): number => {
  const draw = chance(20_261_128 + honest);
  return median(Array.from({ length: tries }, () => tried(draw, honest)(added)));
};

/** A row of the table for so many honest prices. */
export const row = (honest: number) => {
  const rows = floodOf(honest);
  return {
    'honest prices': honest,
    'made up': rows,
    weeks: Math.ceil(rows / PER_WEEK),
    'one moves it': `${Math.round(100 * (movedBy(honest, 1) - 1))} %`,
    'five move it': `${Math.round(100 * (movedBy(honest, 5) - 1))} %`,
  };
};

if (import.meta.main) console.table([5, 15, 30, 100, 300].map(row));
