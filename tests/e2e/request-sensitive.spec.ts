import type { Page } from '@playwright/test';
import { pages } from '../../src/routes.ts';
import { tradeById, trades, type Trade } from '../../src/trades/index.ts';
import {
  askButton,
  askForQuotes,
  fillInAndSend,
  newPerson,
  privateLink,
  sentHeading,
  storedRequests,
} from './harness/request-form.ts';
import { expect, looking, takenOver, test } from './harness/test.ts';

const kept = (page: Page) =>
  page.evaluate(() => ({ ...localStorage, ...sessionStorage, cookie: document.cookie }));

/**
 * Shows the result of a trade that keeps nothing, on the calculator's own page. `released` answers
 * whether the home may be entered, without which nobody is led to a crew.
 */
async function seeEstimate(page: Page, trade: Trade, released?: 'Yes'): Promise<void> {
  await page.goto(trade.paths.main);
  await takenOver(page.locator('form.answers'));
  if (released) {
    await page
      .getByRole('group', { name: /^Have the police/ })
      .getByRole('radio', { name: released, exact: true })
      .check();
  }
  if (trade.peopleFirst) await page.getByRole('button', { name: 'Show what it may cost' }).click();
  await page.getByRole('button', { name: 'See the whole estimate' }).click();
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeFocused();
}

for (const trade of trades.filter(({ requests }) => !requests.taken)) {
  if (trade.requests.taken) continue;
  const { directories, why } = trade.requests;
  for (const [place, open] of [
    ['calculator', (page: Page) => seeEstimate(page, trade)],
    ['results page', (page: Page) => page.goto(`${trade.paths.results}#estimate`)],
  ] as const) {
    looking(
      `the ${place} of ${trade.name} leads to official directories and asks for no contact data`,
      async ({ page }) => {
        await open(page);
        await expect(page.getByText(why)).toBeVisible();
        for (const { label, url } of directories) {
          await expect(
            page.getByRole('link', { name: label, exact: true }).first(),
          ).toHaveAttribute('href', url);
        }
        await expect(askButton(page)).toHaveCount(0);
        await expect(page.getByRole('textbox', { name: /email|phone|name/i })).toHaveCount(0);
      },
    );
  }
}

test('forensic cleaning leaves nothing behind until asked, and its private link opens on its own page', async ({
  page,
  database,
  environment,
}) => {
  const trade = tradeById('forensic-cleaning') as Trade;
  const person = newPerson();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(environment.backendUrl)) calls.push(request.url());
  });
  await page.clock.install();
  await seeEstimate(page, trade, 'Yes');
  expect(calls).toEqual([]);
  const path = new URL(page.url());
  expect(`${path.search}${path.hash}`).toBe('');

  await askForQuotes(page);
  await page.getByRole('checkbox', { name: /^Demo Cross Timbers/ }).check();
  await fillInAndSend(page, person);
  const link = await privateLink(page);
  expect(new URL(link).pathname).toBe(trade.paths.main);
  await expect(page.getByText('This device does not remember the link.')).toBeVisible();
  expect(page.url()).toBe(path.href);
  expect(await kept(page)).toEqual({ cookie: '' });
  const [stored] = await storedRequests(database, person.email);
  expect(stored.requests).toMatchObject({
    trade_id: 'forensic-cleaning',
    page: trade.paths.main,
    referrer: '',
    request_recipients: [{ company_name: 'Demo Cross Timbers Builders' }],
  });

  // The link of the request before, followed from the form of the next one.
  await page.getByRole('button', { name: 'Send another request' }).click();
  await page.getByRole('link', { name: 'See who has answered, or take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Who has your details' })).toBeVisible();

  // Another visit knows nothing, until the link is pasted into the page that is open.
  await page.goto('about:blank');
  await page.goto(trade.paths.main);
  await takenOver(page.locator('form.answers'));
  await expect(page.getByRole('heading', { name: 'Who has your details' })).toHaveCount(0);
  await page.goto(link);
  await page.getByRole('button', { name: 'Take my details back from everyone' }).click();
  await page.getByRole('button', { name: 'Yes, take them back' }).click();
  await expect(page.getByRole('heading', { name: /^You took this request back/ })).toBeFocused();
  expect(await kept(page)).toEqual({ cookie: '' });
  expect(await storedRequests(database, person.email)).toEqual([]);
  await expect(sentHeading(page)).toHaveCount(0);
});

test('the database client is not loaded before the form is opened', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/_astro\/supabase\./.test(request.url())) loaded.push(page.url());
  });
  const calculator = pages.find(({ path }) => path === '/emergency-roofing-allen-texas');
  for (const path of ['/', calculator?.path ?? '', '/roofing-results?floor=2400']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(loaded).toEqual([]);
  await askForQuotes(page);
  await expect(page.getByRole('checkbox', { name: /^Demo Post Oak/ })).toBeVisible();
  expect(loaded).toHaveLength(1);
});

for (const trade of trades.filter(({ sensitive }) => sensitive)) {
  looking(
    `what is pressed before the scripts of ${trade.name} arrived is done once they have, and puts nothing into the address`,
    async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/react\.[^/]*\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(trade.paths.main, { waitUntil: 'commit' });
      await page
        .getByRole('button', { name: trade.peopleFirst ? /^Show/ : /^See the whole/ })
        .click();
      release();
      await expect(
        trade.peopleFirst
          ? page.getByRole('button', { name: 'See the whole estimate' })
          : page.getByRole('heading', { name: 'What you pay for' }),
      ).toBeVisible();
      await expect(page).toHaveURL(trade.paths.main);
    },
  );
}

for (const trade of trades.filter(({ sensitive, paths }) => sensitive && paths.results)) {
  looking(
    `what is wrong with a link of ${trade.name} leads to its question, and the answers behind # stay`,
    async ({ page }) => {
      const [id] = Object.entries(trade.calculator.fields).find(
        ([, { kind, when }]) => kind === 'number' && !when,
      ) as [string, unknown];
      await page.goto(`${trade.paths.results}#${id}=lots`);
      const before = page.url();
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await summary.getByRole('link').click();
      await expect(page.locator(`[id="${id}"]`)).toBeFocused();
      expect(page.url()).toBe(before);
    },
  );
}
