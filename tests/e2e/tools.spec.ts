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
        // How it prints comes with it, not with the page.
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('main :is(button, textarea, .no-print):visible')).toHaveCount(0);
        await page.emulateMedia({ media: null });
      });
    }
  });
}

test('the whole-home check comes part by part on a phone, fills the house and loses no answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/assessment');
  const next = page.getByRole('button', { name: /^Next: / });
  await takenOver(page.locator('form').filter({ has: next }));
  await expect(page.getByText('Part 1 of 8')).toBeVisible();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Your home', exact: true })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Septic system' }).check();
  await expect(page.getByText('Part 2 of 9')).toBeVisible();
  await next.click();
  const age = page.getByLabel('How old is the roof? (years)');
  await age.fill('19');
  await page.getByRole('radio', { name: /^Worn/ }).check();
  const house = page.getByRole('img', { name: 'A section through the house' });
  await expect(house).toHaveAccessibleName(/Roof: soon\./);
  await next.click();
  await expect(age).toBeHidden();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(age).toHaveValue('19');
  // From the list of parts, too.
  await page.getByRole('listitem').getByRole('button', { name: 'Water' }).click();
  await expect(page.getByRole('heading', { name: 'Water', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'See what comes first' }).click();
  await expect(title(page)).toHaveText(/roof/);
  await expect(house).toContainText('soon $');
});
