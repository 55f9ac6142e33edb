import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cities } from '../../src/place/cities.ts';
import { consentsFor } from '../../src/homeowner/request/consent.ts';
import { newKey } from '../../src/kit/key.ts';
import { trades } from '../../src/trades/index.ts';
import {
  askForQuotes,
  asVisitor,
  checkButton,
  companyBoxes,
  expectReadable,
  fillIn,
  fillInAndSend,
  lookOver,
  newPerson,
  openForm,
  readOver,
  sendButton,
  sentHeading,
  storedRequests,
  tickConsent,
  type,
} from './harness/request-form.ts';
import { expect, test } from './harness/test.ts';

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });

test('nothing filled in: every field says what to do, and the summary leads to each', async ({
  page,
}) => {
  await openForm(page, '/roofing-results?floor=2400');
  const title = await page.title();
  await checkButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(`Error: ${title}`);
  const wanted = [
    ['Enter your name', page.getByLabel('Your name')],
    ['Enter a 5-digit ZIP code', page.getByLabel('ZIP code of the home')],
    ['Enter an email address, like name@example.com', page.getByRole('textbox', { name: 'Email' })],
  ] as const;
  await expect(summary(page).getByRole('link')).toHaveText(wanted.map(([message]) => message));
  for (const [message, field] of wanted) {
    await summary(page).getByRole('link', { name: message }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  // A message of two lines pushes no field below its neighbor.
  const email = await page.getByRole('textbox', { name: 'Email' }).boundingBox();
  const phone = await page.getByRole('textbox', { name: 'Phone' }).boundingBox();
  expect(Math.abs(phone!.y - email!.y)).toBeLessThanOrEqual(1);
});

test('bad values are explained where they stand, kept as typed, and each message goes once it is mended', async ({
  page,
  database,
}) => {
  const person = newPerson();
  await openForm(page, '/roofing-results?floor=2400&city=allen');
  await type(page, person);
  await readOver(page);
  const email = page.getByRole('textbox', { name: 'Email' });
  const phone = page.getByRole('textbox', { name: /^Phone/ });
  const zip = page.getByLabel('ZIP code of the home');
  const note = page.getByLabel('Anything they should know');
  const long = 'The roof leaks. '.repeat(130);
  await email.fill('pat@mail');
  await phone.fill('817-555-01');
  await zip.fill('Allen');
  await note.fill(long);
  await checkButton(page).click();

  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Enter a 5-digit ZIP code',
    'Enter an email address, like name@example.com',
    'Enter a 10-digit US phone number, like 817-555-0123',
    'Shorten the note to 2,000 characters',
  ]);
  for (const [field, typed] of [
    [email, 'pat@mail'],
    [phone, '817-555-01'],
    [zip, 'Allen'],
    [note, long],
  ] as const) {
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/^(Enter|Shorten)/);
  }
  await expectReadable(page);

  for (const [field, typed] of [
    [email, ` ${person.email} `],
    [phone, '(817) 555.0123'],
    [zip, '75013-1234'],
    [note, person.note],
  ] as const) {
    await field.fill(typed);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
  await lookOver(page);
  await page.locator('#request-consent-call').check();
  await tickConsent(page);
  // Which way first is a choice as well, and may stay open.
  await expect(page.getByRole('radio', { name: 'No preference' })).toBeChecked();
  await page.getByRole('radio', { name: 'A phone call' }).check();
  await sendButton(page).click();
  await expect(sentHeading(page)).toBeFocused();
  const [stored] = await storedRequests(database, person.email);
  expect(stored).toMatchObject({ ...person, preferred: 'call' });
  expect(stored.requests.consents).toMatchObject([
    { channel: 'email', contact: person.email },
    { channel: 'call', contact: '817-555-0123' },
  ]);
});

test('with no box checked the request goes, and the answers stand on the private link', async ({
  page,
  database,
}) => {
  await openForm(page, '/roofing-results?floor=2400');
  const person = newPerson();
  await type(page, person);
  await lookOver(page);
  await expect(page.getByText('No box is checked.')).toBeVisible();
  await readOver(page);
  await sendButton(page).click();
  await expect(sentHeading(page)).toBeFocused();
  const [stored] = await storedRequests(database, person.email);
  expect(stored).toMatchObject({ preferred: '', requests: { consents: [] } });
});

