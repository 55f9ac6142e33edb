import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Channel } from '../../src/backend/requests.ts';
import { consentsFor } from '../../src/homeowner/request/consent.ts';
import type { TestEnvironment } from './harness/environment.ts';
import { asVisitor, expectReadable } from './harness/request-form.ts';
import { beSignedIn, lookAgain } from './harness/signed-in.ts';
import { expect, expectAccessible, looking as test } from './harness/test.ts';

/** A company's requests, on the embedded database: Cruz's company, which other tests leave alone here. */

const cruz = 'cruz@demo.example';
const company = 'Demo Cross Timbers Builders';

interface Sent {
  readonly id: string;
  readonly token: string;
  /** The short name on the dashboard. */
  readonly short: string;
  readonly email: string;
  readonly phone: string;
}

/** A word of letters that no other test has, as long as the longest names and as hard to break. */
const word = () =>
  `Z${randomUUID()
    .replace(/\W/g, '')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`;

/** Sends a request to Cruz's company as a visitor's browser would. */
async function send(
  environment: TestEnvironment,
  database: SupabaseClient,
  channels: readonly Channel[] = ['email', 'call'],
): Promise<Sent> {
  const { data } = await database.from('companies').select('id').eq('name', company).single();
  const name = word();
  const email = `${name.toLowerCase()}@mail.example`;
  const phone = `817-555-01${String(10 + (randomBytes(1)[0]! % 90))}`;
  const sent = {
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
    short: `${name} Q.`,
    email,
    phone: channels.some((channel) => channel !== 'email') ? phone : '',
  };
  await asVisitor(environment)
    .from('request_submissions')
    .insert({
      id: sent.id,
      body: {
        token: sent.token,
        website: '',
        trade: 'home-staging',
        city: 'frisco',
        page: '/home-staging',
        companies: [data?.id],
        contact: {
          name: `${name} Quill`,
          email,
          phone: sent.phone,
          zip: '75034',
          note: `The sofa of ${name} stays.`,
          preferred: sent.phone ? 'call' : 'email',
        },
        consents: consentsFor(channels, { companies: [company], email, phone: sent.phone }),
        estimate: null,
        answers: [
          { label: 'Lived in or empty', words: 'Lived in', mark: 'job' },
          { label: 'Area', words: '2,400 sq ft' },
        ],
        unanswered: [{ label: 'State', words: 'Good', mark: 'first' }],
        gpc: false,
        seconds: 60,
        referrer: '',
        userAgent: 'Test',
      },
    })
    .throwOnError();
  return sent;
}

/** Says yes past the page. */
const sayYes = (database: SupabaseClient, { id }: Sent) =>
  database
    .from('request_recipients')
    .update({ status: 'answered' })
    .eq('request_id', id)
    .throwOnError();

const stepOf = async (database: SupabaseClient, { id }: Sent): Promise<string> => {
  const { data } = await database
    .from('company_records')
    .select('step')
    .eq('request_id', id)
    .single();
  return String(data?.step);
};

const card = (page: Page, { short }: Sent) =>
  page.locator('[data-card]').filter({ hasText: short });
