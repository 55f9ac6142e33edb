import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { proposalSlug } from '../../../../src/selling/proposals/addresses.ts';
import { trades } from '../../../../src/trades/index.ts';

// The sign-up form links to it.
it.each(trades.map(({ id }) => id))('%s has a proposal', (id) => {
  expect(existsSync(`content/proposals/${proposalSlug(id)}.mdx`)).toBe(true);
});
