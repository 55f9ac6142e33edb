import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { accountMailIn } from '../../scripts/backend/mail.ts';
import { site } from '../../src/site.ts';
import { accountLetters } from '../../supabase/functions/mail/account-letters.ts';
import { demoAccounts } from '../../supabase/demo-accounts.ts';
import type { TestEnvironment } from './harness/environment.ts';
import { asVisitor, expectReadable } from './harness/request-form.ts';
import { expect, expectAccessible, looking, takenOver, test } from './harness/test.ts';

/** Someone whom no other test knows. */
interface Someone {
  readonly email: string;
  readonly password: string;
  readonly company: string;
}

const newcomer = (): Someone => {
  const mark = randomUUID().slice(0, 8);
  return {
    email: `new-${mark}@mail.example`,
    password: `orbit mango ${mark}`,
    company: `Newcomer ${mark} Comfort`,
  };
};

/** Makes an account with a company without the pages. */
async function signedUp(environment: TestEnvironment): Promise<Someone> {
  const someone = newcomer();
  const { error } = await asVisitor(environment).auth.signUp({
    email: someone.email,
    password: someone.password,
    options: { data: { company_name: someone.company } },
  });
  expect(error).toBeNull();
  return someone;
}

const demo = (email: string): Pick<Someone, 'email' | 'password'> =>
  demoAccounts.find((account) => account.email === email)!;

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const passwordField = (page: Page) => page.getByLabel(/^(New p|P)assword$|^Choose a password$/);
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

/** Fills in the sign-in form of the page and sends it. */
async function signIn(
  page: Page,
  { email, password }: Pick<Someone, 'email' | 'password'>,
): Promise<void> {
  await takenOver(emailField(page));
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await signInButton(page).click();
}

/** A signed-in browser on the dashboard. */
async function atDashboard(page: Page, someone: Pick<Someone, 'email' | 'password'>) {
  await page.goto('/auth');
  await signIn(page, someone);
  await page.waitForURL('**/dashboard');
  await expect(accountButton(page)).toBeVisible();
}

/** The link in the newest letter of a kind to an address, as the mail function writes it. */
async function mailedLink(
  { mailFile, siteUrl }: TestEnvironment,
  to: string,
  subject: string,
): Promise<string> {
  let link = '';
  await expect
    .poll(() => {
      const written = accountMailIn((mail) => {
        for (const one of accountLetters(mail, { ...site, origin: siteUrl })) {
          if (one.to !== to || one.letter.subject !== subject) continue;
          link =
            one.letter.blocks.flatMap((block) => ('href' in block ? [block.href] : []))[0] ?? '';
        }
      });
      // The reader keeps no more than the end of what it was given.
      for (const piece of readFileSync(mailFile, 'utf8').match(/[\s\S]{1,5000}/g) ?? [])
        written(piece);
      return link;
    })
    .not.toBe('');
  return link;
}

const accountButton = (page: Page) => page.locator('#account-menu > button');

/** Answers a call to the auth service as a hosted project would. */
const answerAuth = (
  { backendUrl }: TestEnvironment,
  context: BrowserContext,
  path: string,
  status: number,
  body: object,
) =>
  context.route(`${backendUrl}/auth/v1/${path}`, (route) =>
    route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: JSON.stringify(body),
    }),
  );

const failedCall = /Failed to load resource/;

const companyOf = async (database: SupabaseClient, email: string) => {
  const { data } = await database
    .from('company_members')
    .select(
      'role, companies(name, status, phone, website, license, reply_hours, company_trades(trade_id), company_cities(city_id))',
    )
    .eq('signup_email', email)
    .throwOnError();
  return data;
};