const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name} `) });
const grip = (page: Page, sent: Sent) => card(page, sent).getByRole('button', { name: /^Move / });
const allOf = (page: Page) => page.getByRole('heading', { name: 'All requests' });
const isRecordChange = (url: URL) => url.pathname.endsWith('/company_records');

test.beforeEach(async ({ page, environment }) => {
  await beSignedIn(page, environment, cruz);
});

test('a request appears by itself, is opened and answered, and the homeowner sees it', async ({
  page,
  environment,
  database,
}) => {
  // One is there before, so that the board is.
  await send(environment, database);
  await page.goto('/dashboard');
  await expect(allOf(page)).toBeVisible();
  const sent = await send(environment, database);
  await expect(card(page, sent)).toHaveCount(0);
  await lookAgain(page);
  await expect(card(page, sent)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/waits? for your answer$/);
  // What identifies the person is not on the page before it is opened.
  expect(await page.content()).not.toContain(sent.email);
  await expectReadable(page);

  await card(page, sent).getByRole('link').click();
  const reach = page.getByRole('region', { name: /^Reach / });
  await expect(reach).toContainText(sent.phone);
  await expect(reach).toContainText('Not agreed. Do not text.');
  await expect(reach.getByRole('link', { name: 'Text' })).toHaveCount(0);
  await expect(page.getByText(/^Left open \d/)).toBeVisible();
  await expect(page.getByText('kept the price private')).toBeVisible();
  await expectReadable(page);
  const seen = () =>
    asVisitor(environment).rpc('read_request').setHeader('x-request-token', sent.token);
  expect((await seen()).data.recipients[0].status).toBe('viewed');

  await page.getByRole('button', { name: 'We can do this' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect((await seen()).data.recipients[0].status).toBe('viewed');
  await page.getByRole('button', { name: 'We can do this' }).click();
  await page.getByRole('button', { name: 'Say yes' }).click();
  await expect(page.getByText('You said yes.')).toBeVisible();
  await expect(page.locator('[data-clock]')).toContainText('Answered in');
  expect((await seen()).data.recipients[0].status).toBe('answered');
  await expect.poll(() => stepOf(database, sent)).toBe('answered');
});

test('says that mail to whoever looks comes back, and where to change the address', async ({
  page,
  environment,
}) => {
  await beSignedIn(page, environment, cruz);
  await page.route('**/rest/v1/rpc/received_board*', async (route) => {
    const answer = await route.fetch();
    const board = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...board, why_no_mail: 'bounced' } });
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Mail to you comes back')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change your address' }).click();
  await expect(page.getByRole('heading', { name: 'You', exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a no is asked about once more, and closes the request', async ({
  page,
  environment,
  database,
}) => {
  const sent = await send(environment, database);
  await page.goto(`/dashboard?request=${sent.id}`);
  await expect(page.getByText(sent.phone).first()).toBeVisible();
  await page.getByRole('button', { name: 'Not for us' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Not for us' }).click();
  await page.getByRole('button', { name: 'Say no' }).click();
  await expect(page.getByRole('heading', { name: 'You said no to this request' })).toBeVisible();
  await expect(page.getByText(sent.phone)).toHaveCount(0);
  await expect.poll(() => stepOf(database, sent)).toBe('lost');
});

test('a second Enter says no to nothing, and Escape leaves the question', async ({
  page,
  environment,
  database,
}) => {
  const sent = await send(environment, database);
  await page.goto(`/dashboard?request=${sent.id}`);
  const no = page.getByRole('button', { name: 'Not for us' });
  await no.press('Enter');
  const question = page.getByRole('group', { name: 'Not for us' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(no).toBeFocused();
  await expect.poll(() => stepOf(database, sent)).toBe('new');
});

test('a yes that was stored stays said while the request cannot be read again', async ({
  page,
  context,
  environment,
  database,
  excuse,
}) => {
  excuse(/Failed to load resource|ERR_FAILED/);
  const sent = await send(environment, database);
  await page.goto(`/dashboard?request=${sent.id}`);
  await expect(page.getByText(sent.phone).first()).toBeVisible();
  const yes = page.getByRole('button', { name: 'We can do this' });
  await context.route(
    ({ pathname }) => pathname.includes('/rpc/received'),
    (route) => route.abort(),
  );
  await yes.click();
  await page.getByRole('button', { name: 'Say yes' }).click();
  await expect(page.getByText(/^You said yes\./)).toBeVisible();
  await expect(page.getByText('What you see may be out of date.')).toBeVisible();
  await expect(page.locator('.notice')).toBeFocused();
  await expect(yes).toHaveCount(0);
  await expect.poll(() => stepOf(database, sent)).toBe('answered');
});

test('cards move by keys, by pointer and by menu', async ({ page, environment, database }) => {
  const sent = await send(environment, database);
  await sayYes(database, sent);
  await page.goto('/dashboard');
  await expect(
    column(page, 'Answered').locator('[data-card]').filter({ hasText: sent.short }),
  ).toBeVisible();

  // Escape puts it back.
  await grip(page, sent).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Over Visit booked.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Put back\./)).toBeAttached();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('When is the visit?').fill('2026-12-01T09:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move to visit booked' }).click();
  await expect(
    column(page, 'Visit booked').locator('[data-card]').filter({ hasText: sent.short }),
  ).toContainText('Dec 1, 9:00 AM');
  await expect(page.getByText(/is now visit booked\.$/)).toBeVisible();

  const from = (await card(page, sent).boundingBox())!;
  const to = (await column(page, 'Quoted').boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 60, { steps: 8 });
  await page.mouse.up();
  await dialog.getByLabel('How much did you quote?').fill('$2,450');
  await dialog.getByRole('button', { name: 'Move to quoted' }).click();
  await expect(
    column(page, 'Quoted').locator('[data-card]').filter({ hasText: sent.short }),
  ).toContainText('$2,450');

  await grip(page, sent).click();
  await card(page, sent).getByRole('button', { name: 'Lost' }).click();
  await dialog.getByRole('button', { name: 'Move to lost' }).click();
  await expect(dialog.getByRole('group')).toHaveAccessibleDescription(
    'Choose why the job was lost',
  );
  await dialog.getByLabel('Price').check();
  await dialog.getByRole('button', { name: 'Move to lost' }).click();
  await expect(page.getByText(/is now lost\.$/)).toBeVisible();
  const { data } = await database
    .from('company_records')
    .select('step, lost_reason, quoted_usd')
    .eq('request_id', sent.id)
    .single();
  expect(data).toMatchObject({ step: 'lost', lost_reason: 'price' });
  // Some servers write such figures as text.
  expect(Number(data?.quoted_usd)).toBe(2450);
});

test('a new card stays until it is answered', async ({ page, environment, database }) => {
  const sent = await send(environment, database);
  await page.goto('/dashboard');
  await grip(page, sent).focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByText(/cannot be moved\. New requests move on by your answer\.$/),
  ).toBeAttached();
});

test('what cannot be stored goes back, says so, and can be tried again', async ({
  page,
  context,
  environment,
  database,
  excuse,
}) => {
  excuse(/Failed to load resource|ERR_FAILED/);
  const sent = await send(environment, database);
  await sayYes(database, sent);
  await page.goto('/dashboard');
  await context.route(isRecordChange, (route) => route.abort());
  await grip(page, sent).click();
  await card(page, sent).getByRole('button', { name: 'Won' }).click();
  await page.getByRole('button', { name: 'Move to won' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'It may not have been stored.' });
  await expect(alert).toBeVisible();
  await expect(
    column(page, 'Answered').locator('[data-card]').filter({ hasText: sent.short }),
  ).toBeVisible();
  await expectAccessible(page);
  await context.unroute(isRecordChange);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    column(page, 'Won').locator('[data-card]').filter({ hasText: sent.short }),
  ).toBeVisible();
  await expect.poll(() => stepOf(database, sent)).toBe('won');
});

test('two tabs that move the same card: the second sees what the first did', async ({
  page,
  context,
  environment,
  database,
}) => {
  const sent = await send(environment, database);
  await sayYes(database, sent);
  const other = await context.newPage();
  await beSignedIn(other, environment, cruz);
  for (const tab of [page, other]) {
    await tab.goto('/dashboard');
    await expect(card(tab, sent)).toBeVisible();
  }
  const win = async (tab: Page) => {
    await grip(tab, sent).click();
    await card(tab, sent).getByRole('button', { name: 'Won' }).click();
    await tab.getByRole('button', { name: 'Move to won' }).click();
  };
  await win(page);
  await expect(
    column(page, 'Won').locator('[data-card]').filter({ hasText: sent.short }),
  ).toBeVisible();
  await grip(other, sent).click();
  await card(other, sent).getByRole('button', { name: 'Quoted' }).click();
  await other.getByRole('button', { name: 'Move to quoted' }).click();
  await expect(other.getByText('Someone in your company changed this.')).toBeVisible();
  await expect(
    column(other, 'Won').locator('[data-card]').filter({ hasText: sent.short }),
  ).toBeVisible();
  await expect.poll(() => stepOf(database, sent)).toBe('won');
});

test('a request taken back while it is open shows nothing of the person, and asks to delete', async ({
  page,
  environment,
  database,
}) => {
  const sent = await send(environment, database);
  await page.goto(`/dashboard?request=${sent.id}`);
  await expect(page.getByText(sent.phone).first()).toBeVisible();
  await asVisitor(environment)
    .rpc('withdraw_request')
    .setHeader('x-request-token', sent.token)
    .throwOnError();
  await lookAgain(page);
  await expect(
    page.getByRole('heading', { name: 'The homeowner took this request back' }),
  ).toBeVisible();
  for (const gone of [sent.phone, sent.email, sent.short, 'sofa']) {
    expect(await page.locator('main').textContent()).not.toContain(gone);
  }
  await expectReadable(page);
  await page.getByRole('button', { name: 'We have deleted our copies' }).click();
  await expect(page.getByText(/^You confirmed/)).toBeVisible();
  const { data } = await database
    .from('company_records')
    .select('deleted_at')
    .eq('request_id', sent.id)
    .single();
  expect(data?.deleted_at).not.toBeNull();
});

test('asking to stop ends what was agreed to', async ({ page, environment, database }) => {
  const sent = await send(environment, database, ['email', 'call', 'text']);
  await page.goto(`/dashboard?request=${sent.id}`);
  await page.getByRole('button', { name: /asked us to stop$/ }).click();
  await page.getByRole('button', { name: 'Calls and texts' }).click();
  await expect(page.getByText(/asked to stop calls and texts\. That binds/)).toBeVisible();
  await expect(page.getByText('Not agreed. Do not call.')).toBeVisible();
  await expect(page.getByText(sent.phone)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Email', exact: true })).toBeVisible();
  await page.goto(`/roofing-results#request=${sent.id}.${sent.token}`);
  await expect(
    page.getByText(
      new RegExp(`^${company} noted on .* Central that you asked to stop calls and texts\\.$`),
    ),
  ).toBeVisible();
});

