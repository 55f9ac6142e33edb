import { figure, type Factor, type Given } from '../../estimate/index.ts';
import type { CleaningValues } from './model.ts';
import type { CleaningSource } from './sources.ts';

/** Hours that the first price of a crew holds: two people for four hours. */
const FIRST_HOURS = 8;

/**
 * Further hours of one person for 100 sq ft found soon, by how far it reached; ours, set so that a soaked
 * carpeted room found soon comes near the middle of the $1,500 to $5,000 a firm prints for a standard room,
 * and one found after days into its $5,000 to $15,000 (F14).
 */
const HOURS_PER_100_SQFT = { surface: 3, soaked: 7, structure: 15 } as const;
/** Each doubling of the area takes about 1.6 times the hours: setting up is done once. Ours. */
const AREA_EXPONENT = 0.7;
/** Carpet and wood hold more than tile does (F22); our figure. */
const SOFT_FLOOR = 1.25;
/** Hours to seal off, carry through and clean around each further room; ours. */
const HOURS_PER_FURTHER_ROOM = { surface: 3, soaked: 6, structure: 10 } as const;

/**
 * How the hours grow with the days that passed: slow at first, then fluids reach floor and frame between
 * the third and the tenth day (F3). The points between are ours.
 */
const GROWTH = [
  [1, 1],
  [3, 1.5],
  [7, 2.6],
  [14, 3.4],
  [30, 4.5],
] as const;

/** The factor for days passed, 1 to 4.5: along straight lines between the points of `GROWTH`. */
export const growthOf = (days: number): number => {
  let [fromDay, from] = GROWTH[0] as readonly [number, number];
  for (const [day, factor] of GROWTH) {
    if (days <= day)
      return day === fromDay
        ? factor
        : from + ((factor - from) * (days - fromDay)) / (day - fromDay);
    [fromDay, from] = [day, factor];
  }
  return from;
};

/** Person-hours beyond the first ones of the crew. */
export const furtherHours = (v: CleaningValues): number => {
  const area = HOURS_PER_100_SQFT[v.reach] * (v.area / 100) ** AREA_EXPONENT;
  const floor = v.floor === 'soft' ? SOFT_FLOOR : 1;
  const growth = v.situation === 'found-late' ? growthOf(v.days) : 1;
  return (area * floor + HOURS_PER_FURTHER_ROOM[v.reach] * (v.rooms - 1)) * growth;
};

/** Working days of two people, the first hours counted. */
export const crewDays = (v: CleaningValues): number => (FIRST_HOURS + furtherHours(v)) / 16;

/** Depth of what fills an average home of 1,500 sq ft, ft over the whole floor, by level; ours. */
const DEPTH_FT = { 1: 0.2, 2: 0.45, 3: 0.8, 4: 1.5, 5: 2.7 } as const;
const AVERAGE_HOME_SQFT = 1500;
/** A home twice as large holds about 1.5 times as much; ours. */
const HOME_EXPONENT = 0.6;
/** Nobody clears a home for less than this, cubic yards: about $560, the smallest clean-outs. Ours. */
const LEAST_YARDS = 8;
const CUBIC_FT_PER_YARD = 27;
export const YARDS_PER_DUMPSTER = 40;

/** What has to leave the home, cubic yards. */
export const yardsOf = ({ level, house }: Pick<CleaningValues, 'level' | 'house'>): number =>
  Math.max(
    LEAST_YARDS,
    ((DEPTH_FT[level] * AVERAGE_HOME_SQFT) / CUBIC_FT_PER_YARD) *
      (house / AVERAGE_HOME_SQFT) ** HOME_EXPONENT,
  );

const CARE = { 1: 1, 2: 1.1, 3: 1.3, 4: 1.6, 5: 2 } as const;

/** Slower work in protective gear from level to level; one firm’s hour doubles from the lowest to the highest. */
export const careFactor = (level: CleaningValues['level']): Factor<CleaningSource> => ({
  label: `Care and protective gear at level ${figure(Number(level))}`,
  value: CARE[level],
  sources: ['F97'],
});

/** A spot of blood a household may clean is no larger than a dinner plate, sq ft; our choice. */
const SMALL_SPOT_SQFT = 1;

/** Whether the person has told of a spot that a household could clean without a crew. */
export const isSmallSpot = (v: CleaningValues, given: Given): boolean =>
  v.situation === 'harm' &&
  ['floor', 'reach', 'area'].every((id) => given.has(id)) &&
  v.rooms === 1 &&
  v.floor === 'hard' &&
  v.reach === 'surface' &&
  v.smell !== 'strong' &&
  v.area <= SMALL_SPOT_SQFT;

/**
 * How far the police or the medical examiner are. After a death at home they must be told, unless a
 * hospice nurse came (F81, F82); after a crime as well. `unsure`: nobody was called, and it may have been
 * a crime. `open`: not said. Only `cleared` leads on to crews, to cleaning and to who pays.
 */
export type Clearance = 'cleared' | 'open' | 'waiting' | 'unreported' | 'unsure';

export const clearanceOf = (v: CleaningValues, given: Given): Clearance => {
  if (v.situation === 'clutter' || v.situation === 'other') return 'cleared';
  if (!given.has('released')) return 'open';
  if (v.released === 'yes') return 'cleared';
  if (v.released === 'no') return 'waiting';
  if (v.situation !== 'harm') return v.released === 'hospice' ? 'cleared' : 'unreported';
  if (v.cause === 'crime') return 'unreported';
  return v.cause === 'unsaid' ? 'unsure' : 'cleared';
};
