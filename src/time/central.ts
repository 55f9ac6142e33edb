import { inZone, type Moment } from './in-zone.ts';

/*
 * Days and times as clocks and calendars in North Texas show them, in American English: each way of saying
 * one has one name here. No day alone: `src/time/days.ts` says those.
 */

const zone = 'America/Chicago';
const said = inZone(zone);

/** "2:10 PM". */
export const clockTime = said({ hour: 'numeric', minute: '2-digit' });

/** "Nov 17". */
export const shortDay = said({ month: 'short', day: 'numeric' });

/** "Nov 17, 2026". */
export const shortDate = said({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Friday, November 20". */
export const longDay = said({ weekday: 'long', month: 'long', day: 'numeric' });

/** "November 20, 2026". */
export const longDate = said({ month: 'long', day: 'numeric', year: 'numeric' });

/** "Friday". */
export const weekdayName = said({ weekday: 'long' });

/** The month: "November". */
export const monthName = said({ month: 'long' });

/** "Nov 20, 12:41 PM". */
export const shortTime = (time: Moment): string => `${shortDay(time)}, ${clockTime(time)}`;

const weekday = said({ weekday: 'short' });

/** "Mon, Nov 23, 9:00 AM". */
export const dayAndTime = (time: Moment): string => `${weekday(time)}, ${shortTime(time)}`;

/** "Friday, November 20, 12:58 PM". */
export const longTime = (time: Moment): string => `${longDay(time)}, ${clockTime(time)}`;

const toTheSecond = said({ hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** "Nov 20, 2026, 10:10:42 AM". */
export const exactTime = (time: Moment): string => `${shortDate(time)}, ${toTheSecond(time)}`;

/** "Fri, Nov 20, 3:41 PM Central", where it is not said once that all times are Central. */
export const centralTime = (time: Moment): string => `${dayAndTime(time)} Central`;

/** "2026-11-20 12:41:03", for spreadsheets. */
export const sheetTime = inZone(zone, 'sv-SE')({ dateStyle: 'short', timeStyle: 'medium' });

/** As date fields have it: `2026-11-30`. */
export const centralDay = (time: Moment): string => sheetTime(time).slice(0, 10);

export const isSameDay = (one: Moment, other: Moment): boolean =>
  centralDay(one) === centralDay(other);

/** Near days by their time, others by their date: "today 10:10 AM", "yesterday 4:41 PM", "Nov 17". */
export function whenSaid(time: Moment, now: Date): string {
  if (isSameDay(time, now)) return `today ${clockTime(time)}`;
  const yesterday = new Date(now.getTime() - 86_400_000);
  if (isSameDay(time, yesterday)) return `yesterday ${clockTime(time)}`;
  return shortDay(time);
}

/** Like {@link whenSaid}, but never without the time: "Mon, Nov 17, 2:10 PM". */
export function whenExactly(time: Moment, now: Date): string {
  const words = whenSaid(time, now);
  return words === shortDay(time) ? dayAndTime(time) : words;
}

/** A deadline, by its time today and by its day otherwise: "2:10 PM", "Mon, Nov 23, 9:00 AM". */
export const dueSaid = (time: Moment, now: Date): string =>
  isSameDay(time, now) ? clockTime(time) : dayAndTime(time);

/** Like {@link dueSaid}, but shorter: "2:10 PM", "Nov 23, 9:00 AM". */
export const timeNear = (time: Moment, now: Moment): string =>
  isSameDay(time, now) ? clockTime(time) : shortTime(time);
