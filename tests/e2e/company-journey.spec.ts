import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { LocalMail } from '../../scripts/backend/mail.ts';
import { demoAccounts } from '../../supabase/demo-accounts.ts';
import {
  fillInAndSend,
  newPerson,
  openForm,
  privateLink,
  storedRequests,
  whereabouts,
  type Person,
} from './harness/request-form.ts';
import { lookAgain } from './harness/signed-in.ts';
import { expect, takenOver, test } from './harness/test.ts';

/*
 * One company from its sign-up to a job that is won and one that is lost to a lapsed promise, with the
 * homeowners it worked for, the operator and every letter between them: each stage goes on where the
 * one before it ended.
 */
// Twice what a stage takes on a machine with ten times the work it can do.
test.describe.configure({ mode: 'serial' });

const mark = randomUUID().slice(0, 8);
const company = {
  name: `Maple Row Staging ${mark}`,
  email: `owner-${mark}@maple.example`,
  password: `velvet-otter-${mark}`,
};
/** The other company that stages homes in Southlake, from the demonstration. */
const successor = 'Demo Cross Timbers Builders';
const results = '/home-staging-results?city=southlake';

/** A request as the tests before know it: its private link, and the company's way to it. */
const newJob = () => ({ person: newPerson(), id: '', reference: '', link: '', opensAt: '' });
/** The job that is won, and the one whose promise lapses. */
const won = newJob();
const lost = newJob();

interface Letter {
  readonly subject: string;
  readonly plain: string;
  readonly html: string;
}

/** The one letter of a kind to an address, once it has arrived. */
async function letterTo(
  { database, mail }: { database: SupabaseClient; mail: LocalMail },
  address: string,
  kind: string,
  request: string | null = null,
): Promise<Letter> {
  let letters: Letter[] = [];
  await expect
    .poll(
      async () => {
        await mail.sendDue();
        const arrived = database.from('mailbox').select('subject, plain, html');
        const { data } = await arrived
          .match({ kind, to_address: address, ...(request && { request_id: request }) })
          .throwOnError();
        letters = data;
        return data.length;
      },
      { message: `letters of the kind "${kind}" to ${address}` },
    )
    .toBe(1);
  return letters[0]!;
}

/** Where the button of a letter leads. */
function linkIn({ plain }: Letter): string {
  const link = /https?:\/\/\S+(?:#request=|\/dashboard)\S*/.exec(plain)?.[0];
  expect(link, `a link in: ${plain}`).toBeDefined();
  return link!;
}

/** No letter to a company says who a homeowner is. */
function expectNothingOf({ name, email, zip, note }: Person, letter: Letter): void {
  for (const text of [name, name.split(' ')[1]!, email, zip, note]) {
    expect(JSON.stringify(letter)).not.toContain(text);
  }
}

/** What the company writes down of someone, which names them. */
const noteOn = ({ name }: Person): string => `${name} wants the den done first.`;

/** Nothing of the homeowner stands in the page or in what its browser keeps. */
async function expectNoTrace(page: Page, { name, email, note }: Person): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const text of [name, email, note]) {
    expect(await page.content()).not.toContain(text);
    expect(kept).not.toContain(text);
  }
}

async function signIn(page: Page, email: string, password: string, next: string): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await takenOver(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === next);
}

const signInAsCompany = (page: Page, next = '/dashboard') =>
  signIn(page, company.email, company.password, next);

/** Asks this company alone for a price, as a homeowner on the results page does. */
async function sendRequest(page: Page, database: SupabaseClient, job: typeof won): Promise<void> {
  await openForm(page, results);
  await page.getByRole('checkbox', { name: new RegExp(`^${company.name}`) }).check();
  await fillInAndSend(page, job.person);
  await privateLink(page);
  const [stored] = await storedRequests(database, job.person.email);
  job.id = stored.request_id;
  job.reference = stored.requests.reference;
}

