import { describe, expect, test } from 'vitest';
import { pageEntries } from '../../../src/site/components/page-entries.ts';
import type { SearchEntry } from '../../../src/search/entry.ts';
import { searchOver } from './harness.ts';

const entry = (path: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'article',
  path,
  title,
  summary: '',
  words: '',
  ...more,
});

const { paths, find } = searchOver([
  entry('/roofing', 'Southlake roofing calculator', {
    kind: 'calculator',
    words: 'Storm last night. Something leaks',
  }),
  entry('/water', 'Water damage calculator', {
    kind: 'calculator',
    words: 'Something leaks. The floor is wet',
  }),
  entry('/privacy', 'Privacy policy', {
    kind: 'legal',
    summary: 'What we store and how you take it back.',
  }),
  entry('/roofing#permit', 'Do I need a permit?', { kind: 'question', trade: 'Roofing' }),
  entry('/heater', 'A heater that lasts', {
    text: 'The anode rod in it rusts, so that it does not.',
  }),
]);

describe('the search', () => {
  test('finds a page by the beginning of a word, and by a word with another ending', async () => {
    expect(await paths('roof')).toContain('/roofing');
    expect(await paths('permits')).toEqual(['/roofing#permit']);
    expect(await paths('leaking')).toEqual(['/roofing', '/water']);
    expect(await paths('leakin')).toEqual(['/roofing', '/water']);
  });

  test('puts a hit in the title before one in the other words', async () => {
    expect((await paths('water'))[0]).toBe('/water');
    expect((await paths('permit'))[0]).toBe('/roofing#permit');
  });

  test('finds a page by a word that stands only in its text', async () => {
    expect(await paths('anode')).toEqual(['/heater']);
  });

  test.each([
    ['privasy', '/privacy'],
    ['prviacy', '/privacy'],
    ['permt', '/roofing#permit'],
    ['rooofing', '/roofing'],
  ])('forgives the slip in “%s”', async (query, path) => {
    expect((await paths(query))[0]).toBe(path);
  });

  test('answers a whole sentence with what fits best, though no page holds all its words', async () => {
    expect((await paths('my bathroom floor is wet since the morning'))[0]).toBe('/water');
    expect(await paths('my bathroom floor is wet since the morning', { every: true })).toEqual([]);
  });

  test('finds nothing for what is not there, nor for words that stand everywhere', async () => {
    expect(await paths('zebra')).toEqual([]);
    expect(await paths('what is the')).toEqual([]);
    expect(await paths('constructor')).toEqual([]);
    expect(await paths('')).toEqual([]);
  });

  test('names the words that answer, without endings', async () => {
    expect([...(await find('leaking roofs')).matched].sort()).toEqual(['leak', 'roof']);
  });

  test('shows a calculator before an article that says as much', async () => {
    const { paths } = searchOver([
      entry('/article', 'Septic tank'),
      entry('/calculator', 'Septic tank', { kind: 'calculator' }),
    ]);
    expect(await paths('septic')).toEqual(['/calculator', '/article']);
  });

  test('never answers with more than twelve, nor with more than three questions of a page', async () => {
    const many = Array.from({ length: 40 }, (_, n) => entry(`/${n}`, `Gutter ${n}`));
    expect(await searchOver(many).paths('gutter')).toHaveLength(12);
    const ofOne = Array.from({ length: 40 }, (_, n) => entry(`/page#${n}`, `Gutter ${n}`));
    expect(await searchOver(ofOne).paths('gutter')).toHaveLength(3);
  });
});

/** Numbers that look like chance and are the same each time. */
const chance = (seed: number) => () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

describe('the index', () => {
  const next = chance(7);
  const letters = 'bcdfghjklmnprstvw';
  const syllable = () =>
    letters[Math.floor(next() * letters.length)]! + 'aeiou'[Math.floor(next() * 5)]!;
  const vocabulary = Array.from({ length: 4_000 }, () => syllable() + syllable() + syllable());
  // Few words are common, most are rare, as in any language.
  const word = () => vocabulary[Math.floor(vocabulary.length * next() ** 3)]!;
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const some = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      entry(`/articles/${n}`, words(8), { summary: words(20), text: words(400) }),
    );
  const size = (piece: unknown) => JSON.stringify(piece).length;

  test('of 3,000 pages is asked in small pieces, and few of them', async () => {
    const { built, asked, find } = searchOver(some(3_000));
    const largest = Math.max(...[...built.pieces.values()].map(size));
    expect(largest).toBeLessThan(40_000);
    const title = built.pieces.get('entry-100')!;
    const query = (title as readonly { title: string }[])[3]!.title
      .split(' ')
      .slice(0, 3)
      .join(' ');
    const { found } = await find(query);
    expect(found[0]?.title).toContain(query);
    expect(new Set(asked).size).toBeLessThan(24);
    const bytes = [...new Set(asked)].reduce((sum, name) => sum + size(built.pieces.get(name)), 0);
    expect(bytes).toBeLessThan(200_000);
  });

  test('holds each word once, in the piece of its letters, and each entry', () => {
    const { built } = searchOver(some(200));
    const seen = new Set<string>();
    let entries = 0;
    for (const [name, piece] of built.pieces) {
      const [kind, key = ''] = name.split('-');
      if (kind === 'entry') entries += (piece as readonly unknown[]).length;
      if (kind !== 'word') continue;
      expect(built.start.letters).toContain(key);
      for (const word of Object.keys(piece)) {
        expect(word.startsWith(key)).toBe(true);
        expect(seen.has(word)).toBe(false);
        seen.add(word);
      }
    }
    expect(entries).toBe(200);
    expect(seen.size).toBeGreaterThan(1_000);
  });

  test('has another name once a word of it changes', () => {
    const one = searchOver([entry('/a', 'One thing')]).built.start.version;
    const other = searchOver([entry('/a', 'Another thing')]).built.start.version;
    expect(one).not.toBe(other);
  });
});

describe('on this site', () => {
  const site = searchOver(pageEntries);

  test.each([
    ['gutters', '/southlake-texas-roofing-calculator'],
    ['roof quote', '/southlake-texas-roofing-calculator'],
    ['AC', '/southlake-hvac-repair-calculator'],
    ['furnace', '/southlake-hvac-repair-calculator'],
    ['fridge', '/southlake-appliance-repair-calculator'],
    ['delete my data', '/privacy-policy'],
    ['furnance', '/southlake-hvac-repair-calculator'],
    ['garge door', '/southlake-garage-door-calculator'],
    ['refridgerator', '/southlake-appliance-repair-calculator'],
  ])('“%s” leads to %s', async (query, path) => {
    expect((await site.paths(query))[0]).toBe(path);
  });

  test('a figure leads to the open book it stands in', async () => {
    expect(await site.paths('torsion')).toContain('/open-book/garage-door');
  });
});
