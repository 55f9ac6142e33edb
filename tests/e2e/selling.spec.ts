import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { agreeAndSend, fillIn, newAnswers } from './harness/onboarding-form.ts';
import { expectReadable } from './harness/request-form.ts';
import { beSignedIn } from './harness/signed-in.ts';
import type { TestEnvironment } from './harness/environment.ts';
import { expect, looking, takenOver, test } from './harness/test.ts';

/*
 * What a professional goes through: the offer, their own figures, the test checkout, the state of the
 * order, the form about the business, the thanks; and what the operator finds of it. Every event passes
 * through the payments function, signed.
 */

const offer = '/roofing-domination-proposal';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** An address that no other test uses. */
const newEmail = () => `pro-${randomUUID().slice(0, 12)}@example.com`;

/** Presses "Start City" on the offer, as the owner of an approved company, as far as the checkout. */
async function startCity(page: Page, environment: TestEnvironment, email: string): Promise<void> {
  await beSignedIn(page, environment, 'cruz@demo.example');
  await page.goto(offer);
  const form = page.locator('#start-plan');
  await form.scrollIntoViewIfNeeded();
  await takenOver(form);
  await form.getByLabel('City to be listed in').selectOption('southlake');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Start City' }).click();
  await expect(heading(page)).toHaveText('Pay for your plan');
}

/** Where the test checkout lets things happen to the order that the page after paying shows. */
const afterPaying = (address: string) => `/test-checkout/held?${new URL(address).hash.slice(1)}`;

/** What stands under a name in the list of what was ordered. */
const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');

