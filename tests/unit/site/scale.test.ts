import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('src/**/*.{tsx,astro}').filter(
  (file) => !/site.(diagrams|pictures)/.test(file),
);
/** What a class may put between two things: `mt-4`, `lg:gap-x-10`, `-ms-[3px]`; paper has inches and points, and where a page scrolls to puts nothing there. */
const DISTANCE =
  /(?<=["'\s`:-])(?<!scroll-)(?:gap|gap-[xy]|[pm][xytbse]?)-(\d[\d.]*|\[(?!calc|var|[\d.]+in\])[^\]\s]*\])(?=["'\s`])/g;
const STEPS = new Set(['0', '1', '2', '3', '4', '5', '6', '8', '10', '14']);
const SIZE = /(?<=["'\s`:])text-(?:\[[\d.](?![\d.]*pt)[^\]]*\]|[5-9]xl)/g;

const found = (pattern: RegExp, isWrong: (step: string) => boolean) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)]
      .filter(([, step = '']) => isWrong(step))
      .map(([name]) => `${file}: ${name}`),
  );

test('between two things stands one of nine distances', () => {
  expect(found(DISTANCE, () => true).length).toBeGreaterThan(200);
  expect(found(DISTANCE, (step) => !STEPS.has(step))).toEqual([]);
});

test('type has one of eight sizes', () => {
  const theme = readFileSync('src/styles/theme.css', 'utf8');
  expect(theme.match(/--text-\w+:/g)).toHaveLength(8);
  expect(theme.match(/--breakpoint-\w+:/g)).toHaveLength(3);
  expect(found(SIZE, () => true)).toEqual([]);
});
