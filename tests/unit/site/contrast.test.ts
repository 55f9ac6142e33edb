import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How bright a color is, as WCAG 2.2 counts it, from 0 to 1. */
const brightness = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1, the same, to 21, black on white. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const tokens = [
  ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(
    /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g,
  ),
];
const themes = {
  light: Object.fromEntries(tokens.map(([, name, light]) => [name, light])),
  dark: Object.fromEntries(tokens.map(([, name, , dark]) => [name, dark])),
};

/** What can be read, and on what it stands. */
const texts = {
  ink: ['paper', 'sheet', 'oak-tint', 'brick-tint', 'rule-light'],
  soft: ['paper', 'sheet', 'oak-tint', 'brick-tint', 'rule-light'],
  oak: ['paper', 'sheet', 'oak-tint'],
  'on-oak': ['oak'],
  bluebonnet: ['paper', 'sheet', 'oak-tint', 'brick-tint'],
  paper: ['bluebonnet'],
  sheet: ['brick'],
  brick: ['paper', 'sheet', 'brick-tint'],
  due: ['paper', 'sheet'],
} as const;

/** What says something without words: the edge of what can be pressed, a mark, a bar, a dash. */
const graphics = {
  edge: ['paper', 'sheet'],
  gold: ['paper', 'sheet', 'oak-tint'],
  oak: ['paper', 'sheet', 'oak-tint'],
  brick: ['paper', 'sheet', 'brick-tint'],
  bluebonnet: ['paper', 'sheet'],
} as const;

for (const [theme, colors] of Object.entries(themes))
  for (const [kind, pairs, least] of [
    ['text', texts, 4.5],
    ['graphic', graphics, 3],
  ] as const)
    test(`every ${kind} stands out at least ${least} to 1 in the ${theme} theme`, () => {
      const weak = Object.entries(pairs).flatMap(([front, backs]) =>
        backs.flatMap((back) => {
          const found = contrast(colors[front]!, colors[back]!);
          return found >= least ? [] : [`${front} on ${back}: ${found.toFixed(2)}`];
        }),
      );
      expect(weak).toEqual([]);
    });
