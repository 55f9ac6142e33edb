import type { Page } from '@playwright/test';
import { pages, type PageKind } from '../../src/routes.ts';
import { expect, looking, test } from './harness/test.ts';

/** One page of each kind that anybody may open. */
const kinds = [...new Set(pages.filter(({ hidden }) => !hidden).map(({ kind }) => kind))];
const first = (kind: PageKind) =>
  pages.find((page) => page.kind === kind && page.path === page.canonical && !page.hidden)!.path;
const samples = kinds.map((kind) => (kind === 'results' ? `${first(kind)}?estimate` : first(kind)));

/**
 * What a finger would miss: lower than 44 pixels, or than 24 where it is a mark inside text. Links that are
 * words of a sentence are as high as its lines. What an `::after` adds around counts.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details'))
      (folded as HTMLDetailsElement).open = true;
    const isWord = (element: Element) => {
      const around = element.parentElement!.textContent.trim();
      return (
        getComputedStyle(element).display === 'inline' &&
        around.length > element.textContent.trim().length + 1
      );
    };
    const heightOf = (element: Element) => {
      const { height } = element.getBoundingClientRect();
      const label = element.closest('label')?.getBoundingClientRect().height ?? 0;
      const { position, height: after } = getComputedStyle(element, '::after');
      return Math.max(height, label, position === 'absolute' ? parseFloat(after) || 0 : 0);
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => {
        const { width, right, bottom } = element.getBoundingClientRect();
        return (
          element.checkVisibility({ visibilityProperty: true }) &&
          // Read to people who listen, or out of sight until it has the focus.
          Math.min(width, right, bottom + scrollY) > 1
        );
      })
      .filter((element) => {
        const isMark = element.matches('.chip, .live-price');
        if (!isMark && isWord(element) && !element.matches('.reach')) return false;
        return heightOf(element) < (isMark ? 24 : 44) - 0.5;
      })
      .map((element) => `${element.outerHTML.slice(0, 120)}: ${Math.round(heightOf(element))}`);
  });

for (const path of samples) {
  looking(`${path} can be tapped on a phone, and its footer leaves room`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    expect(await tooSmall(page)).toEqual([]);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer!.height).toBeLessThanOrEqual(500);
  });
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  for (const path of samples.filter((_, index) => index < 6))
    test(`${path} does not move when its letters come late, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const { promise: painted, resolve: letThemCome } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      await page.addInitScript(() => {
        const moved = { by: 0 };
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            moved.by += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      // What moved while the page itself arrived is not the letters' doing.
      await page.evaluate(() => ((window as unknown as { moved: { by: number } }).moved.by = 0));
      letThemCome();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      expect(await page.evaluate(() => document.fonts.check('16px "Public Sans"'))).toBe(true);
      // Words at the right of others end a pixel further; no line breaks elsewhere.
      expect(
        await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by),
      ).toBeLessThan(0.001);
    });
