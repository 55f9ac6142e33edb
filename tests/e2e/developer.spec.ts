import type { Page } from '@playwright/test';
import { beSignedIn } from './harness/signed-in.ts';
import { expect, expectAccessible, looking as test } from './harness/test.ts';

/** The developer's page, on the embedded database with its demonstration. */

const developer = 'developer@demo.example';
const operator = 'admin@demo.example';
const check = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('says what works, each check with its finding', async ({ page, environment, database }) => {
  await database.rpc('tidy').throwOnError();
  await beSignedIn(page, environment, developer);
  await page.goto('/developer-admin');
  await expect(check(page, 'Build')).toContainText('The same on the server and in this browser');
  await expect(check(page, 'Migrations')).toContainText(/^.*(\d+) of \1, last /);
  await expect(check(page, 'Backend')).toContainText(/Answers in \d+ ms/);
  await expect(check(page, 'Configuration')).toContainText(/(\d) of \1 set/);
  await expect(check(page, 'Codes of staff')).toContainText('has no codes from apps');
  await expect(check(page, 'Scheduled clock')).toContainText(/Ran \d+ \w+ ago/);
  await expect(check(page, 'Mail')).toContainText('none given up');
  await expect(check(page, 'Row level security')).toContainText(/(\d+) of \1 questions/);
  await expect(check(page, 'Prices')).toContainText(/\d figures/);
  await expect(check(page, 'Clock of this browser')).toContainText(/\d s (ahead of|behind)/);
  await expect(check(page, 'Errors in browsers')).toContainText(/in the last day/);
  // Figures come due and pass their date as time goes by, and another test may have made a browser report a fault.
  const isPast = /past the review date/.test(await check(page, 'Prices').innerText());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    isPast
      ? /^One thing is broken(, one is coming due)?$/
      : /^(Everything works|(One thing is|Two things are) coming due)$/,
  );
  await expect(page.getByText('initial session')).toBeVisible();
  await expectAccessible(page);
});

test('shows who can do what, and the questions asked of the catalog', async ({
  page,
  environment,
}) => {
  await beSignedIn(page, environment, developer);
  await page.goto('/developer-admin?view=database');
  await expect(page.getByText('No tables without row level security')).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'staff' }) });
  await expect(row.getByRole('cell').nth(3)).toHaveText('all');
  await page.getByRole('radio', { name: 'Change' }).check();
  await expect(row.getByRole('cell').nth(3)).toHaveText('–');
  await expectAccessible(page);
});

