import { describe, expect, test } from 'vitest';
import { cities } from '../../../src/cities.ts';
import { helpDrawings } from '../../../src/help/drawings.ts';
import { hazards, hazardsFor } from '../../../src/help/hazards.ts';
import { elsewhereFor, helpNumbers, numbersFor } from '../../../src/help/numbers.ts';
import { trades } from '../../../src/trades/index.ts';

/** The day the numbers were read; pinned, so that the suite says the same every day. */
const CHECKED_ON = '2026-11-21';
const cityIds = cities.map(({ id }) => id);

describe('the numbers to call', () => {
  test.each(helpNumbers.map((one) => [`${one.name} ${one.number}`, one] as const))(
    '%s can be dialed, has a source that was read, and is not past its review',
    (_, { number, note, sources, asOf, reviewBy, place }) => {
      expect(number.replaceAll(/\D/g, '')).toMatch(/^(?:\d{3}|\d{10}|1\d{10})$/);
      expect(note ?? '').not.toMatch(/\d/);
      expect(sources.length).toBeGreaterThan(0);
      for (const { url, grade } of sources) {
        expect(new URL(url).protocol).toMatch(/^https?:$/);
        expect(['A', 'B']).toContain(grade);
      }
      expect(asOf <= CHECKED_ON && CHECKED_ON < reviewBy).toBe(true);
      if (place !== 'region' && 'county' in place) {
        const counties: readonly string[] = cities.flatMap((city) => city.counties);
        expect(counties).toContain(place.county);
      }
    },
  );

  test('no number but that of the gas company rests on the press alone', () => {
    const weak = helpNumbers.filter(({ sources }) => sources.every(({ grade }) => grade === 'B'));
    expect(weak.map(({ name }) => name)).toEqual(['Atmos Energy, gas leaks']);
  });

  test('are those of the city, of its county, and of the region', () => {
    const numbers = (kind: 'water' | 'examiner', city?: 'southlake' | 'frisco' | 'plano') =>
      numbersFor(kind, city).map(({ number }) => number);
    expect(numbers('water', 'southlake')).toEqual(['817-748-8082']);
    expect(numbers('water', 'plano')).toEqual([]);
    expect(numbers('examiner', 'southlake')).toEqual(['817-920-5700']);
    expect(numbers('examiner', 'frisco')).toEqual(['940-349-2870']);
    expect(numbers('water').length).toBeGreaterThan(3);
  });

  test('a city without one is told where to look', () => {
    expect(elsewhereFor('water')).toMatch(/^In Allen, Plano, and McKinney: .* your water bill/);
    expect(elsewhereFor('water', 'plano')).toMatch(/^In Plano: /);
    expect(elsewhereFor('water', 'southlake')).toBeUndefined();
    for (const city of cityIds) {
      for (const { kind } of hazards.flatMap(({ calls }) => calls)) {
        expect(numbersFor(kind, city).length > 0 || elsewhereFor(kind, city)).toBeTruthy();
      }
    }
  });
});

describe('the help cards', () => {
  test('each has three drawn steps, a call for help first, and no price', () => {
    for (const { id, label, steps, calls, after } of hazards) {
      expect(steps.length, id).toBe(3);
      expect(label.length, id).toBeLessThanOrEqual(18);
      expect(
        calls.map(({ kind }) => kind),
        id,
      ).toContain('emergency');
      expect(JSON.stringify({ steps, after }), id).not.toMatch(/\$\d/);
    }
  });

  test('every drawing is used, described and drawn inside its frame', () => {
    const used = hazards.flatMap(({ steps }) => steps.map(({ drawing }) => drawing));
    expect(Object.keys(helpDrawings).filter((id) => !(used as string[]).includes(id))).toEqual([]);
    for (const { says } of Object.values(helpDrawings)) expect(says.length).toBeGreaterThan(10);
  });

  test('nobody is told to shut the gas off', () => {
    const gas = hazards.find(({ id }) => id === 'gas')!;
    expect(gas.steps.map(({ text }) => text).join(' ')).toMatch(/do not shut the gas off yourself/);
  });

  test('stand on the home page and on the pages of the urgent trades', () => {
    expect(hazardsFor().map(({ id }) => id)).toEqual([
      'water',
      'gas',
      'sewage',
      'tree',
      'heat',
      'hurt',
    ]);
    const urgent = trades.filter(({ id }) => hazardsFor(id).length > 0).map(({ id }) => id);
    expect(urgent).toEqual(
      expect.arrayContaining(['roofing', 'hvac', 'water-damage', 'septic', 'garage-door']),
    );
  });
});
