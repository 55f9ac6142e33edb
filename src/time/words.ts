import type { Moment } from './in-zone.ts';

/** How long it took from one time to another: "12 minutes", "3 hours", "2 days". */
export function timeBetween(from: Moment, to: Moment): string {
  const minutes = Math.max(
    1,
    Math.round((new Date(to).getTime() - new Date(from).getTime()) / 60_000),
  );
  const say = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (minutes < 60) return say(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say(hours, 'hour') : say(Math.round(hours / 24), 'day');
}

/** How long, in the largest unit that fits: "22 seconds", "11 minutes", "3 hours", "2 days". */
export const span = (milliseconds: number): string => {
  const units = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', 1000],
  ] as const;
  const [name, size] = units.find(([, length]) => milliseconds >= length) ?? ['second', 1000];
  const count = Math.floor(milliseconds / size);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};

/** A number of hours: "1 hour", "4 hours". */
export const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

/** How the hours of a promise are counted, as `promiseUntil` (src/contact/calling-hours.ts) does. */
export const howPromiseRuns = (promised: number): string => {
  const callable = 'companies may call: 9 am to 9 pm, Sunday from noon.';
  if (promised < 24) return `Its hours run while ${callable}`;
  const days = Math.floor(promised / 24);
  const rest = promised % 24;
  const counted = `Each 24 of its hours are a day${rest > 0 ? ', the rest run in calling hours' : ''}.`;
  return `${days === 1 && rest === 0 ? 'Its 24 hours are a day.' : counted} They begin, and end, while ${callable}`;
};