/** Opens a private link as a fresh visit does. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Who has your details' })).toBeVisible();
}

const holder = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** Any reload from here on is told by {@link expectNoReload}. */
const markPage = (page: Page) =>
  page.evaluate(() => void ((window as { marked?: true }).marked = true));
const expectNoReload = async (page: Page) =>
  expect(await page.evaluate(() => 'marked' in window), 'the page is still the same').toBe(true);

/** The dashboard looks by itself every 15 seconds; a machine may stall. */
const looksByItself = { timeout: 90_000 };

test('a company signs up, waits, and sees no request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/professional-signup');
  const form = page.locator('#sign-up');
  await takenOver(form);
  await form.getByLabel('Email').fill(company.email);
  await form.getByLabel('Password', { exact: true }).fill(company.password);
  await form.getByLabel('Company name').fill(company.name);
  await form.getByLabel('Phone').fill('817-555-0142');
  await form.getByRole('checkbox', { name: 'Home staging' }).check();
  await form.getByRole('checkbox', { name: 'Southlake' }).check();
  await form.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sent for approval' })).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'To your dashboard' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'A person looks at your company first' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(company.name);
  await expect(page.getByRole('main')).toContainText('Until then homeowners cannot pick you.');
  // The site's own scripts may be called what they like.
  const calls = asked.filter((path) => path.startsWith('/rest/'));
  expect(calls).not.toEqual([]);
  expect(calls.filter((path) => /rpc\/received|company_records|requests/.test(path))).toEqual([]);
});

test('it cannot be picked until an admin approves it, which it is told by mail', async ({
  page,
  otherBrowser,
  database,
  mail,
}) => {
  const homeowner = await otherBrowser.newPage();
  const offered = homeowner.getByRole('checkbox', { name: new RegExp(`^${company.name}`) });
  await openForm(homeowner, results);
  await expect(homeowner.getByRole('checkbox', { name: new RegExp(successor) })).toBeVisible();
  await expect(offered).toHaveCount(0);

  const admin = demoAccounts.find(({ staffRole }) => staffRole === 'admin')!;
  await signIn(page, admin.email, admin.password, '/admin');
  await page.getByRole('link', { name: 'Companies' }).first().click();
  await page.getByRole('searchbox').fill(company.name);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('button', { name: `Approve ${company.name}` })).toBeVisible();
  await expect(page.locator('li.sheet')).toHaveCount(1);
  for (const box of await page.locator('li.sheet').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: `Approve ${company.name}` }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    `${company.name} is approved. It is told by mail.`,
  );
  await expect(page.getByRole('button', { name: `Suspend ${company.name}` })).toBeVisible();

  const letter = await letterTo({ database, mail }, company.email, 'company approved');
  expect(letter.subject).toContain(company.name);
  expect(new URL(linkIn(letter)).pathname).toBe('/dashboard');
  await openForm(homeowner, results);
  await expect(offered).toBeVisible();
});

test('a homeowner picks it, and the request appears on its open dashboard', async ({
  page,
  otherBrowser,
  database,
  mail,
}) => {
  const { person } = won;
  await signInAsCompany(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ready for your first request' }),
  ).toBeVisible();
  await markPage(page);

  const homeowner = await otherBrowser.newPage();
  await sendRequest(homeowner, database, won);
  const toHomeowner = await letterTo({ database, mail }, person.email, 'request sent', won.id);
  expect(toHomeowner.plain).toContain(company.name);
  won.link = linkIn(toHomeowner);
  const toCompany = await letterTo({ database, mail }, company.email, 'new request', won.id);
  expect(toCompany.subject).toContain('Southlake');
  expect(toCompany.plain).toContain(won.reference);
  expectNothingOf(person, toCompany);
  const { pathname, search } = new URL(linkIn(toCompany));
  won.opensAt = pathname + search;

  // It appears on the open page, and the homeowner is told what the company does with it.
  await expect(
    page.getByRole('heading', { level: 1, name: 'One waits for your answer' }),
  ).toBeVisible(looksByItself);
  await expectNoReload(page);
  await expect(page.getByRole('main')).not.toContainText(person.email);
  await openLink(homeowner, won.link);
  await expect(holder(homeowner, company.name)).toContainText('Has not opened it yet');
});

