import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { weighPage } from '../../scripts/page-weight.ts';
import { email as emailForm } from '../../src/selling/onboarding/email.ts';
import { voice } from '../../src/selling/onboarding/voice.ts';
import {
  agreeAndSend,
  answer,
  answeredLabels,
  expectKept,
  fillIn,
  FORM,
  newAnswers,
  onwards,
  openForm,
  openReview,
  sendAnswers,
  stepHeading,
  stored,
  thanks,
} from './harness/onboarding-form.ts';
import { expectReadable } from './harness/request-form.ts';
import { filled } from '../unit/selling/onboarding/filled.ts';
import { expect, looking, test } from './harness/test.ts';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('onboarding-voice'));

looking(
  'walks the form step by step, says what is missing, sends it and shows the receipt',
  async ({ page, database }) => {
    const typed = newAnswers();
    await openForm(page);
    for (const step of voice.steps) {
      await expect(stepHeading(page, step.title)).toBeVisible();
      const needed = step.fields.filter(({ missing }) => missing);
      if (needed.length > 0) {
        await onwards(page).click();
        const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
        await expect(summary).toBeFocused();
        for (const { missing } of needed) await expect(summary).toContainText(missing!);
        await summary.getByRole('link').first().click();
        await expect(
          page
            .locator(`#onboarding-${needed[0]!.key}`)
            .locator(':focus')
            .or(page.locator(`#onboarding-${needed[0]!.key}:focus`)),
        ).toHaveCount(1);
      }
      await expectReadable(page);
      await answer(page, step, typed);
      await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeHidden();
      const name = step.id === 'calls' ? 'Skip for now' : 'Continue';
      await page.getByRole('button', { name }).click();
    }
    await expect(stepHeading(page, 'Look it over')).toBeFocused();
    await sendAnswers(page).click();
    await expect(page.getByRole('link', { name: 'Check the box before you send' })).toBeVisible();
    await expectReadable(page);
    expect(await stored(database, typed.email)).toEqual([]);
    await agreeAndSend(page);

    await expect(thanks(page)).toBeVisible();
    const [row, ...more] = await stored(database, typed.email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ service: 'voice', company: 'Oak Roofing', order_id: null });
    expect(row!.answers).toMatchObject({ own_number: '817-555-0123', hours: typed.hours });
    expect(new URL(page.url()).hash).toBe(`#${row!.id}`);
    await expect(page.getByText(row!.reference, { exact: true })).toBeVisible();
    for (const label of answeredLabels(voice, typed)) {
      await expect(page.locator('dt').getByText(label, { exact: true })).toBeVisible();
    }
    // Whoever finds the link does not get the numbers.
    await expect(page.getByText('972-555-0161')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
    await expectReadable(page);
    expect(await kept(page)).toBeNull();
  },
);

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${element}.`);
}

looking('is filled in and sent with the keyboard alone', async ({ page, database }) => {
  const typed = newAnswers();
  await openForm(page);
  for (const step of voice.steps) {
    await expect(stepHeading(page, step.title)).toBeVisible();
    for (const { key, choices = [] } of step.fields) {
      const text = typed[key];
      if (text === undefined) continue;
      const index = choices.findIndex(({ value }) => value === text);
      if (key === 'recording') {
        await tabTo(page, page.locator(`#onboarding-recording-${index}`));
        await page.keyboard.press('Space');
      } else {
        await tabTo(page, page.locator(`#onboarding-${key}`));
        await page.keyboard.type(choices[index]?.says ?? text);
      }
    }
    await tabTo(page, onwards(page));
    await page.keyboard.press('Enter');
  }
  await expect(stepHeading(page, 'Look it over')).toBeFocused();
  await tabTo(page, page.locator('#onboarding-agreed'));
  await page.keyboard.press('Space');
  await tabTo(page, sendAnswers(page));
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  const [row] = await stored(database, typed.email);
  expect(row!.answers).toMatchObject({ trade: 'roofing', city: 'southlake', recording: 'no' });
});

