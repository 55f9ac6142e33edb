/**
 * `node scripts/paid-flood.ts`: how many made-up prices it takes to move what visitors read of what neighbors
 * paid, under the limits of `private.settings`, if nobody holds them.
 */
import { median } from '../src/engine/results/accuracy.ts';
import { chance } from './chance.ts';

/** Prices of one kind of job and region that count in a week, as the settings have it. */
export const PER_WEEK = 5;

/** How far honest prices of one kind of job lie apart: the standard deviation of their logarithms. */
const SPREAD = 0.35;

/** A shift of an end, which moves before the middle, that a reader would act on. */
const MOVED = 1.1;

/** The ends that visitors read, as the parts of all prices that lie below. */
const ends = { high: 0.75, low: 0.25 };
type End = keyof typeof ends;

/** How many times what such a job usually is, or a part of it, counts without an operator (`private.tell_paid`). */
const FAR = 3;

/** The usual price of `private.paid_jobs` as a part of the honest middle: right, and as far off either way as is tried. */
const USUAL = [0.7, 1, 1.4] as const;

/**
 * Below what a part of sorted prices lies, as `private.smoothed`: all of them, weighed by the chance that of the
 * others so many lie below.
 */
export const smoothed = (sorted: readonly number[], part: number): number => {
  const others = sorted.length - 1;
  let logWeight = others * Math.log(1 - part);
  return sorted.reduce((sum, price, below) => {
    if (below > 0) logWeight += Math.log(((others - below + 1) / below) * (part / (1 - part)));
    return sum + price * Math.exp(logWeight);
  }, 0);
};

const endOf = (prices: readonly number[], end: End): number =>
  smoothed(
    prices.toSorted((a, b) => a - b),
    ends[end],
  );

/** By Box and Muller. */
const normal = (draw: () => number): number =>
  Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());

/**
 * Among so many honest prices by chance, how many times further out an end is with so many made-up ones, each as far
 * out as counts unseen beside such a usual price.
 */
const tried = (draw: () => number, honest: number, end: End, usual: number) => {
  const prices = Array.from({ length: honest }, () => Math.exp(SPREAD * normal(draw)));
  const before = endOf(prices, end);
  return (added: number): number => {
    const madeUp = end === 'high' ? usual * FAR : usual / FAR;
    const after = endOf([...prices, ...Array<number>(added).fill(madeUp)], end);
    return end === 'high' ? after / before : before / after;
  };
};

/** Of so many tries the median. */
const usually = (
  honest: number,
  end: End,
  of: (moved: (added: number) => number) => number,
  usual = 1,
) => {
  const draw = chance(20_261_128 + honest);
  return median(Array.from({ length: 401 }, () => of(tried(draw, honest, end, usual))));
};

/** How many made-up prices move an end of so many honest ones by a tenth. */
const floodOf = (honest: number, end: End): number =>
  usually(honest, end, (moved) => {
    let added = 0;
    while (moved(added) < MOVED) added += 1;
    return added;
  });

/** A row of the table: of so many honest prices, one end. */
export const row = (honest: number, end: End) => {
  const rows = floodOf(honest, end);
  const movedBy = (added: number) =>
    USUAL.map((usual) =>
      Math.round(100 * (usually(honest, end, (moved) => moved(added), usual) - 1)),
    )
      .map((by) => `${by} %`)
      .join(', ');
  return {
    'honest prices': honest,
    end,
    'made up': rows,
    weeks: Math.ceil(rows / PER_WEEK),
    'one moves it': movedBy(1),
    'five move it': movedBy(5),
  };
};

/** The whole table, both ends. */
export const flood = () =>
  [5, 15, 30, 100, 300].flatMap((honest) => [row(honest, 'high'), row(honest, 'low')]);

if (import.meta.main) console.table(flood());