test('a slip in the address and a far ZIP code are asked about, and both may stand', async ({
  page,
}) => {
  await openForm(page, '/roofing-results?floor=2400&city=southlake');
  await type(page, { ...newPerson(), email: 'mary@gmial.com', zip: '90210' });
  await expect(page.getByText('90210 is not near Southlake. Is it right?')).toBeVisible();
  await expect(page.getByText('Did you mean mary@gmail.com?')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Yes, use it' }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('mary@gmail.com');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  await lookOver(page);
});

test('a fourth company is not taken, and the three before stay', async ({ page, database }) => {
  // Beside the one of the demonstration that empties septic tanks.
  const made = await database
    .from('companies')
    .insert(['One', 'Two', 'Three'].map((name) => ({ name: `Septic ${name}`, status: 'approved' })))
    .select('id')
    .throwOnError();
  const ids = made.data.map(({ id }) => id as string);
  for (const [table, serves] of [
    ['company_trades', { trade_id: 'septic' }],
    ['company_cities', { city_id: 'mckinney' }],
  ] as const) {
    await database
      .from(table)
      .insert(ids.map((company_id) => ({ company_id, ...serves })))
      .throwOnError();
  }
  await openForm(page, '/septic-results?city=mckinney');
  for (const index of [0, 1, 2]) await companyBoxes(page).nth(index).check();
  const fourth = companyBoxes(page).nth(3);
  await fourth.click();
  await expect(page.getByRole('alert').filter({ hasText: 'picked three' })).toHaveText(
    'You have picked three, which is the most. Uncheck one to pick another.',
  );
  await expect(fourth).not.toBeChecked();
  await companyBoxes(page).first().uncheck();
  await fourth.check();
  await expect(companyBoxes(page).and(page.locator(':checked'))).toHaveCount(3);
});

test('a home outside the area is an answer: the request stays with our own team', async ({
  page,
  database,
}) => {
  const person = newPerson();
  await openForm(page, '/roofing-results?floor=2400&city=elsewhere');
  await expect(
    page.getByText(
      'We list companies in Southlake, Allen, Plano, Frisco, McKinney, and the Dallas area only.',
    ),
  ).toBeVisible();
  await expect(companyBoxes(page)).toHaveCount(0);
  await fillInAndSend(page, person);
  await expect(sentHeading(page)).toBeFocused();
  await expect(page.getByText('Our own team, which runs this site.')).toBeVisible();
  const [stored] = await storedRequests(database, person.email);
  expect(stored.requests).toMatchObject({ city_id: null, request_recipients: [] });
  expect(stored.requests.consents).toMatchObject([{ companies: [] }]);
});

test('where no company serves the trade, the page says so and keeps the request for our own team', async ({
  page,
  database,
}) => {
  // The only company of the demonstration with cabinets leaves Frisco for the time of this test.
  const serving = await database
    .from('company_trades')
    .select('company_id')
    .eq('trade_id', 'cabinets')
    .throwOnError();
  const gone = await database
    .from('company_cities')
    .delete()
    .eq('city_id', 'frisco')
    .in(
      'company_id',
      serving.data.map(({ company_id }) => company_id as string),
    )
    .select()
    .throwOnError();
  const person = newPerson();
  await openForm(page, '/cabinet-results?city=frisco');
  await expect(page.getByText('No cabinets company for Frisco is on our list yet.')).toBeVisible();
  await expect(page.getByText('It goes to nobody else')).toBeVisible();
  await fillInAndSend(page, person);
  await expect(sentHeading(page)).toBeFocused();
  const [stored] = await storedRequests(database, person.email);
  expect(stored.requests).toMatchObject({ city_id: 'frisco', request_recipients: [] });
  await database.from('company_cities').insert(gone.data).throwOnError();
});

test('a request sent faster than anyone can read is held back with words', async ({
  page,
  database,
}) => {
  const person = newPerson();
  await openForm(page, '/roofing-results?floor=2400');
  const stopped = await page.evaluateHandle(() => {
    const now = performance.now.bind(performance);
    const moment = now();
    performance.now = () => moment;
    return { goOn: () => (performance.now = now) };
  });
  await fillIn(page, person);
  await sendButton(page).click();
  await expect(page.getByText(/That was very quick\. We hold it for \d seconds/)).toBeVisible();
  expect(await storedRequests(database, person.email)).toEqual([]);
  // What is changed meanwhile is not sent by itself.
  await page.locator('#request-consent-email').uncheck();
  await expect(page.getByText('That was very quick.')).toBeHidden();
  await page.locator('#request-consent-email').check();
  await sendButton(page).click();
  await expect(page.getByText('That was very quick.')).toBeVisible();
  await stopped.evaluate(({ goOn }) => void goOn());
  await readOver(page);
  await expect(sentHeading(page)).toBeFocused();
});

test('a clock that is set back while the form is open holds nothing up', async ({ page }) => {
  await openForm(page, '/roofing-results?floor=2400');
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() - 86_400_000;
  });
  await fillInAndSend(page, newPerson());
  await expect(sentHeading(page)).toBeFocused();
});