test('tells when figures are due', async ({ page, environment }) => {
  await beSignedIn(page, environment, developer);
  await page.goto('/developer-admin');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Prices due' })
    .click();
  await expect(page).toHaveURL(/view=prices/);
  await expect(page.getByRole('rowheader', { name: 'Roofing' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All checks' })).toBeVisible();
});

test('shows a fault that a browser reported, without anything of the person', async ({
  page,
  environment,
  excuse,
}) => {
  excuse(/Broke on purpose/);
  await beSignedIn(page, environment, developer);
  await page.goto('/developer-admin?view=errors&who=pat@mail.example');
  await expect(page.getByRole('heading', { name: 'Errors in browsers' })).toBeVisible();
  const told = page.waitForResponse(
    (answer) => answer.url().endsWith('/client_errors') && answer.request().method() === 'POST',
  );
  await page.evaluate(() => {
    void Promise.reject(
      new Error('Broke on purpose for "Pat Homeowner", pat@mail.example, 817-555-0123'),
    );
  });
  expect((await told).status()).toBe(201);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Broke on purpose' });
  await expect(row.getByRole('cell', { name: '/developer-admin', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'this one' })).toBeVisible();
  await expect(row).not.toContainText(/Pat|mail\.example|817|0123/);
  await expectAccessible(page);
});

test('shows a letter as it looks and nothing that it tries', async ({
  page,
  environment,
  database,
}) => {
  const id = crypto.randomUUID();
  const html = `<html><head><style>p{color:red}</style></head><body style="background:#fbf8f1">
    <script>window.taken = 1</script><img src="https://spy.example/p.png" onerror="window.taken = 1">
    <h1 style="font-size:22px;background:url(https://spy.example/b.png)">A homeowner picked you</h1>
    <p onclick="window.taken = 1">Please answer by <b>2:10 PM</b>.</p>
    <a href="javascript:window.taken = 1">Trap</a> <a href="https://site.example/dashboard" style="color:#2e5e4a">See the job</a>
    <iframe src="https://spy.example"></iframe><form action="https://spy.example"><input></form></body></html>`;
  const letter = {
    id,
    kind: 'new request',
    to_address: 'ana@demo.example',
    subject: 'New request: roof, Southlake',
    plain: 'A homeowner picked you.\nPlease answer by 2:10 PM.',
    html,
  };
  await database.from('mailbox').insert(letter).throwOnError();
  await beSignedIn(page, environment, operator);
  await page.goto(`/admin?view=mail&letter=${id}`);
  const view = page.getByRole('article', { name: letter.subject });
  await expect(view.getByRole('heading', { name: 'A homeowner picked you' })).toHaveCSS(
    'font-size',
    '22px',
  );
  await expect(view.getByRole('link', { name: 'See the job' })).toHaveAttribute(
    'href',
    'https://site.example/dashboard',
  );
  await expect(view.getByText('Trap')).not.toHaveAttribute('href');
  await expect(view.locator('img, iframe, form, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  await expectAccessible(page);
  await view.getByRole('radio', { name: 'Text' }).check();
  await expect(view).toContainText('Please answer by 2:10 PM.');
  await view.getByRole('radio', { name: 'Headers' }).check();
  await expect(view).toContainText('a…@demo.example');
  await expectAccessible(page);
});

test('a link to a letter shows it, however many came after it', async ({
  page,
  environment,
  database,
}) => {
  const letter = {
    id: crypto.randomUUID(),
    kind: 'new request',
    to_address: 'ana@demo.example',
    subject: 'An older letter',
    plain: 'Still to be read.',
    html: '<p>Still to be read.</p>',
  };
  await database.from('mailbox').insert(letter).throwOnError();
  // As if it were not among the newest.
  await page.route('**/rest/v1/mailbox?*order=*', (route) => route.fulfill({ json: [] }));
  await beSignedIn(page, environment, operator);
  await page.goto(`/admin?view=mail&letter=${letter.id}`);
  await expect(page.getByRole('article', { name: letter.subject })).toContainText(letter.plain);
  // The developer sees how letters fare, and none of them.
  await beSignedIn(page, environment, developer);
  await page.goto(`/developer-admin?view=mail&letter=${letter.id}`);
  await expect(page.getByText('the operator alone reads')).toBeVisible();
  await expect(page.getByText(letter.subject)).toHaveCount(0);
});

test('says that the mail provider takes nothing, and asks it again with all letters at once', async ({
  page,
  environment,
}) => {
  await beSignedIn(page, environment, developer);
  await page.route('**/rest/v1/rpc/mail_state*', async (route) => {
    const answer = await route.fetch();
    const state = (await answer.json()) as object;
    const refused_since = new Date(Date.now() - 3_600_000).toISOString();
    await route.fulfill({
      response: answer,
      json: { ...state, dead: 2, refused_since, paused_until: null, answer: '401 missing_api_key' },
    });
  });
  await page.goto('/developer-admin?view=mail');
  const held = page.locator('.warning').filter({ hasText: 'has taken no letter since' });
  await expect(held).toContainText('401 missing_api_key');
  await expect(held).toContainText('2 letters given up');
  await expectAccessible(page);
  const told = page.waitForResponse(/rpc\/retry_mail/);
  await held.getByRole('button', { name: 'Send all again' }).click();
  expect((await told).status()).toBe(200);
  await expect(page.getByText(/letters? (is|are) tried again within a minute/)).toBeVisible();
  // One may be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('is not shown to others, and nothing of it is fetched', async ({ page, environment }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await beSignedIn(page, environment, 'ana@demo.example');
  await page.goto('/developer-admin');
  await expect(page.getByRole('link', { name: 'To your requests' })).toBeVisible();
  expect(asked.filter((url) => /rpc\/health|Developer\./.test(url))).toEqual([]);
});

test('says that the server does not answer, and asks again', async ({
  page,
  environment,
  excuse,
}) => {
  excuse(/Failed to load resource|503/);
  await beSignedIn(page, environment, developer);
  await page.route('**/rest/v1/rpc/health', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/developer-admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/things are broken/);
  await expectAccessible(page);
  await page.unroute('**/rest/v1/rpc/health');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(check(page, 'Row level security')).toContainText(/questions to the catalog/);
});
