import type { Page } from '@playwright/test';
import { runEstimate, money, type Answers } from '../../src/engine/index.ts';
import { tradeById } from '../../src/trades/index.ts';
import { expectReadable } from './harness/request-form.ts';
import { expect, looking, takenOver } from './harness/test.ts';

const roofing = tradeById('roofing')!;
const { calculator, paths } = roofing;

/** What the tape must say of a roof outline of so many sq ft. */
const totalOf = (area: number): string =>
  money(runEstimate(calculator, { known: 'outline', area } as Answers).total.typical);
const tape = (page: Page) => page.getByRole('region', { name: 'Your estimate so far' });

/** Opens the drawing; it begins as 52 × 40 ft with eaves of 2 ft. */
const openDrawing = async (page: Page) => {
  await page.goto(`${paths.main}?known=outline`);
  await takenOver(page.locator('form.answers'));
  await page.getByRole('button', { name: 'Draw the outline' }).click();
  const dialog = page.getByRole('dialog', { name: 'House outline' });
  await expect(dialog).toBeVisible();
  return dialog;
};

looking('a house is drawn by keyboard, used, and found again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const dialog = await openDrawing(page);
  await expect(dialog.getByRole('status')).toHaveText('2,464 sq ft');
  await dialog.getByRole('button', { name: /^Corner 3 of 4/ }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  // 56 × 42 ft, with eaves 60 × 46.
  await expect(dialog.getByRole('status')).toHaveText('2,760 sq ft');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2,640 sq ft');

  await dialog.getByRole('button', { name: 'Add a corner' }).click();
  await dialog.getByRole('button', { name: 'Add a corner on the side of 56 ft' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Corner 4 of 6/ })).toBeFocused();
  // The lower left, 28 × 14 ft, is gone.
  await expect(dialog.getByRole('status')).toHaveText('2,248 sq ft');
  await dialog.getByRole('button', { name: 'Type the sides instead' }).click();
  await dialog.getByLabel('Side A').fill('60');
  await expect(dialog.getByRole('status')).toHaveText('2,424 sq ft');
  await dialog.getByLabel('Side A').fill('0');
  await expect(dialog.getByLabel('Side A')).toHaveAccessibleDescription(/Does not fit/);
  await expectReadable(page);

  await dialog.getByRole('button', { name: 'Use 2,424 sq ft' }).click();
  const box = page.getByLabel('Outline on the ground, with eaves (sq ft)');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('2,424');
  await expect(tape(page)).toContainText(totalOf(2424));

  await page.getByRole('button', { name: 'Draw the outline' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2,424 sq ft');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Draw the outline' })).toBeFocused();
});

looking('a corner is dragged and snaps to 2 ft', async ({ page }) => {
  const dialog = await openDrawing(page);
  const corner = dialog.getByRole('button', { name: /^Corner 3 of 4/ });
  const sheet = (await dialog.locator('.plan-sheet').boundingBox())!;
  const at = (await corner.boundingBox())!;
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  // 80 ft are as wide as the sheet.
  const foot = sheet.width / 80;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4.3 * foot, y + 5.6 * foot, { steps: 5 });
  await page.mouse.up();
  // 56 × 46 ft, with eaves 60 × 50.
  await expect(dialog.getByRole('status')).toHaveText('3,000 sq ft');
  await dialog.getByRole('button', { name: 'More: Eaves' }).click();
  await expect(dialog.getByRole('status')).toHaveText('3,224 sq ft');
});