test('a note is kept on the device until it is stored', async ({
  page,
  context,
  environment,
  database,
  excuse,
}) => {
  excuse(/Failed to load resource|ERR_FAILED/);
  const sent = await send(environment, database);
  await page.goto(`/dashboard?request=${sent.id}`);
  const notes = page.getByLabel('Notes');
  const isNote = (url: URL) => url.pathname.endsWith('/company_notes');
  await context.route(isNote, (route) => route.abort());
  await notes.fill('Bring the long ladder.');
  await notes.blur();
  await expect(page.getByText('Your words are kept on this device.')).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('Bring the long ladder.');
  await context.unroute(isNote);
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Bring the long ladder.' }),
  ).toBeVisible();
  await expect(notes).toHaveValue('');
  const { data } = await database.from('company_notes').select('body').eq('request_id', sent.id);
  expect(data).toEqual([{ body: 'Bring the long ladder.' }]);
});

test('the list finds by name, and writes what it shows as a table', async ({
  page,
  environment,
  database,
}) => {
  const [one, other] = [await send(environment, database), await send(environment, database)];
  await page.goto('/dashboard?show=list');
  const row = (sent: Sent) => page.getByRole('row').filter({ hasText: sent.short });
  await expect(row(one)).toBeVisible();
  await page.getByRole('searchbox').fill(one.short.split(' ')[0]!);
  await expect(row(other)).toHaveCount(0);
  await expect(row(one)).toBeVisible();
  await expectReadable(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^requests-.*\.csv$/);
  await expect(page.getByText('1 request written.')).toBeVisible();
  await page.getByRole('searchbox').fill('nobody has this name');
  await expect(page.getByText('Nothing fits what you look for.')).toBeVisible();
});

test('the first day says what is set up, and a company that waits says why', async ({
  page,
  environment,
}) => {
  await page.route('**/rpc/received_board', async (route) => {
    const answer = await route.fetch();
    const board: object = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...board, ever: false, waiting: [], taken_back: [], steps: {} },
    });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
  await expectReadable(page);
  await beSignedIn(page, environment, 'dee@demo.example');
  await page.goto('/dashboard');
  await expect(
    page.getByRole('heading', { name: 'A person looks at your company first' }),
  ).toBeVisible();
  await expectReadable(page);
});

test('an id that is not the company’s own opens nothing', async ({ page, excuse }) => {
  excuse(/status of 404/);
  await page.goto(`/dashboard?request=${randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'This request is not here' })).toBeVisible();
});