test.describe('signing up', () => {
  looking(
    'says what is missing, takes a company over whole, and sends it for approval',
    async ({ page, database }) => {
      const { email, password, company } = newcomer();
      await page.goto('/professional-signup');
      const send = page.getByRole('button', { name: 'Send for approval' });
      await takenOver(send);
      await expectReadable(page);
      await send.click();
      await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
      for (const words of [
        'Enter an email address',
        'Too short',
        'Enter the name of your company',
        'Enter a 10-digit US phone number',
        'Check at least one trade',
        'Check at least one city',
      ]) {
        await expect(page.getByRole('link', { name: words })).toBeVisible();
      }
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Check at least one trade' }).click();
      await expect(page.getByRole('checkbox', { name: 'Roofing' })).toBeFocused();

      await emailField(page).fill(email);
      await passwordField(page).fill('password1234');
      await expect(page.getByText('Too easy to guess').first()).toBeVisible();
      await passwordField(page).fill(password);
      await expect(page.getByText(/^(Good|Strong)\./)).toBeVisible();
      const name = page.getByLabel('Company name');
      for (const [typed, words] of [
        ['   ', 'Enter the name of your company'],
        ['Oak '.repeat(2500), 'Shorten the name to 120 letters'],
        ['<script>alert(1)</script>', 'Use only letters, digits and the signs'],
        ['LLC', 'Enter a name of at least 3 letters'],
      ] as const) {
        await name.fill(typed);
        await expect(page.locator('#signup-company-error')).toContainText(words);
      }
      await name.fill(`${company}, LLC`);
      await expect(page.locator('#signup-company-error')).toBeHidden();
      await page.getByLabel('Phone').fill('(972) 555-0161');
      await page.getByLabel('Website, if you have one').fill('newcomer.example');
      await page.getByRole('checkbox', { name: 'Roofing' }).check();
      await expect(page.getByText('Texas does not license this trade.').first()).toBeVisible();
      await page.getByRole('checkbox', { name: 'Heating and cooling' }).check();
      await page.locator('#signup-license-hvac').fill('taclb 12345 e');
      await page.getByRole('checkbox', { name: 'Plano' }).check();
      await page.getByRole('radio', { name: '4 hours' }).check();
      await send.click();
      await expect(page.getByRole('heading', { name: 'Sent for approval' })).toBeFocused();
      await expectReadable(page);
      expect(await companyOf(database, email)).toEqual([
        {
          role: 'owner',
          companies: {
            name: `${company} LLC`,
            status: 'pending',
            phone: '972-555-0161',
            website: 'https://newcomer.example',
            license: 'TDLR TACLB12345E',
            reply_hours: 4,
            company_trades: expect.arrayContaining([
              { trade_id: 'hvac' },
              { trade_id: 'roofing' },
            ]) as unknown,
            company_cities: [{ city_id: 'plano' }],
          },
        },
      ]);
      await page.getByRole('link', { name: 'To your dashboard' }).click();
      await expect(accountButton(page)).toContainText(company);
    },
  );

  looking('keeps what was typed through a reload, but never the password', async ({ page }) => {
    const { email, password } = newcomer();
    await page.goto('/professional-signup');
    await takenOver(emailField(page));
    await emailField(page).fill(email);
    await passwordField(page).fill(password);
    await page.getByRole('checkbox', { name: 'Septic' }).check();
    await page.locator('#signup-license-septic').fill('OS0012345');
    await page.reload();
    await takenOver(emailField(page));
    await expect(emailField(page)).toHaveValue(email);
    await expect(page.locator('#signup-license-septic')).toHaveValue('OS0012345');
    await expect(passwordField(page)).toHaveValue('');
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...sessionStorage, ...localStorage }),
    );
    expect(stored).not.toContain(password);
  });

  looking(
    'answers a used address like a new one that waits to be confirmed',
    async ({ page, environment, database, excuse }) => {
      excuse(failedCall);
      const { email, password } = await signedUp(environment);
      await page.goto('/professional-signup');
      await takenOver(emailField(page));
      await emailField(page).fill(email);
      await passwordField(page).fill(`${password} again`);
      await page.getByLabel('Company name').fill('Second Try Roofing');
      await page.getByLabel('Phone').fill('972-555-0162');
      await page.getByRole('checkbox', { name: 'Roofing' }).check();
      await page.getByRole('checkbox', { name: 'Allen' }).check();
      await page.getByRole('button', { name: 'Send for approval' }).click();
      await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeFocused();
      await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
      await expectReadable(page);
      expect(await companyOf(database, email)).toHaveLength(1);
      await page.getByRole('button', { name: 'Send the link again' }).click();
      await expect(page.getByText('Asked for again at')).toBeVisible();
      await expect(
        page.getByRole('button', { name: /Send the link again in \d+ seconds/ }),
      ).toBeDisabled();
      await page.getByRole('button', { name: 'Go back and change it' }).click();
      await expect(emailField(page)).toHaveValue(email);
    },
  );
});

