import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, looking, takenOver, test } from './harness/test.ts';

/** How far what was in sight has moved since the page was opened, as the browser adds it up. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            sum += (shift as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

looking(
  'what is open is dashed, what was answered is filled, what a line pays for lights up',
  async ({ page }) => {
    await page.goto('/southlake-texas-roofing-calculator');
    await takenOver(page.locator('form.answers'));
    const drawing = page.locator('.cutaway');
    const part = (id: string) => drawing.locator(`use[href$="#${id}"]`);
    await expect(part('covering')).toHaveClass('open');
    await expect(part('second')).toBeHidden();
    await page.getByRole('radio', { name: 'Architectural' }).check();
    await expect(part('covering')).toHaveClass('known');
    await expect(drawing.getByRole('img')).toHaveAccessibleName(/Answered: the new covering\./);
    await page.getByText('Make it more exact').click();
    await page
      .getByRole('group', { name: /^Layers/ })
      .getByRole('radio', { name: '2' })
      .check();
    await expect(part('second')).toHaveClass('known');
    const line = page.locator('.tape-line').filter({ hasText: 'Tear off' }).locator('summary');
    await line.hover();
    await expect(part('layers')).toHaveClass('known lit');
    await expect(drawing).toContainText('Tear off');
    await page.mouse.move(2, 2);
    await expect(part('layers')).toHaveClass('known');
    await line.focus();
    await expect(part('layers')).toHaveClass('known lit');
  },
);

looking('a part that is pressed leads to its question', async ({ page }) => {
  await page.goto('/southlake-texas-roofing-calculator');
  await takenOver(page.locator('form.answers'));
  const chimneys = page.locator('.cutaway use[href$="#chimney"]');
  await expect(page.locator('.cutaway')).toContainText('Tap a part');
  await chimneys.click();
  await expect(page.locator('#chimneys')).toBeFocused();

  // And a stop of a drawing ticks the box of its line.
  await page.goto('/southlake-chiropractic-calculator');
  await takenOver(page.locator('form.answers'));
  const sign = page.getByRole('checkbox', { name: /unusual neck pain/ });
  const line = page.locator('label').filter({ has: sign });
  const [x, y] = await line.evaluate((label: HTMLElement) => {
    const drawing = label.offsetParent!;
    drawing.scrollIntoView();
    const from = drawing.getBoundingClientRect();
    const { left, top } = getComputedStyle(label, '::after');
    return [from.left + parseFloat(left), from.top + parseFloat(top)] as const;
  });
  expect((await line.boundingBox())!.x).toBeGreaterThan(x);
  await page.mouse.click(x, y);
  await expect(sign).toBeChecked();
});

for (const width of [360, 1280]) {
  looking(`the drawing has its place before it arrives, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.route('**/cutaways/*.svg', (route) =>
      route.fulfill({
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        contentType: 'image/svg+xml',
      }),
    );
    await page.goto('/southlake-texas-roofing-calculator');
    const empty = await page.locator('.cutaway').boundingBox();
    await page.unroute('**/cutaways/*.svg');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.locator('.cutaway').boundingBox()).toEqual(empty);
    expect(await shifted(page)).toBe(0);
    if (width < 960) return;
    // At the end of the questions the drawing leaves with the tape, neither under it nor ahead of it.
    await page.locator('.calculator').evaluate((all) => all.scrollIntoView({ block: 'end' }));
    const { y, height } = (await page.locator('.cutaway').boundingBox())!;
    expect((await page.locator('.tape').boundingBox())!.y - (y + height)).toBeCloseTo(16, 0);
    // What is cut of the tape is not the answer that would help most.
    await expect(page.locator('.tape .slip')).toBeInViewport({ ratio: 1 });
  });
}

for (const width of [360, 1280]) {
  test(`nothing moves while the page arrives piece by piece, at ${width} pixels`, async ({
    page,
    excuse,
  }) => {
    excuse(/^request to another host: http:..localhost/);
    const path = '/southlake-texas-roofing-calculator';
    const whole = (await (await page.request.get(path)).text()).replace(
      /<script.*?<.script>/gs,
      '',
    );
    const cuts = whole.matchAll(/Menu<.button>|<(?:nav|li|label|fieldset)\b/g);
    const ends = [...cuts].slice(0, 36).map(({ index }) => index);
    const server = createServer((request, response) => {
      void (async () => {
        // Neither fonts nor drawings: their places do not wait for them.
        if (request.url !== path) return response.writeHead(204).end();
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        for (const [at, end] of ends.entries()) {
          response.write(whole.slice(ends[at - 1] ?? 0, end));
          await setTimeout(50);
        }
        return response.end(whole.slice(ends.at(-1)));
      })();
    }).listen(0);
    await once(server, 'listening');
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
    expect(await shifted(page)).toBe(0);
    server.closeAllConnections();
    server.close();
  });
}

/** From where to where a bar of the band reaches, as drawn. */
const reachOf = (page: Page, name: string) =>
  page
    .locator(`.band .${name}`)
    .evaluate((bar) => [bar.getAttribute('x'), bar.getAttribute('width')]);

const widthOf = async (page: Page, name: string) => parseFloat((await reachOf(page, name))[1]!);

for (const [kind, width] of [
  ['beside the questions', 1280],
  ['in the bar of a phone', 360],
] as const) {
  looking(
    `each answer narrows the band ${kind}; the ghost of where it started stays`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/southlake-texas-roofing-calculator');
      await takenOver(page.locator('form.answers'));
      await expect(page.locator('.band')).toBeVisible();
      const ghost = await reachOf(page, 'ghost');
      // Before any answer the range that is drawn is the one that is written over it.
      expect(await reachOf(page, 'reach')).toEqual(ghost);
      expect((await page.locator('.band text').allTextContents()).join(' to ')).toBe(
        await page.locator('.tape output').textContent(),
      );
      let before = await widthOf(page, 'reach');
      for (const answer of [
        () => page.getByRole('radio', { name: 'New roof' }).check(),
        () => page.locator('#floor').fill('2600'),
        () => page.getByRole('radio', { name: 'Architectural' }).check(),
      ]) {
        await answer();
        await expect.poll(() => widthOf(page, 'reach')).toBeLessThan(before);
        before = await widthOf(page, 'reach');
        expect(await reachOf(page, 'ghost')).toEqual(ghost);
      }
    },
  );
}

looking('the band moves within 200 ms, and at once where motion is reduced', async ({ page }) => {
  const lasts = () =>
    page.locator('.band .reach').evaluate((bar) => getComputedStyle(bar).transitionDuration);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/southlake-texas-roofing-calculator');
  expect(parseFloat(await lasts())).toBeLessThanOrEqual(0.2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(parseFloat(await lasts())).toBe(0);
});
