import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../supabase/demo-accounts.ts';
import type { TestEnvironment } from './environment.ts';

/** Who of the demonstration may open each page that is not for everyone. */
export const openers: Readonly<Record<string, string>> = {
  '/dashboard': 'ana@demo.example',
  '/admin': 'admin@demo.example',
  '/developer-admin': 'developer@demo.example',
};

/**
 * Lets a page find an account of the demonstration signed in, from its next load on, without the form:
 * for tests that are about what comes after.
 */
export async function beSignedIn(
  page: Page,
  { backendUrl, keys }: Pick<TestEnvironment, 'backendUrl' | 'keys'>,
  email: string,
): Promise<void> {
  const password = demoAccounts.find((account) => account.email === email)?.password ?? '';
  const answer = await page.request.post(`${backendUrl}/auth/v1/token?grant_type=password`, {
    // The server may close one that is kept just as the next test would use it.
    headers: { apikey: keys.SUPABASE_PUBLISHABLE_KEY, connection: 'close' },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const name = `sb-${new URL(backendUrl).hostname.split('.')[0]}-auth-token`;
  const session = await answer.text();
  // A page of the same origin that asks nobody who is signed in.
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, session] as const);
}

/** The page of a company comes to the front again, and looks for what is new. */
export const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
