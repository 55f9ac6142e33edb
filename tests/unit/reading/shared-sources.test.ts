import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citationsIn } from '../../../src/reading/cited.ts';
import { sharedSources } from '../../../src/reading/references.ts';
import { texts } from '../../../src/reading/texts.ts';

test('every source of a shared book is cited', () => {
  const code = globSync(['src/**/*.{ts,tsx,astro}', 'content/{legal,trades,tools}/**/*.{mdx,json}'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const cited = new Set([
    ...texts.flatMap((text) => citationsIn(text).map(({ reference }) => reference)),
    ...[...code.matchAll(/\b[a-z-]+\s+[A-Z]\d+[a-z]?\b/g)].map(([one]) => one.replace(/\s+/, ' ')),
  ]);
  const listed = Object.entries(sharedSources).flatMap(([book, sources]) =>
    Object.keys(sources).map((id) => `${book} ${id}`),
  );
  expect(listed.filter((reference) => !cited.has(reference))).toEqual([]);
});
