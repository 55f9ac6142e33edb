import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { demoAccounts } from '../../supabase/demo-accounts.ts';
import { submission, type Submission } from '../database/harness/people.ts';
import type { TestEnvironment } from './harness/environment.ts';
import { expectReadable } from './harness/request-form.ts';
import { beSignedIn } from './harness/signed-in.ts';
import { expect, looking as test } from './harness/test.ts';

/** The operator's page; each test that counts what waits, or gives roles, on an embedded database of its own. */

interface Backend {
  readonly url: string;
  readonly keys: TestEnvironment['keys'];
  readonly database: SupabaseClient;
}

const client = ({ url, keys }: Backend, headers: Record<string, string> = {}) =>
  createClient(url, keys.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
  });

/** Opens a page as an account of the demonstration. */
async function openAs(page: Page, { url, keys }: Backend, email: string, address: string) {
  await beSignedIn(page, { backendUrl: url, keys }, email);
  await page.goto(address);
}

/** Sends a request to these companies of the demonstration. */
async function send(
  backend: Backend,
  names: readonly string[],
  changes: Record<string, unknown> = {},
): Promise<Submission> {
  const { data } = await backend.database
    .from('companies')
    .select('id, name')
    .in('name', names)
    .throwOnError();
  const request = submission(data as never, changes);
  await client(backend)
    .from('request_submissions')
    .insert({ id: request.id, body: request.body })
    .throwOnError();
  return request;
}

/** What a browser says of a call that the database refused. */
const refusal = /the server responded with a status of (400|404|409|422|500)/;

const admin = 'admin@demo.example';
const oak = 'Demo Post Oak Home Services';
const bluebonnet = 'Demo Bluebonnet Repair';
const waiting = 'Demo Grapevine Creek Roofing';
const referenceOf = ({ id }: Submission) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

const logged = async ({ database }: Backend, action: string) => {
  const { data } = await database
    .from('audit_log')
    .select('actor_email, reason, detail')
    .eq('action', action)
    .order('id', { ascending: false })
    .limit(1)
    .throwOnError();
  return data?.[0];
};
const statusOf = async ({ database }: Backend, name: string) => {
  const { data } = await database.from('companies').select('status').eq('name', name).single();
  return data?.status as unknown;
};

