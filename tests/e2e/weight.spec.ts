import { weighPage } from '../../scripts/page-weight.ts';
import { pages } from '../../src/routes.ts';
import { expect, test } from './harness/test.ts';

/** The limit, in bytes as sent. React, which comes on top, is some 60 KB. */
const ownScripts = 16 * 1024;
const mains = pages.filter(({ path, canonical }) => path === canonical);

for (const { path } of mains.filter(({ kind }) => kind === 'calculator' || kind === 'results')) {
  test(`${path} loads at most 16 KB of our own scripts, and no database client`, async ({
    page,
  }) => {
    const { own, supabase } = await weighPage(page, path);
    expect(own).toBeLessThanOrEqual(ownScripts);
    expect(supabase).toBe(0);
  });
}

for (const { path } of mains.filter(({ kind }) => kind === 'legal')) {
  test(`${path} loads no script`, async ({ page }) => {
    const { own, react, supabase } = await weighPage(page, path);
    expect(own + react + supabase).toBe(0);
  });
}