test('from the offer to the operator: figures, checkout, the bank’s word, the form, the thanks', async ({
  page,
  context,
  otherBrowser,
  environment,
  database,
  mail,
}) => {
  const typed = { ...newAnswers(), business: `Oak Roofing ${randomUUID().slice(0, 8)}` };
  const email = newEmail();
  await page.clock.install();

  // The offer, with own figures.
  await page.goto(offer);
  const even = page.locator('#own-figures');
  await even.scrollIntoViewIfNeeded();
  await takenOver(even);
  await even.getByLabel('What you keep of it').fill('25%');
  await expect(page.getByText(/If a year brings none/)).toBeVisible();
  await expectReadable(page);

  // The checkout, which is marked as a test.
  await startCity(page, environment, email);
  await expect(page.getByText('$149.00 a month')).toBeVisible();
  await expect(page.getByText(/No card, no money/)).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Pay, and let the bank’s word come later' }).click();

  // Back, without the bank's word.
  await expect(page).toHaveURL(/\/payment-success#session_id=cs_test_/);
  await expect(heading(page)).toHaveText('Not confirmed yet');
  await expectReadable(page);
  const address = page.url();
  await page.evaluate(() => void ((window as { marked?: true }).marked = true));
  const bank = await context.newPage();
  await bank.goto(afterPaying(address));
  await expectReadable(bank);
  await bank.getByRole('button', { name: 'The bank says yes' }).click();
  await expect(heading(bank)).toHaveText('Paid: the City plan');
  await bank.close();
  await page.bringToFront();
  // Longer than any pause between two looks.
  await page.clock.fastForward('01:00');
  await expect(heading(page)).toHaveText('Paid: the City plan');
  expect(await page.evaluate(() => 'marked' in window), 'the page is still the same').toBe(true);
  await expect(page.getByText('Test order.')).toBeVisible();
  await expectReadable(page);
  const reference = (await fact(page, 'Reference').textContent()) ?? '';
  expect(reference).toMatch(/^P-[2-9A-HJ-NP-Z]{6}$/);

  // The same link on another device.
  const elsewhere = await otherBrowser.newPage();
  await elsewhere.goto(address);
  await expect(elsewhere.getByText(reference)).toBeVisible();
  expect(await elsewhere.content()).not.toContain(email);

  // The form about the business, which finds the order.
  await page.getByRole('link', { name: 'Set up the voice service' }).click();
  await takenOver(page.locator('#onboarding'));
  await expect(page.getByText(`Goes with your order ${reference}`)).toBeVisible();
  await fillIn(page, typed);
  await expectReadable(page);
  await agreeAndSend(page);
  await expect(page.getByRole('heading', { name: 'Thank you. We have it' })).toBeVisible();
  await expectReadable(page);
  const thanks = page.url();
  await page.getByRole('link', { name: 'Your order, and what is left to do' }).click();
  await expect(heading(page)).toHaveText('Paid: the City plan');
  await expect(page.getByText('We have your form.')).toBeVisible();

  // What the operator finds.
  await beSignedIn(elsewhere, environment, 'admin@demo.example');
  await elsewhere.goto('/admin?view=orders');
  await elsewhere.getByLabel('Reference or exact email').fill(reference);
  await elsewhere.getByRole('button', { name: 'Search' }).click();
  const order = elsewhere.getByRole('listitem').filter({ hasText: reference }).first();
  await expect(order).toContainText('City, Roofing, Southlake');
  await expect(order).toContainText('$149 paid');
  await expect(order).toContainText('Set-up sent: voice.');
  await expectReadable(elsewhere);
  await elsewhere.goto('/admin?view=onboardings');
  const form = elsewhere.getByRole('listitem').filter({ hasText: typed.business }).first();
  await expect(form).toContainText(`Order ${reference}, paid`);
  await form.getByText('Read it in full').click();
  await expect(form.getByText('Water through a ceiling')).toBeVisible();
  await expectReadable(elsewhere);
  await form.getByRole('link', { name: reference }).click();
  await expect(heading(elsewhere)).toHaveText('Orders');
  await expect(order).toBeVisible();
  await order.getByRole('link', { name: 'voice' }).click();
  await expect(heading(elsewhere)).toHaveText('Onboarding');
  await expect(form).toBeVisible();
  // The part that is shown stands in sight in the row of links, which is wider than a phone.
  await elsewhere.setViewportSize({ width: 360, height: 740 });
  await elsewhere.reload();
  await expect(
    elsewhere.locator('#section-links').getByRole('link', { name: 'Onboarding' }),
  ).toBeInViewport({ ratio: 1 });

  // The letters.
  const lettersTo = async (to: string, kind: string) => {
    const { data } = await database
      .from('mailbox')
      .select('subject, plain')
      .match({ to_address: to, kind })
      .throwOnError();
    return data as { subject: string; plain: string }[];
  };
  // Another test may have taken the letter to send it, and not be done.
  const oneLetterTo = async (to: string, kind: string) => {
    const count = async () => {
      await mail.sendDue();
      return (await lettersTo(to, kind)).length;
    };
    await expect.poll(count, { message: `letters of the kind "${kind}"` }).toBe(1);
    return (await lettersTo(to, kind))[0]!;
  };
  expect((await oneLetterTo(email, 'order paid')).plain).toContain(reference);
  expect((await oneLetterTo(typed.email, 'onboarding received')).plain).toContain(
    new URL(thanks).hash,
  );
  for (const letter of await lettersTo('admin@demo.example', 'work for the operator')) {
    expect(letter.plain).not.toContain(typed.email);
    expect(letter.plain).not.toContain(typed.business);
  }
});

looking(
  'a card that is declined is said, and leads back to the plans',
  async ({ page, environment }) => {
    await startCity(page, environment, newEmail());
    await page.getByRole('button', { name: 'The card is declined' }).click();
    await expect(heading(page)).toHaveText('The payment did not go through');
    await expect(page.getByText('You were not charged, and nothing has started.')).toBeVisible();
    await expectReadable(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`${offer}#plans`);
  },
);

test('paying twice is noticed, for the buyer and for the operator', async ({
  page,
  otherBrowser,
  environment,
}) => {
  await startCity(page, environment, newEmail());
  await page.getByRole('button', { name: 'Pay twice' }).click();
  await expect(heading(page)).toHaveText('Paid: the City plan');
  await expect(page.getByText('If you paid twice, we noticed')).toBeVisible();
  await expect(fact(page, 'Paid')).toContainText('$298');
  await expectReadable(page);
  const reference = (await fact(page, 'Reference').textContent()) ?? '';
  const operator = await otherBrowser.newPage();
  await beSignedIn(operator, environment, 'admin@demo.example');
  await operator.goto('/admin?view=orders&filter=open');
  const order = operator.getByRole('listitem').filter({ hasText: reference }).first();
  await expect(order).toContainText('It was paid 2 times.');
});

looking(
  'whoever leaves the checkout was not charged, and finds the way back',
  async ({ page, environment }) => {
    await startCity(page, environment, newEmail());
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page).toHaveURL(offer);
    await page.goto('/payment-success');
    await expect(heading(page)).toHaveText('Not confirmed yet');
    await expect(page.getByText('Left the checkout before you paid?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the plans' })).toHaveAttribute(
      'href',
      `${offer}#plans`,
    );
  },
);

looking(
  'a plan that runs: half given back, disputed, won, a month that fails, the end',
  async ({ page, environment }) => {
    await startCity(page, environment, newEmail());
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(heading(page)).toHaveText('Paid: the City plan');
    await expect(page).toHaveURL(/#session_id=/);
    const after = afterPaying(page.url());
    for (const [press, says] of [
      ['Give half back', 'Partly refunded: the City plan'],
      ['Dispute it', 'Your bank is looking into this payment'],
      ['Win the dispute', 'Partly refunded: the City plan'],
      ['Next month fails', 'This month’s payment did not go through'],
      ['Next month is paid', 'Partly refunded: the City plan'],
      ['End it now', 'Ended: the City plan'],
    ] as const) {
      await page.goto(after);
      await page.getByRole('button', { name: press }).click();
      await expect(heading(page)).toHaveText(says);
    }
    await expectReadable(page);
  },
);
