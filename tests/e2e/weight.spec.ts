import type { BrowserContext, Page, Request } from '@playwright/test';
import { weighPage } from '../../scripts/page-weight.ts';
import { pages, type PageKind } from '../../src/routes.ts';
import { expect, test, withoutHand } from './harness/test.ts';

/**
 * The limits, in bytes as sent. React, which comes on top, is some 60 KB; a results page holds the rule
 * and the words of its trade besides, and is weighed with an estimate on it.
 *
 * A calculator loads its rule at the first sign of a person, as their first answer needs it: the estimate
 * before any answer was worked out when the page was built. `npm run measure` prints those bytes as well.
 */
const ownScripts: Partial<Record<PageKind, number>> = {
  // One and a half of them read numbers as people write them: 8/12, 240 LF, $0.07 where cents are asked.
  calculator: 17 * 1024,
  // Of these only some 30 come before headline and range are drawn, and React does not. Names of utilities
  // stand here in place of rules of style sheets.
  results: 40 * 1024,
  // Its questions may be many; the rule of the decision comes later, as a calculator's.
  tool: 24 * 1024,
};
const mains = pages.filter(({ path, canonical }) => path === canonical);

/** Pages are opened side by side, as each is weighed once its network was quiet for a while. */
const AT_ONCE = 4;

/** The pages that weigh more than they may, with what they weigh. */
async function overweight(
  context: BrowserContext,
  addresses: readonly string[],
  limit: number,
  weigh: (page: Page, address: string) => Promise<number>,
): Promise<Record<string, number>> {
  const left = [...addresses];
  const found: Record<string, number> = {};
  const weighAll = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const page = await context.newPage();
      const bytes = await weigh(page, address);
      if (bytes > limit) found[address] = bytes;
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, weighAll));
  return found;
}

for (const [kind, limit] of Object.entries(ownScripts)) {
  test(`a page of the kind ${kind} loads at most ${limit / 1024} KB of our own scripts, and no database client`, async ({
    context,
  }) => {
    const addresses = mains
      .filter((page) => page.kind === kind)
      .map(({ path }) => (kind === 'results' ? `${path}?estimate` : path));
    expect(addresses.length).toBeGreaterThan(5);
    const heavy = await overweight(context, addresses, limit, async (page, address) => {
      await withoutHand(page);
      const { own, supabase } = await weighPage(page, address);
      expect(supabase, address).toBe(0);
      return own;
    });
    expect(heavy).toEqual({});
  });
}

test('the home page loads no React', async ({ page }) => {
  const { react, own } = await weighPage(page, '/');
  // What the bundler adds to load the search on demand.
  expect(react).toBeLessThanOrEqual(1024);
  expect(own).toBeLessThanOrEqual(4 * 1024);
});

test('no legal page loads a script', async ({ context }) => {
  const addresses = mains.filter(({ kind }) => kind === 'legal').map(({ path }) => path);
  expect(addresses.length).toBeGreaterThan(3);
  const heavy = await overweight(context, addresses, 0, async (page, address) => {
    const { own, react, supabase } = await weighPage(page, address);
    return own + react + supabase;
  });
  expect(heavy).toEqual({});
});

test('a calculator loads its rule at the first sign of a person', async ({ page }) => {
  await withoutHand(page);
  const asked: string[] = [];
  const note = (request: Request) => void asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto('/southlake-texas-roofing-calculator', { waitUntil: 'networkidle' });
  const later = () => asked.filter((path) => /\/calculator\.[^/]*\.js$/.test(path)).length;
  expect(later()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(later).toBe(1);
  page.off('request', note);
});
