import { expect, test } from 'vitest';
import { callingHours, promiseUntil } from '../../../../src/contact/calling-hours.ts';
import { fromWall, toWall } from '../../../../src/time/wall-clock.ts';

const ends = (start: string, hours: number) => toWall(promiseUntil(fromWall(start)!, hours));

// November 23, 2026 is a Monday.
test.each([
  ['within the day', '2026-11-23T10:15', 4, '2026-11-23T14:15'],
  ['from the night to the morning', '2026-11-23T21:35', 4, '2026-11-24T13:00'],
  ['what does not fit in today goes on tomorrow', '2026-11-23T19:00', 4, '2026-11-24T11:00'],
  ['the last minute of a day still counts', '2026-11-23T17:00', 4, '2026-11-23T21:00'],
  ['Sunday opens at noon', '2026-11-28T20:00', 2, '2026-11-29T13:00'],
  ['24 hours are a day', '2026-11-23T15:00', 24, '2026-11-24T15:00'],
  ['a day from the night', '2026-11-23T22:00', 24, '2026-11-25T09:00'],
  ['a day before a Sunday morning', '2026-11-28T10:00', 24, '2026-11-29T12:00'],
  ['three days and two hours', '2026-11-23T20:00', 74, '2026-11-27T10:00'],
  ['over the night when clocks go back', '2026-10-31T20:00', 3, '2026-11-01T14:00'],
])('a promise: %s', (_, start, hours, end) => expect(ends(start, hours)).toBe(end));

test('a promise never ends while nobody may call, and never before its hours are over', () => {
  for (let minute = 0; minute < 14 * 1440; minute += 37) {
    const start = new Date(Date.UTC(2026, 10, 20) + minute * 60_000);
    for (const hours of [1, 4, 11, 24, 25, 168]) {
      const end = promiseUntil(start, hours);
      expect(end.getTime() - start.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000);
      // At the very end of a day it is still that day's.
      expect(callingHours(new Date(end.getTime() - 60_000)).open || callingHours(end).open).toBe(
        true,
      );
    }
  }
});