test.describe('signing in', () => {
  looking(
    'says the same of a wrong password and of an address that nobody has',
    async ({ page, excuse }) => {
      excuse(failedCall);
      await page.goto('/auth');
      await expectReadable(page);
      const seen: (string | null)[] = [];
      for (const email of ['ana@demo.example', `nobody-${randomUUID()}@mail.example`]) {
        await signIn(page, { email, password: 'not the password' });
        const alert = page.getByRole('alert').filter({ hasText: 'do not match' });
        await expect(alert).toBeVisible();
        seen.push(await alert.textContent());
      }
      expect(seen[0]).toBe(seen[1]);
      await expectReadable(page);
    },
  );

  test('says that a browser which keeps nothing cannot stay signed in', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await page.goto('/auth?next=%2Fdashboard');
    await expect(page.getByRole('alert').filter({ hasText: 'keeps nothing' })).toBeVisible();
    await expect(page.getByText('Then the page you asked for opens.')).toHaveCount(0);
  });

  looking('hands the address typed over to the form for a new password', async ({ page }) => {
    await page.goto('/auth');
    await takenOver(emailField(page));
    await emailField(page).fill('ana@demo.example');
    await page.getByRole('link', { name: 'Forgot the password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
    await expect(emailField(page)).toHaveValue('ana@demo.example');
    await expect(emailField(page)).toBeFocused();
  });

  looking('goes on to the page that was asked for, and to no other site', async ({ page }) => {
    await page.goto('/dashboard?view=report');
    await page.waitForURL('**/auth?next=*');
    await expect(page.getByText('Then the page you asked for opens.')).toBeVisible();
    await signIn(page, demo('ana@demo.example'));
    await page.waitForURL('**/dashboard?view=report');
    for (const next of [
      '//evil.example/',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await page.waitForURL(({ pathname }) => pathname === '/dashboard');
    }
  });

  looking(
    'says when to try again, what to confirm first, and that the server is away',
    async ({ page, context, environment, excuse }) => {
      // The browser's own line for a call that failed; the library adds none.
      excuse(/Failed to load resource/);
      await page.goto('/auth');
      await answerAuth(environment, context, 'token?grant_type=password', 429, {
        code: 429,
        error_code: 'over_request_rate_limit',
        msg: 'Request rate limit reached',
      });
      await signIn(page, demo('ben@demo.example'));
      await expect(page.getByText('Too many tries.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Try again in \d+ seconds$/ })).toBeDisabled();

      await page.reload();
      await context.unrouteAll();
      await answerAuth(environment, context, 'token?grant_type=password', 400, {
        code: 400,
        error_code: 'email_not_confirmed',
        msg: 'Email not confirmed',
      });
      await signIn(page, demo('ben@demo.example'));
      await expect(page.getByText('Open the link in our mail first')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
      await expectAccessible(page);

      await context.unrouteAll();
      await context.route(`${environment.backendUrl}/auth/**`, (route) => route.abort());
      await signInButton(page).click();
      await expect(page.getByText('We could not reach our server.')).toBeVisible();
      await context.unrouteAll();
      await signInButton(page).click();
      await page.waitForURL('**/dashboard');
    },
  );

  looking(
    'is said in the header and footer of every page, without the library of sessions',
    async ({ page, excuse }) => {
      // A call of the dashboard that is under way when the session ends is refused.
      excuse(/status of 401/);
      const account = page.getByRole('navigation', { name: 'Main' }).locator('[data-account]');
      const below = page.getByRole('contentinfo').locator('[data-account]');
      await page.goto('/about-us');
      await expect(account).toHaveText('Sign in');
      await atDashboard(page, demo('cruz@demo.example'));
      // The dashboard asks again and again until it is left.
      await page.goto('about:blank');
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      await page.goto('/about-us', { waitUntil: 'networkidle' });
      await expect(account).toHaveText('Dashboard');
      await expect(below).toHaveText('Dashboard');
      await expect(below).toHaveAttribute('href', '/dashboard');
      expect(asked.filter((url) => /supabase|\/(auth|rest)\/v1\//.test(url))).toEqual([]);
      await account.click();
      await page.waitForURL('**/dashboard');
      await accountButton(page).click();
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page.getByText('You are signed out.')).toBeVisible();
      await page.goto('/about-us');
      await expect(account).toHaveText('Sign in');
      await expect(below).toHaveText('Sign in');
    },
  );
});

test.describe('a protected page', () => {
  looking('fetches nothing of what it protects for a visitor', async ({ page, environment }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    for (const path of ['/dashboard', '/admin', '/developer-admin']) {
      await page.goto(path);
      await page.waitForURL(`**/auth?next=${encodeURIComponent(path)}`);
    }
    expect(asked.filter((url) => url.startsWith(`${environment.backendUrl}/rest/`))).toEqual([]);
    expect(asked.filter((url) => /\/(Dashboard|Admin|Developer)\.[^/]*\.js$/.test(url))).toEqual(
      [],
    );
  });

  looking('says to the wrong account that it is not theirs, and where to go', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await atDashboard(page, demo('dee@demo.example'));
    for (const path of ['/admin', '/developer-admin']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This page is not yours' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'To your requests' })).toBeVisible();
    }
    await expectReadable(page);
    expect(asked.filter((url) => /\/(Admin|Developer)\.[^/]*\.js$/.test(url))).toEqual([]);
  });

  looking('opens for nobody with a tampered session', async ({ page, excuse }) => {
    excuse(failedCall);
    await atDashboard(page, demo('ana@demo.example'));
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'))!;
      const session = JSON.parse(localStorage.getItem(key)!) as Record<string, string>;
      const [head, body, seal] = session['access_token']!.split('.') as [string, string, string];
      const claims = JSON.parse(atob(body)) as Record<string, string>;
      claims['role'] = 'service_role';
      session['access_token'] = `${head}.${btoa(JSON.stringify(claims))}.${seal}`;
      session['refresh_token'] = 'made-up';
      localStorage.setItem(key, JSON.stringify(session));
    });
    await page.goto('/admin');
    await page.waitForURL('**/auth?next=*');
    await expect(signInButton(page)).toBeVisible();
  });
});

test.describe('a session', () => {
  looking(
    'ends in every tab, out of sight and without loss, and goes on after signing in again',
    async ({ page, context, environment }) => {
      const someone = await signedUp(environment);
      await atDashboard(page, someone);
      // Stands for whatever was half typed.
      await page.locator('main h1').evaluate((heading) => {
        const note = document.createElement('input');
        note.setAttribute('aria-label', 'A half-typed note');
        note.value = 'Call back after 5';
        heading.parentElement!.append(note);
      });
      const other = await context.newPage();
      await other.goto('/dashboard');
      await accountButton(other).click();
      await other.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(other.getByText('You are signed out.')).toBeVisible();
      await other.close();

      await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeFocused();
      await expect(page.getByLabel('A half-typed note')).toBeHidden();
      await expect(accountButton(page)).toBeHidden();
      await expectReadable(page);
      await passwordField(page).fill(someone.password);
      await signInButton(page).click();
      await expect(page.getByLabel('A half-typed note')).toHaveValue('Call back after 5');
      await expect(page.getByLabel('A half-typed note')).toBeVisible();
      await expect(accountButton(page)).toBeVisible();
    },
  );

  looking(
    'that was ended on every device ends here once its time is up, politely',
    async ({ page, browser, environment, excuse }) => {
      excuse(failedCall);
      const someone = await signedUp(environment);
      await atDashboard(page, someone);
      const elsewhere = await (await browser.newContext()).newPage();
      await elsewhere.goto(`${environment.siteUrl}/auth`);
      await signIn(elsewhere, someone);
      await elsewhere.waitForURL('**/dashboard');
      await accountButton(elsewhere).click();
      await elsewhere.getByRole('button', { name: 'Sign out on every device' }).click();
      await expect(
        elsewhere.getByText('You are signed out here. Your other devices'),
      ).toBeVisible();
      await elsewhere.context().close();

      // The hour of its token passes while the page is in the background.
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'))!;
        const session = JSON.parse(localStorage.getItem(key)!) as Record<string, unknown>;
        localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event('visibilitychange'));
      });
      await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
      await expect(emailField(page)).toHaveValue(someone.email);
    },
  );
});

