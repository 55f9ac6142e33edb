import type { CleaningValues } from './calculator.ts';

/** How much there is to do, as firms sort it (F14): one or two hours, a room, or a large clean. */
export type Tier = 'small' | 'standard' | 'large';

/** From the third day on, what happened reaches into floors and furniture (F3). */
const LATE_FROM_DAYS = 3;

/**
 * The tier: large once days have passed, where it reached the boards or where the whole home smells; small
 * for one room with a hard floor and surfaces only; else standard (F3, F14, F22).
 */
export const tierOf = (v: CleaningValues): Tier => {
  const late = v.situation === 'found-late' && v.days >= LATE_FROM_DAYS;
  if (late || v.reach === 'structure' || v.smell === 'strong') return 'large';
  return v.floor === 'hard' && v.reach === 'surface' ? 'small' : 'standard';
};

/** A fresh spot up to this size on a hard floor can be cleaned with gloves and bleach (F53); our choice. */
const SMALL_SPOT_SQFT = 10;

/** Whether a household could clean it without a crew. */
export const isSmallSpot = (v: CleaningValues): boolean =>
  (v.situation === 'harm' || v.situation === 'other') &&
  v.rooms === 1 &&
  tierOf(v) === 'small' &&
  v.area <= SMALL_SPOT_SQFT;
