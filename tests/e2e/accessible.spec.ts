import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from './harness/test.ts';

/* What the other tests rely on when they ask whether a page can be read by all. */

const pageOf = (words: string, mark: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main class="${mark}"><h1>${words}</h1><p>${words}</p></main>`;

test('a page that differs in its words alone is not examined again', async ({ page }) => {
  // A class that no other page has.
  const mark = `m${randomUUID()}`;
  const isExamined = () => page.evaluate(() => 'axe' in window);
  await page.setContent(pageOf('One', mark));
  await expectAccessible(page);
  expect(await isExamined()).toBe(true);
  await page.goto('about:blank');
  await page.setContent(pageOf('Another', mark));
  await expectAccessible(page);
  expect(await isExamined()).toBe(false);
});

test('what comes to a page that was fine is examined, wherever it stands', async ({ page }) => {
  await page.setContent(pageOf('Fine', `m${randomUUID()}`));
  await expectAccessible(page);
  for (const [fault, rule] of [
    ['<img src="data:,">', 'image-alt'],
    ['<div><p style="color: #bbb">Pale</p></div>', 'color-contrast'],
    ['<label for="nothing">Name</label><input>', 'label'],
    ['<a href="#here"> </a>', 'link-name'],
    ['<button aria-label=""></button>', 'button-name'],
    ['<ul><div>No item</div></ul>', 'list'],
  ] as const) {
    await page.locator('main').evaluate((main, html) => {
      const made = document.createElement('section');
      made.innerHTML = html;
      main.append(made);
    }, fault);
    await expect(expectAccessible(page), rule).rejects.toThrow(`${rule}: `);
    await page.locator('section').evaluate((one) => one.remove());
    await expectAccessible(page);
  }
});
