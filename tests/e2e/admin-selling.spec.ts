import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { asVisitor, expectReadable } from './harness/request-form.ts';
import { beSignedIn } from './harness/signed-in.ts';
import { expect, looking as test } from './harness/test.ts';

/** What professionals bought and sent, as the operator works it. */

const admin = 'admin@demo.example';

test('an order paid twice is found, read, and marked as looked at', async ({
  page,
  environment,
  database,
}) => {
  const email = `twice-${randomUUID().slice(0, 8)}@example.com`;
  const { data } = await database
    .rpc('start_order', { plan: 'listing', trade: 'concrete', city: 'plano', email })
    .throwOnError();
  const { order, reference } = data as { order: string; reference: string };
  for (const nth of [1, 2]) {
    await database
      .rpc('take_payment_event', {
        event: {
          id: `evt_${nth}_${order.replaceAll('-', '')}`,
          kind: 'checkout.session.completed',
          happened_at: new Date().toISOString(),
          order,
          plan: 'listing',
          checkout: `cs_test_${nth}${order.replaceAll('-', '')}`,
          outcome: 'paid',
          amount_cents: 4900,
          currency: 'usd',
          test: true,
        },
      })
      .throwOnError();
  }
  await beSignedIn(page, environment, admin);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Orders to look at' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await expect(page.getByLabel('Which ones')).toHaveValue('open');

  await page.getByLabel('Reference or exact email').fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  const card = page.getByRole('listitem').filter({ hasText: reference }).first();
  await expect(card).toContainText('$98 paid');
  await expect(card).toContainText('It was paid 2 times.');
  expect(page.url(), 'who was searched for').not.toContain('example.com');
  await page.goBack();
  await expect(page.getByLabel('Reference or exact email')).toHaveValue('');
  await page.goForward();
  await expect(page.getByLabel('Reference or exact email')).toHaveValue(email);
  await expectReadable(page);
  await card.getByText('What the payment provider told').click();
  await expect(card.getByText(`evt_2_${order.replaceAll('-', '')}`)).toBeVisible();
  await expectReadable(page);

  await card.getByRole('button', { name: 'Mark as looked at' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as looked at' }).click();
  await expect(dialog.getByText('Say why in a few words.')).toBeVisible();
  await expectReadable(page);
  await dialog.getByLabel('What did you do about it?').fill('Gave the second payment back.');
  await dialog.getByRole('button', { name: 'Mark as looked at' }).click();
  await expect(card.getByText('“Gave the second payment back.”')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Mark/ })).toHaveCount(0);

  await page.getByLabel('Which ones').selectOption('paid');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain(reference);
  expect(file).not.toContain(email);
  await page.goto('/admin?view=log');
  await expect(page.getByText('settled order').first()).toBeVisible();
});

test('a call shows what may be done with the number, and is worked with a note', async ({
  page,
  environment,
  excuse,
}) => {
  excuse(/the server responded with a status of/);
  const name = `Robin ${randomUUID().slice(0, 8)}`;
  await asVisitor(environment)
    .rpc('ask_for_call', {
      call: {
        id: randomUUID(),
        trade: 'roofing',
        page: '/roofing-domination-proposal',
        company: 'North Fork <script>alert(1)</script>',
        name,
        email: `robin-${randomUUID().slice(0, 8)}@example.com`,
        phone: '817-555-0148',
        question: 'Two cities,\nwhich plan?',
        may_call: true,
        may_text: false,
        version: '2026-11-23.1',
        gpc: false,
      },
    })
    .throwOnError();
  await beSignedIn(page, environment, admin);
  await page.goto('/admin?view=calls');
  const card = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(card).toContainText('A person may call, not text');
  await expect(card.getByRole('link', { name: '817-555-0148' })).toHaveAttribute(
    'href',
    'tel:+18175550148',
  );
  await card.getByText('What was agreed to, word for word').click();
  await expect(card).toContainText('may call me at 817-555-0148 about its services for companies.');
  await expectReadable(page);
  await card.getByRole('radio', { name: 'In work' }).check();
  await card.getByLabel('Note').fill('Called, no answer. Again on Monday.');

  await page.route('**/rpc/step_case', (route) => route.fulfill({ status: 500, body: '{}' }));
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('We could not reach our server')).toBeVisible();
  await expect(card.getByLabel('Note')).toHaveValue('Called, no answer. Again on Monday.');
  await page.unroute('**/rpc/step_case');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('by admin@demo.example')).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('Note')).toHaveValue('Called, no answer. Again on Monday.');
  await card.getByRole('radio', { name: 'Done' }).check();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByLabel('Which ones').selectOption('done');
  await expect(page.getByText(name)).toBeVisible();

  // "I never agreed to be called": found by the number, whatever was done since, with the words agreed to.
  await page.getByLabel('Which ones').selectOption('open');
  await page.getByLabel('Reference, email or phone').fill('(817) 555-0148');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(card).toBeVisible();
  await card.getByText('What was agreed to, word for word').click();
  await expect(card).toContainText('may call me at 817-555-0148 about its services for companies.');
  expect(page.url(), 'who was searched for').not.toContain('555');
  await page.getByLabel('Reference, email or phone').fill('Robin');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/^Search by a reference, a whole email/)).toBeVisible();
});

test('an onboarding is read in full and worked', async ({ page, environment }) => {
  const company = `Cedar Row ${randomUUID().slice(0, 8)}`;
  await asVisitor(environment)
    .rpc('send_onboarding', {
      form: {
        id: randomUUID(),
        service: 'voice',
        order: null,
        email: `cedar-${randomUUID().slice(0, 8)}@example.com`,
        company,
        version: '2026-11-23.1',
        agreed: true,
        answers: {
          business: company,
          trade: 'septic',
          city: 'southlake',
          own_number: '817-555-0151',
          hours: 'Weekdays, 8 to 5',
          services: 'Pumping <b>and</b> repairs',
          booking: 'Take the name and the street.',
          emergencies: 'Sewage in the house.',
          escalation_number: '817-555-0152',
          escalation_when: 'Sewage in the house, at any hour.',
          greeting: 'You reached Cedar Row. I am an AI assistant.',
          tone: 'Plain',
          languages: 'English',
          recording: 'no',
        },
      },
    })
    .throwOnError();
  await beSignedIn(page, environment, admin);
  await page.goto('/admin?view=onboardings');
  const card = page.getByRole('listitem').filter({ hasText: company }).first();
  await expect(card).toContainText('No order goes with it');
  await card.getByText('Read it in full').click();
  await expect(card.getByText('Pumping <b>and</b> repairs')).toBeVisible();
  await expect(card.getByText('Sewage in the house, at any hour.')).toBeVisible();
  await expectReadable(page);
  await card.getByRole('radio', { name: 'Waits for them' }).check();
  await card.getByLabel('Note').fill('Asked for the holidays.');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('by admin@demo.example')).toBeVisible();
});

test('lists that do not come say so, and are asked for again', async ({
  page,
  environment,
  excuse,
}) => {
  excuse(/net::ERR_FAILED|Failed to fetch/);
  await beSignedIn(page, environment, admin);
  for (const view of ['orders', 'calls', 'onboardings', 'kept', 'complaints']) {
    await page.route('**/rpc/admin_cases', (route) => route.abort());
    await page.goto(`/admin?view=${view}`);
    await expect(page.getByText('We could not reach our server')).toBeVisible();
    await page.unroute('**/rpc/admin_cases');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('We could not reach our server')).toHaveCount(0);
  }
});
