import { bounded, exactly, interpolate, partOfWay, type ThreePoint } from '../../engine/index.ts';
import { figures } from './figures.ts';

const { value: areaOfTon } = figures.areaOfTon;
const { value: largest } = figures.largestTons;
const { value: smallest } = figures.smallestTons;
const { value: byTons } = figures.timesByTons;

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
        low: Math.max(smallest, area / areaOfTon.low),
        typical: Math.max(smallest, area / areaOfTon.typical),
        high: Math.max(smallest, area / areaOfTon.high),
      }
    : exactly(tons);

/** The price of one system against one of 3 tons, read off the line between the table's rows. */
const timesAt = (tons: number): number =>
  interpolate(
    byTons.map((row) => [row.tons, row.times]),
    bounded(tons, smallest, largest),
  );

/** The chance that a further system is needed, from a ton below what `count` systems hold to a ton above. */
const chanceOfMore = (tons: number, count: number): number =>
  partOfWay(tons - largest * count, -1, 1);

/** How many systems are certain: those counted, and no fewer than hold the tons of the nameplates. */
const certainSystems = ({ systems, tons }: Sized): number | null =>
  tons === null ? systems : Math.max(systems ?? 0, Math.ceil(tons / largest));

/** How many systems to count for what each of them needs: a thermostat, wiring, lines. */
export const systemsOf = (v: Sized): number => {
  const certain = certainSystems(v);
  if (certain !== null) return certain;
  const tons = tonsOf(v).typical;
  let count = 1;
  while (2 * chanceOfMore(tons, count) >= 1) count += 1;
  return count;
};

/**
 * What so many tons come to by the count of systems. Where nobody said how many there are, it is the mean
 * of one count and the next, weighted by the chance of each, so that no house stands on a cliff.
 */
const overCounts = (v: Sized, total: number, of: (count: number) => number): number => {
  const certain = certainSystems(v);
  if (certain !== null) return of(certain);
  let count = 1;
  while (chanceOfMore(total, count) >= 1) count += 1;
  const more = chanceOfMore(total, count);
  return (1 - more) * of(count) + more * of(count + 1);
};

/** What the systems cost together against one of 3 tons. */
export const sizeTimes = (v: Sized): ThreePoint => {
  const tons = tonsOf(v);
  const at = (total: number) => overCounts(v, total, (count) => count * timesAt(total / count));
  return { low: at(tons.low), typical: at(tons.typical), high: at(tons.high) };
};

/** The part of the systems, 0 to 1, large enough for the lower legal minimum: of two sizes sold, the nearer counts more. */
export const largeShare = (v: Sized): number => {
  const total = tonsOf(v).typical;
  const from = figures.largeFromTons.value;
  const half = figures.tonStep.value / 2;
  return overCounts(v, total, (count) => partOfWay(total / count, from - half, from + half));
};

/** A furnace for the area one system heats, against one for the area the prices are for. */
const furnaceTimesAt = (area: number): number => {
  const further = (area - figures.furnaceArea.value) / 1000;
  return 1 + figures.furnaceSlope.value * bounded(further, -1, 1);
};

/** What the furnaces cost together against one for the area the prices are for. */
export const furnaceTimes = (v: Sized): number =>
  overCounts(v, tonsOf(v).typical, (count) => count * furnaceTimesAt(v.area / count));
