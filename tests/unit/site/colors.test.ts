import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where a color may have to be written out again: letters, drawings, and what a browser reads before any style. */
const files = globSync([
  'src/**/*.{css,ts,tsx,astro}',
  'supabase/functions/**/*.ts',
  'scripts/draw-images.ts',
  'public/*.svg',
]);

/** The colors in a file, in the lines that give a name to one, and in the rest. */
const colorsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(/#[0-9a-f]{6}\b/gi)].map(([color]) => ({
        at: `${file}: ${color}`,
        color,
        named: file.endsWith('.css') && /^\s*--/.test(line),
      })),
    );

test('every color that is written out is one that the style sheets name', () => {
  const colors = files.flatMap(colorsOf);
  const tokens = new Set(colors.filter(({ named }) => named).map(({ color }) => color));
  expect(tokens.size).toBeGreaterThan(20);
  expect(colors.filter(({ color }) => !tokens.has(color)).map(({ at }) => at)).toEqual([]);
});
