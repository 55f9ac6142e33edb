import type { Page } from '@playwright/test';
import { expect, expectAccessible, looking, test } from './harness/test.ts';

/** The search of the frame, opened over a page. */
const openByKey = async (page: Page, key: string) => {
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog', { name: 'Search all pages' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  return dialog;
};

/** The addresses asked for, by file. */
const noteRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};

test('the search on the first page is fetched when someone goes to it, and answers while they type', async ({
  page,
}) => {
  const asked = noteRequests(page);
  await page.goto('/');
  expect(asked.filter((path) => path.startsWith('/search/'))).toEqual([]);

  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('permit');
  await expect(search.getByRole('status')).toHaveText(/\d+ answers? found/);
  // A question is found at its own place on its page.
  await expect(search.locator('a[href*="#"]').first()).toContainText(/permit/i);
  expect(asked).toContain('/search/start.json');
  await expectAccessible(page);
});

looking(
  'a search that finds nothing says what to try, and who to call for other work',
  async ({ page }) => {
    await page.goto('/sitemap?q=zzzzqqqq');
    const search = page.getByRole('search');
    await expect(search.getByRole('status')).toHaveText(/Nothing found for “zzzzqqqq”/);
    await expect(search.getByRole('link')).toHaveAttribute('href', '/who-to-call');
    await search.getByRole('searchbox').fill('privacy');
    await expect(search.getByRole('link', { name: /Privacy policy/ })).toBeVisible();
  },
);

looking(
  'a search in an emergency opens the card with the steps, and can be called from',
  async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('search');
    await search.getByRole('searchbox').fill('my father died');
    await expect(search.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expectAccessible(page);
    await search.getByRole('link', { name: /^Help now/ }).click();
    await expect(page.locator('#help-hurt')).toBeVisible();
  },
);

test.describe('from any page', () => {
  test('it is drawn with what no other part of the page is drawn with', async ({ page }) => {
    await page.goto('/disclaimers');
    const dialog = await openByKey(page, '/');
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCSS(
      'border-top-width',
      '1px',
    );
    await expect(dialog.locator('label')).toHaveCSS('position', 'absolute');
  });

  looking(
    'the search opens by a press or a key, is walked by arrows and gives the focus back',
    async ({ page }) => {
      const asked = noteRequests(page);
      await page.goto('/about-us');
      expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);

      const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
      await link.click();
      let dialog = page.getByRole('dialog', { name: 'Search all pages' });
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();

      dialog = await openByKey(page, 'Control+k');
      await page.keyboard.type('septic permits');
      await expect(dialog.getByRole('status')).toHaveText(/\d+ answers found/);
      const first = dialog.getByRole('listitem').first();
      const ofTrade = dialog.getByRole('listitem').filter({ hasText: /\w+ · Septic/ });
      await expect(ofTrade.first()).toBeVisible();
      await expect(first.locator('mark').first()).toHaveText(/permit|septic/i);
      await expectAccessible(page);

      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('listitem').nth(1).getByRole('link')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Backspace');
      await expect(dialog.getByRole('searchbox')).toHaveValue('septic permit');

      const href = await first.getByRole('link').getAttribute('href');
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href!);
    },
  );

  looking('a slash typed into a field is a slash', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('searchbox');
    await box.pressSequentially('a/c');
    await expect(box).toHaveValue('a/c');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  looking(
    'help in an emergency waits for no index, and a failure says what to do',
    async ({ page, excuse }) => {
      excuse(/net::ERR_FAILED/);
      await page.route('**/search/**/word-*.json', (route) => route.abort());
      await page.goto('/about-us');
      const dialog = await openByKey(page, '/');
      await page.keyboard.type('gas smell');
      await expect(dialog.getByRole('link', { name: 'Call 911', exact: true })).toBeVisible();
      await expect(dialog.getByRole('status')).toHaveText(/did not load/);
      await page.unroute('**/search/**/word-*.json');
      await page.keyboard.type('s');
      await expect(dialog.getByRole('status')).toHaveText(/answers? found/);
    },
  );

  looking(
    'a search whose script is gone leads to the list of all pages',
    async ({ page, excuse }) => {
      excuse(/net::ERR_FAILED/);
      await page.route('**/search/search.js', (route) => route.abort());
      await page.goto('/about-us');
      await page.keyboard.press('/');
      await expect(page).toHaveURL('/sitemap');
    },
  );

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 } });

    looking('the search fits, in light colors and in dark', async ({ page }) => {
      await page.goto('/about-us');
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      const dialog = page.getByRole('dialog', { name: 'Search all pages' });
      await dialog.getByRole('searchbox').fill('blood');
      await expect(dialog.getByRole('status')).toHaveText(/answers? found/);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      const box = await dialog.boundingBox();
      expect(box!.width).toBeLessThanOrEqual(360);
      expect(box!.height).toBeLessThanOrEqual(640);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search leads to the list of all pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('roof');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/sitemap?q=roof');
    await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await page.goto('/about-us');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/sitemap');
  });
});
