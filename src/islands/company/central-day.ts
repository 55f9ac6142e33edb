const written = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
const spoken = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'America/Chicago',
});
const hour = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/Chicago',
});

/** The day it is in North Texas at this time, as date fields have it: `2026-11-30`. */
export const centralDay = (time: Date): string => written.format(time);

/** The day it is in North Texas at this time: "Monday, November 30". */
export const spokenDay = (time: Date): string => spoken.format(time);

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
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  // Midnight is 5 or 6 hours behind Greenwich; clocks are turned later in the night.
  for (const behind of ['05', '06']) {
    const time = new Date(`${day}T${behind}:00:00Z`);
    if (Number.isNaN(time.getTime())) return null;
    if (centralDay(time) === day && hour.format(time) === '00') return time;
  }
  return null;
}
