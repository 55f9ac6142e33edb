import type { Browser, Page } from '@playwright/test';
import { weighPage } from '../../scripts/page-weight.ts';
import { articleLists } from '../../src/reading/article-lists.ts';
import { componentsIn } from '../../src/reading/parsed.ts';
import { questionsIn } from '../../src/reading/questions.ts';
import { texts, textsOf } from '../../src/reading/texts.ts';
import { pages, type PageKind } from '../../src/routes.ts';
import { tradeName } from '../../src/trades/names.ts';
import { expectReadable } from './harness/request-form.ts';
import { expect, looking, test } from './harness/test.ts';

const keeps = (name: string) => name === 'Checklist' || name === 'Worksheet';
const uses = (path: string, used: (name: string) => boolean) =>
  componentsIn(texts.find((text) => text.path === path)!).some(({ name }) => used(name));

/** The first page of each kind of reading page, and both lists. */
const samples = [
  ...(['guide', 'article', 'faq', 'how-to'] satisfies PageKind[]).flatMap(
    (kind) => pages.find((page) => page.kind === kind) ?? [],
  ),
  ...pages.filter(({ path }) => path === '/articles' || path === '/southlake-how-to-guides'),
].map(({ path }) => path);

for (const path of samples) {
  looking(`${path} can be read by all in both themes, and fits a small phone`, async ({ page }) => {
    await page.goto(path);
    await expectReadable(page);
  });
}

/** A page of a browser that runs no scripts. */
const withoutScripts = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();

/** One without bare questions whose answers stand on another page. */
const asked = textsOf('faq').find(({ path }) => path === '/southlake-permits-faq');
if (asked) {
  const questions = questionsIn(asked);
  const rows = (page: Page) => page.locator('[data-row]:visible');
  const said = (page: Page) => page.locator('[data-find] output');

  looking(
    `${asked.path}: "/" leads to a search that forgives a slip, counts and marks`,
    async ({ page }) => {
      await page.goto(asked.path);
      const field = page.getByRole('searchbox', { name: 'Search these questions' });
      await page.keyboard.press('/');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');

      const [longest, ask] = questions
        .flatMap((one) =>
          (one.ask.match(/[A-Za-z]+/g) ?? []).map((word) => [word, one.ask] as const),
        )
        .sort(([one], [other]) => other.length - one.length)[0]!;
      await page.keyboard.type(longest.slice(0, 2) + longest.slice(3));
      await expect(said(page)).toHaveText(new RegExp(`^[1-9]\\d* of ${questions.length}$`));
      await expect(page.getByRole('heading', { name: ask })).toBeVisible();
      expect(await rows(page).count()).toBeLessThan(questions.length);
      const marked = () =>
        page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => `${range}`));
      await expect.poll(marked).toContain(longest);
      const counts = await page.locator('summary > [data-count]:visible').allTextContents();
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(await rows(page).count());

      await field.fill('zzzqqq');
      await expect(said(page)).toHaveText(`0 of ${questions.length}`);
      await expect(rows(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Search every page of the site' }).click();
      await expect(page).toHaveURL(/\/sitemap\?q=zzzqqq$/);

      await page.goBack();
      await expect(page).toHaveURL(`${asked.path}?q=zzzqqq`);
      await field.fill('');
      await expect(rows(page)).toHaveCount(questions.length);
      await expect(page).toHaveURL(asked.path);
    },
  );

  test(`${asked.path}: a link to an answer opens it, without scripts too`, async ({
    browser,
    baseURL,
  }) => {
    const page = await withoutScripts(browser, baseURL!);
    await page.goto(asked.path);
    await expect(page.getByRole('searchbox', { name: 'Search these questions' })).toBeHidden();
    await expect(rows(page)).toHaveCount(questions.length);
    for (const { answer } of questions) await expect(page.getByText(answer).first()).toBeVisible();

    const { id } = questions.at(-1)!;
    await page.goto(`${asked.path}#${id}`);
    const reason = page.locator(`[id="${id}"]`);
    await expect(reason).toBeVisible();
    // The question stands above its reason, on the screen.
    await expect(page.getByRole('heading', { name: questions.at(-1)!.ask })).toBeInViewport();
    await page.context().close();
  });

  looking(
    `${asked.path}: a link to an answer opens it after a reload, in at most 2 KB of script`,
    async ({ page }) => {
      const { id } = questions[0]!;
      await page.goto(`${asked.path}#${id}`);
      await page.reload();
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
      const search = await page.evaluate(async () =>
        (
          await fetch(document.querySelector<HTMLScriptElement>('script[src*="Find."]')!.src)
        ).text(),
      );
      expect(Buffer.byteLength(search)).toBeGreaterThan(0);
      expect(Buffer.byteLength(search)).toBeLessThanOrEqual(2048);
    },
  );

  looking(`${asked.path}: prints every reason`, async ({ page }) => {
    await page.goto(asked.path);
    await page.emulateMedia({ media: 'print' });
    for (const { id } of questions) {
      const height = await page
        .locator(`[id="${id}"]`)
        .evaluate((one) => one.getBoundingClientRect().height);
      expect(height, id).toBeGreaterThan(0);
    }
  });
}

