import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { TestEnvironment } from './harness/environment.ts';
import { asVisitor, expectReadable } from './harness/request-form.ts';
import { expect, expectAccessible, looking as test } from './harness/test.ts';

/** A company's own profile and report, on the embedded database. */

interface Someone {
  readonly email: string;
  readonly password: string;
  /** Acts as them without the pages. */
  readonly client: SupabaseClient;
  readonly userId: string;
}

/** Makes an account without the pages; with a company if it names one. */
async function signUp(environment: TestEnvironment, company?: string): Promise<Someone> {
  const mark = randomUUID().slice(0, 8);
  const email = `own-${mark}@mail.example`;
  const password = `orbit mango ${mark}`;
  const client = createClient(environment.backendUrl, environment.keys.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const signedUp = await client.auth.signUp({
    email,
    password,
    options: { data: company ? { company_name: company } : {} },
  });
  expect(signedUp.error).toBeNull();
  if (!signedUp.data.session) {
    const { error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
  }
  return { email, password, client, userId: signedUp.data.user?.id ?? '' };
}

/** A company nobody else's test knows, with its owner. */
async function newCompany(
  environment: TestEnvironment,
  database: SupabaseClient,
  status: 'approved' | 'pending',
) {
  const name = `Own ${randomUUID().slice(0, 8)} Roofing`;
  const owner = await signUp(environment, name);
  const { data } = await database
    .from('company_members')
    .select('company_id')
    .eq('user_id', owner.userId)
    .single()
    .throwOnError();
  const id: string = data.company_id;
  await database
    .from('company_trades')
    .insert({ company_id: id, trade_id: 'roofing' })
    .throwOnError();
  await database.from('company_cities').insert({ company_id: id, city_id: 'allen' }).throwOnError();
  if (status === 'approved') {
    await database
      .from('companies')
      .update({ status, phone: '972-555-0161' })
      .eq('id', id)
      .throwOnError();
  }
  return { id, name, owner };
}

/** Opens a page as someone who is signed in. */
async function openAs(page: Page, environment: TestEnvironment, who: Someone, path: string) {
  const { data } = await who.client.auth.getSession();
  const name = `sb-${new URL(environment.backendUrl).hostname.split('.')[0]}-auth-token`;
  // A page of the same origin that knows nothing of accounts.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    [name, JSON.stringify(data.session)],
  );
  await page.goto(path);
}

const part = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

/** Whether visitors may pick a company for roofing in Allen now. */
async function isOffered(environment: TestEnvironment, id: string): Promise<boolean> {
  const { data } = await asVisitor(environment)
    .from('companies')
    .select('id')
    .eq('id', id)
    .or(`paused.eq.false,paused_until.lt.${new Date().toISOString()}`)
    .throwOnError();
  return data.length > 0;
}

test('the board pauses until a day, and takes requests again', async ({
  page,
  environment,
  database,
}) => {
  const { id, owner } = await newCompany(environment, database, 'approved');
  await openAs(page, environment, owner, '/dashboard');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByLabel('Until, if you know').fill('2020-01-01');
  await page.getByRole('button', { name: 'Pause requests' }).click();
  await expect(page.getByText('Choose a day that is still to come.')).toBeVisible();
  await expect(page.getByLabel('Until, if you know')).toBeFocused();
  await page.getByLabel('Until, if you know').fill('2099-11-30');
  await page.getByRole('button', { name: 'Pause requests' }).click();
  await said(page, 'Paused until Monday, November 30');
  expect(await isOffered(environment, id)).toBe(false);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Take requests again' }).click();
  await said(page, 'Taking requests');
  expect(await isOffered(environment, id)).toBe(true);
});

test('a pause takes the company from the list to pick from, and resuming brings it back', async ({
  page,
  environment,
  database,
}) => {
  const { id, name, owner } = await newCompany(environment, database, 'approved');
  await openAs(page, environment, owner, '/dashboard?view=profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What homeowners see of you');
  await expect(part(page, 'Your entry')).toContainText(name);
  await expect(part(page, 'Your entry').getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expectReadable(page);
  expect(await isOffered(environment, id)).toBe(true);

  const taking = part(page, 'Taking requests');
  await taking.getByLabel('Until, if you know').fill('2099-11-30');
  await taking.getByRole('button', { name: 'Pause requests' }).click();
  await said(page, 'Paused. No homeowner can pick you now.');
  await expect(taking).toContainText('Paused until Monday, November 30.');
  expect(await isOffered(environment, id)).toBe(false);
  await expectAccessible(page);

  await taking.getByRole('button', { name: 'Take requests again' }).click();
  await said(page, 'You take requests again.');
  expect(await isOffered(environment, id)).toBe(true);

  await part(page, 'Your promise').getByLabel('4 hours').check();
  await page.getByRole('button', { name: 'Change the promise' }).click();
  await said(page, 'Your promise is changed.');
  await expect(part(page, 'Your entry')).toContainText('Promises an answer within 4 hours.');
});

test('a company that waits mends what is wrong, and asks again after a no', async ({
  page,
  environment,
  database,
}) => {
  const { id, owner } = await newCompany(environment, database, 'pending');
  await openAs(page, environment, owner, '/dashboard?view=profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We are looking at your company',
  );
  await expectReadable(page);

  const form = part(page, 'What you say about yourself');
  await form.getByLabel('Company name').fill('<script>alert(1)</script>');
  await form.getByLabel('Phone').fill('12');
  await form.getByLabel('Website').fill('javascript:alert(1)');
  await form.getByLabel('Roofing').uncheck();
  await form.getByRole('button', { name: 'Save these changes' }).click();
  const summary = form.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  await expectAccessible(page);

  const name = `Mended ${randomUUID().slice(0, 8)} Comfort`;
  await form.getByLabel('Company name').fill(name);
  await form.getByLabel('Phone').fill('(972) 555 0161');
  await form.getByLabel('Website').fill('oak.example');
  await form.getByLabel('Heating and cooling', { exact: true }).check();
  await form.getByRole('button', { name: 'Save these changes' }).click();
  await said(page, 'Your changes are saved.');
  const { data } = await database
    .from('companies')
    .select('name, phone, website, company_trades(trade_id)')
    .eq('id', id)
    .single()
    .throwOnError();
  expect(data).toEqual({
    name,
    phone: '972-555-0161',
    website: 'https://oak.example',
    company_trades: [{ trade_id: 'hvac' }],
  });

  await database.from('companies').update({ status: 'rejected' }).eq('id', id).throwOnError();
  await database
    .from('company_decisions')
    .insert({ company_id: id, decision: 'rejected', reason: 'The license number is missing.' })
    .throwOnError();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something has to change first');
  await expect(page.getByText('The license number is missing.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I fixed it, look again' }).click();
  await said(page, 'A person looks at it again.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We are looking at your company',
  );
});

test('someone is invited, joins, and is removed while signed in', async ({
  page,
  browser,
  environment,
  database,
  mail,
  excuse,
}) => {
  const { name, owner } = await newCompany(environment, database, 'approved');
  const guest = await signUp(environment);
  await openAs(page, environment, owner, '/dashboard?view=profile');
  const people = part(page, 'People');
  await people.getByLabel('Invite someone by email').fill('nobody');
  await people.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(people.getByText('Enter an email address, like name@example.com')).toBeVisible();
  await people.getByLabel('Invite someone by email').fill(guest.email);
  await people.getByRole('button', { name: 'Invite', exact: true }).click();
  await said(page, `We mail ${guest.email} a link`);
  await expect(people.getByRole('listitem').filter({ hasText: guest.email })).toContainText(
    'Invited, link works until',
  );
  await expectAccessible(page);

  await expect
    .poll(
      async () => {
        await mail.sendDue();
        return (await letters(database, guest.email)).length;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  const [letter] = await letters(database, guest.email);
  const link = /\/auth#invite=[0-9a-f]+/.exec(letter ?? '')?.[0] ?? '';
  expect(link).not.toBe('');
  const theirs = await (await browser.newContext({ baseURL: environment.siteUrl })).newPage();
  await openAs(theirs, environment, guest, link);
  await theirs.waitForURL('**/dashboard');
  await theirs.goto('/dashboard?view=profile');
  await expect(part(theirs, 'Your entry')).toContainText(name);
  await expect(part(theirs, 'People')).toContainText('Only owners invite and remove people.');

  // Works for the company, and then no longer belongs to it.
  await theirs.goto('/dashboard?view=report');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Nothing to count yet');
  await page.reload();
  await people.getByRole('button', { name: `Remove ${guest.email}` }).click();
  await people.getByRole('button', { name: 'Remove', exact: true }).click();
  await said(page, `${guest.email} was removed.`);
  await theirs.getByRole('combobox', { name: 'Months' }).selectOption('Three months');
  await expect(theirs.getByRole('alert')).toContainText(
    'Only the people of an approved company see its report.',
  );
  await theirs.getByRole('link', { name: 'Company profile' }).click();
  await expect(theirs.getByRole('alert')).toContainText('You no longer belong to this company.');
  await expect(theirs.getByText(name)).toHaveCount(1);
  await expectAccessible(theirs);
  await theirs.context().close();
  excuse(/status of 40[13]/);
});

/** The plain words of the letters to an address. */
async function letters(database: SupabaseClient, to: string): Promise<string[]> {
  const { data } = await database
    .from('mailbox')
    .select('plain')
    .eq('to_address', to)
    .throwOnError();
  return data.map(({ plain }) => plain as string);
}

test('deleting the account closes the company and says what goes', async ({
  page,
  environment,
  database,
  excuse,
}) => {
  const { id, name, owner } = await newCompany(environment, database, 'approved');
  // The server no longer knows the session that is ended with the account.
  excuse(/status of 40[134]/);
  await openAs(page, environment, owner, '/dashboard?view=profile');
  const end = part(page, 'Delete your account');
  await expect(end).toContainText(name);
  await end.getByRole('button', { name: 'Delete my account and the company' }).click();
  await expect(end.getByText('Type delete, if you mean it')).toBeVisible();
  await expectAccessible(page);
  // A plan that runs is charged for until it is ended, which a dialog says first.
  const plan = { plan: 'city', trade: 'roofing', city: 'allen', email: owner.email };
  const { data: begun } = await database.rpc('start_order', plan).throwOnError();
  await database
    .from('entitlements')
    .insert({
      order_id: (begun as { order: string }).order,
      company_id: id,
      plan_id: 'city',
      since: new Date().toISOString(),
    })
    .throwOnError();
  await end.getByLabel('Type “delete” to go on').fill('Delete');
  await end.getByRole('button', { name: 'Delete my account and the company' }).click();
  const asks = page.getByRole('dialog', { name: 'You still pay for a plan' });
  await expect(asks).toContainText('City, $149 a month');
  await expectAccessible(page);
  await asks.getByRole('button', { name: 'Keep the company for now' }).click();
  await expect(asks).toBeHidden();
  await end.getByRole('button', { name: 'Delete my account and the company' }).click();
  await asks.getByRole('button', { name: 'Delete it, I end the plan myself' }).click();
  await page.waitForURL('**/auth?signed-out=deleted');
  // It never received a request, so nothing of it stays.
  const { data } = await database.from('companies').select('id').eq('id', id).throwOnError();
  expect(data).toEqual([]);
  const { error } = await asVisitor(environment).auth.signInWithPassword(owner);
  expect(error?.code).toBe('invalid_credentials');
});

test('one’s own name, mail and password', async ({ page, environment, database, excuse }) => {
  // The old password was not right.
  excuse(/status of 400/);
  const { owner } = await newCompany(environment, database, 'approved');
  await openAs(page, environment, owner, '/dashboard?view=profile');
  const you = part(page, 'You');
  await you.getByLabel('Your name').fill('x'.repeat(81));
  await you.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(you.getByText('Shorten your name to 80 letters')).toBeVisible();
  await you.getByLabel('Your name').fill('Ana');
  await you.getByLabel('Mail me new requests').uncheck();
  await you.getByRole('button', { name: 'Save', exact: true }).click();
  await said(page, 'Saved.');
  await expect(part(page, 'People')).toContainText('Ana (you)');
  const { data } = await database
    .from('company_members')
    .select('display_name, mail_requests')
    .eq('user_id', owner.userId)
    .single()
    .throwOnError();
  expect(data).toEqual({ display_name: 'Ana', mail_requests: false });

  await you.getByText('Change your password').click();
  await you.getByRole('textbox', { name: 'New password' }).fill('short');
  await you.getByRole('button', { name: 'Set the new password' }).click();
  await expect(you.getByText('Too short.').first()).toBeVisible();
  await expectAccessible(page);
  await you.getByRole('textbox', { name: 'New password' }).fill('quiet lamp over rivers');
  await you.getByRole('button', { name: 'Set the new password' }).click();
  await expect(you.getByText('Enter the password you have now')).toBeVisible();
  await you.getByLabel('The password you have now').fill('not the password');
  await you.getByRole('button', { name: 'Set the new password' }).click();
  await expect(you.getByText('The password used until now is not right.')).toBeVisible();
  await you.getByLabel('The password you have now').fill(owner.password);
  // The change is heard; that the others are to go is not.
  excuse(/ERR_FAILED/);
  await page.route(/logout\?scope=others/, (route) => route.abort());
  await you.getByRole('button', { name: 'Set the new password' }).click();
  await said(page, 'Other devices may still be signed in');
  const again = await asVisitor(environment).auth.signInWithPassword({
    email: owner.email,
    password: 'quiet lamp over rivers',
  });
  expect(again.error).toBeNull();
});

test('the report counts a company’s requests', async ({ page, environment, database }) => {
  const { id, name, owner } = await newCompany(environment, database, 'approved');
  const now = Date.now();
  const rows = Array.from({ length: 9 }, () => ({ id: randomUUID() }));
  const sent_at = new Date(now - 60 * 60_000).toISOString();
  await database
    .from('requests')
    .insert(
      rows.map((row) => ({
        ...row,
        trade_id: 'roofing',
        city_id: 'allen',
        page: '/roofing-results',
        created_at: sent_at,
        confirmed_at: sent_at,
      })),
    )
    .throwOnError();
  await database
    .from('request_recipients')
    .insert(
      rows.map((row) => ({
        request_id: row.id,
        company_id: id,
        company_name: name,
        place: 1,
        status: 'answered',
        channels: ['email'],
        sent_at,
        promised_by: new Date(now + 60 * 60_000).toISOString(),
        answered_at: new Date(now - 39 * 60_000).toISOString(),
      })),
    )
    .throwOnError();
  for (const [index, row] of rows.entries()) {
    await database
      .from('company_records')
      .update(
        index < 4 ? { step: 'won', quoted_usd: 1000 } : { step: 'lost', lost_reason: 'price' },
      )
      .eq('request_id', row.id)
      .throwOnError();
  }
  await openAs(page, environment, owner, '/dashboard?view=report');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You answer in 21 minutes, and win 4 in 10',
  );
  await expect(page.getByRole('row', { name: /^Roofing/ })).toContainText('4 of 9');
  await expect(page.getByRole('heading', { name: 'Why 5 were lost' })).toBeVisible();
  await page.getByText('The same figures as a table').first().click();
  await expectReadable(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^report-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.getByRole('combobox', { name: 'Months' }).selectOption('Three months');
  await expect(page).toHaveURL(/months=3/);
  await expect(page.getByText(/^Three months to/)).toBeVisible();
});

test('a report that does not arrive can be asked for again', async ({
  page,
  environment,
  database,
  excuse,
}) => {
  excuse(/net::ERR_FAILED/);
  const { owner } = await newCompany(environment, database, 'approved');
  await page.route('**/rpc/company_report', (route) => route.abort());
  await openAs(page, environment, owner, '/dashboard?view=report');
  await expect(page.getByRole('alert')).toContainText('We could not reach our server.');
  await expectAccessible(page);
  await page.unroute('**/rpc/company_report');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to count yet');
});
