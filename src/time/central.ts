import { inCentral } from './zone.ts';

// Times as clocks in North Texas show them. The page says once that they are Central.

const hour = inCentral({ hour: 'numeric', minute: '2-digit' });
const day = inCentral({ month: 'short', day: 'numeric' });
const weekday = inCentral({ weekday: 'short', month: 'short', day: 'numeric' });
const long = inCentral({ weekday: 'long', month: 'long', day: 'numeric' });
const yearly = inCentral({ year: 'numeric', month: '2-digit', day: '2-digit' });
const wall = inCentral({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "2:10 PM". */
export const clockTime = (time: Date): string => hour.format(time);

/** "Nov 17". */
export const shortDay = (time: Date): string => day.format(time);

/** "Mon, Nov 23, 9:00 AM". */
export const dayAndTime = (time: Date): string => `${weekday.format(time)}, ${clockTime(time)}`;

/** "Friday, November 20, 12:58 PM". */
export const longTime = (time: Date): string => `${long.format(time)}, ${clockTime(time)}`;

/** "Friday, November 20". */
export const longDay = (time: Date): string => long.format(time);

/** The month: "November". */
export const monthName = (time: Date): string => inCentral({ month: 'long' }).format(time);

export const isSameDay = (one: Date, other: Date): boolean =>
  yearly.format(one) === yearly.format(other);

/** Near days by their time, others by their date: "today 10:10 AM", "yesterday 4:41 PM", "Nov 17". */
export function whenSaid(time: Date, now: Date): string {
  if (isSameDay(time, now)) return `today ${clockTime(time)}`;
  const yesterday = new Date(now.getTime() - 86_400_000);
  if (isSameDay(time, yesterday)) return `yesterday ${clockTime(time)}`;
  return shortDay(time);
}

/** Like {@link whenSaid}, but never without the time: "Mon, Nov 17, 2:10 PM". */
export function whenExactly(time: Date, now: Date): string {
  const said = whenSaid(time, now);
  return said === shortDay(time) ? dayAndTime(time) : said;
}

/** A deadline, by its time today and by its day otherwise: "2:10 PM", "Mon, Nov 23, 9:00 AM". */
export const dueSaid = (time: Date, now: Date): string =>
  isSameDay(time, now) ? clockTime(time) : dayAndTime(time);

const partsOf = (time: Date) =>
  Object.fromEntries(wall.formatToParts(time).map(({ type, value }) => [type, value])) as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute',
    string
  >;

/** As inputs of the kind `datetime-local` hold it: "2026-11-23T09:00", on a Central clock. */
export function toWall(time: Date): string {
  const { year, month, day: date, hour: hours, minute } = partsOf(time);
  return `${year}-${month}-${date}T${hours}:${minute}`;
}

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
export function wallClock(time: Date): { readonly weekday: number; readonly minutes: number } {
  const { year, month, day: date, hour: hours, minute } = partsOf(time);
  return {
    weekday: new Date(`${year}-${month}-${date}T12:00:00Z`).getUTCDay(),
    minutes: Number(hours) * 60 + Number(minute),
  };
}

/** The day it is in North Texas, as date fields have it: `2026-11-30`. */
export const centralDay = (time: Date): string => toWall(time).slice(0, 10);

/** The day after a day, both as `2026-11-30`. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/**
 * When a day begins in North Texas, in summer and in winter time.
 * @param day as `2026-11-30`
 * @returns null if there is no such day
 */
export function startOfDay(day: string): Date | null {
  const midnight = fromWall(`${day}T00:00`);
  return midnight && centralDay(midnight) === day ? midnight : null;
}
