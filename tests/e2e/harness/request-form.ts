import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { schemaFiles } from '../../../scripts/backend/baseline.ts';
import { demoAccounts } from '../../../supabase/demo-accounts.ts';
import type { TestEnvironment } from './environment.ts';
import { expect, expectAccessible } from './test.ts';

/** Someone who asks for quotes. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly zip: string;
  readonly note: string;
}

/** A person whom no other test knows, so that what is stored of them can be told apart. */
export const newPerson = (): Person => {
  const mark = randomUUID();
  return {
    name: `Pat ${mark}`,
    email: `pat-${mark}@mail.example`,
    zip: '75013',
    note: `The north slope leaks, ${mark}.`,
  };
};

/** What the device keeps of requests: those that wait, and the private links of those sent. */
export const onDevice = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('request-outbox');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').get('all');
          reading.onsuccess = () => resolve(reading.result);
          opening.result.close();
        };
      }),
  );

/** The button that leads from a result to the request, the first of two, whatever the result advises. */
export const askButton = (page: Page) =>
  page
    .getByRole('button', {
      name: /^(Pick who may send you a price|Ask for prices anyway|See who you can call, or ask for prices)$/,
    })
    .first();

export const sendButton = (page: Page) =>
  page.getByRole('button', { name: /^(Send to .*|Try again now)$/ });

/** The button that ends the first step. */
export const checkButton = (page: Page) =>
  page.getByRole('button', { name: 'Check before you send' });

/** A line of what is sent, as it is checked. */
export const seenLine = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'What they see' })
    .locator('.facts > div')
    .filter({ has: page.getByText(label, { exact: true }) });

export const sentHeading = (page: Page) => page.getByRole('heading', { name: /request is sent$/ });

/** The boxes of the companies that may be picked. */
export const companyBoxes = (page: Page) =>
  page.getByRole('group', { name: /Who may give you a quote/ }).getByRole('checkbox');

/** Opens the form of the result on the page. */
export async function askForQuotes(page: Page): Promise<void> {
  await askButton(page).click();
  await expect(page.getByRole('heading', { name: 'Ask for quotes' })).toBeFocused();
  // The form holds the city that was answered, else none.
  const city = page.getByLabel('Where is the home?');
  if ((await city.inputValue()) === '') await city.selectOption('southlake');
}

/** Opens the form of a results page. The page's clock can be turned from then on. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await askForQuotes(page);
}

/** Types all that the first step asks for. */
export async function type(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Your name').fill(person.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('ZIP code of the home').fill(person.zip);
  await page.getByLabel('Anything they should know').fill(person.note);
}

/** Goes on to the lines that will be sent. */
export async function lookOver(page: Page): Promise<void> {
  await checkButton(page).click();
  await expect(page.getByRole('heading', { name: 'Check before you send' })).toBeFocused();
}

/** Fills in both steps but the companies, and agrees to e-mail alone. */
export async function fillIn(page: Page, person: Person): Promise<void> {
  await type(page, person);
  await lookOver(page);
  await tickConsent(page);
}

/** Fills in the form as {@link fillIn} does, in the time a person takes, and sends it. */
export async function fillInAndSend(page: Page, person: Person): Promise<void> {
  await fillIn(page, person);
  await readOver(page);
  await sendButton(page).click();
}

/** Lets the time pass that a person takes to read the words of consent. */
export const readOver = (page: Page): Promise<void> => page.clock.fastForward('00:30');

/** Agrees to e-mail alone. */
export const tickConsent = (page: Page): Promise<void> =>
  page.locator('#request-consent-email').check();

/** The private link on the page, once the request is sent. */
export async function privateLink(page: Page): Promise<string> {
  await expect(sentHeading(page)).toBeFocused();
  return page.getByLabel('Your private link').inputValue();
}

/** Counts the tries of a page's browser to send a request. */
export function countSubmissions(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (isSubmission(request.url()) && request.method() === 'POST') count += 1;
  });
  return () => count;
}

export const isSubmission = (url: URL | string): boolean =>
  new URL(url).pathname.endsWith('/request_submissions');

type Placed = { readonly place: number };
type Numbered = { readonly id: number };

/**
 * What the database holds of the requests with an e-mail address, past its policies: the contact data
 * with the phone number, the request, its recipients in the order picked, and the consents in the order shown.
 */
export async function storedRequests(database: SupabaseClient, email: string) {
  const { data } = await database
    .from('request_contacts')
    .select(
      '*, request_phones(phone), requests(*, request_recipients(company_name, status, channels, place), consents(*))',
    )
    .eq('email', email)
    .throwOnError();
  return data.map(({ request_phones, requests, ...contact }) => {
    requests.request_recipients.sort((a: Placed, b: Placed) => a.place - b.place);
    requests.consents.sort((a: Numbered, b: Numbered) => a.id - b.id);
    // At most one number stands beside a contact, and some servers answer one as a list.
    const phone: string = [request_phones].flat()[0]?.phone ?? '';
    return { ...contact, phone, requests };
  });
}

const tables = schemaFiles().flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^create table public\.(\w+)/gm)].map(
    ([, table]) => table as string,
  ),
);

/** The tables in which a text stands anywhere. */
export async function whereabouts(database: SupabaseClient, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { data } = await database.from(table).select('*').limit(100_000).throwOnError();
    if (JSON.stringify(data).includes(text)) found.push(table);
  }
  return found;
}

/** What a browser that nobody signed in with may do, without the site's own code. */
export const asVisitor = ({ backendUrl, keys }: TestEnvironment): SupabaseClient =>
  createClient(backendUrl, keys.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** The operator's scripts, past the policies. */
export const asScript = ({ backendUrl, keys }: TestEnvironment): SupabaseClient =>
  createClient(backendUrl, keys.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** Signs in as the account of the demonstration with this address. */
export async function asAccount(
  environment: TestEnvironment,
  email: string,
): Promise<SupabaseClient> {
  const user = asVisitor(environment);
  const password = demoAccounts.find((account) => account.email === email)?.password ?? '';
  const { error } = await user.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return user;
}

/** Holds for everyone: in both color schemes, and on a phone of 320 pixels without sideways scroll. */
export async function expectReadable(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}
