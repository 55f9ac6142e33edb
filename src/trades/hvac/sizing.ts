import { exactly, type ThreePoint } from '../../estimate/index.ts';

/** Sq ft per ton that North Texas contractors install (S6). */
export const INSTALLED = { low: 700, typical: 600, high: 500 };

/** Largest and smallest single home system, in tons. */
const LARGEST = 5;
const SMALLEST = 1.5;

/** What sizes a system: the nameplate, where it was read, else the floor area in sq ft. */
export interface Sized {
  readonly tons: number | null;
  readonly area: number;
  /** How many systems share it; null where nobody said. */
  readonly systems: number | null;
}

/**
 * The tons to price: what the nameplate says, else what is installed here for such an area. Not rounded to
 * the half ton that is sold, so that one more sq ft never costs a whole size.
 */
export const tonsOf = ({ tons, area }: Sized): ThreePoint =>
  tons === null
    ? {
        low: Math.max(SMALLEST, area / INSTALLED.low),
        typical: Math.max(SMALLEST, area / INSTALLED.typical),
        high: Math.max(SMALLEST, area / INSTALLED.high),
      }
    : exactly(tons);

/**
 * Installed price by tons against 3 tons: middles of a published table (S85; S5 agrees within 5%).
 * A 4-ton system costs about a sixth more than one of 3 tons, not a third.
 */
const BY_TONS: readonly (readonly [tons: number, times: number])[] = [
  [1.5, 0.64],
  [2, 0.79],
  [2.5, 0.87],
  [3, 1],
  [3.5, 1.1],
  [4, 1.17],
  [5, 1.26],
];

/** The price of one system against one of 3 tons, read off the line between the table's rows. */
const timesAt = (tons: number): number => {
  const size = Math.min(LARGEST, Math.max(SMALLEST, tons));
  const above = Math.max(
    1,
    BY_TONS.findIndex(([at]) => at >= size),
  );
  const [low, lowTimes] = BY_TONS[above - 1] as (typeof BY_TONS)[number];
  const [high, highTimes] = BY_TONS[above] as (typeof BY_TONS)[number];
  return lowTimes + ((highTimes - lowTimes) * (size - low)) / (high - low);
};

/** The chance that a further system is needed, from a ton below what `count` systems hold to a ton above. */
const chanceOfMore = (tons: number, count: number): number =>
  Math.min(1, Math.max(0, (tons - LARGEST * count + 1) / 2));

/** How many systems so many tons take, where nobody said: between two counts, the likelier. */
const countFor = (tons: number): number => {
  let count = 1;
  while (chanceOfMore(tons, count) >= 0.5) count += 1;
  return count;
};

/** How many systems to count for what each of them needs: a thermostat, wiring, lines. */
export const systemsOf = (v: Sized): number => v.systems ?? countFor(tonsOf(v).typical);

/**
 * What the systems cost together against one of 3 tons. Where nobody said how many there are, it is the
 * mean of one count and the next, weighted by the chance of each, so that no house stands on a cliff.
 */
export const sizeTimes = (v: Sized): ThreePoint => {
  const tons = tonsOf(v);
  const together = (total: number, count: number) => count * timesAt(total / count);
  const expected = (total: number): number => {
    if (v.systems !== null) return together(total, v.systems);
    let count = 1;
    while (chanceOfMore(total, count) >= 1) count += 1;
    const more = chanceOfMore(total, count);
    return (1 - more) * together(total, count) + more * together(total, count + 1);
  };
  return { low: expected(tons.low), typical: expected(tons.typical), high: expected(tons.high) };
};

/** Floor area, in sq ft, of the furnace that prices are for. */
const FURNACE_AREA = 2000;

/**
 * A furnace against one for 2,000 sq ft: from 40,000 to 120,000 BTU it costs some $400 more (S114), which is
 * 5.5% for 1,000 sq ft either way at 40 BTU a sq ft (S92).
 */
export const furnaceTimes = (v: Sized): number =>
  1 + 0.055 * Math.min(1, Math.max(-1, (v.area / systemsOf(v) - FURNACE_AREA) / 1000));
