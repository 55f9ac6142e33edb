import { expect, it } from 'vitest';
import { bookEntry } from '../../../src/reading/book-figure.ts';
import { citationsIn, sourcesOf } from '../../../src/reading/cited.ts';
import { labelOf } from '../../../src/reading/labels.ts';
import { livePrice } from '../../../src/reading/live-price.ts';
import { readText } from '../../../src/reading/read-text.ts';
import { findSource, splitReferences } from '../../../src/reading/references.ts';

const own = {
  X1: { publisher: 'NOAA', title: 'Storms', url: 'https://example.com', date: '2024', grade: 'A' },
} as const;

it('finds a source in the book of a trade, in a shared book and on the page', () => {
  expect(findSource('septic S13', own)).toMatchObject({
    id: 'S13',
    book: 'Septic',
    anchor: 'septic-S13',
    entry: '/open-book/septic#source-S13',
  });
  expect(findSource('local L3', own)).toMatchObject({ id: 'L3', publisher: 'City of Southlake' });
  expect(findSource('X1', own)).toMatchObject({ id: 'X1', publisher: 'NOAA', anchor: 'X1' });
});

it('finds nothing under a name that no book has', () => {
  for (const reference of ['septic', 'septic S9999', 'X2', 'nowhere L3', 'septic constructor']) {
    expect(findSource(reference, own)).toBeUndefined();
  }
});

it('splits references at commas, however they are spaced', () => {
  expect(splitReferences(' roofing  R48,local L3 ,X1,')).toEqual(['roofing R48', 'local L3', 'X1']);
});

it('prints a price of a book with its range, its unit and its parts', () => {
  const pump = bookEntry('septic pump');
  expect(pump?.say()).toMatch(/^\$\d+–\$\d+$/);
  expect(pump?.say('low')).toMatch(/^\$\d+$/);
  expect(pump?.references).toContain('septic S1');
  expect(bookEntry('septic pumpMore')?.say()).toMatch(/^\$0\.\d\d–\$0\.\d\d per gallon$/);
});

it('works a price out with its model and the address of its answers', () => {
  const price = livePrice('septic', { job: 'pump' });
  if ('problems' in price) throw new Error(price.problems.join());
  expect(price.total.typical).toBeGreaterThan(0);
  expect(price.href).toBe('/southlake-septic-calculator?job=pump');
  expect(price.model).toMatch(/^Septic model, version \d{4}\.\d+\.\d+$/);
});

it('puts no answer of a sensitive trade into an address', () => {
  const price = livePrice('forensic-cleaning', {});
  expect('href' in price ? price.href : '').toBe('/southlake-forensic-cleaning-calculator');
});

it('lists what a text cites once, in order, and names the books where there are several', () => {
  const read = readText('guides', 'tests/unit/reading/texts/citing.mdx').text!;
  expect(citationsIn(read).map(({ reference }) => reference)).toEqual([
    'septic S13',
    'local L3',
    'septic S1',
    'septic S3',
    'septic S13',
    'X1',
  ]);
  expect(sourcesOf(read).map((source) => labelOf(source, read))).toEqual([
    'S13',
    'Local L3',
    'S1',
    'S3',
    'X1',
  ]);
});
