import { pages } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

for (const route of pages) {
  test(`${route.path} answers with its heading, title, description and canonical address`, async ({
    page,
    request,
  }) => {
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(route.title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      route.description,
    );
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(new URL(route.canonical, site.origin).href);
    // An alternate address shows what the main one shows.
    if (route.path === route.canonical) await expectAccessible(page);

    if (route.path !== '/') {
      const withSlash = await request.get(`${route.path}/`, { maxRedirects: 0 });
      expect(withSlash.status()).toBe(200);
      expect(await withSlash.text()).toBe(await response?.text());
    }
  });
}
