import type { Page } from '@playwright/test';
import { sentBytes } from '../../scripts/host/brotli.ts';
import { callBoxText } from '../../src/company/proposal/call-consent.ts';
import { planById } from '../../src/selling/plans.ts';
import { textsOf } from '../../src/reading/texts.ts';
import { beSignedIn } from './harness/signed-in.ts';
import { expectReadable } from './harness/request-form.ts';
import { expect, looking, takenOver, test } from './harness/test.ts';

const of = (trade: string) => textsOf('proposals').find(({ front }) => front.trade === trade)!;
const roofing = of('roofing');
const chiropractic = of('chiropractic');
const year = `$${(planById('city').monthly * 12).toLocaleString('en-US')}`;

/** An address that no other test uses. */
const newEmail = () => `pro-${crypto.randomUUID()}@example.com`;

const scrollThrough = async (page: Page) => {
  for (const part of ['#own-figures', '#start-plan', '#call']) {
    const element = page.locator(part);
    await element.scrollIntoViewIfNeeded();
    await takenOver(element);
  }
};
const isCall = (name: string) => `**/rest/v1/rpc/${name}*`;
const brokenCall = /Failed to load resource|blocked by CORS/;

for (const { path } of [roofing, chiropractic]) {
  looking(`${path} can be read by all in both themes, and fits a small phone`, async ({ page }) => {
    await page.goto(path);
    await scrollThrough(page);
    await page.getByLabel('What you keep of it').fill('25');
    await expectReadable(page);
  });
}

test('a proposal is read without a script, its sum, plans and terms included', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(roofing.path);
  const { is, isNot, objections } = roofing.front;
  for (const { says } of [...is, ...isNot, ...objections]) {
    await expect(page.getByText(says)).toBeVisible();
  }
  await expect(page.locator('#break-even')).toContainText(`The City plan costs ${year} a year`);
  await expect(page.locator('#loss')).toContainText(`you have paid ${year}`);
  await expect(page.getByText('until you end it')).toBeVisible();
  const without = page.locator('main noscript p');
  await expect(without).toContainText([
    'Counting needs JavaScript',
    'your figures needs JavaScript',
    'Starting a plan here needs JavaScript',
    'The form needs JavaScript',
  ]);
  for (const one of await without.all()) await expect(one).toBeVisible();
  for (const dead of ['#own-figures', '#start-plan input', '#start-plan button', '#call']) {
    const shown = page.locator(dead).filter({ visible: true });
    await expect(shown, 'a form that cannot be sent').toHaveCount(0);
  }
  await context.close();
});

looking(
  'search engines are told to leave a proposal out; people find it in the list of pages',
  async ({ page, request }) => {
    await page.goto(roofing.path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const index = await (await request.get('/sitemap-index.xml')).text();
    for (const [, file] of index.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)) {
      expect(await (await request.get(file!)).text()).not.toContain('domination-proposal');
    }
    await page.goto('/sitemap');
    await expect(page.locator(`a[href="${roofing.path}"]`)).toBeVisible();
  },
);

test('the islands of a proposal weigh at most 26 KB as sent, beside React', async ({ page }) => {
  const sent = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() !== 'script') return;
    if (/\/(island|react|rolldown-runtime|preload-helper|supabase)\./.test(pathname)) return;
    sent.set(pathname, response.body().then(sentBytes));
  });
  await page.goto(roofing.path);
  await scrollThrough(page);
  const bytes = await Promise.all(sent.values());
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(26 * 1024);
});

looking(
  'counts come from the database as the page opens; if they cannot be had, it says so',
  async ({ page, context, request, environment, excuse }) => {
    excuse(brokenCall);
    await context.route(isCall('proposal_counts'), (route) => route.abort(), { times: 1 });
    await page.goto(roofing.path);
    const box = page.locator('#counts');
    await expect(box.getByRole('alert')).toContainText('We could not count just now');
    await expect(box.getByRole('definition')).toHaveCount(0);
    await box.getByRole('button', { name: 'Try again' }).click();
    await expect(box.getByText(/^Counted .+ \d{4}/)).toBeVisible();
    const answer = await request.post(`${environment.backendUrl}/rest/v1/rpc/proposal_counts`, {
      headers: { apikey: environment.keys.SUPABASE_PUBLISHABLE_KEY },
      data: { trade: 'roofing' },
    });
    const counted = (await answer.json()) as { requests: number; companies: number };
    await expect(box.getByRole('definition')).toHaveText([
      String(counted.requests),
      String(counted.companies),
    ]);
  },
);

looking('no proposal of a health trade counts requests or sells a listing', async ({ page }) => {
  await page.goto(chiropractic.path);
  await expect(page.locator('#counts')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start Presence' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Listing' })).toHaveCount(0);
  await expect(page.getByLabel('City to be listed in')).toHaveCount(0);
  await expect(page.getByLabel('What one new patient brings in a year')).toHaveValue('');
});

