import { expect, expectAccessible, looking, test } from './harness/test.ts';

looking(
  'an unknown address answers 404 with a page that leads back home',
  async ({ page, excuse }) => {
    excuse(/status of 404/);
    const response = await page.goto('/no-such-page?x=1');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main a[href="/"]').first()).toBeVisible();
    await expectAccessible(page);
  },
);

for (const path of ['/articles/no-such-article', '/index.php', '/_astro/none.js', '/admin/x']) {
  test(`${path} answers 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
