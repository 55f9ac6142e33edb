import { describe, expect, test } from 'vitest';
import type { SearchEntry } from '../../../src/backend/search-index.ts';
import { makeSearch } from '../../../src/islands/search/ranking.ts';

const entry = (path: string, title: string, words = '', summary = ''): SearchEntry => ({
  path,
  title,
  summary,
  words,
});
const search = makeSearch([
  entry('/roofing', 'Southlake roofing calculator', 'Storm last night. Something leaks'),
  entry('/water', 'Water damage calculator', 'Something leaks. The floor is wet'),
  entry('/privacy', 'Privacy policy', '', 'What we store and how you take it back.'),
  entry('/roofing#permit', 'Do I need a permit?', '', 'Roofing: question and answer'),
]);
const found = (query: string) => search(query).map(({ path }) => path);

describe('the search', () => {
  test('finds a page by the beginning of a word', () => {
    expect(found('roof')).toContain('/roofing');
  });

  test('puts a hit in the title before one in the other words', () => {
    expect(found('water')[0]).toBe('/water');
    expect(found('permit')[0]).toBe('/roofing#permit');
  });

  test('finds the trades by what a worried person says', () => {
    expect(found('leaks').sort()).toEqual(['/roofing', '/water']);
  });

  test('forgives a slip', () => {
    expect(found('privasy')).toEqual(['/privacy']);
  });

  test('answers a whole sentence with what fits best, though no page holds all its words', () => {
    expect(found('my bathroom floor is wet since the morning')[0]).toBe('/water');
  });

  test('finds nothing for what is not there', () => {
    expect(found('zebra')).toEqual([]);
  });

  test('never answers with more than twelve', () => {
    const many = Array.from({ length: 40 }, (_, n) => entry(`/${n}`, `Gutter ${n}`));
    expect(makeSearch(many)('gutter')).toHaveLength(12);
  });
});