looking(
  'the break-even sharpens with each figure, says the loss, sends nothing and is kept here',
  async ({ page }) => {
    await page.goto(roofing.path);
    const says = page.locator('#break-even');
    await page.locator('#own-figures').scrollIntoViewIfNeeded();
    await takenOver(page.locator('#own-figures'));
    for (const name of ['What you keep of it', 'Requests that become jobs', 'Jobs you could add']) {
      await expect(page.getByLabel(name)).toHaveValue('');
    }
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));

    await page.getByLabel('An average job').fill('$16,300');
    await expect(says).toHaveText(`The City plan costs ${year} a year: 11% of one such job.`);
    await page.getByLabel('What you keep of it').fill('25%');
    await expect(says).toHaveText('One job a year pays the fee.');
    await page.getByLabel('Requests that become jobs').fill('1 in 5');
    await expect(says).toContainText('At your rate that is five requests.');
    await page.getByLabel('Jobs you could add').fill('12');
    await expect(says).toContainText('More than 60 would be of no use to you.');
    await expect(page.getByRole('img', { name: `you have paid ${year}` })).toBeVisible();
    await expect(page.getByRole('row', { name: /Requests for one job, 1 ÷ 20% 5/ })).toBeVisible();

    const margin = page.getByLabel('What you keep of it');
    await margin.fill('a quarter');
    await margin.blur();
    await expect(margin).toHaveAccessibleDescription(/Write a percentage from 0 to 100/);
    await margin.fill('25');
    await expect(margin).not.toHaveAttribute('aria-invalid');

    await page.getByLabel('Listing').check();
    const listing = `$${planById('listing').monthly * 12}`;
    await expect(page.locator('#loss')).toContainText(`you have paid ${listing}`);
    expect(asked).toEqual([]);

    await page.reload();
    await page.locator('#own-figures').scrollIntoViewIfNeeded();
    await expect(margin).toHaveValue('25');
    await expect(page.getByLabel('An average job')).toHaveValue('$16,300');
    await expect(page.locator('#loss')).toContainText(`you have paid ${listing}`);
  },
);

test.describe('a plan', () => {
  const start = (page: Page) => page.getByRole('button', { name: 'Start City' });
  const open = async (page: Page) => {
    await page.goto(roofing.path);
    await page.locator('#start-plan').scrollIntoViewIfNeeded();
    await takenOver(page.locator('#start-plan'));
  };

  looking(
    'says price, renewal and end above its buttons, and asks for what is missing',
    async ({ page }) => {
      await open(page);
      const terms = page.locator('#start-plan ul');
      await expect(terms).toContainText(`City $${planById('city').monthly} a month`);
      await expect(terms).toContainText('every month until you end it');
      await expect(terms.getByRole('link', { name: 'refunds' })).toHaveAttribute(
        'href',
        '/refund-policy',
      );
      const [said, button] = await Promise.all([terms.boundingBox(), start(page).boundingBox()]);
      expect(said!.y + said!.height).toBeLessThanOrEqual(button!.y);

      await start(page).click();
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await expect(summary).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('City to be listed in')).toBeFocused();
      await expect(page).toHaveURL(roofing.path);
    },
  );

  looking(
    'keeps what was typed when the call fails; a double press makes one order',
    async ({ page, context, environment, database, excuse }) => {
      excuse(brokenCall);
      const email = newEmail();
      // Who is not signed in is told why there is nothing to pay yet, and where to begin.
      await open(page);
      await page.getByLabel('City to be listed in').selectOption('southlake');
      await page.locator('#start-email').fill(email);
      await start(page).click();
      const refused = page.locator('#start-plan').getByRole('alert');
      await expect(refused).toContainText('nothing to pay yet');
      await expect(refused.getByRole('link', { name: 'Sign your company up' })).toHaveAttribute(
        'href',
        /^\/professional-signup/,
      );
      await beSignedIn(page, environment, 'cruz@demo.example');
      await open(page);
      await page.getByLabel('City to be listed in').selectOption('southlake');
      await page.locator('#start-email').fill(email);
      await context.route(isCall('start_order'), (route) => route.abort(), { times: 1 });
      await start(page).click();
      await expect(page.locator('#start-plan').getByRole('alert')).toContainText('still here');
      await expect(page.locator('#start-email')).toHaveValue(email);

      await start(page).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(page).toHaveURL(/\/test-checkout\?plan=city&client_reference_id=/);
      const order = new URL(page.url()).searchParams.get('client_reference_id');
      const kept = await page.evaluate(() => localStorage.getItem('orders'));
      expect(JSON.parse(kept!)).toEqual([order]);
      const { data } = await database.from('orders').select('id').eq('email', email);
      expect(data).toEqual([{ id: order }]);
    },
  );
});

