import type { Page } from '@playwright/test';
import { demoAccounts } from '../../supabase/demo-accounts.ts';
import type { TestEnvironment } from './harness/environment.ts';
import { asVisitor, expectReadable } from './harness/request-form.ts';
import { beSignedIn } from './harness/signed-in.ts';
import { expect, looking, takenOver, test } from './harness/test.ts';

const email = 'admin@demo.example';

/** As the service draws them, in small. */
const squares =
  '<svg width="8" height="8" xmlns="http://www.w3.org/2000/svg"><rect width="8" height="8" style="fill:white"/><rect width="4" height="4" style="fill:black"/></svg>';

/** How the database says that staff stand with the code: the embedded server has no apps to make it ask. */
const stand = (page: Page, state: string) =>
  page.route('**/rest/v1/rpc/code_of_staff', (route) => route.fulfill({ json: state }));

/** Answers as the auth service of a hosted project does (supabase/auth, internal/api/mfa.go). */
async function offerApps(
  page: Page,
  environment: TestEnvironment,
  app: { id: string; status: string } | null,
) {
  const { password } = demoAccounts.find((account) => account.email === email)!;
  const { data } = await asVisitor(environment).auth.signInWithPassword({ email, password });
  const session = data.session!;
  const factors = app ? [{ ...app, factor_type: 'totp' }] : [];
  const answers: Readonly<Record<string, object>> = {
    'GET user': { ...session.user, factors },
    'POST factors': {
      id: 'app',
      type: 'totp',
      totp: {
        qr_code: squares,
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Ledger?secret=JBSWY3DPEHPK3PXP',
      },
    },
    'POST factors/app/challenge': { id: 'asked', type: 'totp', expires_at: 1 },
    'POST factors/app/verify': session,
  };
  await page.route(`${environment.backendUrl}/auth/v1/{user,factors,factors/**}`, (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fallback();
    const path = new URL(request.url()).pathname.replace('/auth/v1/', '');
    const isWrong = path.endsWith('/verify') && request.postData()?.includes('000000');
    return route.fulfill({
      status: isWrong ? 422 : 200,
      headers: { 'access-control-allow-origin': '*' },
      json: isWrong
        ? { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' }
        : (answers[`${request.method()} ${path}`] ?? {}),
    });
  });
}

looking(
  'an admin who needs an app adds one, writes the recovery codes down, and is let in',
  async ({ page, environment }) => {
    await beSignedIn(page, environment, email);
    await stand(page, 'to set up');
    await offerApps(page, environment, null);
    const codes = Array.from({ length: 10 }, (_, n) => `0000${n}-aaaaa-bbbbb-ccccc`);
    await page.route('**/rest/v1/rpc/make_recovery_codes', (route) =>
      route.fulfill({ json: codes }),
    );
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Add an app that makes codes' })).toBeVisible();
    await expectReadable(page);
    expect(asked.filter((url) => /\/(Admin|Today)\.[^/]*\.js$/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Begin' }).click();
    const picture = page.getByRole('img', { name: 'The key as squares for a camera' });
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBe(8);
    await expect(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    await expectReadable(page);
    const code = page.getByLabel('Code from your app');
    await code.fill('12');
    await page.getByRole('button', { name: 'Turn codes on' }).click();
    await expect(page.getByText('Enter the six digits that the app shows')).toBeVisible();
    await code.fill('123 456');
    await page.getByRole('button', { name: 'Turn codes on' }).click();
    await expect(page.getByRole('heading', { name: 'Write these codes down' })).toBeVisible();
    await expect(page.getByText(codes[9]!)).toBeVisible();
    await expectReadable(page);
    await stand(page, 'given');
    await page.getByRole('button', { name: 'I wrote them down' }).click();
    await expect(page.locator('#account-menu > button')).toBeVisible();
    await page.locator('#account-menu > button').click();
    await page.getByRole('link', { name: 'Codes from an app for signing in' }).click();
    await expect(page.getByRole('heading', { name: 'Your app is set up' })).toBeVisible();
    await expectReadable(page);
  },
);

looking(
  'an admin with an app gives its code, or a recovery code, before anything opens',
  async ({ page, environment, excuse }) => {
    excuse(/status of 422/);
    await beSignedIn(page, environment, email);
    await stand(page, 'to give');
    await offerApps(page, environment, { id: 'app', status: 'verified' });
    await page.goto('/admin');
    const code = page.getByLabel('Code from your app');
    await takenOver(code);
    await expectReadable(page);
    await code.fill('000000');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('That code is not right')).toBeVisible();
    await page.getByRole('button', { name: 'I lost the app' }).click();
    await page.route('**/rest/v1/rpc/use_recovery_code', (route) =>
      route.fulfill({
        status: 422,
        json: { code: 'PT422', message: 'This code is not one of yours, or has been used.' },
      }),
    );
    await page.getByLabel('Recovery code').fill('aaaaa-aaaaa-aaaaa-aaaaa');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('This code is not one of yours')).toBeVisible();
    await page.getByRole('button', { name: 'I have the app' }).click();
    await stand(page, 'given');
    await code.fill('123456');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.locator('#account-menu > button')).toBeVisible();
  },
);

looking('a server that has no such apps says so', async ({ page, environment, excuse }) => {
  excuse(/status of 404/);
  await beSignedIn(page, environment, email);
  await page.goto('/admin?view=codes');
  const begin = page.getByRole('button', { name: 'Begin' });
  await takenOver(begin);
  await begin.click();
  await expect(page.getByText('Our server does not offer this.')).toBeVisible();
});

test('a page that cannot reach its server says so within 15 seconds', async ({
  page,
  environment,
  excuse,
}) => {
  excuse(/Failed to load resource/);
  await beSignedIn(page, environment, email);
  await page.clock.install();
  await page.addInitScript(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'))!;
    const session = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.route(`${environment.backendUrl}/auth/v1/token*`, (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: '' }),
  );
  await page.goto('/admin');
  await expect(page.getByText('Looking up who is signed in')).toBeVisible();
  // The words stand there before any script: the fifteen seconds begin when one runs.
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(page.getByText('We could not reach our server.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
