import type { Page } from '@playwright/test';
import { askButton } from './harness/request-form.ts';
import { expect, looking, takenOver, test } from './harness/test.ts';

/** What a browser and React say of a file that did not arrive. */
const missing =
  /Failed to load resource|Failed to fetch dynamically imported|part of the page did not arrive/;

/** A file that was there when the page was opened: gone after a deploy, or out of reach. */
const losses = {
  'gone from the host': (page: Page, file: RegExp) =>
    page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'out of reach': (page: Page, file: RegExp) => page.route(file, (route) => route.abort()),
};

interface Part {
  readonly name: string;
  readonly file: RegExp;
  readonly path: string;
  /** Asks for the part. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Words that stand there once it has come. */
  readonly arrived: RegExp;
}

const openLine = (page: Page) => page.locator('.tape-line summary').first().click();
const seeEstimate = async (page: Page) => {
  // Where people come first, the same button asks for the price before.
  const price = page.getByRole('button', { name: 'Show what it may cost' });
  if (await price.isVisible()) await price.click();
  await page.getByRole('button', { name: /^See (the whole|my) estimate/ }).click();
};

const parts: readonly Part[] = [
  {
    name: 'the arithmetic of a line of the calculator',
    file: /Arithmetic\.[^/]*\.js/,
    path: '/southlake-texas-roofing-calculator?floor=2400',
    open: openLine,
    arrived: /Read in/,
  },
  {
    name: 'the arithmetic of a line of the result',
    file: /Arithmetic\.[^/]*\.js/,
    path: '/roofing-results?floor=2400',
    open: openLine,
    arrived: /Read in/,
  },
  {
    name: 'the check of a quote',
    file: /QuoteVerdict\.[^/]*\.js/,
    path: '/roofing-results?job=replace&known=two-story&floor=2400',
    open: (page) => page.getByLabel('Check a quote you have').fill('24000'),
    arrived: /Ask:/,
  },
  {
    name: 'the form of the request',
    file: /RequestForm\.[^/]*\.js/,
    path: '/roofing-results?floor=2400',
    open: (page) => askButton(page).click(),
    arrived: /Your name/,
  },
  {
    name: 'the result of a sensitive trade',
    file: /ResultInPlace\.[^/]*\.js/,
    path: '/southlake-forensic-cleaning-calculator',
    open: seeEstimate,
    arrived: /Your estimate/,
  },
  {
    name: 'the status of a request',
    file: /RequestStatus\.[^/]*\.js/,
    path: `/roofing-results?floor=2400#request=${crypto.randomUUID()}.${'a'.repeat(43)}`,
    open: async () => {},
    arrived: /link/,
  },
  {
    name: 'a chart',
    file: /SeriesChart\.[^/]*\.js/,
    path: '/solar-results?estimate',
    open: async () => {},
    arrived: /The same figures as a table/,
  },
];

const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not open' });

/** Everything a person can fill in. */
const inputs = (page: Page) => page.locator('main form.answers input');

/** Waits until the questions are there to be answered; the results show them when asked. */
const openQuestions = async (page: Page) => {
  if (page.url().includes('-results')) await page.getByText('Change an answer').click();
  await takenOver(inputs(page).first());
};

