import { describe, expect, test } from 'vitest';
import { searchEntries } from '../../../src/components/search-entries.ts';
import type { SearchEntry } from '../../../src/search-entry.ts';
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

describe('worried people', () => {
  const site = makeSearch(searchEntries());
  const first = (query: string) => site(query)[0];

  test.each([
    ['dead body', '/#help-hurt'],
    ['my father died', '/#help-hurt'],
    ['suicide', '/#help-hurt'],
    ['I want to die', '/#help-hurt'],
    ['gas smell', '/#help-gas'],
    ['I smell gas in my kitchen', '/#help-gas'],
    ['carbon monoxide', '/#help-gas'],
    ['water everywhere', '/#help-water'],
    ['toilet overflow', '/#help-sewage'],
    ['tree fell on my house', '/#help-tree'],
  ])('“%s” is answered by a help card before anything else', (query, path) => {
    expect(first(query)?.path).toBe(path);
    expect(first(query)?.calls).toContain('911');
  });

  test('after a death or in a crisis 988 is one tap away, and the page about it comes next', () => {
    expect(first('suicide')?.calls).toEqual(['911', '988']);
    expect(site('dead body')[1]?.path).toBe('/southlake-forensic-cleaning-calculator');
    expect(site('my father died').map(({ path }) => path)).not.toContain(
      '/southlake-hvac-repair-calculator',
    );
  });

  test.each([
    ['carbon monoxyde', '/#help-gas'],
    ['suicde', '/#help-hurt'],
    ['furnance', '/southlake-hvac-repair-calculator'],
    ['garge door', '/southlake-garage-door-calculator'],
    ['refridgerator', '/southlake-appliance-repair-calculator'],
  ])('a slip in “%s” is forgiven', (query, path) => expect(first(query)?.path).toBe(path));

  test.each([
    ['plumber', '/southlake-water-damage-calculator'],
    ['gutters', '/southlake-texas-roofing-calculator'],
    ['foundation', '/southlake-concrete-calculator'],
    ['roof quote', '/southlake-texas-roofing-calculator'],
    ['AC', '/southlake-hvac-repair-calculator'],
    ['furnace', '/southlake-hvac-repair-calculator'],
    ['fridge', '/southlake-appliance-repair-calculator'],
    ['delete my data', '/privacy-policy'],
  ])('“%s” leads to %s', (query, path) => expect(first(query)?.path).toBe(path));

  test.each(['the compressor died', 'dead battery', 'the garage door hurts my back'])(
    '“%s” is no emergency',
    (query) => expect(first(query)?.crisis).toBeUndefined(),
  );
});
