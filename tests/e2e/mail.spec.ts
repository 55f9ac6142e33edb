import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { consentsFor } from '../../src/homeowner/request/consent.ts';
import { newKey } from '../../src/kit/key.ts';
import { asVisitor } from './harness/request-form.ts';
import { expect, expectAccessible, looking as test, takenOver } from './harness/test.ts';
import type { LocalMail } from '../../scripts/backend/mail.ts';
import type { TestEnvironment } from './harness/environment.ts';

/** Sends a request for roofing to the company of an account, as the form would. */
async function sendRequest(environment: TestEnvironment, database: SupabaseClient, member: string) {
  const { data } = await database
    .from('company_members')
    .select('company_id, companies(id, name)')
    .eq('signup_email', member)
    .single()
    .throwOnError();
  const company = [data.companies].flat()[0]!;
  const key = newKey();
  const email = `pat-${randomUUID()}@mail.example`;
  const parties = { companies: [company.name], email, phone: '' };
  const { error } = await asVisitor(environment)
    .from('request_submissions')
    .insert({
      id: key.id,
      body: {
        token: key.token,
        website: '',
        trade: 'roofing',
        city: 'southlake',
        page: '/roofing-results',
        companies: [company.id],
        contact: { name: 'Pat', email, phone: '', zip: '76092', note: '', preferred: 'email' },
        consents: consentsFor(['email'], parties),
        estimate: null,
        answers: [],
        unanswered: [],
        gpc: false,
        seconds: 40,
        referrer: '',
      },
    });
  expect(error).toBeNull();
  return { ...key, email, companyId: company.id };
}

/** The link of the newest letter to an address, once it is sent: another test may be sending it. */
async function mailedLink(
  database: SupabaseClient,
  mail: LocalMail,
  to: string,
  link: RegExp,
): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      await mail.sendDue();
      const { data } = await database
        .from('mailbox')
        .select('plain')
        .eq('to_address', to)
        .order('arrived_at', { ascending: false })
        .limit(1)
        .throwOnError();
      return (found = link.exec(data[0]?.plain ?? '')?.[0] ?? '');
    })
    .not.toBe('');
  return found;
}

test('the mailed link opens the request, and a press confirms it where it waits for that', async ({
  page,
  environment,
  database,
  mail,
}) => {
  const sent = await sendRequest(environment, database, 'ben@demo.example');
  const link = await mailedLink(database, mail, sent.email, /http\S+#request=\S+/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: /^Your .* request$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /request is mine/ })).toHaveCount(0);

  // The setting stands where no API reaches it: the answers are changed instead.
  let confirmed: string | null = null;
  const secret = 'c'.repeat(64);
  await page.route('**/rpc/read_request', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), confirmed_at: confirmed },
    });
  });
  await page.route('**/rpc/confirm_request', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    expect(route.request().headers()['x-confirmation-token']).toBe(secret);
    confirmed = new Date().toISOString();
    await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto('about:blank');
  await page.goto(`${link}&confirm=${secret}`);
  const button = page.getByRole('button', { name: 'Yes, this request is mine' });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  expect(confirmed).toBeNull();
  await button.click();
  await expect(button).toHaveCount(0);
  await expect(page.getByText('Your request is confirmed.')).toBeVisible();
});

test('mail about requests stops by one press, without signing in, and not by opening the link', async ({
  page,
  environment,
  database,
  mail,
  excuse,
}) => {
  const member = 'cruz@demo.example';
  const sent = await sendRequest(environment, database, member);
  const link = await mailedLink(database, mail, member, /http\S+\/stop-mail#\S+/);
  const wants = async () =>
    (
      await database
        .from('company_members')
        .select('mail_requests')
        .eq('signup_email', member)
        .single()
        .throwOnError()
    ).data.mail_requests;
  try {
    await page.goto(link);
    const button = page.getByRole('button', { name: 'Stop this mail' });
    await takenOver(button);
    await expectAccessible(page);
    expect(await wants()).toBe(true);
    await button.click();
    await expect(page.getByRole('heading', { name: 'Mail about requests is off' })).toBeFocused();
    expect(await wants()).toBe(false);

    excuse(/status of 404/);
    await page.goto('about:blank');
    await page.goto(link.slice(0, -1));
    await takenOver(button);
    await button.click();
    await expect(page.getByRole('alert')).toContainText('This link is not whole.');
  } finally {
    await database
      .from('company_members')
      .update({ mail_requests: true })
      .eq('company_id', sent.companyId);
  }
});
