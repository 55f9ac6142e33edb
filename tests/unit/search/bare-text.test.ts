import { expect, test } from 'vitest';
import { bareText } from '../../../src/site/components/bare-text.ts';

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
