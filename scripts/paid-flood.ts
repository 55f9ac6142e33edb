/**
 * `node scripts/paid-flood.ts`: how many made-up prices it takes to move what visitors read of what neighbors
 * paid, under the limits of `private.settings`, if nobody holds them.
 */
import { median } from '../src/engine/results/accuracy.ts';

/** Prices of one kind of job and region that count in a week and come from no request; as the settings have it. */
export const PER_WEEK = 5;

/** How far honest prices of one kind of job lie apart: the standard deviation of their logarithms. */
const SPREAD = 0.35;

/** A shift of the median that a reader would act on. */
const MOVED = 1.1;

/** Numbers from 0 to 1 by chance, the same at each run (Park and Miller). */
export const chance = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

/** By Box and Muller. */
const normal = (draw: () => number): number =>
  Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());

/** How many made-up prices above all others move the median of so many honest ones by a tenth: median of the tries. */
export const floodOf = (honest: number, tries = 401): number => {
  const draw = chance(20_261_128 + honest);
  const needed = Array.from({ length: tries }, () => {
    const prices = Array.from({ length: honest }, () => Math.exp(SPREAD * normal(draw)));
    const before = median(prices);
    let added = 0;
    while (median([...prices, ...Array<number>(added).fill(9)]) < MOVED * before) added += 1;
    return added;
  });
  return median(needed);
};

/** A row of the table for so many honest prices. */
export const row = (honest: number) => {
  const rows = floodOf(honest);
  return {
    'honest prices': honest,
    'made up': rows,
    weeks: Math.ceil(rows / PER_WEEK),
  };
};

if (import.meta.main) console.table([5, 15, 30, 100, 300].map(row));
