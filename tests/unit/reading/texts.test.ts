import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../../../src/reading/faults.ts';
import { sayFault } from '../../../src/reading/read-text.ts';
import { texts } from '../../../src/reading/texts.ts';
import { vocabulary } from '../../../src/reading/vocabulary.ts';
import { pages } from '../../../src/routes.ts';

describe('every text', () => {
  it.each(texts.map((text) => [text.file, text] as const))('%s holds', (_file, text) => {
    expect(faultsIn(text).map(sayFault)).toEqual([]);
  });

  it('has an address of its own', () => {
    const paths = pages.map(({ path }) => path.toLowerCase());
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('has a title and a description of its own', () => {
    for (const key of ['title', 'heading', 'description', 'lede'] as const) {
      const all = texts.map(({ front }) => front[key]);
      expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
    }
  });

  it.each(texts.map(({ file, source }) => [file, source] as const))(
    '%s says at most once that nothing was found: else the page is about us, not about the house',
    (_file, source) => {
      const said = source.matchAll(
        /\bwe (?:found (?:no|none|nothing)|(?:could|did)(?:n’t| not) (?:find|confirm))\b|\bfound none\b/gi,
      );
      expect([...said].map(([words]) => words).slice(1)).toEqual([]);
    },
  );
});

it('only what neighbors paid tell how many of ten jobs lie somewhere', () => {
  const pages = globSync('{src/{homeowner,site,pages},content}/**/*.{tsx,astro,mdx}');
  const ranks = /\b(?:8|eight) (?:of|in) (?:10|ten)\b/;
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((file) => ranks.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('knows every component there is', () => {
  const frame = ['Body', 'GoOn', 'Kept', 'Sources'];
  const files = readdirSync('src/site/components/reading')
    .filter((name) => name.endsWith('.astro'))
    .map((name) => name.replace('.astro', ''));
  expect(Object.keys(vocabulary).filter((name) => !files.includes(name))).toEqual([]);
  expect(frame.filter((name) => !files.includes(name))).toEqual([]);
});
