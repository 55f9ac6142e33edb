import { describe, expect, it } from 'vitest';
import { isPaused } from '../../../../src/company/pause.ts';
import { centralDay, longDay } from '../../../../src/time/central.ts';
import { startOfDay } from '../../../../src/time/wall-clock.ts';
import { dayAfter } from '../../../../src/time/days.ts';
import { check, tidied } from '../../../../src/contact/form.ts';
import { factsForm, factsOf } from '../../../../src/company/profile/facts.ts';

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
  const form = (changes: Record<string, string> = {}) => ({
    name: 'Lone Star, LLC',
    description: 'Roofs.\r\n\r\n\r\n\r\nAnd gutters.\u200B ',
    phone: '(972) 555-0161',
    website: 'oak.example',
    license: ' TDLR  TACLA1 ',
    trades: 'roofing',
    cities: 'allen atlantis',
    ...changes,
  });

  it('is tidied as the database takes it', () => {
    expect(check(factsForm.fields, form())).toEqual([]);
    expect(factsOf(tidied(factsForm.fields, form()))).toEqual({
      name: 'Lone Star LLC',
      description: 'Roofs.\n\nAnd gutters.',
      phone: '972-555-0161',
      website: 'https://oak.example',
      license: 'TDLR TACLA1',
      trades: ['roofing'],
      cities: ['allen'],
    });
  });

  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(10_000) }],
    ['name', { name: '<script>alert(1)</script>' }],
    ['description', { description: 'x'.repeat(601) }],
    ['phone', { phone: 'call me' }],
    ['phone', { phone: '900-555-0161' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['license', { license: '1'.repeat(81) }],
    ['trades', { trades: '' }],
    ['cities', { cities: 'atlantis' }],
  ])('says what to change at %s for %o', (field, changes) => {
    expect(check(factsForm.fields, form(changes))).toMatchObject([{ field }]);
  });
});