for (const { name, file, path, open, arrived } of parts) {
  looking(
    `${name}, when it does not come, leaves the rest of the page and can be had again`,
    async ({ page, excuse }) => {
      excuse(missing);
      let before = 0;
      const ask = async (words: string) => {
        await openQuestions(page);
        before = await inputs(page).count();
        expect(before).toBeGreaterThan(3);
        await open(page);
        await expect(trouble(page).first()).toContainText(words);
        expect(await inputs(page).count()).toBe(before);
      };
      await losses['gone from the host'](page, file);
      await page.goto(path);
      await ask('This site was updated');
      await expect(trouble(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);

      await page.unroute(file);
      await losses['out of reach'](page, file);
      const reload = trouble(page).first().getByRole('button', { name: 'Reload the page' });
      await Promise.all([page.waitForEvent('load'), reload.click()]);
      await ask('Your connection may be down');

      await page.unroute(file);
      // Two charts may stand on a page, each with words of its own.
      for (let left = await trouble(page).count(); left > 0; left--) {
        await trouble(page).first().getByRole('button', { name: 'Try again' }).click();
        await expect(trouble(page)).toHaveCount(left - 1);
      }
      await expect(page.locator('main')).toContainText(arrived);
      expect(await inputs(page).count()).toBe(before);
    },
  );
}

test('a reload to get a new version keeps the answers, where a device keeps nothing too', async ({
  page,
  excuse,
}) => {
  excuse(missing);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await losses['gone from the host'](page, /Arithmetic\.[^/]*\.js/);
  await page.goto('/southlake-texas-roofing-calculator');
  await takenOver(inputs(page).first());
  await page.locator('#floor').fill('3100');
  await openLine(page);
  await expect(trouble(page)).toContainText('Reloading keeps your answers.');
  await trouble(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect(page).toHaveURL(/floor=3100/);
  await expect(page.locator('#floor')).toHaveValue('3100');
});

looking(
  'a sensitive trade says that a reload clears what was entered',
  async ({ page, excuse }) => {
    excuse(missing);
    await losses['gone from the host'](page, /ResultInPlace\.[^/]*\.js/);
    await page.goto('/southlake-forensic-cleaning-calculator');
    await takenOver(inputs(page).first());
    await seeEstimate(page);
    await expect(trouble(page)).toContainText('Reloading clears what you entered here');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toBe(
      '{}',
    );
  },
);

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of this page did not load' });

/** The scripts that a page asks for at once. */
const firstScripts = {
  "the trade's own script": /\/fields\.[^/]*\.js/,
  'the script that reads answers': /\/engine\.[^/]*\.js/,
  React: /\/react\.[^/]*\.js/,
};

for (const [name, file] of Object.entries({
  ...firstScripts,
  'the script of the form': /\/form\.[^/]*\.js/,
})) {
  looking(
    `without ${name}, the page stays readable, says so, and comes to life again`,
    async ({ page, excuse }) => {
      excuse(missing);
      await losses['out of reach'](page, file);
      await page.goto('/southlake-texas-roofing-calculator');
      // The first sign of a person.
      await page.mouse.move(100, 100);
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Worked examples' })).toBeVisible();
      await page.locator('#floor').fill('3100');
      await page.unroute(file);
      const again = notice(page).getByRole('button', { name: 'Try again' });
      const reload = notice(page).getByRole('button', { name: 'Reload the page' });
      await ((await again.isVisible()) ? again : reload).click();
      await takenOver(page.locator('#floor'));
      await expect(notice(page)).toBeHidden();
      await expect(page.locator('#floor')).toHaveValue('3100');
    },
  );
}

for (const [name, file] of Object.entries(firstScripts)) {
  looking(`without ${name}, the results say so in place of waiting`, async ({ page, excuse }) => {
    excuse(missing);
    await losses['out of reach'](page, file);
    await page.goto('/roofing-results?floor=2400');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText('Reading your estimate')).toBeHidden();
    await page.unroute(file);
    const again = notice(page).getByRole('button', { name: 'Try again' });
    const reload = notice(page).getByRole('button', { name: 'Reload the page' });
    await ((await again.isVisible()) ? again : reload).click();
    await expect(page.locator('.result .total')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
}

for (const [name, file] of Object.entries({
  'the rule of the trade': /\/calculator\.[^/]*\.js/,
  'what adds up': /\/run\.[^/]*\.js/,
})) {
  looking(
    `without ${name}, the page says so, and a warning comes once it is there`,
    async ({ page, excuse }) => {
      excuse(missing);
      await losses['out of reach'](page, file);
      await page.goto('/plano-texas-hvac-calculator');
      await takenOver(inputs(page).first());
      await page.getByRole('checkbox', { name: /Gas smell/ }).check();
      await expect(notice(page)).toBeVisible();
      await page.unroute(file);
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await expect(
        page.locator('.warning').filter({ hasText: 'Everyone out. Do not touch any switch.' }),
      ).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /Gas smell/ })).toBeChecked();
      await expect(notice(page)).toBeHidden();
    },
  );
}

looking(
  'without the script of the trade the status of a request opens, and no price of another job shows',
  async ({ page, excuse }) => {
    excuse(missing);
    await losses['out of reach'](page, firstScripts["the trade's own script"]);
    await page.goto(`/roofing-results#request=${crypto.randomUUID()}.${'a'.repeat(43)}`);
    await expect(page.getByRole('alert').filter({ hasText: 'link' })).toBeVisible();
    await page.goto('/plano-texas-hvac-calculator?job=repair');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.tape output')).toBeHidden();
  },
);

test('a request that waits is no fault of the page when its script is missing', async ({
  page,
  excuse,
}) => {
  excuse(/Failed to load resource/);
  await page.addInitScript(() => void indexedDB.open('request-outbox'));
  await losses['out of reach'](page, /\/(queue|requests)\.[^/]*\.js/);
  await page.goto('/southlake-texas-roofing-calculator');
  await takenOver(inputs(page).first());
  await expect(page.locator('.tape-total output')).toBeVisible();
});

looking(
  'a form whose script is gone since the page was opened says so in its place',
  async ({ page, excuse }) => {
    excuse(missing);
    await page.setViewportSize({ width: 360, height: 740 });
    const file = /\/StartPlan\.[^/]*\.js/;
    await losses['gone from the host'](page, file);
    await page.goto('/roofing-domination-proposal');
    await page
      .getByRole('button', { name: /^Start/ })
      .last()
      .scrollIntoViewIfNeeded();
    await expect(notice(page)).toBeInViewport();
    await page.unroute(file);
    await notice(page).getByRole('button', { name: 'Reload the page' }).click();
    await takenOver(page.getByRole('button', { name: /^Start/ }).first());
    await expect(notice(page)).toBeHidden();
  },
);

looking(
  'without its script, the search says so and searches at the next letter',
  async ({ page, excuse }) => {
    excuse(missing);
    const file = /\/search\/search\.js/;
    await losses['out of reach'](page, file);
    await page.goto('/');
    const box = page.getByRole('searchbox');
    await box.focus();
    await expect(page.getByText('The search did not load')).toBeVisible();
    await page.unroute(file);
    await box.pressSequentially('roof');
    await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a calculator says what works, and shows no dead button', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/southlake-chiropractic-calculator');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('JavaScript is off.');
    await expect(page.getByRole('button', { name: /See the whole estimate|Lines/ })).toHaveCount(0);
    await expect(page.locator('noscript a')).toHaveAttribute('href', '#examples');
  });

  test('the results do not wait for ever', async ({ page }) => {
    await page.goto('/roofing-results?floor=2400');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('JavaScript is off. Your estimate');
    await expect(page.locator('noscript p')).toContainText('The worked examples show prices');
    await expect(page.getByText('Reading your estimate')).toBeHidden();
  });
});
