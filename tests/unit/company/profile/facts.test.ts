import { describe, expect, it } from 'vitest';
import { isPaused } from '../../../../src/company/profile/Availability.tsx';
import { centralDay, longDay } from '../../../../src/time/central.ts';
import { startOfDay } from '../../../../src/time/wall-clock.ts';
import { dayAfter } from '../../../../src/time/days.ts';
import { readFacts } from '../../../../src/company/profile/facts.ts';

describe('days of Central time', () => {
  it.each([
    ['2026-11-30', '2026-11-30T06:00:00.000Z'],
    ['2026-07-04', '2026-07-04T05:00:00.000Z'],
    // The days on which clocks are turned begin before they are.
    ['2026-03-08', '2026-03-08T06:00:00.000Z'],
    ['2026-03-09', '2026-03-09T05:00:00.000Z'],
    ['2026-11-01', '2026-11-01T05:00:00.000Z'],
    ['2026-11-02', '2026-11-02T06:00:00.000Z'],
  ])('%s begins at %s', (day, time) => {
    expect(startOfDay(day)?.toISOString()).toBe(time);
    expect(centralDay(new Date(time))).toBe(day);
    expect(centralDay(new Date(Date.parse(time) - 1))).not.toBe(day);
  });

  it('are none where nothing or no day was typed', () => {
    for (const typed of ['', 'soon', '2026-13-01', '30/11/2026'])
      expect(startOfDay(typed)).toBeNull();
  });

  it('follow each other and are spoken', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2026-03-07')).toBe('2026-03-08');
    expect(longDay(new Date('2026-11-30T06:00:00Z'))).toBe('Monday, November 30');
  });
});

it('a pause holds until it is ended, or until its day', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(isPaused({ paused: false, paused_until: null }, now)).toBe(false);
  expect(isPaused({ paused: true, paused_until: null }, now)).toBe(true);
  expect(isPaused({ paused: true, paused_until: '2026-11-22T12:00:01Z' }, now)).toBe(true);
  expect(isPaused({ paused: true, paused_until: '2026-11-22T12:00:00Z' }, now)).toBe(false);
});

describe("the form of a company's facts", () => {
  const form = (changes: Record<string, string | string[]> = {}): FormData => {
    const data = new FormData();
    const values = {
      name: 'Lone Star, LLC',
      description: 'Roofs.\r\n\r\n\r\n\r\nAnd gutters.\u200B ',
      phone: '(972) 555-0161',
      website: 'oak.example',
      license: ' TDLR  TACLA1 ',
      trades: ['roofing'],
      cities: ['allen', 'atlantis'],
      ...changes,
    };
    for (const [name, value] of Object.entries(values)) {
      for (const one of [value].flat()) data.append(name, one);
    }
    return data;
  };

  it('is tidied as the database takes it', () => {
    expect(readFacts(form())).toEqual({
      facts: {
        name: 'Lone Star LLC',
        description: 'Roofs.\n\nAnd gutters.',
        phone: '972-555-0161',
        website: 'https://oak.example',
        license: 'TDLR TACLA1',
        trades: ['roofing'],
        cities: ['allen'],
      },
      errors: [],
    });
  });

  it.each([
    ['company-name', { name: '   ' }],
    ['company-name', { name: 'x'.repeat(10_000) }],
    ['company-name', { name: '<script>alert(1)</script>' }],
    ['company-description', { description: 'x'.repeat(601) }],
    ['company-phone', { phone: 'call me' }],
    ['company-phone', { phone: '900-555-0161' }],
    ['company-website', { website: 'javascript:alert(1)' }],
    ['company-license', { license: '1'.repeat(81) }],
    ['company-trades', { trades: [] }],
    ['company-cities', { cities: ['atlantis'] }],
  ])('says what to change at %s for %o', (id, changes) => {
    expect(readFacts(form(changes)).errors).toMatchObject([{ id }]);
  });
});
