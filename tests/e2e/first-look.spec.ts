import type { Page } from '@playwright/test';
import { isStopped, money, runEstimate, toAddress, type Answers } from '../../src/engine/index.ts';
import { trades, type Trade } from '../../src/trades/index.ts';
import { expect, test } from './harness/test.ts';

const withResults = trades.filter(({ paths }) => paths.results !== null);

/** Keeps React from arriving until told. */
const holdReact = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/react\.[^/]*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Notes what of what was seen has moved, and whether a price was ever on the page. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shifts: [] as string[], price: false };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as LayoutShift;
        for (const { node, previousRect: was, currentRect: is } of sources) {
          const what = (node as Element | null)?.outerHTML ?? node?.textContent;
          const [from, to] = [was, is].map(({ x, y, width, height }) => [x, y, width, height]);
          seen.shifts.push(`${value}: ${what?.slice(0, 80)} from ${from} to ${to}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      seen.price ||= document.querySelector('.total, .range-chart') !== null;
    }).observe(document, { childList: true, subtree: true });
  });
/** What was noted so far, with the last thing drawn. */
const seenOn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    return (window as unknown as { seen: { shifts: string[]; price: boolean } }).seen;
  });

/** Waits for the letters of what is drawn, which are fetched once it is laid out. */
const lettersCame = (page: Page) =>
  page.evaluate(() => document.body.getBoundingClientRect() && document.fonts.ready);

const look = (page: Page) => page.locator('.first-look');

/** Where the parts of the beginning of a result stand, and what they say. */
const partsOf = (page: Page, within: string, parts: string) =>
  page.evaluate(
    ([top, selector]) =>
      [...document.querySelectorAll(`${top} :is(${selector})`)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { box: [x, y, width, height].map(Math.round), text: element.textContent };
      }),
    [within, parts] as const,
  );
/** The same of the head of a result, at each of these widths. */
const partsAt = async (page: Page, widths: readonly number[], within: string) => {
  const found = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(await partsOf(page, within, HEAD));
  }
  return found;
};
const HEAD =
  '.result-head > :is(.warnings, .verdict, .range-chart, .range-chart + .hint, .bullets, .slip), .result-head .total';

for (const [at, trade] of withResults.entries()) {
  test(`${trade.id} says what it costs before React arrives, and nothing moves then`, async ({
    page,
  }) => {
    await watch(page);
    const { inputs } = trade.scenarios[0]!;
    const query = toAddress(trade.calculator, inputs as Answers);
    const estimate = runEstimate(trade.calculator, inputs as Answers);
    // Every second one is opened on a phone; where its parts stand is asked at both widths. The other comes
    // first: letters that came late are not used before all is laid out anew.
    const widths = at % 2 === 0 ? [360, 1280] : [1280, 360];
    const letReactCome = await holdReact(page);
    await page.setViewportSize({ width: widths[1]!, height: 800 });
    await page.goto(`${trade.paths.results}${trade.sensitive ? '#' : '?'}${query}`);
    await expect(look(page).locator('.verdict')).toContainText(estimate.recommendation.headline);
    await expect(look(page).locator('.total')).toHaveText(money(estimate.total.typical));
    await expect(look(page).getByRole('img', { name: /^Low .*likely .*high/ })).toBeVisible();
    await expect(page.getByText('Reading your estimate')).toBeHidden();
    // Fonts, which come whenever they come, and what is drawn after the head would tell them apart.
    await lettersCame(page);
    expect((await seenOn(page)).shifts).toEqual([]);
    const before = await partsAt(page, widths, '.first-look');
    expect(before[0]!.length).toBeGreaterThanOrEqual(5);

    // Another width moved everything; from here on nothing moves.
    const { shifts } = await seenOn(page);
    letReactCome();
    await expect(look(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    expect((await seenOn(page)).shifts).toEqual(shifts);
    const after = await partsAt(page, widths.toReversed(), 'astro-island');
    expect(after.reverse().map((parts, width) => parts.slice(0, before[width]!.length))).toEqual(
      before,
    );
  });
}

/** The first single answer that tells of a danger. */
const dangerOf = ({ calculator }: Trade): Answers | undefined =>
  Object.entries(calculator.fields)
    .flatMap(([id, field]) =>
      field.kind === 'choices' || field.kind === 'choice'
        ? field.options.map(({ value }) => ({ [id]: field.kind === 'choice' ? value : [value] }))
        : [],
    )
    .find((answers) => isStopped(runEstimate(calculator, answers)));

for (const trade of withResults) {
  const danger = dangerOf(trade);
  if (!danger) continue;
  test(`${trade.id} says what to do in danger before React arrives, and never a price`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await watch(page);
    const letReactCome = await holdReact(page);
    const query = toAddress(trade.calculator, danger);
    await page.goto(`${trade.paths.results}${trade.sensitive ? '#' : '?'}${query}`);
    const { recommendation } = runEstimate(trade.calculator, danger);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(recommendation.headline);
    // Who to call comes in a file of its own.
    await expect(look(page).locator('.danger-now > :nth-child(2)')).toBeVisible();
    await lettersCame(page);
    const parts = '.danger-now > :is(h1, .warnings, .help-calls, .help-card)';
    const before = await partsOf(page, '.first-look', parts);
    // The danger took the place of the page's own head; from here on nothing moves.
    const { shifts } = await seenOn(page);
    letReactCome();
    await expect(look(page)).toHaveCount(0);
    await expect(page.getByText('Change an answer')).toBeVisible();
    expect(await partsOf(page, 'astro-island', parts)).toEqual(before);
    expect(await seenOn(page)).toEqual({ shifts, price: false });
  });
}

test('an address without answers, with a bad one or with a private link waits for React', async ({
  page,
}) => {
  for (const [address, words] of [
    ['/roofing-results', 'No estimate here yet'],
    ['/roofing-results?floor=9e9&pitch=6', 'There is a problem'],
    ['/roofing-results?color=red', 'belongs to no question we ask'],
    [`/roofing-results?floor=2400#request=${crypto.randomUUID()}.${'a'.repeat(43)}`, 'link'],
  ] as const) {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.first-look'))
          console.error('a first look where words stand above the estimate');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address);
    await expect(page.locator('main')).toContainText(words);
  }
});

test('a first look whose script does not arrive leaves the estimate to React', async ({
  page,
  excuse,
}) => {
  excuse(/Failed to load resource/);
  await page.route(/\/FirstLook\.[^/]*\.js/, (route) => route.abort());
  await page.goto('/roofing-results?floor=2400');
  await expect(page.locator('.result .total')).toBeVisible();
});
