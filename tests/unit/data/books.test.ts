import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { units, type Origins } from '../../../src/engine/index.ts';
import { trades } from '../../../src/trades/index.ts';
import { tableOf } from './written.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

const day = /^20\d\d-[01]\d-[0-3]\d$/;

test.each(trades.map((trade) => [trade.id, trade] as const))(
  '%s has an entry and its origin under one name, in units, places and days there are',
  (id, { prices, figures }) => {
    const origins = JSON.parse(read(`content/trades/${id}/origins.json`)) as Origins;
    expect(Object.keys(origins.prices)).toEqual(Object.keys(prices));
    expect(Object.keys(origins.figures)).toEqual(Object.keys(figures));
    for (const [name, { unit, asOf, reviewBy }] of Object.entries({ ...prices, ...figures })) {
      expect(Object.keys(units), name).toContain(unit);
      expect(asOf, name).toMatch(day);
      expect(reviewBy, name).toMatch(day);
      expect(reviewBy > asOf, name).toBe(true);
    }
    for (const [name, { periods = {} }] of Object.entries(figures)) {
      const days = Object.keys(periods);
      expect(days, name).toEqual([...days].sort());
      for (const from of days) expect(from, name).toMatch(day);
    }
    for (const [name, { geography, sources, note = '' }] of Object.entries(prices)) {
      expect(['DFW', 'TX', 'US'], name).toContain(geography);
      expect(sources.length > 0 || note.startsWith('No source of weight was found'), name).toBe(
        true,
      );
    }
  },
);

test.each(trades.map(({ id, published, sources }) => [id, published, sources] as const))(
  '%s is measured against cases from sources that its book has',
  (_id, published, sources) => {
    for (const { title, sources: cited } of published) {
      expect(cited.length, title).toBeGreaterThan(0);
      expect(Object.keys(sources), title).toEqual(expect.arrayContaining([...cited]));
    }
  },
);

const tables = globSync([
  'content/other-trades.json',
  'content/trades/*/{prices,parts,new-ones,figures,published,scenarios}.json',
]);

test.each(tables)('%s has one row a line', (file) => {
  expect(read(file)).toBe(`${tableOf(JSON.parse(read(file)) as object)}\n`);
});

test.each(trades.map(({ id }) => `content/trades/${id}/origins.json`))(
  '%s has one row a line',
  (file) => {
    const { asOf, reviewBy, prices, figures } = JSON.parse(read(file)) as Origins;
    expect(read(file)).toBe(
      `{\n  "asOf": "${asOf}",\n  "reviewBy": "${reviewBy}",\n  "prices": ${tableOf(prices, '  ')},\n  "figures": ${tableOf(figures, '  ')}\n}\n`,
    );
  },
);
