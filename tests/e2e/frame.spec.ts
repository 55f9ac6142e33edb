import { pages } from '../../src/routes.ts';
import { expectReadable } from './harness/request-form.ts';
import { expect, looking, test } from './harness/test.ts';

looking('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('the menu opens by keyboard and closes with Escape', async ({ page }) => {
    await page.goto('/about-us');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(menu.getByRole('link', { name: 'Calculators' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});

test.describe('at 320 pixels, in light colors and in dark', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const { path } of pages.filter(({ kind }) => kind === 'home' || kind === 'legal')) {
    looking(`${path} fits without sideways scrolling and can be read by all`, async ({ page }) => {
      await page.goto(path);
      await expectReadable(page);
    });
  }
});

looking('on paper there is no frame and no button, and the text is black', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Find a calculator' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

looking('what asks for our letters for headings gets them', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Help now').first()).toHaveCSS('font-family', /^"Source Serif 4/);
});

looking(
  'where less motion is asked for, a change of colors is no motion either',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about-us');
    // Of all properties, unless told otherwise: a short duration alone makes a motion of every change.
    await expect(page.locator('body')).toHaveCSS('transition-property', 'none');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page to find a request by is dressed before its script has come', async ({ page }) => {
    await page.goto('/my-request');
    await expect(page.locator('main form')).toHaveCSS('display', 'grid');
    await expect(page.locator('main form .caution')).toBeHidden();
  });
});