looking(
  'a forgotten password is reset by the mailed link, once',
  async ({ page, environment, excuse }) => {
    excuse(failedCall);
    const someone = await signedUp(environment);
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot the password?' }).click();
    const ask = page.getByRole('button', { name: 'Send the link', exact: true });
    const answers: string[] = [];
    for (const email of [`nobody-${randomUUID()}@mail.example`, someone.email]) {
      await page.goto('/auth?view=forgot');
      await takenOver(ask);
      await emailField(page).fill(email);
      await ask.click();
      const answer = page.getByText('a link is on its way');
      await expect(answer).toBeVisible();
      answers.push((await answer.innerText()).replace(email, 'someone'));
    }
    expect(answers[0]).toBe(answers[1]);
    await expectReadable(page);

    const link = await mailedLink(environment, someone.email, 'Choose a new password');
    // What a mail program does with it: it asks for the page, and nothing is used up.
    expect((await page.request.get(link)).ok()).toBe(true);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await expect(page.getByText(`For ${someone.email}`)).toBeVisible();
    await passwordField(page).fill('qwertyuiop');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await expect(page.getByText('Too easy to guess').first()).toBeVisible();
    await expectReadable(page);
    const password = `${someone.password} again`;
    await passwordField(page).fill(password);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/dashboard');
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();

    await page.goto(link);
    await takenOver(passwordField(page));
    await passwordField(page).fill(password);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await expect(page.getByText('This link has been used or is too old.')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Mail me a link to a new password' }),
    ).toBeVisible();
    await page.goto('/auth');
    await signIn(page, { ...someone, password });
    await page.waitForURL('**/dashboard');
  },
);