test('it opens the request and answers; the homeowner sees who holds it and how fast that was', async ({
  page,
  otherBrowser,
  database,
}) => {
  const { person } = won;
  const homeowner = await otherBrowser.newPage();
  // Three hours pass in the database.
  await database
    .from('request_recipients')
    .update({ sent_at: new Date(Date.now() - 3 * 3_600_000).toISOString() })
    .eq('request_id', won.id)
    .throwOnError();

  // By the link in the mail, which signing in leads to; the homeowner sees that it was opened.
  await signInAsCompany(page, won.opensAt);
  const reach = page.getByRole('region', { name: `Reach ${person.name}` });
  await expect(reach).toContainText(person.email);
  await expect(reach.getByText('Not agreed. Do not call.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(person.note);
  await openLink(homeowner, won.link);
  await expect(holder(homeowner, company.name)).toContainText('Has opened it');
  await page.getByRole('button', { name: 'We can do this' }).click();
  await page.getByRole('button', { name: 'Say yes' }).click();
  await expect(page.getByText(/^You said yes\. .* sees it now\.$/)).toBeVisible();
  await openLink(homeowner, won.link);
  await expect(holder(homeowner, company.name)).toContainText('Said yes 3 hours after you sent it');
});

test('it keeps its own record of the job, to the day it is won; the homeowner sees the price and no more', async ({
  page,
  otherBrowser,
}) => {
  const { person } = won;
  await signInAsCompany(page, won.opensAt);
  const step = page.getByRole('group', { name: 'Step' });
  const sum = page.getByLabel(/^(How much did you quote|What was agreed)\?$/);
  await page.getByLabel('Notes').fill(noteOn(person));
  await page.getByLabel('Notes').blur();
  await expect(page.getByRole('listitem').filter({ hasText: noteOn(person) })).toBeVisible();
  await step.getByRole('button', { name: 'Quoted' }).click();
  await sum.fill('2,450');
  await page.getByRole('button', { name: 'Move to quoted' }).click();
  await expect(step.getByRole('button', { name: 'Quoted', pressed: true })).toBeEnabled();
  await step.getByRole('button', { name: 'Won' }).click();
  await expect(sum).toHaveValue('2,450');
  await page.getByRole('button', { name: 'Move to won' }).click();
  await expect(step.getByRole('button', { name: 'Won', pressed: true })).toBeEnabled();
  await page.getByRole('link', { name: '‹ Requests' }).click();
  await expect(page.getByRole('region', { name: /^Won/ })).toContainText('$2,450');
  const homeowner = await otherBrowser.newPage();
  await openLink(homeowner, won.link);
  await expect(holder(homeowner, company.name)).toContainText('Price$2,450');
  await expect(homeowner.getByRole('main')).not.toContainText(/[Ww]on\b/);
  await expect(homeowner.getByRole('main')).not.toContainText(noteOn(person));
  await homeowner.getByRole('button', { name: 'Not right? Say so' }).click();
  await expect(homeowner.getByLabel('What went wrong?')).toBeFocused();
  const about = homeowner.getByLabel('Who is it about?');
  await expect(about.locator('option:checked')).toHaveText(company.name);
  // Without that button nobody stands chosen.
  await homeowner.reload();
  await homeowner.getByText('Report a problem').click();
  await homeowner.getByLabel('What went wrong?').fill('The price is not what they told me.');
  await homeowner.getByRole('button', { name: 'Send to our team' }).click();
  await expect(about).toHaveAccessibleDescription('Choose who it is about');
  await about.selectOption(company.name);
  await homeowner.getByRole('button', { name: 'Send to our team' }).click();
  await expect(
    homeowner.getByText(
      new RegExp(`We ask ${company.name} for its side.* answer you by email, by \\w+day, `),
    ),
  ).toBeVisible();
  await expect(homeowner.getByRole('blockquote')).toHaveText('The price is not what they told me.');
});

test('its promise for another request lapses, and the homeowner gives its place to another', async ({
  page,
  otherBrowser,
  database,
  mail,
}) => {
  const { person } = lost;
  await signInAsCompany(page);
  await expect(page.getByRole('heading', { name: 'Nobody waits for you' })).toBeVisible();
  const homeowner = await otherBrowser.newPage();
  await sendRequest(homeowner, database, lost);

  // Its hours pass in the database, which looks at its clock.
  await database
    .from('request_recipients')
    .update({ promised_by: new Date(Date.now() - 60_000).toISOString() })
    .eq('request_id', lost.id)
    .throwOnError();
  await database.rpc('tidy').throwOnError();
  const letter = await letterTo({ database, mail }, person.email, 'lapsed', lost.id);
  expect(letter.subject).toContain(company.name);
  await lookAgain(page);
  await expect(page.getByText(/^Was due /)).toBeVisible();

  await openLink(homeowner, linkIn(letter));
  await expect(holder(homeowner, company.name)).toContainText('late');
  await homeowner.getByRole('button', { name: 'Pick another company' }).click();
  await homeowner.getByRole('radio', { name: new RegExp(`^${successor}`) }).check();
  const ways = homeowner.getByRole('group', { name: 'How can they contact you?' });
  await ways.getByRole('checkbox').check();
  await homeowner.getByRole('button', { name: 'Send it to this company' }).click();
  await expect(homeowner.getByText('You gave its place to another company.')).toBeVisible();
  await expect(holder(homeowner, successor)).toContainText('Has not opened it yet');

  const toSuccessor = await letterTo(
    { database, mail },
    'cruz@demo.example',
    'new request',
    lost.id,
  );
  expectNothingOf(person, toSuccessor);
  expectNothingOf(person, await letterTo({ database, mail }, company.email, 'taken back', lost.id));
  await lookAgain(page);
  await expect(page.getByRole('region', { name: 'One was taken back' })).toBeVisible();
  await page.goto(`/dashboard?request=${lost.id}`);
  await expect(
    page.getByRole('heading', { name: 'The homeowner took their details back from you' }),
  ).toBeVisible();
  await expect(page.getByText('Any visit you agreed on is off.')).toBeVisible();
  await expectNoTrace(page, person);
});

test('the homeowner of the won job takes it back: the contact data go, also from the open page', async ({
  page,
  otherBrowser,
  database,
  mail,
}) => {
  const { person } = won;
  await signInAsCompany(page, `/dashboard?request=${won.id}`);
  await expect(page.getByRole('main')).toContainText(person.email);
  await expect(page.getByText(noteOn(person))).toBeVisible();
  await markPage(page);

  const homeowner = await otherBrowser.newPage();
  await openLink(homeowner, won.link);
  await homeowner.getByRole('button', { name: 'Take my details back from everyone' }).click();
  await homeowner.getByRole('button', { name: 'Yes, take them back' }).click();
  await expect(
    homeowner.getByRole('heading', { name: /^You took this request back/ }),
  ).toBeFocused();

  const takenBack = page.getByRole('heading', { name: 'The homeowner took this request back' });
  await lookAgain(page);
  await expect(takenBack).toBeVisible();
  await expectNoReload(page);
  await expectNoTrace(page, person);
  await page.reload();
  await expect(takenBack).toBeVisible();
  await expectNoTrace(page, person);

  const letter = await letterTo({ database, mail }, company.email, 'taken back', won.id);
  expectNothingOf(person, letter);
  expect(new URL(linkIn(letter)).search).toBe(`?request=${won.id}`);
  await page.getByRole('button', { name: 'We have deleted our copies' }).click();
  await expect(page.getByText(/^You confirmed .* that your copies are deleted\.$/)).toBeVisible();
  for (const text of [person.name, person.email, person.note]) {
    expect(await whereabouts(database, text)).toEqual([]);
  }
});
