import type { CityId } from './cities.ts';

/**
 * How ZIP codes begin in the counties of each city: the first three digits name the mail center that
 * serves them (750–754 around Dallas, 760–762 around Fort Worth).
 */
const zipStarts: Readonly<Record<CityId, readonly string[]>> = {
  southlake: ['760', '761', '762'],
  allen: ['750', '754'],
  plano: ['750', '754'],
  frisco: ['750', '754', '762'],
  mckinney: ['750', '754'],
  dallas: ['750', '751', '752', '753', '754', '760', '761', '762'],
  elsewhere: [],
};

/** Whether a ZIP code of five digits is in another county than the city's. Never, outside the cities. */
export const isFarFrom = (zip: string, city: CityId): boolean =>
  zipStarts[city].length > 0 && !zipStarts[city].includes(zip.slice(0, 3));
