import { clockTime, fromWall, isSameDay, toWall, wallClock } from './central.ts';

/**
 * When Texas lets a business call or text: 9 am to 9 pm Monday to Saturday, noon to 9 pm on Sunday,
 * Central time (Tex. Bus. & Com. Code § 301.051). The words of consent promise the same.
 */
const opensAt = (weekday: number): number => (weekday === 0 ? 12 * 60 : 9 * 60);
const closesAt = 21 * 60;

/** Whether calls and texts may be made now, and when that ends or begins. */
export interface CallingHours {
  readonly open: boolean;
  /** "until 9 PM today", "from noon Sunday". */
  readonly words: string;
}

const weekdayName = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  timeZone: 'America/Chicago',
});
const onTheHour = (time: Date): string => {
  const words = clockTime(time).replace(':00', '');
  return words === '12 PM' ? 'noon' : words;
};

/** The moment of so many minutes after midnight on the Central day of `time`. */
const atMinutes = (time: Date, minutes: number): Date => {
  const pad = (part: number) => String(part).padStart(2, '0');
  const typed = `${toWall(time).slice(0, 10)}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  return fromWall(typed) ?? time;
};

export function callingHours(now: Date): CallingHours {
  const { weekday, minutes } = wallClock(now);
  if (minutes >= opensAt(weekday) && minutes < closesAt) {
    return { open: true, words: `until ${onTheHour(atMinutes(now, closesAt))} today` };
  }
  // Noon of the next day, whatever clocks do in the night between.
  const opensOn =
    minutes < closesAt ? now : new Date(atMinutes(now, 12 * 60).getTime() + 86_400_000);
  const opens = atMinutes(opensOn, opensAt(wallClock(opensOn).weekday));
  return {
    open: false,
    words: `from ${onTheHour(opens)} ${isSameDay(opens, now) ? 'today' : weekdayName.format(opens)}`,
  };
}