test('a company is approved, rejected or suspended, with the reason in the log', async ({
  page,
  ownBackend,
  excuse,
}) => {
  excuse(refusal);
  await client(ownBackend).auth.signUp({
    email: 'eve@demo.example',
    password: 'ledger-demo-eve',
    options: { data: { company_name: 'Demo Hasty Roofers' } },
  });
  await openAs(page, ownBackend, admin, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two things wait for you');
  await expectReadable(page);

  // Changed by its owner after the page was drawn: the decision would be about something else.
  await ownBackend.database
    .from('companies')
    .update({ license: 'NEW-1' })
    .eq('name', waiting)
    .throwOnError();
  const card = page.locator('li').filter({ hasText: waiting });
  const tickAll = async () => {
    for (const box of await card.getByRole('checkbox').all()) await box.check();
  };
  await page.getByRole('button', { name: `Approve ${waiting}` }).click();
  await expect(page.getByText('was changed after you looked at it')).toBeVisible();
  expect(await statusOf(ownBackend, waiting)).toBe('pending');
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText('License: NEW-1')).toBeVisible();
  await page.getByRole('button', { name: `Approve ${waiting}` }).click();
  await expect(page.getByText('What is not ticked was not checked')).toBeVisible();
  await page.getByRole('button', { name: 'Look again' }).click();
  await tickAll();
  await page.getByRole('button', { name: `Approve ${waiting}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing waits for you');
  expect(await statusOf(ownBackend, waiting)).toBe('approved');

  await page.getByRole('button', { name: 'Reject Demo Hasty Roofers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Say why in a few words\./);
  await dialog.getByLabel('Reason').fill('We could not find this company anywhere.');
  await expectReadable(page);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing waits for you');
  expect(await logged(ownBackend, 'rejected company')).toMatchObject({
    actor_email: admin,
    reason: 'We could not find this company anywhere.',
  });

  await page.goto(`/admin?view=companies&words=post%20oak`);
  await expect(page.getByText('Heating and cooling: TDLR')).toBeVisible();
  await expect(page.getByText('Solar: TDLR')).toBeVisible();
  // What Texas licenses is restored only with a license stated.
  await ownBackend.database
    .from('companies')
    .update({ license: 'DEMO-2' })
    .eq('name', bluebonnet)
    .throwOnError();
  await page.goto(`/admin?view=companies&words=bluebonnet`);
  await page.getByRole('button', { name: `Suspend ${bluebonnet}` }).click();
  await dialog.getByLabel('Reason').fill('Three complaints of texts without consent.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('button', { name: `Restore ${bluebonnet}` })).toBeVisible();
  expect(await statusOf(ownBackend, bluebonnet)).toBe('suspended');
  await page.getByRole('button', { name: `Restore ${bluebonnet}` }).click();
  await expect(page.getByRole('button', { name: `Suspend ${bluebonnet}` })).toBeVisible();

  await page.getByRole('button', { name: `Change ${bluebonnet}` }).click();
  await page.getByLabel('Phone, like').fill('911');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Phone, like')).toHaveAccessibleDescription(
    'Enter a 10-digit US phone number, like 817-555-0123',
  );
  await page.getByLabel('Phone, like').fill('817-555-0177');
  const hours = page.getByLabel('Promises an answer within');
  await hours.fill('-3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(hours).toHaveAccessibleDescription(
    'Enter full hours, from 1 to 168, which is a week',
  );
  await hours.fill('24');
  await page.getByRole('checkbox', { name: 'Pest control' }).uncheck();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('817-555-0177')).toBeVisible();
  await expect(page.getByText('Pest control')).toHaveCount(0);

  await page.goto('/admin?view=log');
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log.getByText('restored company')).toBeVisible();
  await expect(log.getByText('“Three complaints of texts without consent.”')).toBeVisible();
  await expect(log.getByText('phone: 817-555-0112 → 817-555-0177')).toBeVisible();
  await expectReadable(page);
});

test('requests are found by filter, search and page', async ({ page, ownBackend }) => {
  const kept = await send(ownBackend, [], { city: 'elsewhere', trade: 'garage-door' });
  const oldest = await send(ownBackend, [oak], { trade: 'hvac', city: 'plano' });
  for (let n = 0; n < 26; n++) await send(ownBackend, [oak, bluebonnet]);
  await openAs(page, ownBackend, admin, '/admin?view=requests');
  const rows = page.getByRole('table', { name: 'Requests' }).getByRole('row');
  // One of them is the header.
  await expect(rows).toHaveCount(26);
  await expect(page.getByText('28 in the last 90 days. Newest first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Newer' })).toBeDisabled();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Older' })).toBeDisabled();
  await page.reload();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Newer' }).click();
  await expect(rows).toHaveCount(26);
  await page.getByLabel('Order').selectOption('Oldest first');
  await expect(rows.nth(1)).toContainText('nobody serves this ZIP');
  await page.getByLabel('Order').selectOption('Newest first');

  await page.getByLabel('Trade').selectOption('Heating and cooling');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(`${oak}, by`);
  await expect(rows.nth(1)).toContainText('$9,000–$16,000');
  await page.getByLabel('Status').selectOption('Kept for us');
  await expect(page.getByText('No request fits.')).toBeVisible();
  await expectReadable(page);
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await page.goto('/admin?view=requests');

  const search = page.getByRole('searchbox');
  const find = async (words: string) => {
    await search.fill(words);
    await search.press('Enter');
  };
  await find(referenceOf(kept));
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('kept for us');
  await find('bluebonnet');
  await expect(page.getByText(`Passed on to ${bluebonnet}`)).toBeVisible();
  await find(oldest.email);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Plano 76092');
  expect(page.url()).not.toContain('mail.example');
  expect(await logged(ownBackend, 'searched by email address')).toMatchObject({
    actor_email: admin,
    detail: { found: 1 },
  });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(referenceOf(oldest));
  expect(file).not.toContain(oldest.email);
  expect(await logged(ownBackend, 'exported requests')).toMatchObject({ detail: { lines: 1 } });
});

test('evidence opens with a reason, and a request is taken back', async ({
  page,
  environment,
  database,
}) => {
  const shared = { url: environment.backendUrl, keys: environment.keys, database };
  const request = await send(shared, [oak, bluebonnet]);
  await openAs(page, shared, admin, '/admin?view=requests');
  await page.getByRole('link', { name: `Evidence of ${referenceOf(request)}` }).click();
  await expect(page.getByText(request.email)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Say why in a few words.')).toBeVisible();
  await page.getByLabel('Why do you open it?').fill('The homeowner asked for it.');
  await expectReadable(page);
  await page.getByLabel('Why do you open it?').press('Enter');
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(`can email me at ${request.email}`);
  await expect(sheet).toContainText(`${request.email}, ${request.phone}`);
  await expect(sheet).toContainText('Text messages not ticked');
  await expect(sheet).toContainText('Every box is my choice, and I can leave them all empty.');
  await expect(sheet).toContainText('Opened by admin@demo.example');
  await expectReadable(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  expect(await logged(shared, 'opened evidence')).toMatchObject({
    actor_email: admin,
    reason: 'The homeowner asked for it.',
  });

  await page.goto(`/admin?view=request&request=${request.id}`);
  await expect(page.getByText('“The homeowner asked for it.”')).toBeVisible();
  await page.getByRole('button', { name: 'Open contact data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why do you open it?').fill('They wrote to us.');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText(request.phone)).toBeVisible();
  await expect(page.getByText('opened contact data')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText(/taken back after/)).toBeVisible();
  await expect(page.getByText(request.phone)).toHaveCount(0);
  await expect(page.getByText('withdrew request')).toBeVisible();
  const { data } = await database
    .from('request_contacts')
    .select('request_id')
    .eq('request_id', request.id);
  expect(data).toEqual([]);
});

test('complaints and what nobody serves are worked', async ({ page, ownBackend }) => {
  const request = await send(ownBackend, [oak]);
  await send(ownBackend, [], { city: 'elsewhere', trade: 'septic' });
  const user = client(ownBackend);
  await user.auth.signInWithPassword(
    demoAccounts.find(({ email }) => email === 'ana@demo.example')!,
  );
  const { data: company } = await ownBackend.database
    .from('companies')
    .select('id')
    .eq('name', oak)
    .single()
    .throwOnError();
  await user
    .from('complaints')
    .insert({
      id: randomUUID(),
      request_id: request.id,
      company_id: company!.id,
      written_by: 'company',
      body: 'The number is not in service. <script>alert(1)</script>',
    })
    .throwOnError();
  await openAs(page, ownBackend, admin, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three things wait for you');
  await page.getByRole('link', { name: /^“The number is not in service/ }).click();
  await expect(page.getByText(`From ${oak}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Write a few words.')).toBeVisible();
  await expectReadable(page);
  await page.getByLabel(`Your answer to ${oak}`).fill('We asked the homeowner for it by email.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('None wait.')).toBeVisible();
  await page.getByLabel('Which ones').selectOption('Answered (1)');
  await expect(page.getByText('Answered by letter')).toBeVisible();
  await expect(page.getByText('“We asked the homeowner for it by email.”')).toBeVisible();

  await page.goto('/admin');
  await page
    .getByRole('region', { name: 'Nobody serves, kept for us' })
    .getByRole('link', { name: /^Septic/ })
    .click();
  await page.getByRole('radio', { name: 'In work' }).check();
  await page.getByLabel('Note').fill('Asked two companies in Argyle.');
  await expectReadable(page);
  // Two presses are one change.
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText(`by ${admin}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  const { count } = await ownBackend.database
    .from('audit_log')
    .select('id', { count: 'exact', head: true })
    .eq('action', 'worked kept request');
  expect(count).toBe(1);
  await page.reload();
  await expect(page.getByLabel('Note')).toHaveValue('Asked two companies in Argyle.');
  await page.getByRole('radio', { name: 'Done' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('None wait.')).toBeVisible();
  expect(await logged(ownBackend, 'worked kept request')).toMatchObject({
    actor_email: admin,
    detail: { from: 'in work', to: 'done' },
  });

  await page.goto('/admin?view=figures');
  await expect(page.getByRole('heading', { name: 'Requests by week' })).toBeVisible();
  await expect(page.getByText('Outside our cities 76092')).toBeVisible();
  await expectReadable(page);
});

test('a complaint by phone is written down', async ({ page, ownBackend, excuse }) => {
  excuse(refusal);
  const request = await send(ownBackend, [oak]);
  await openAs(page, ownBackend, admin, '/admin?view=complaints');
  const form = page.getByRole('form', { name: 'Write down a complaint' });
  await form.getByRole('button', { name: 'Write it down' }).click();
  const summary = form.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Say which request or which company it is about.',
    'Write down what was said.',
  ]);
  await expectReadable(page);
  await form.getByLabel('Request').fill(referenceOf(request));
  await form.getByLabel('Company', { exact: true }).fill(bluebonnet);
  await form.getByLabel('What was said').fill('They came an hour late.');
  await form.getByRole('button', { name: 'Write it down' }).click();
  await expect(summary).toBeFocused();
  await expect(form.getByLabel('Company', { exact: true })).toHaveAccessibleDescription(
    /This company has no part in this request\./,
  );
  await form.getByLabel('Request').fill('FFFF-0000');
  await form.getByRole('button', { name: 'Write it down' }).click();
  await expect(form.getByLabel('Request')).toHaveAccessibleDescription(
    /No request has this number/,
  );
  await form.getByLabel('Request').fill(referenceOf(request));
  await form.getByLabel('Company', { exact: true }).fill('post oak');
  await form.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByText(`From the homeowner, about ${oak}, by phone`)).toBeVisible();
  await expect(page.getByText('“They came an hour late.”')).toBeVisible();
  await expect(form.getByLabel('What was said')).toHaveValue('');

  await page.getByText(`Ask ${oak} for its side`, { exact: true }).click();
  await page.getByLabel(`Your question to ${oak}`).fill('When did you come?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Waiting for the company', { exact: true })).toBeVisible();
  await expect(page.getByText(`Note what ${oak} said, or ask again`)).toBeVisible();
  await page.getByLabel(`What ${oak} said`).fill('At two, as agreed.');
  await page.getByLabel(`What ${oak} said`).press('Tab');
  await page.getByRole('button', { name: 'Write it down' }).first().click();
  await expect(page.getByText('“At two, as agreed.”')).toBeVisible();
  await expect(page.getByText('weigh both sides')).toBeVisible();

  await form.getByRole('radio', { name: 'Letter' }).check();
  await form.getByRole('radio', { name: 'The company' }).check();
  await form.getByLabel('Company', { exact: true }).fill(bluebonnet);
  await form.getByLabel('What was said').fill('We get requests for pools.');
  await form.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByText(`From ${bluebonnet}, by letter`)).toBeVisible();
  await expectReadable(page);
  expect(await logged(ownBackend, 'wrote down complaint')).toMatchObject({
    actor_email: admin,
    detail: { by: 'letter' },
  });
  await page.goto('/admin?view=log');
  await expect(page.getByText('by: letter')).toBeVisible();
});

test('roles are given and taken, but never the last admin’s', async ({
  page,
  ownBackend,
  excuse,
}) => {
  excuse(refusal);
  await openAs(page, ownBackend, admin, '/admin?view=roles');
  const own = page.getByRole('button', { name: `Take it away from ${admin}` });
  await own.click();
  const question = page.getByRole('group', { name: /^Take your own role away/ });
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.getByText('The site needs an admin.')).toBeVisible();
  await question.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect(own).toBeFocused();
  await page.getByLabel('Email of an account').fill('nobody@demo.example');
  await page.getByRole('button', { name: 'Give it' }).click();
  await expect(page.getByText('Nobody has an account with this address.')).toBeVisible();
  await expectReadable(page);
  await page.getByLabel('Email of an account').fill('cruz@demo.example');
  await page.getByRole('radio', { name: /^Admin/ }).check();
  await page.getByRole('button', { name: 'Give it' }).click();
  const taken = page.getByRole('button', { name: 'Take it away from cruz@demo.example' });
  await expect(taken).toBeVisible();
  await taken.click();
  await page
    .getByRole('group', { name: 'Take the role away from cruz@demo.example?' })
    .getByRole('button', { name: 'Take it away' })
    .click();
  await expect(page.getByText('cruz@demo.example', { exact: true })).toHaveCount(0);
  expect(await logged(ownBackend, 'took role away')).toMatchObject({ actor_email: admin });
});

test('nobody else sees it, and nothing of it is fetched', async ({ page, environment }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    // Staff ask how they themselves stand.
    if (/\/rpc\/(?!code_of_staff)|Admin\./.test(request.url())) calls.push(request.url());
  });
  for (const email of ['ana@demo.example', 'developer@demo.example']) {
    await beSignedIn(page, environment, email);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not yours');
  }
  expect(calls).toEqual([]);
  await expectReadable(page);
});
