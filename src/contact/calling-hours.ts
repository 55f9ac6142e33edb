import { centralDay, clockTime, isSameDay, weekdayName } from '../time/central.ts';
import { fromWall, wallClock } from '../time/wall-clock.ts';

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

const onTheHour = (time: Date): string => {
  const words = clockTime(time).replace(':00', '');
  return words === '12 PM' ? 'noon' : words;
};

/** The moment of so many minutes after midnight on the Central day of `time`. */
const atMinutes = (time: Date, minutes: number): Date => {
  const pad = (part: number) => String(part).padStart(2, '0');
  const typed = `${centralDay(time)}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  return fromWall(typed) ?? time;
};

/** The same hour of a Central clock so many days later, whatever clocks do in the nights between. */
const daysLater = (time: Date, days: number): Date => {
  const noon = new Date(atMinutes(time, 12 * 60).getTime() + days * 86_400_000);
  return atMinutes(noon, wallClock(time).minutes);
};

/** The first moment from then on at which a company may call. */
const callableFrom = (time: Date): Date => {
  const { weekday, minutes } = wallClock(time);
  if (minutes < opensAt(weekday)) return atMinutes(time, opensAt(weekday));
  if (minutes < closesAt) return time;
  const tomorrow = atMinutes(daysLater(time, 1), 0);
  return atMinutes(tomorrow, opensAt(wallClock(tomorrow).weekday));
};

export function callingHours(now: Date): CallingHours {
  const opens = callableFrom(now);
  if (opens === now) {
    return { open: true, words: `until ${onTheHour(atMinutes(now, closesAt))} today` };
  }
  return {
    open: false,
    words: `from ${onTheHour(opens)} ${isSameDay(opens, now) ? 'today' : weekdayName(opens)}`,
  };
}

/**
 * When a promise of so many hours ends, to the minute. Hours count only while a company may call, so that
 * none is late in the night; each 24 of them are a day. The database says the same (`promise_until`).
 */
export function promiseUntil(start: Date, hours: number): Date {
  let moment = callableFrom(daysLater(callableFrom(start), Math.floor(hours / 24)));
  let remaining = (hours % 24) * 3_600_000;
  for (;;) {
    const closes = atMinutes(moment, closesAt);
    const open = closes.getTime() - moment.getTime();
    if (remaining <= open) return new Date(moment.getTime() + remaining);
    remaining -= open;
    moment = callableFrom(closes);
  }
}
