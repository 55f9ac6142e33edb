import type { Page } from '@playwright/test';
import { tools } from '../../src/tools/index.ts';
import { expectReadable } from './harness/request-form.ts';
import { expect, looking as test, takenOver } from './harness/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to an address of the open tool, as the browser's own buttons do. */
const turnTo = (page: Page, search: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', location.pathname + to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, search);

/*
 * Every tool, by its own description: what its questions, its decision and its address do. What each
 * decides is tested without a browser (tests/unit/tools).
 */
for (const { path, heading, button, outcomes } of tools) {
  test(`${path} asks, decides, and leads back to its questions`, async ({ page }) => {
    await page.goto(path);
    await expect(title(page)).toHaveText(heading);
    await expectReadable(page);
    await takenOver(
      page.locator('form').filter({ has: page.getByRole('button', { name: button }) }),
    );
    await page.getByRole('button', { name: button }).click();
    await expect(title(page)).not.toHaveText(heading);
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL(/\?/);
    await expectReadable(page);
    await page.goBack();
    await expect(title(page)).toHaveText(heading);
    await page.goForward();
    await expect(title(page)).not.toHaveText(heading);
    await page.getByRole('button', { name: 'Change an answer' }).click();
    await expect(title(page)).toHaveText(heading);
    await expect(title(page)).toBeFocused();
  });

  test(`${path} shows each outcome from its link, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const [index, { outcome, example }] of outcomes.entries()) {
      await test.step(`${outcome}: example ${index + 1}`, async () => {
        const query = new URLSearchParams(
          Object.entries(example).map(([id, value]) => [
            id,
            Array.isArray(value) ? value.join('.') : String(value),
          ]),
        );
        const search = `?${query.toString() || 'decided'}`;
        if (index === 0) await page.goto(path + search);
        else {
          await turnTo(page, '');
          await expect(title(page)).toHaveText(heading);
          await turnTo(page, search);
        }
        await expect(title(page)).not.toHaveText(heading);
        await expect(page.getByText('Adding up…')).toHaveCount(0);
        await expectReadable(page);
      });
    }
  });
}
