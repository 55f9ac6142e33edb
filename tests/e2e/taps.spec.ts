import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

const widths = [360, 390, 768, 1024, 1280];

/** One page of every kind on which a person in danger may land, with what its strip of help offers. */
const paths = [
  '/',
  '/assessment',
  '/southlake-hvac-repair-calculator?dangers=gas',
  '/southlake-water-damage-calculator?dangers=running',
  '/southlake-appliance-repair-calculator?danger=burning',
  '/southlake-texas-roofing-calculator',
  '/southlake-septic-calculator',
  '/southlake-garage-door-calculator',
  '/southlake-pest-control-calculator?stung=yes',
  '/southlake-senior-care-calculator',
  '/southlake-chiropractic-calculator',
  '/southlake-forensic-cleaning-calculator',
  '/emergency-hvac-repair-allen',
  '/emergency-roofing-allen-texas',
  '/emergency-water-damage-allen-texas',
  '/blog/emergency-septic-tank-repair-southlake-tx',
  '/water-emergency-action-kit',
  '/hvac-results?dangers=gas',
  '/hvac-results?job=replace',
  '/water-damage-results?dangers=running',
];

/**
 * The links and summaries inside `within` that a finger cannot reach: at the middle of one of their boxes,
 * scrolled to the middle of the screen, stands something else.
 */
const deadTo = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Out of the page until it has the focus.
      element.getBoundingClientRect().bottom + scrollY > 0;
    const reached = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return [...element.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .every(({ x, y, width, height }) => {
          const at = document.elementFromPoint(x + width / 2, y + height / 2);
          return at !== null && (element.contains(at) || at.contains(element));
        });
    };
    return [...document.querySelectorAll(`:is(${selector}) :is(a[href], summary)`)]
      .filter((element) => isSeen(element) && !reached(element))
      .map(
        (element) =>
          `${element.textContent?.trim().slice(0, 40)} (${element.getAttribute('href')})`,
      );
  }, within);

test.use({
  hasTouch: true,
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Some pages to a test, which a page of its own for each would slow down. */
const AT_ONCE = 5;

for (let from = 0; from < paths.length; from += AT_ONCE) {
  const some = paths.slice(from, from + AT_ONCE);
  test(`every link takes a tap, tiles of help closed and open: ${some.join(', ')}`, async ({
    page,
  }) => {
    for (const path of some) {
      await page.goto(path);
      const tiles = await page.locator('.hazard').count();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        expect(await deadTo(page, 'body'), `${path}, ${width} px, tiles closed`).toEqual([]);
        for (let tile = 0; tile < tiles; tile += 1) {
          await page.evaluate((at) => {
            document.querySelectorAll<HTMLDetailsElement>('.hazard')[at]!.open = true;
          }, tile);
          const open = `${path}, ${width} px, tile ${tile + 1} open`;
          expect(await deadTo(page, '.help-now'), open).toEqual([]);
        }
        await page.evaluate(() => document.querySelector('.hazard[open]')?.removeAttribute('open'));
      }
    }
  });
}

test('who types a search sees the answers above the keyboard', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('roof');
  const first = search.getByRole('listitem').first();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(300);
});

test('a finger on a call button of each tile dials', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="tel:"]');
      if (!link) return;
      event.preventDefault();
      document.documentElement.dataset.dialed = link.getAttribute('href')!;
    }),
  );
  for (const tile of await page.locator('.hazard').all()) {
    await tile.locator('summary').tap();
    await tile.locator('.help-call-first').tap();
    await expect(page.locator('html')).toHaveAttribute('data-dialed', 'tel:911');
    const last = tile.locator('.help-call').last();
    await last.tap();
    await expect(page.locator('html')).toHaveAttribute(
      'data-dialed',
      (await last.getAttribute('href'))!,
    );
  }
});

test('in danger the page is the instruction, the calls on the first screen, and the way back', async ({
  page,
}) => {
  await page.goto('/hvac-results?dangers=gas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Leave now/);
  await expect(page.getByRole('link', { name: /^Call 911/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /^Atmos Energy, gas leaks/ })).toBeInViewport();
  await expect(page.locator('.danger-now').getByRole('img')).toHaveCount(3);
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await page.getByText('Change an answer').tap();
  await page.getByRole('checkbox', { name: 'Gas smell' }).uncheck();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your heating/);
});

test('only an answer that is a danger looks like one', async ({ page }) => {
  await page.goto('/southlake-texas-roofing-calculator?condition=worn');
  const edge = (value: string) =>
    page
      .locator(`#condition input[value="${value}"] + span`)
      .evaluate((span) => getComputedStyle(span).borderColor);
  const brick = await page
    .locator('.help-title')
    .evaluate((title) => getComputedStyle(title).color);
  await expect(page.locator('#condition input[value="worn"]')).toBeChecked();
  expect(await edge('worn')).not.toBe(brick);
  await page.locator('#condition input[value="sagging"]').check();
  await expect.poll(() => edge('sagging')).toBe(brick);
});
