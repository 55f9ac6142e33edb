import { interpolate, pointsOf, type Given } from '../../engine/index.ts';
import type { CleaningValues } from './fields.ts';
import { figures } from './figures.ts';

/** How many times the hours of the first day, after so many days: along the lines of `figures.growth`. */
export const growthOf = (days: number): number => interpolate(pointsOf(figures.growth.value), days);

/** Needles alone: nothing soaks in, nothing smells, and nothing is set aside. */
export const areNeedles = ({ situation, what }: CleaningValues): boolean =>
  situation === 'other' && what === 'needles';

/** How far it reached. */
export const reachOf = (v: CleaningValues): CleaningValues['reach'] =>
  areNeedles(v) ? 'surface' : v.reach;

/** Person-hours for an area and further rooms found soon. */
const hoursFor = (v: CleaningValues, area: number, further: number): number => {
  const floor = v.floor === 'soft' ? figures.softFloor.value : 1;
  const part = (area / figures.areaCounted.value) ** figures.areaExponent.value;
  return (
    figures.hoursBySpread.value[reachOf(v)] * part * floor +
    figures.hoursARoom.value[reachOf(v)] * further
  );
};

/** Person-hours beyond the first ones of the crew; the days that passed add to those near the place. */
export const furtherHours = (v: CleaningValues): number => {
  const further = v.rooms - 1;
  // A sweep for needles is one visit, whatever the size of the room.
  const soon = hoursFor(v, areNeedles(v) ? 0 : v.area, further);
  if (v.situation !== 'found-late') return soon;
  const near = hoursFor(
    v,
    Math.min(v.area, figures.grownArea.value),
    Math.min(further, figures.grownRooms.value),
  );
  return soon + near * (growthOf(v.days) - 1);
};

/** Working days of two people, the first hours counted. */
export const crewDays = (v: CleaningValues): number =>
  (figures.firstHours.value + furtherHours(v)) / figures.crewDay.value;

/** What has to leave the home, cubic yards. */
export const yardsOf = ({ level, house }: Pick<CleaningValues, 'level' | 'house'>): number => {
  const average =
    (figures.depth.value[level] * figures.averageHome.value) / figures.feetPerYard.value;
  const size = (house / figures.averageHome.value) ** figures.homeExponent.value;
  return Math.max(figures.leastYards.value, average * size);
};

/** Whether this is work for a crew we can price: drugs, sewage and droppings go to others. */
export const isPriced = ({ situation, what }: CleaningValues): boolean =>
  situation !== 'other' || what === 'unknown' || what === 'needles';

/** Whether the person has mentioned a spot that a household could clean without a crew. */
export const isSmallSpot = (v: CleaningValues, given: Given): boolean =>
  v.situation === 'harm' &&
  ['floor', 'reach', 'area'].every((id) => given.has(id)) &&
  v.rooms === 1 &&
  v.floor === 'hard' &&
  v.reach === 'surface' &&
  v.smell !== 'strong' &&
  v.area <= figures.smallSpot.value;

/** Whether a hospice nurse is enough: never after a crime, a suicide, or for someone found late. */
const hospiceClears = (v: CleaningValues): boolean =>
  v.released === 'hospice' &&
  v.situation === 'found-soon' &&
  v.cause !== 'crime' &&
  v.cause !== 'suicide';

/** Which of the cases the words of the police and of hospice depend on. */
export const caseOf = (v: CleaningValues): 'harm' | 'late' | 'hospice' | 'death' => {
  if (v.situation === 'harm') return 'harm';
  if (v.released === 'hospice') return 'hospice';
  const natural = v.cause !== 'crime' && v.cause !== 'suicide';
  return v.situation === 'found-soon' && natural ? 'death' : 'late';
};

/**
 * How far the police or the medical examiner are. After a death at home they must be told, unless a
 * hospice nurse came for an expected death (F81, F82); after a crime as well. `unsure`: nobody was called, and it may have been
 * a crime. `open`: not said. Only `cleared` leads on to crews, to cleaning and to who pays.
 */
export type Clearance = 'cleared' | 'open' | 'waiting' | 'unreported' | 'unsure';

export const clearanceOf = (v: CleaningValues, given: Given): Clearance => {
  if (v.situation === 'clutter' || v.situation === 'other') return 'cleared';
  if (!given.has('released')) return 'open';
  if (v.released === 'yes') return 'cleared';
  if (v.released === 'no') return 'waiting';
  if (v.situation !== 'harm') return hospiceClears(v) ? 'cleared' : 'unreported';
  if (v.cause === 'crime') return 'unreported';
  return v.cause === 'unsaid' ? 'unsure' : 'cleared';
};
