import type { Given } from '../../estimate/index.ts';
import type { CleaningValues } from './model.ts';

/** How much there is to do, as firms sort it (F14): one or two hours, a room, or a large clean. */
export type Tier = 'small' | 'standard' | 'large';

/** From the third day on, what happened reaches into floors and furniture (F3). */
const LATE_FROM_DAYS = 3;

/**
 * The tier: large where it reached the boards, or soaked in and days have passed or the whole home smells;
 * small for a hard floor with surfaces only, found soon, without that smell; else standard (F3, F14, F22).
 */
export const tierOf = (v: CleaningValues): Tier => {
  const late = v.situation === 'found-late' && v.days >= LATE_FROM_DAYS;
  const spread = late || v.smell === 'strong';
  if (v.reach === 'structure' || (spread && v.reach !== 'surface')) return 'large';
  return v.floor === 'hard' && v.reach === 'surface' && !spread ? 'small' : 'standard';
};

/** A spot of blood a household may clean is no larger than a dinner plate, sq ft; our choice. */
const SMALL_SPOT_SQFT = 1;

/** Whether the person has told of a spot that a household could clean without a crew. */
export const isSmallSpot = (v: CleaningValues, given: Given): boolean =>
  v.situation === 'harm' &&
  ['floor', 'reach', 'area'].every((id) => given.has(id)) &&
  v.rooms === 1 &&
  tierOf(v) === 'small' &&
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