test('is left at each step and goes on there, by a reload and on a later visit', async ({
  page,
  context,
}) => {
  const typed = newAnswers();
  await openForm(page);
  for (const step of voice.steps) {
    await expect(stepHeading(page, step.title)).toBeVisible();
    await answer(page, step, typed);
    await page.reload();
    await expect(stepHeading(page, step.title)).toBeVisible();
    await expectKept(page, step, typed);
    const later = await context.newPage();
    await openForm(later);
    await expect(stepHeading(later, step.title)).toBeVisible();
    await expect(later.getByText('Your answers of last time are here.')).toBeVisible();
    await expectKept(later, step, typed);
    await later.close();
    await onwards(page).click();
  }
  await page.reload();
  await expect(stepHeading(page, 'Look it over')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Delete all answers' }).click();
  await expect(page.locator('#onboarding-business')).toHaveValue('');
  expect(await kept(page)).not.toContain('Oak');
});

looking(
  'goes back and forward by the browser’s own buttons, and back to the review after a change',
  async ({ page }) => {
    const typed = newAnswers();
    await openForm(page);
    await fillIn(page, typed);
    await page.goBack();
    await expect(stepHeading(page, 'Recording')).toBeFocused();
    await page.goBack();
    await expect(page.locator('#onboarding-greeting')).toHaveValue(typed.greeting!);
    await page.goForward();
    await page.goForward();
    await expect(stepHeading(page, 'Look it over')).toBeFocused();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(stepHeading(page, 'Recording')).toBeFocused();
    await onwards(page).click();

    await page.getByRole('button', { name: 'Change What you do' }).click();
    await expect(stepHeading(page, 'What you do')).toBeFocused();
    await page.locator('#onboarding-services').fill('Gutters only');
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await expect(stepHeading(page, 'Look it over')).toBeFocused();
    await expect(page.getByText('Gutters only')).toBeVisible();

    // What no longer fits together is said at the end, and leads to its field.
    await page.getByRole('button', { name: 'Change Your business' }).click();
    await page.locator('#onboarding-own_number').fill('972-555-0161');
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await page.locator('#onboarding-agreed').check();
    await sendAnswers(page).click();
    await page.getByRole('link', { name: /^Enter another number/ }).click();
    await expect(page.locator('#onboarding-escalation_number')).toBeFocused();
  },
);

looking(
  'asks for a greeting that says what it has to, and offers the sentence',
  async ({ page }) => {
    await openReview(page, { ...newAnswers(), greeting: 'I’m an AI assistant.', recording: 'no' });
    await page.getByRole('button', { name: 'Change The greeting' }).click();
    await page.locator('#onboarding-greeting').fill('Howdy.');
    await onwards(page).click();
    await expect(page.locator('#onboarding-greeting-error')).toContainText(
      'Say that an AI answers',
    );
    await page.getByRole('button', { name: 'Add “I’m an AI assistant.”' }).click();
    await expect(page.locator('#onboarding-greeting')).toHaveValue('Howdy. I’m an AI assistant.');
    await onwards(page).click();

    await page.getByRole('button', { name: 'Change Recording' }).click();
    await page.getByLabel('Yes, and the greeting says so').check();
    await onwards(page).click();
    await expect(page.locator('#onboarding-recording-error')).toContainText('may be recorded');
    await page.getByRole('button', { name: /^Add “This call may be recorded.”/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'now reads' })).toBeFocused();
    await onwards(page).click();
    await expect(
      page.getByText('Howdy. I’m an AI assistant. This call may be recorded.'),
    ).toBeVisible();
  },
);

