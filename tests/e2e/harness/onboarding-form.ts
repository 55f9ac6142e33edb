import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Draft } from '../../../src/company/onboarding/use-draft.ts';
import type { OnboardingForm } from '../../../src/selling/onboarding/form.ts';
import { fieldsOf } from '../../../src/selling/onboarding/form.ts';
import { voice } from '../../../src/selling/onboarding/voice.ts';
import { filled } from '../../unit/selling/onboarding/filled.ts';
import { expect, takenOver } from './test.ts';

/** Answers by the keys of their questions. */
export type Typed = Readonly<Record<string, string>>;

/** The page of the long form. */
export const FORM = '/aivoice-onboard';

/** Answers with which the voice form can be sent, under an address that no other test knows. */
export const newAnswers = (): Typed & { business: string; email: string } => ({
  ...filled.voice,
  business: 'Oak Roofing',
  email: `dee-${randomUUID()}@oak.example`,
  hours: 'Mon–Fri 7–5\nSat 8–12',
  emergencies: 'Water through a ceiling',
});

/** The button that ends a step. */
export const onwards = (page: Page) =>
  page.getByRole('button', { name: /^(Continue|Back to the review)$/ });

export const sendAnswers = (page: Page) =>
  page.getByRole('button', { name: /^(Send my answers|Try again now)$/ });

export const stepHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** Opens a form and waits until it can be filled in. */
export async function openForm(page: Page, path = FORM): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(/^Step \d of \d$/)).toBeVisible();
  await takenOver(page.locator('#onboarding'));
}

/** Answers the questions of one step. */
export async function answer(page: Page, step: OnboardingForm['steps'][number], typed: Typed) {
  for (const { key, kind, choices = [] } of step.fields) {
    const text = typed[key];
    if (text === undefined) continue;
    const field = page.locator(`#onboarding-${key}`);
    if (kind !== 'choice') await field.fill(text);
    else if (await field.evaluate((one) => one.matches('select'))) await field.selectOption(text);
    else await field.getByLabel(choices.find(({ value }) => value === text)!.says).check();
  }
}

/** Fills in a whole form up to the review. */
export async function fillIn(page: Page, typed: Typed, form: OnboardingForm = voice) {
  for (const step of form.steps) {
    await expect(stepHeading(page, step.title)).toBeVisible();
    await answer(page, step, typed);
    await onwards(page).click();
  }
  await expect(stepHeading(page, 'Look it over')).toBeFocused();
}

/** Opens the long form as a device kept it that filled in all of it: at the review. */
export async function openReview(page: Page, typed: Typed): Promise<void> {
  // A page of the same origin that knows nothing of the form.
  await page.goto('/robots.txt');
  const draft: Draft = { id: randomUUID(), step: 'review', typed };
  await page.evaluate(
    (kept) => localStorage.setItem('onboarding-voice', kept),
    JSON.stringify(draft),
  );
  await page.goto(FORM);
  await expect(stepHeading(page, 'Look it over')).toBeVisible();
  await takenOver(page.locator('#onboarding'));
}

/** Agrees and sends, from the review. */
export async function agreeAndSend(page: Page): Promise<void> {
  await page.locator('#onboarding-agreed').check();
  await sendAnswers(page).click();
}

/** What a step holds now, of what was answered in it. */
export async function expectKept(page: Page, step: OnboardingForm['steps'][number], typed: Typed) {
  for (const { key, kind } of step.fields) {
    const text = typed[key];
    if (text === undefined || key === 'recording') continue;
    await expect(page.locator(`#onboarding-${key}`), `${kind} ${key}`).toHaveValue(text);
  }
}

/** The words of the questions that an answer was given to. */
export const answeredLabels = (form: OnboardingForm, typed: Typed): readonly string[] =>
  fieldsOf(form)
    .filter(({ key }) => key !== 'email' && typed[key] !== undefined)
    .map(({ label }) => label);

/** What the database holds of the forms sent from an address. */
export const stored = async (database: SupabaseClient, email: string | undefined) => {
  const { data } = await database
    .from('onboardings')
    .select('id, service, reference, order_id, company, answers')
    .eq('email', email ?? '')
    .throwOnError();
  return data;
};

/** The heading of a receipt. */
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you. We have it' });
