import { tools } from '../../src/tools/index.ts';
import { expectReadable } from './harness/request-form.ts';
import { expect, takenOver, test } from './harness/test.ts';

/*
 * Every tool, by its own description: what its questions, its decision and its address do. What each
 * decides is tested without a browser (tests/unit/tools).
 */
for (const { path, heading, button, outcomes } of tools) {
  test(`${path} asks, decides, and leads back to its questions`, async ({ page }) => {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading);
    await expectReadable(page);
    await takenOver(
      page.locator('form').filter({ has: page.getByRole('button', { name: button }) }),
    );
    await page.getByRole('button', { name: button }).click();
    await expect(title).not.toHaveText(heading);
    await expect(title).toBeFocused();
    await expect(page).toHaveURL(/\?/);
    await expectReadable(page);
    await page.goBack();
    await expect(title).toHaveText(heading);
    await page.goForward();
    await expect(title).not.toHaveText(heading);
    await page.getByRole('button', { name: 'Change an answer' }).click();
    await expect(title).toHaveText(heading);
    await expect(title).toBeFocused();
  });

  for (const [index, { outcome, example }] of outcomes.entries()) {
    test(`${path} shows ${outcome} from its link, on a phone: example ${index + 1}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const query = new URLSearchParams(
        Object.entries(example).map(([id, value]) => [
          id,
          Array.isArray(value) ? value.join('.') : String(value),
        ]),
      );
      await page.goto(`${path}?${query.toString() || 'decided'}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
      await expect(page.getByText('Adding up…')).toHaveCount(0);
      await expectReadable(page);
    });
  }
}
