import { expect, expectAccessible, test } from './harness/test.ts';

test('the search on the first page is fetched when someone goes to it, and answers while they type', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  expect(asked).not.toContain('/search-index.json');

  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('permit');
  await expect(search.getByRole('status')).toHaveText(/\d+ pages? found/);
  await expect(search.getByRole('link', { name: /permit/i }).first()).toHaveAttribute('href', /#/);
  expect(asked).toContain('/search-index.json');
  await expectAccessible(page);
});

test('a search that finds nothing says what to try', async ({ page }) => {
  await page.goto('/sitemap?q=zzzzqqqq');
  const search = page.getByRole('search');
  await expect(search.getByRole('status')).toHaveText(/Nothing found for “zzzzqqqq”/);
  await expect(search.getByRole('link')).toHaveCount(0);
  await search.getByRole('searchbox').fill('privacy');
  await expect(search.getByRole('link', { name: /^Privacy policy/ })).toBeVisible();
});

test('a search in an emergency opens the card with the steps, and can be called from', async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('my father died');
  await expect(search.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expectAccessible(page);
  await search.getByRole('link', { name: /^Help now/ }).click();
  await expect(page.locator('#help-hurt')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search leads to the list of all pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('roof');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/sitemap?q=roof');
    await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  });
});
