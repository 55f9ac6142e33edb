import { parse } from 'node-html-parser';
import { weighPage } from '../../scripts/page-weight.ts';
import { pages } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { openedPages, sampledPages } from './harness/sample.ts';
import { expectReadable } from './harness/request-form.ts';
import { beSignedIn, openers } from './harness/signed-in.ts';
import { expect, expectAccessible, looking, settled, test } from './harness/test.ts';

/*
 * What is checked where. On every page, alternates too, but of
 * kinds with many pages only on some: what follows here, without a browser, and the
 * markup that was built (dist.spec.ts). On every calculator and every results page, in a browser: that
 * it loads without a fault, fits a phone and adds up (calculators.spec.ts, results.spec.ts). On a
 * sample that has every kind of page and every part: whether all can read it, in each of its states. On
 * every page of an account: the same, opened by whoever may; its states are tried where it is tested.
 */
for (const route of openedPages) {
  test(`${route.path} answers with its heading, title, description and canonical address`, async ({
    request,
  }) => {
    const response = await request.get(route.path);
    expect(response.status()).toBe(200);
    const text = await response.text();
    const document = parse(text);
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('title')?.textContent).toBe(route.title);
    expect(attribute('meta[name="description"]', 'content')).toBe(route.description);
    expect(attribute('link[rel="canonical"]', 'href')).toBe(
      new URL(route.canonical, site.origin).href,
    );
    if (route.path !== '/') {
      const withSlash = await request.get(`${route.path}/`, { maxRedirects: 0 });
      expect(withSlash.status()).toBe(200);
      expect(await withSlash.text()).toBe(text);
    }
  });
}

// Lists and accounts are loaded by no other test of every page.
const loadedHere = new Set([
  ...openedPages.filter(({ kind }) => kind === 'list' || kind === 'account'),
  ...sampledPages,
]);
for (const route of loadedHere) {
  looking(`${route.path} loads without a fault and can be read by all`, async ({ page }) => {
    await page.goto(route.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (sampledPages.includes(route)) await expectAccessible(page);
    // Whoever may not open a page is led to the form for signing in.
    if (openers[route.path]) await expect(page).toHaveURL(/\/auth\b/);
    await settled(page);
  });
}

for (const { path } of pages.filter(({ kind }) => kind === 'account')) {
  looking(
    `${path}, opened by whoever may, loads without a fault and at most 124 KB of scripts beside React, and can be read by all`,
    async ({ page, environment }) => {
      const opener = openers[path];
      if (opener) await beSignedIn(page, environment, opener);
      const { own, supabase } = await weighPage(page, path);
      expect(own + supabase).toBeLessThanOrEqual(124 * 1024);
      await settled(page);
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReadable(page);
    },
  );
}
