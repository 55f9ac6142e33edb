import { expect, test } from 'vitest';
import { bareText, firstSentences } from '../../../src/components/bare-text.ts';

test('of MDX its words are left', () => {
  expect(
    bareText(`---
title: Not this
---

## How often

Every **three** years. <Cite ids="septic S15" /> See [the calculator](/septic).

| Tank | Years |
`),
  ).toBe('How often Every three years. See the calculator. Tank Years');
});

test('the first sentences are whole ones, and one at least', () => {
  expect(firstSentences('Usually not. Only in Murphy.')).toBe('Usually not. Only in Murphy.');
  expect(firstSentences(`Yes. ${'long '.repeat(40)}end.`)).toBe('Yes.');
  expect(firstSentences('long '.repeat(40).trim())).toHaveLength(199);
});