const howTo = textsOf('how-to')[0];
if (howTo) {
  looking(
    `${howTo.path} says what can hurt before its first step, and prints on two sheets at most`,
    async ({ page }) => {
      await page.goto('/southlake-how-to-guides');
      await page.getByRole('link', { name: howTo.front.heading }).click();
      await expect(page).toHaveURL(howTo.path);
      for (const fact of [howTo.front.time, howTo.front.people, howTo.front.cost]) {
        await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
      }
      const [danger, step] = await Promise.all(
        ['.look-first', '.step'].map((part) => page.locator(part).first().boundingBox()),
      );
      expect(danger!.y + danger!.height).toBeLessThanOrEqual(step!.y);
      await expect(page.getByRole('heading', { name: 'Stop here and call someone' })).toBeVisible();
      const sheets = (await page.pdf({ format: 'Letter' }))
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g);
      expect(sheets!.length).toBeLessThanOrEqual(2);
    },
  );
}

const ofTrade = articleLists.find(({ trade }) => trade !== undefined);
if (ofTrade?.trade) {
  const name = tradeName(ofTrade.trade);

  test('the articles are chosen by trade without a script, and found by words with one', async ({
    browser,
    baseURL,
    page,
  }) => {
    const plain = await withoutScripts(browser, baseURL!);
    await plain.goto('/articles');
    await plain
      .getByRole('navigation', { name: 'Trade' })
      .getByRole('link', { name: `${name} ${ofTrade.count}` })
      .click();
    await expect(plain).toHaveURL(ofTrade.path);
    await expect(plain.locator('.article-trade')).toHaveText(ofTrade.articles.map(() => name));
    await plain.context().close();

    const { heading } = ofTrade.articles[0]!.front;
    const field = page.getByRole('searchbox', { name: 'Search these articles' });
    await page.goto('/articles');
    const all = await page.locator('[data-row]').count();
    await field.fill(heading);
    // What was typed stands in the address.
    await page.reload();
    await expect(field).toHaveValue(heading);
    expect(await page.locator('[data-row]:visible').count()).toBeLessThan(Math.max(all, 2));
    await page.getByRole('link', { name: heading }).click();
    await expect(page).toHaveURL(ofTrade.articles[0]!.path);
  });

  looking('the articles come as a feed', async ({ page, request }) => {
    await page.goto('/articles');
    const href = await page.locator('link[rel="alternate"]').getAttribute('href');
    const response = await request.get(href!);
    expect(response.status()).toBe(200);
    const told = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        return {
          error: feed.querySelector('parsererror')?.textContent,
          version: feed.documentElement.getAttribute('version'),
          items: [...feed.querySelectorAll('item')].map((item) =>
            Object.fromEntries(
              [...item.children].map(({ tagName, textContent }) => [tagName, textContent]),
            ),
          ),
        };
      },
      await response.text(),
    );
    expect(told.error).toBeUndefined();
    expect(told.version).toBe('2.0');
    const [list] = articleLists;
    expect(told.items.map(({ title }) => title)).toEqual(
      list!.articles.map(({ front }) => front.heading),
    );
    for (const { link, guid, description, pubDate } of told.items) {
      expect(link).toMatch(/^https:\/\/[^/]+\/(articles|blog)\/[\w-]+$/);
      expect(guid).toBe(link);
      expect(description?.length).toBeGreaterThan(50);
      expect(new Date(pubDate!).toUTCString()).toBe(pubDate);
    }
  });
}

const plainArticle = textsOf('articles').find(({ path }) => !uses(path, keeps));
if (plainArticle) {
  looking(`${plainArticle.path} has no script of its own`, async ({ page }) => {
    const scripts = () =>
      page.evaluate(() =>
        [...document.scripts].filter(({ type }) => !type.includes('json')).map(({ text }) => text),
      );
    const { own, react, supabase } = await weighPage(page, plainArticle.path);
    expect(own + react + supabase).toBe(0);
    const found = await scripts();
    await page.goto('/about-us');
    expect(found).toEqual(await scripts());
  });
}

const keeper = texts.find(({ path }) => uses(path, (name) => name === 'Checklist'));
if (keeper) {
  looking(`${keeper.path} remembers what was ticked`, async ({ page }) => {
    await page.goto(keeper.path);
    const box = page.locator('.checklist').getByRole('checkbox').first();
    await box.check();
    await page.reload();
    await expect(box).toBeChecked();
    await page.locator('.checklist').getByRole('button', { name: 'Clear' }).first().click();
    await page.reload();
    await expect(box).not.toBeChecked();
  });

  test(`${keeper.path} can be ticked where nothing may be kept`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto(keeper.path);
    const box = page.locator('.checklist').getByRole('checkbox').first();
    await box.check();
    await expect(box).toBeChecked();
    await page.locator('.checklist').getByRole('button', { name: 'Clear' }).first().click();
    await expect(box).not.toBeChecked();
  });
}
