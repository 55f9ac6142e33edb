import { situations } from '../../src/site/components/situations.ts';
import { expectReadable } from './harness/request-form.ts';
import { expect, looking, test } from './harness/test.ts';

const phone = { width: 360, height: 740 };

test.describe('help now, on a phone, without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('one tap opens three drawn steps and the numbers to dial', async ({ page }) => {
    await page.goto('/');
    const gas = page.locator('#help-gas');
    await expect(gas).toBeHidden();
    await page.getByText('Gas smell', { exact: true }).click();
    await expect(gas).toBeVisible();
    await expect(gas.getByRole('img')).toHaveCount(3);
    // The call stands above the steps, whole on the first screen.
    await expect(gas.locator('.help-call-first')).toBeInViewport({ ratio: 1 });
    await expect(gas.getByRole('link', { name: /Atmos/ })).toHaveAttribute(
      'href',
      'tel:18663228667',
    );
    await expect(gas).not.toContainText('$');
    // One card at a time.
    await page.getByText('Sewage', { exact: true }).click();
    await expect(gas).toBeHidden();
  });

  test('a link to a card opens it', async ({ page }) => {
    await page.goto('/#help-hurt');
    await expect(
      page.locator('#help-hurt').getByRole('link', { name: '988' }).last(),
    ).toBeVisible();
  });

  test('an urgent trade has its own cards, with the numbers of its city', async ({ page }) => {
    await page.goto('/southlake-water-damage-calculator');
    await page.getByText('Water running', { exact: true }).click();
    const card = page.locator('#help-water');
    await expect(card.locator('a[href="tel:8177488082"]')).toBeVisible();
    await expect(card.locator('a[href="tel:9722925800"]')).toHaveCount(0);
  });
});

looking('the open cards can be read by all in both themes', async ({ page }) => {
  await page.goto('/');
  for (const label of ['Water running', 'Hurt, or a death']) {
    await page.getByText(label, { exact: true }).click();
    await expectReadable(page);
  }
});

test.describe('the first page on a phone', () => {
  test.use({ viewport: phone });

  looking(
    'shows a situation on the first screen and is at most half as long as it was',
    async ({ page }) => {
      await page.goto('/');
      const first = await page.getByRole('link', { name: situations[0]!.words }).boundingBox();
      expect(first!.y + first!.height).toBeLessThanOrEqual(phone.height);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(3_740);
    },
  );

  looking('takes a price as people write it to the results of the trade', async ({ page }) => {
    await page.goto('/');
    const door = page.locator('#quote');
    await door.getByRole('button', { name: 'Check it' }).click();
    const jobTrouble = door.getByText('Choose what the price is for.');
    await expect(jobTrouble).toBeInViewport();
    await door.getByLabel('For').selectOption('Roofing');
    await door.getByRole('button', { name: 'Check it' }).click();
    await expect(jobTrouble).toBeHidden();
    await expect(door.getByText(/in dollars/)).toBeInViewport();
    await expect(door.getByLabel('Whole price')).toBeFocused();
    await door.getByLabel('Whole price').fill('$24k');
    await door.getByLabel('Second quote').fill('31,50');
    await door.getByRole('button', { name: 'Check it' }).click();
    await expect(door.getByLabel('Second quote')).toBeFocused();
    await expect(door.getByText(/in dollars/)).toBeInViewport();
    await door.getByLabel('Second quote').fill('31.500');
    await door.getByRole('button', { name: 'Check it' }).click();
    await page.waitForURL(/\/roofing-results\?estimate/);
    await expect(page.getByLabel('Check a quote you have')).toHaveValue('$24k');
    await expect(page.getByLabel('Quote B')).toHaveValue('31.500');
    expect(new URL(page.url()).search).not.toMatch(/24k|31/);
    await page.goto('/');
    await door.getByLabel('For').selectOption('Roofing');
    await door.getByRole('button', { name: 'Tell what it cost' }).click();
    const box = page.getByRole('region', { name: 'Tell what it cost' });
    await expect(box).toBeInViewport();
    await box.getByRole('button', { name: 'New roof' }).click();
    await expect(box).toBeFocused();
    await expect(box.getByLabel('What did it cost in all?')).toBeInViewport();
  });
});

for (const width of [360, 768, 1000, 1280]) {
  looking(`the box for a quote cuts no word of its own at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const spare = await page
      .getByLabel('For', { exact: true })
      .evaluate((box: HTMLSelectElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(box);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = font;
        const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        // The browser draws its arrow in some 16 of them.
        return room - 16 - pen.measureText(box.options[0]!.text).width;
      });
    expect(spare).toBeGreaterThan(0);
  });
}

for (const width of [320, 1280]) {
  looking(`each word of the example stands under its mark at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const off = await page.locator('figure svg[role="img"]').evaluate((drawing) => {
      const middle = (part: Element) => {
        const { left, right } = part.getBoundingClientRect();
        return (left + right) / 2;
      };
      const at = (words: string) =>
        middle(
          [...drawing.querySelectorAll('text')].find((one) => one.textContent?.trim() === words)!,
        );
      const band = drawing.querySelector('rect')!.getBoundingClientRect();
      const [, likely, quote] = drawing.querySelectorAll('line');
      return [
        at('low') - band.left,
        at('high') - band.right,
        at('likely') - middle(likely!),
        at('quote') - middle(quote!),
      ].map(Math.abs);
    });
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
  });
}

looking('no word of help now leaves its frame at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const outside = await page.locator('details.hazard summary').evaluateAll((tiles) =>
    tiles
      .filter((tile) => {
        const words = document.createRange();
        words.selectNodeContents(tile);
        const frame = tile.getBoundingClientRect();
        return [...words.getClientRects()].some(
          ({ left, right }) => left < frame.left - 1 || right > frame.right + 1,
        );
      })
      .map((tile) => tile.textContent?.trim()),
  );
  expect(outside).toEqual([]);
});