test('a hidden field that a program filled in is refused aloud, with nothing lost', async ({
  page,
  database,
  excuse,
}) => {
  excuse(/status of 422/);
  const person = newPerson();
  await openForm(page, '/roofing-results?floor=2400');
  await type(page, person);
  await page.locator('#request-website').fill('https://spam.example');
  await lookOver(page);
  await tickConsent(page);
  await readOver(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'hidden field' })).toContainText(
    'Reload the page and type the request by hand.',
  );
  expect(await storedRequests(database, person.email)).toEqual([]);
  // As told: after a reload what was typed is there and the hidden field is empty.
  await page.reload();
  await askForQuotes(page);
  await expect(page.getByLabel('Your name')).toHaveValue(person.name);
  await lookOver(page);
  await tickConsent(page);
  await readOver(page);
  await sendButton(page).click();
  await expect(sentHeading(page)).toBeFocused();
});

/** A request as the site's own page sends it, from one person to nobody but the site. */
const submission = (email: string, changes: object = {}) => {
  const { id, token } = newKey();
  return {
    id,
    body: {
      token,
      trade: 'roofing',
      city: 'allen',
      page: '/roofing-results',
      companies: [],
      contact: { name: 'Pat', email, phone: '', zip: '75013', note: '', preferred: 'email' },
      consents: consentsFor(['email'], { companies: [], email, phone: '' }),
      estimate: null,
      answers: [],
      unanswered: [],
      website: '',
      ...changes,
    },
  };
};

test('too many requests from one person are refused with one clear message, and none is lost', async ({
  page,
  database,
  environment,
  excuse,
}) => {
  excuse(/status of 429/);
  const person = newPerson();
  const visitor = asVisitor(environment);
  const answers: number[] = [];
  // Each for another trade or city: the same one again would be the same request.
  const others = trades
    .filter(({ id, requests }) => requests.taken && id !== 'roofing')
    .flatMap(({ id }) => cities.map((city) => ({ trade: id, city: city.id })))
    .slice(0, 20);
  for (const other of others) {
    const { status } = await visitor
      .from('request_submissions')
      .insert(submission(person.email, other));
    answers.push(status);
  }
  const taken = answers.filter((status) => status === 201).length;
  expect(answers).toEqual([...Array(taken).fill(201), ...Array(20 - taken).fill(429)]);
  expect(taken).toBeLessThan(20);

  await openForm(page, '/roofing-results?floor=2400');
  await fillInAndSend(page, person);
  const refusal = page.getByRole('alert').filter({ hasText: 'Too many requests' });
  await expect(refusal).toHaveCount(1);
  await expect(refusal).toContainText('Try again later.');
  await expect(refusal).toContainText('Nothing is lost');
  await expectReadable(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Anything they should know')).toHaveValue(person.note);
  expect(await storedRequests(database, person.email)).toHaveLength(taken);
});

test('what a hostile browser forces through is refused or left out', async ({
  database,
  environment,
}) => {
  const visitor = asVisitor(environment);
  const send = async (changes: object) => {
    const email = newPerson().email;
    const { status } = await visitor.from('request_submissions').insert(submission(email, changes));
    return { status, stored: await storedRequests(database, email) };
  };
  for (const changes of [
    { trade: 'casino' },
    { trade: 'chiropractic' },
    { trade: 'senior-care' },
    { city: 'paris' },
    { companies: Array.from({ length: 4 }, () => randomUUID()) },
    { companies: ['everyone'] },
    { companies: [randomUUID()] },
    { consents: [] },
    { website: 'https://spam.example' },
    { page: 'https://elsewhere.example/' },
    { token: 'short' },
  ]) {
    const { status, stored } = await send(changes);
    expect(status, JSON.stringify(changes)).toBe(422);
    expect(stored, JSON.stringify(changes)).toEqual([]);
  }
  const { data: pending } = await database
    .from('companies')
    .select('id')
    .eq('name', 'Demo Grapevine Creek Roofing')
    .single()
    .throwOnError();
  const email = newPerson().email;
  const { status } = await visitor.from('request_submissions').insert(
    submission(email, {
      companies: [pending.id],
      consents: consentsFor(['email'], {
        companies: ['Demo Grapevine Creek Roofing'],
        email,
        phone: '',
      }),
    }),
  );
  expect(status).toBe(201);
  const stored = await storedRequests(database, email);
  expect(stored).toMatchObject([{ requests: { request_recipients: [] } }]);
});
