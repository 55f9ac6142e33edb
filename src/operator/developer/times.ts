import { inCentral } from '../../time/zone.ts';

const parts = { hour: 'numeric', minute: '2-digit' } as const;
const hour = inCentral(parts);
const dayAndHour = inCentral({ ...parts, month: 'short', day: 'numeric' });
const whole = inCentral({
  ...parts,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const day = inCentral({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** A point in time in Central time: the hour alone where it is today, else with its day. */
export const timeOf = (at: Date | string, now: Date): string => {
  const date = new Date(at);
  return day.format(date) === day.format(now) ? hour.format(date) : dayAndHour.format(date);
};

/** "Friday, November 20, 12:58 PM". */
export const wholeTime = (at: Date): string => whole.format(at);

/** An ISO day, as "Jan 16, 2027". */
export const dayOf = (iso: string): string => day.format(new Date(`${iso}T12:00:00-06:00`));

const minute = 60_000;

/** How long, in the largest unit that fits: "22 seconds", "11 minutes", "3 hours", "2 days". */
export const span = (milliseconds: number): string => {
  const units = [
    ['day', 1440 * minute],
    ['hour', 60 * minute],
    ['minute', minute],
    ['second', 1000],
  ] as const;
  const [name, size] = units.find(([, length]) => milliseconds >= length) ?? ['second', 1000];
  const count = Math.floor(milliseconds / size);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};

/** A count with its word: "1 letter", "3 letters". */
export const counted = (count: number, word: string): string =>
  `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;
