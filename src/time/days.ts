import { inZone } from './in-zone.ts';

// Days and months alone, as ISO dates have them: `2026-11-30`, `2026-11`. They are the same in every zone.

const said = inZone('UTC');

/** "Nov 20". */
export const sayShortDay = said({ month: 'short', day: 'numeric' });

/** "Nov 20, 2026". */
export const sayDay = said({ month: 'short', day: 'numeric', year: 'numeric' });

/** "November 20, 2026". */
export const sayLongDay = said({ month: 'long', day: 'numeric', year: 'numeric' });

/** "Nov". */
export const sayShortMonth = said({ month: 'short' });

/** "November". */
export const sayMonth = said({ month: 'long' });

/** "November 2026". */
export const sayMonthAndYear = said({ month: 'long', year: 'numeric' });

/** The day after a day, both as `2026-11-30`. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