test.describe('asking for a call', () => {
  const send = (page: Page) =>
    page.getByRole('button', { name: /^(Ask for a call|Send my question)$/ });
  const form = (page: Page) => page.locator('#call');
  const open = async (page: Page) => {
    await form(page).scrollIntoViewIfNeeded();
    await takenOver(form(page));
  };

  looking(
    'asks for a phone number only with a box, and says what is wrong beside the field',
    async ({ page }) => {
      await page.goto(roofing.path);
      await open(page);
      await expect(form(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expect(page.getByLabel('Phone', { exact: true })).toBeHidden();
      await page.getByLabel(callBoxText('call', '')).check();
      await expect(page.getByLabel('Phone', { exact: true })).toBeVisible();
      await send(page).click();
      const summary = form(page).getByRole('alert').filter({ hasText: 'There is a problem' });
      await expect(summary.getByRole('link')).toHaveText([
        'Enter your name',
        'Enter an email address, like name@example.com',
        'Enter a US phone number, like 817-555-0123, or untick the boxes',
      ]);
      await expect(page.locator('#call-email')).toHaveAccessibleDescription(
        /Enter an email address/,
      );
      await page.getByLabel(callBoxText('call', '')).uncheck();
      await expect(summary.getByRole('link')).toHaveCount(2);
    },
  );

  looking(
    'keeps the words until they are sent, through a reload and an outage, and sends them once',
    async ({ page, context, database, excuse }) => {
      excuse(brokenCall);
      const email = newEmail();
      await page.goto(roofing.path);
      await open(page);
      await page.getByLabel('Company').fill('Oak Roofing');
      await page.getByLabel('Your name').fill('Pat Oak');
      await page.locator('#call-email').fill(email);
      await page.getByLabel('Your question').fill('Do you list metal roofers?');
      await page.getByLabel(callBoxText('call', '')).check();
      await page.getByLabel('Phone', { exact: true }).fill('(817) 555-0123');

      await page.reload();
      await open(page);
      await expect(page.getByLabel('Your name')).toHaveValue('Pat Oak');
      await expect(page.getByLabel('Your question')).toHaveValue('Do you list metal roofers?');
      // Consent is given to words that are on the screen.
      const box = page.getByLabel(callBoxText('call', '817-555-0123'));
      await expect(box).not.toBeChecked();
      await box.check();

      // The server stores it, and the answer is lost.
      await context.route(
        isCall('ask_for_call'),
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await send(page).click();
      await expect(form(page).getByRole('alert')).toContainText('What you typed is still here');
      await send(page).click();
      await expect(page.getByRole('heading', { name: /We have your question: C-/ })).toBeFocused();

      const { data } = await database
        .from('call_requests')
        .select('phone, page, may_call, may_text')
        .eq('email', email);
      expect(data).toEqual([
        { phone: '817-555-0123', page: roofing.path, may_call: true, may_text: false },
      ]);
      expect(await page.evaluate(() => localStorage.getItem('call-draft'))).toBeNull();
    },
  );

  looking(
    'loses no words: not those of a second tab, nor those changed after an answer was lost',
    async ({ page, context, database, excuse }) => {
      excuse(brokenCall);
      const email = newEmail();
      await page.goto(roofing.path);
      await open(page);
      await page.getByLabel('Your name').fill('Pat Oak');
      await page.locator('#call-email').fill(email);
      // The other tab goes on with what this one kept.
      const other = await context.newPage();
      await other.goto(chiropractic.path);
      await open(other);
      await expect(other.getByLabel('Your name')).toHaveValue('Pat Oak');
      await other.getByLabel('Your question').fill('In the other tab');

      await page.getByLabel('Your question').fill('First words');
      await context.route(
        isCall('ask_for_call'),
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await send(page).click();
      await expect(form(page).getByRole('alert')).toContainText('What you typed is still here');
      await page.getByLabel('Your question').fill('Second words');
      await send(page).click();
      await expect(page.getByRole('heading', { name: /We have your question: C-/ })).toBeVisible();
      await send(other).click();
      await expect(other.getByRole('heading', { name: /We have your question: C-/ })).toBeVisible();

      const { data } = await database
        .from('call_requests')
        .select('question')
        .eq('email', email)
        .order('created_at');
      expect(data?.map(({ question }) => question)).toEqual([
        'First words',
        'Second words',
        'In the other tab',
      ]);
    },
  );
});

looking(
  'the sum and the plans come before the text, the list of sources on demand',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(roofing.path);
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 3)).toEqual([
      'Would it pay for you?',
      'Plans and prices',
      'What it is',
    ]);
    const first = page.locator('.reading-sources li').first();
    await expect(first).toBeHidden();
    await page.locator('.sources-list > summary').click();
    await expect(first).toBeVisible();
  },
);

looking('on paper a proposal has its sum and plans, and no form', async ({ page }) => {
  await page.goto(roofing.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#break-even')).toBeVisible();
  await expect(page.getByRole('table').filter({ hasText: 'To end it' })).toBeVisible();
  for (const part of ['#own-figures', '#start-plan', '#call']) {
    await expect(page.locator(part)).toBeHidden();
  }
});
