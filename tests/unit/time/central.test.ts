import { expect, it } from 'vitest';
import * as central from '../../../src/time/central.ts';
import * as days from '../../../src/time/days.ts';
import { toWall, wallClock } from '../../../src/time/wall-clock.ts';
import { span } from '../../../src/time/words.ts';

/** Written by the database; in UTC the next day has begun. */
const evening = '2026-11-24T01:05:09.123456+00:00';

/** Formats put a narrow space before AM and PM. */
const plain = (words: string): string => words.replaceAll('\u202F', ' ');

it.each([
  ['clockTime', '7:05 PM'],
  ['shortDay', 'Nov 23'],
  ['shortDate', 'Nov 23, 2026'],
  ['longDay', 'Monday, November 23'],
  ['longDate', 'November 23, 2026'],
  ['weekdayName', 'Monday'],
  ['monthName', 'November'],
  ['shortTime', 'Nov 23, 7:05 PM'],
  ['dayAndTime', 'Mon, Nov 23, 7:05 PM'],
  ['longTime', 'Monday, November 23, 7:05 PM'],
  ['exactTime', 'Nov 23, 2026, 7:05:09 PM'],
  ['centralTime', 'Mon, Nov 23, 7:05 PM Central'],
  ['sheetTime', '2026-11-23 19:05:09'],
  ['centralDay', '2026-11-23'],
] as const)('%s says "%s", of a text as of a Date', (name, words) => {
  expect(plain(central[name](evening))).toBe(words);
  expect(plain(central[name](new Date(evening)))).toBe(words);
});

it('says midnight and noon as clocks do', () => {
  expect(toWall('2026-07-01T05:00:00Z')).toBe('2026-07-01T00:00');
  expect(wallClock('2026-07-05T17:30:00Z')).toEqual({ weekday: 0, minutes: 750 });
});

it('says what is near by its time', () => {
  const now = new Date('2026-11-24T02:00:00Z');
  const near = (time: string) =>
    [central.whenSaid, central.whenExactly, central.dueSaid, central.timeNear].map((say) =>
      plain(say(time, now)),
    );
  expect(near(evening)).toEqual(['today 7:05 PM', 'today 7:05 PM', '7:05 PM', '7:05 PM']);
  expect(near('2026-11-20T21:41:00Z')).toEqual([
    'Nov 20',
    'Fri, Nov 20, 3:41 PM',
    'Fri, Nov 20, 3:41 PM',
    'Nov 20, 3:41 PM',
  ]);
  expect(plain(central.whenSaid('2026-11-22T21:41:00Z', now))).toBe('yesterday 3:41 PM');
});

it.each([
  ['sayShortDay', 'Nov 1'],
  ['sayDay', 'Nov 1, 2026'],
  ['sayLongDay', 'November 1, 2026'],
  ['sayShortMonth', 'Nov'],
  ['sayMonth', 'November'],
  ['sayMonthAndYear', 'November 2026'],
] as const)('%s says "%s" of a day, in every zone', (name, words) => {
  expect(days[name]('2026-11-01')).toBe(words);
  expect(days[name]('2026-11')).toBe(words);
});

it('says a length in the largest unit that fits', () => {
  expect([0, 22_000, 119_000, 3 * 3_600_000, 50 * 3_600_000].map(span)).toEqual([
    '0 seconds',
    '22 seconds',
    '1 minute',
    '3 hours',
    '2 days',
  ]);
});
