import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citationsIn } from '../../../src/reading/cited.ts';
import { source } from '../../../src/reading/schemas/reading.ts';
import { texts } from '../../../src/reading/texts.ts';
import { rowsOf, sourceAt, sourceBooks } from '../../../src/trades/source-books.ts';
import { tableOf } from './written.ts';

const textIn = (patterns: readonly string[]): string =>
  globSync(patterns)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const rows = sourceBooks.flatMap((book) =>
  Object.entries(rowsOf(book)).map(([id, row]) => ({ book, id, row, reference: `${book} ${id}` })),
);

/** An address as a reader tells it from another. */
const page = (url: string): string => url.toLowerCase().replace(/^https?:\/\/(www\.)?|\/$/g, '');

test('every file of content/sources is a book', () => {
  expect(readdirSync('content/sources')).toEqual(sourceBooks.map((book) => `${book}.json`));
});

test.each(sourceBooks)('%s has one row a line', (book) => {
  const text = readFileSync(`content/sources/${book}.json`, 'utf8');
  expect(text).toBe(`${tableOf(rowsOf(book))}\n`);
});

test.each(sourceBooks)('%s has sources in full, or names where they stand in full', (book) => {
  for (const [id, row] of Object.entries(rowsOf(book))) {
    if (typeof row === 'string') {
      const [other, there] = row.split(' ');
      expect(sourceAt(row), `${id}: ${row}`).toEqual(rowsOf(other as typeof book)[there ?? '']);
      continue;
    }
    expect(source.safeParse(row).error, id).toBeUndefined();
    expect(Object.keys(row), id).toEqual(Object.keys(source.shape));
    for (const text of [row.publisher, row.title, row.date])
      expect(text, id).toMatch(/^\S[^|]*\S$/);
  }
});

test('every address stands in one row of all books and pages', () => {
  const ofPages = texts.flatMap(({ file, front }) =>
    Object.entries(front.sources).map(([id, row]) => ({ row, reference: `${file} ${id}` })),
  );
  const places = Map.groupBy(
    [...rows, ...ofPages].flatMap(({ row, reference }) =>
      typeof row === 'string' ? [] : [{ url: row.url, reference }],
    ),
    ({ url }) => page(url),
  );
  const twice = [...places.values()].filter((found) => found.length > 1);
  expect(twice.map((found) => found.map(({ reference }) => reference))).toEqual([]);
});

test('every source is cited', () => {
  const everywhere = textIn(['src/**/*.{ts,tsx,astro}', 'content/**/*.json', 'content/**/*.mdx']);
  const referred = new Set([
    ...texts.flatMap((text) => citationsIn(text).map(({ reference }) => reference)),
    ...[
      ...everywhere.matchAll(new RegExp(`\\b(${sourceBooks.join('|')})\\s+([\\w.-]*\\w)`, 'g')),
    ].map(([, book, id]) => `${book} ${id}`),
  ]);
  // A trade cites its own book by the id alone.
  const quotedBy = Object.fromEntries(
    sourceBooks.map((book) => [
      book,
      textIn([
        `src/trades/${book}/*.ts`,
        `content/trades/${book}/*`,
        'src/trades/permits.ts',
      ]).replaceAll('"', "'"),
    ]),
  );
  const uncited = rows.filter(
    ({ book, id, reference }) => !referred.has(reference) && !quotedBy[book]?.includes(`'${id}'`),
  );
  expect(uncited.map(({ reference }) => reference)).toEqual([]);
});