for (const path of ['/aivoice-thanks', '/email-thanks']) {
  looking(
    `${path} without an id, or with one of nobody, says so and leads on`,
    async ({ page }) => {
      for (const hash of ['', '#', '#nonsense', `#${randomUUID()}extra`, '#<script>']) {
        await page.goto(`${path}${hash}`);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'This page shows what you sent',
        );
      }
      await page.goto(`${path}#${randomUUID()}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Nothing is kept under this link',
      );
      await expectReadable(page);
      await page.getByRole('link', { name: /to the form$/ }).click();
      await expect(page.getByText(/^Step 1 of/)).toBeVisible();
    },
  );
}

/** An order of a plan in this state. */
async function ordered(database: SupabaseClient, plan: string, email: string, state: string) {
  const city = plan === 'listing' ? 'southlake' : null;
  const trade = plan === 'listing' ? 'roofing' : null;
  const { data } = await database.rpc('start_order', { plan, trade, city, email }).throwOnError();
  const begun = data as { readonly order: string; readonly reference: string };
  await database.from('orders').update({ state }).eq('id', begun.order).throwOnError();
  return begun;
}

looking(
  'the form goes with an order of this device whose plan is on, and says so',
  async ({ page, database }) => {
    const typed = newAnswers();
    // Some of the money went back, and the plan goes on.
    const running = await ordered(database, 'voice', typed.email!, 'partly refunded');
    const ended = await ordered(database, 'voice', typed.email!, 'ended');
    const other = await ordered(database, 'listing', typed.email!, 'paid');
    const pending = await ordered(database, 'voice', typed.email!, 'pending');
    const begun = (...orders: readonly { readonly order: string }[]) =>
      page.evaluate(
        (kept) => localStorage.setItem('orders', JSON.stringify(kept)),
        orders.map(({ order }) => order),
      );
    await openReview(page, typed);
    await expect(page.getByText('No paid order was made on this device.')).toBeVisible();
    await begun(pending, ended, other);
    await page.reload();
    await expect(page.getByText(`Your order ${pending.reference} is not paid yet.`)).toBeVisible();
    await begun(pending, ended, other, running);
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByText(`Goes with your order ${running.reference}`)).toBeVisible();
    await agreeAndSend(page);
    await expect(thanks(page)).toBeVisible();
    expect((await stored(database, typed.email))[0]).toMatchObject({ order_id: running.order });
  },
);

looking(
  'an order that is not paid yet goes with the form, so that the operator knows what it waits for',
  async ({ page, database }) => {
    const typed = newAnswers();
    const pending = await ordered(database, 'voice', typed.email!, 'pending');
    await openForm(page);
    await page.evaluate(
      (kept) => localStorage.setItem('orders', JSON.stringify([kept])),
      pending.order,
    );
    await page.reload();
    await expect(page.getByText(`Your order ${pending.reference} is not paid yet.`)).toBeVisible();
    await fillIn(page, typed);
    await agreeAndSend(page);
    await expect(thanks(page)).toBeVisible();
    expect((await stored(database, typed.email))[0]).toMatchObject({ order_id: pending.order });
  },
);

looking(
  'the form of the follow-up by email stands on its page and is sent from there',
  async ({ page, database }) => {
    const typed = { ...filled.email, email: newAnswers().email };
    await page.goto('/us2-email');
    await page.locator('#onboarding').scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Step 1 of 5$/)).toBeVisible();
    await expectReadable(page);
    await fillIn(page, typed, emailForm);
    await expectReadable(page);
    await agreeAndSend(page);
    await expect(thanks(page)).toBeVisible();
    await expect(page).toHaveURL(/\/email-thanks#/);
    const [row] = await stored(database, typed.email);
    expect(row).toMatchObject({ service: 'email', answers: { list_size: 'under 100' } });
  },
);

test('the form loads at most 30 KB of our own scripts, and no database client', async ({
  page,
}) => {
  const { own, supabase } = await weighPage(page, FORM);
  expect(own).toBeLessThanOrEqual(30 * 1024);
  expect(supabase).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page lists what will be asked, and where to write instead', async ({ page }) => {
    await page.goto(FORM);
    // Text inside it is found by no other locator.
    const without = page.locator('main noscript p');
    await expect(without).toContainText('JavaScript is off');
    await expect(without).toBeVisible();
    for (const { title } of voice.steps) await expect(page.getByText(`${title}:`)).toBeVisible();
  });
});
