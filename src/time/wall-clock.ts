import { centralDay, sheetTime } from './central.ts';
import type { Moment } from './in-zone.ts';

// What a Central clock shows as text, and which moment that is.

/** As inputs of the kind `datetime-local` hold it: "2026-11-23T09:00". */
export const toWall = (time: Moment): string => sheetTime(time).slice(0, 16).replace(' ', 'T');

/**
 * The moment at which a Central clock shows this; null for what is no time. An hour that summer time
 * skips is read as the one after it, one that it repeats as the first.
 */
export function fromWall(typed: string): Date | null {
  const asUtc = new Date(`${typed}:00Z`).getTime();
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) || Number.isNaN(asUtc)) return null;
  // Central time is five or six hours behind; daylight time first, so that it wins where both fit.
  for (const behind of [5, 6]) {
    const moment = new Date(asUtc + behind * 3_600_000);
    if (toWall(moment) === typed) return moment;
  }
  return new Date(asUtc + 6 * 3_600_000);
}

/** Sunday is 0. */
export function wallClock(time: Moment): { readonly weekday: number; readonly minutes: number } {
  const [day, clock] = toWall(time).split('T') as [string, string];
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  return { weekday: new Date(`${day}T12:00:00Z`).getUTCDay(), minutes: hours * 60 + minutes };
}

/**
 * When a day begins, in summer and in winter time.
 * @param day as `2026-11-30`
 * @returns null if there is no such day
 */
export function startOfDay(day: string): Date | null {
  const midnight = fromWall(`${day}T00:00`);
  return midnight && centralDay(midnight) === day ? midnight : null;
}