/** A session that the auth service gives for a link of someone's. */
const sessionOf = async (environment: TestEnvironment, someone: Someone) => {
  const { data } = await asVisitor(environment).auth.signInWithPassword(someone);
  return data.session!;
};

looking(
  'the link that confirms an address takes the password and shows what was typed of the company',
  async ({ page, context, environment }) => {
    const someone = await signedUp(environment);
    await answerAuth(environment, context, 'verify', 200, await sessionOf(environment, someone));
    await page.goto(`/auth#token_hash=abc&type=signup&email=${encodeURIComponent(someone.email)}`);
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    await takenOver(passwordField(page));
    await expectReadable(page);
    // Typed by whoever reads the mail, whatever the account was begun with.
    const password = `${someone.password} mine`;
    await passwordField(page).fill(password);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await page.waitForURL('**/dashboard?view=profile&confirmed');
    await expect(page.getByText('Please read every line below')).toBeVisible();
    await expect(accountButton(page)).toContainText(someone.company);
    const begun = await asVisitor(environment).auth.signInWithPassword(someone);
    expect(begun.error?.code).toBe('invalid_credentials');
  },
);

looking(
  'a link of another account signs nobody out without being asked',
  async ({ page, context, environment, excuse }) => {
    excuse(failedCall);
    const [mine, theirs] = [await signedUp(environment), await signedUp(environment)];
    await atDashboard(page, mine);
    const other = await sessionOf(environment, theirs);
    const { access_token, refresh_token } = other;
    for (const path of ['/', '/dashboard', '/auth']) {
      await page.goto(
        `${path}#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=900&token_type=bearer&type=signup`,
      );
      await page.waitForURL(({ pathname }) => pathname === '/dashboard');
      await expect(accountButton(page)).toContainText(mine.company);
    }
    await answerAuth(environment, context, 'verify', 200, other);
    await page.goto(`/auth#token_hash=abc&type=magiclink&email=${encodeURIComponent(mine.email)}`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Two accounts' })).toBeVisible();
    await expect(page.getByText(`The link belongs to ${theirs.email}`)).toBeVisible();
    await expectReadable(page);
    await page.getByRole('button', { name: `Stay signed in as ${mine.email}` }).click();
    await page.waitForURL('**/dashboard');
    await expect(accountButton(page)).toContainText(mine.company);
  },
);

looking(
  'a change of address says that both letters are to be opened',
  async ({ page, context, environment }) => {
    await answerAuth(environment, context, 'verify', 200, {
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      code: '200',
    });
    await page.goto('/auth#token_hash=abc&type=email_change&email=new%40mail.example');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'One of two is done' })).toBeVisible();
    await expectReadable(page);
    // The first page, where the auth service speaks of links it made itself, leads on to the same.
    await page.goto('/#message=Confirmation+link+accepted.');
    await expect(page.getByRole('heading', { name: 'One of two is done' })).toBeVisible();
    await page.goto('/#error=access_denied&error_code=otp_expired&error_description=x');
    await expect(page.getByText('This link has been used or is too old.')).toBeVisible();
  },
);

looking(
  'an invitation that is no longer valid says so before it asks for a password',
  async ({ page, environment, excuse }) => {
    excuse(failedCall);
    const someone = await signedUp(environment);
    await page.goto('/auth#invite=made-up');
    await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeVisible();
    await expect(page.getByText('This invitation is no longer valid.')).toBeVisible();
    await expect(passwordField(page)).toHaveCount(0);
    await expectReadable(page);
    // It is forgotten: who signs in is not asked about it again.
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, someone);
    await page.waitForURL('**/dashboard');
  },
);
