import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { asScript, expectReadable } from './harness/request-form.ts';
import { beSignedIn } from './harness/signed-in.ts';
import { expect, looking, test } from './harness/test.ts';
import type { TestEnvironment } from './harness/environment.ts';

/*
 * The page after paying, in every state an order can have. The payment provider's events are handed to
 * the database as the function does that checked their signature.
 */

interface Begun {
  readonly id: string;
  readonly reference: string;
  /** The id of its first checkout, as the provider's return address has it. */
  readonly checkout: string;
}

async function begin(environment: TestEnvironment, plan = 'listing'): Promise<Begun> {
  const { data } = await asScript(environment)
    .rpc('start_order', {
      plan,
      trade: plan === 'voice' ? null : 'septic',
      city: plan === 'voice' ? null : 'southlake',
      email: `pat-${randomUUID().slice(0, 8)}@example.com`,
    })
    .throwOnError();
  const { order, reference } = data as { order: string; reference: string };
  return { id: order, reference, checkout: `cs_test_${order.replaceAll('-', '')}` };
}

/** Tells the database what the payment provider would. */
async function tell(
  database: SupabaseClient,
  order: Begun,
  event: Readonly<Record<string, unknown>>,
): Promise<void> {
  await database
    .rpc('take_payment_event', {
      event: {
        id: `evt_${randomUUID().replaceAll('-', '')}`,
        happened_at: new Date().toISOString(),
        order: order.id,
        checkout: order.checkout,
        currency: 'usd',
        test: true,
        ...event,
      },
    })
    .throwOnError();
}

const paid = {
  kind: 'checkout.session.completed',
  plan: 'listing',
  outcome: 'paid',
  amount_cents: 4900,
};

const open = (page: Page, key: string) =>
  page.goto(`/payment-success?session_id=${encodeURIComponent(key)}`);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Turns the clock of a page on until it has looked once more by itself. */
const toNextLook = (page: Page) => page.clock.fastForward('01:00');

/** What a browser says of a call that did not arrive. */
const noConnection = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|TypeError: Failed to fetch/;

test('waits for the bank’s word, and turns to paid by itself without a reload', async ({
  page,
  environment,
  database,
}) => {
  const order = await begin(environment);
  await page.clock.install();
  await open(page, order.id);
  await expect(heading(page)).toHaveText('Not confirmed yet');
  await expect(page.getByText('this page looks again by itself')).toBeVisible();
  await expect(page.getByText(order.reference)).toBeVisible();
  await expect(page.getByText(/Paid|Thank you/)).toHaveCount(0);
  await expectReadable(page);
  await page.evaluate(() => void ((window as { marked?: true }).marked = true));
  await tell(database, order, paid);
  await toNextLook(page);
  await expect(heading(page)).toHaveText('Paid: the Listing plan');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('Test order.')).toBeVisible();
  await expect(page.getByText('Each month, for $49, until you end it')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign your company up' })).toHaveAttribute(
    'href',
    '/professional-signup',
  );
  expect(await page.evaluate(() => 'marked' in window), 'the page is still the same').toBe(true);
  await expectReadable(page);
});

test('stops asking while it is out of sight, and looks again by hand', async ({
  page,
  environment,
  database,
}) => {
  const order = await begin(environment);
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rpc/order_state') && request.method() === 'POST') asked += 1;
  });
  await open(page, order.id);
  await expect(heading(page)).toHaveText('Not confirmed yet');
  const sight = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await sight('hidden');
  const before = asked;
  await page.clock.runFor(120_000);
  expect(asked).toBe(before);
  await tell(database, order, paid);
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(heading(page)).toHaveText('Paid: the Listing plan');
});

test('says what to do when the bank’s word does not come', async ({ page, environment }) => {
  const order = await begin(environment);
  await page.clock.install();
  await open(page, order.id);
  await expect(heading(page)).toHaveText('Not confirmed yet');
  await expect(page.getByText('This takes longer than it should')).toHaveCount(0);
  await page.clock.fastForward(11 * 60_000);
  await expect(page.getByText('Look at your bank account')).toBeVisible();
  await expect(heading(page)).toHaveText('Not confirmed yet');
  await expectReadable(page);
});

for (const { name, events, says, next } of [
  {
    name: 'declined',
    events: [{ kind: 'checkout.session.async_payment_failed', plan: 'listing', outcome: 'unpaid' }],
    says: ['The payment did not go through', 'You were not charged'],
    next: 'Try again',
  },
  {
    name: 'left',
    events: [{ kind: 'checkout.session.expired', plan: 'listing', outcome: 'unpaid' }],
    says: ['The checkout has closed', 'You were not charged'],
    next: 'Start again',
  },
  {
    name: 'refunded in part',
    events: [
      { ...paid, payment: 'pi' },
      { kind: 'charge.refunded', checkout: null, charge: 'ch', payment: 'pi', amount_cents: 2000 },
    ],
    says: ['Partly refunded: the Listing plan', 'We gave $20 back', 'Your plan goes on'],
  },
  {
    name: 'refunded',
    events: [
      { ...paid, payment: 'pi' },
      { kind: 'charge.refunded', checkout: null, charge: 'ch', payment: 'pi', amount_cents: 4900 },
    ],
    says: ['Refunded: the Listing plan', 'We gave all $49 back'],
  },
  {
    name: 'disputed',
    events: [
      { ...paid, payment: 'pi' },
      {
        kind: 'charge.dispute.created',
        checkout: null,
        dispute: 'dp',
        charge: 'ch',
        payment: 'pi',
        amount_cents: 4900,
      },
    ],
    says: ['Your bank is looking into this payment', 'one of us has been told'],
  },
  {
    name: 'ended',
    events: [
      { ...paid, subscription: 'sub' },
      { kind: 'customer.subscription.deleted', checkout: null, subscription: 'sub' },
    ],
    says: ['Ended: the Listing plan', 'You will not be charged for it again'],
  },
]) {
  looking(`an order that is ${name}`, async ({ page, environment, database }) => {
    const order = await begin(environment);
    const mark = order.id.replaceAll('-', '');
    for (const event of events) {
      const own = Object.entries(event).map(([key, value]) => [
        key,
        ['payment', 'charge', 'dispute', 'subscription'].includes(key) ? `${value}_${mark}` : value,
      ]);
      await tell(database, order, Object.fromEntries(own) as Record<string, unknown>);
    }
    await open(page, order.id);
    for (const words of says) await expect(page.getByText(words).first()).toBeVisible();
    if (next) {
      await expect(page.getByRole('link', { name: next })).toHaveAttribute(
        'href',
        '/septic-domination-proposal#plans',
      );
    }
    await expectReadable(page);
  });
}

looking(
  'an order that was paid twice says that it was noticed',
  async ({ page, environment, database }) => {
    const order = await begin(environment);
    await tell(database, order, paid);
    await tell(database, order, { ...paid, checkout: `${order.checkout}twice` });
    await open(page, order.checkout);
    await expect(heading(page)).toHaveText('Paid: the Listing plan');
    await expect(page.getByText('If you paid twice, we noticed')).toBeVisible();
    await expectReadable(page);
  },
);

test('the same link opens on another device, and says nothing of who ordered', async ({
  otherBrowser,
  environment,
  database,
}) => {
  const order = await begin(environment);
  await tell(database, order, paid);
  const page = await otherBrowser.newPage();
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/rpc/order_state')) answers.push(await response.text());
  });
  await open(page, order.checkout);
  await expect(heading(page)).toHaveText('Paid: the Listing plan');
  await expect(page.getByText(order.reference)).toBeVisible();
  expect(await page.content()).not.toContain('pat-');
  expect(answers.join()).not.toContain('@');
});

for (const [name, key] of [
  ['nobody’s', randomUUID()],
  ['cut short', '3f2c'],
  ['the provider’s own placeholder', '{CHECKOUT_SESSION_ID}'],
  ['hostile', `' or 1=1 --<img src=x onerror=alert(1)>`],
  ['endless', 'a'.repeat(3000)],
] as const) {
  looking(`a key that is ${name} is answered kindly`, async ({ page }) => {
    await open(page, key);
    await expect(heading(page)).toHaveText('We do not know this order');
    await expect(page.getByText('You did nothing wrong')).toBeVisible();
    if (name === 'hostile') await expectReadable(page);
  });
}

looking(
  'without a key it shows the newest order of the device, or says that there is none',
  async ({ page, environment }) => {
    await page.goto('/payment-success');
    await expect(heading(page)).toHaveText('No order on this device');
    await expectReadable(page);
    const [older, newer] = [await begin(environment), await begin(environment)];
    await page.evaluate(
      (ids) => localStorage.setItem('orders', JSON.stringify(ids)),
      [newer.id, older.id],
    );
    await page.reload();
    await expect(page.getByText(newer.reference)).toBeVisible();
  },
);

test('blocked storage does not keep an order from being shown', async ({ page, environment }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/payment-success');
  await expect(page.getByText('This browser keeps nothing for us')).toBeVisible();
  const order = await begin(environment);
  await open(page, order.id);
  await expect(page.getByText(order.reference)).toBeVisible();
});

test('a lost connection is said, keeps what is shown, and is tried again', async ({
  page,
  environment,
  database,
  excuse,
}) => {
  excuse(noConnection);
  const order = await begin(environment);
  await page.clock.install();
  const calls = `${environment.backendUrl}/**`;
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  await open(page, order.id);
  await expect(page.getByText('We could not reach our server')).toBeVisible();
  await expectReadable(page);
  // The page tries by itself, too: with the connection back, the button could be gone before it is pressed.
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.unroute(calls);
  await expect(heading(page)).toHaveText('Not confirmed yet');
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  await toNextLook(page);
  await expect(page.getByText('What you see is what we last heard')).toBeVisible();
  await expect(heading(page)).toHaveText('Not confirmed yet');
  await tell(database, order, paid);
  await page.unroute(calls);
  await toNextLook(page);
  await expect(heading(page)).toHaveText('Paid: the Listing plan');
  await expect(page.getByText('What you see is what we last heard')).toHaveCount(0);
});

looking(
  'an owner who is signed in attaches the order to the company, once',
  async ({ page, environment, database }) => {
    const order = await begin(environment);
    await tell(database, order, paid);
    await beSignedIn(page, environment, 'ana@demo.example');
    await open(page, order.id);
    await page.getByRole('button', { name: 'Attach this order to Demo' }).click();
    await expect(page.getByText('Attached to')).toBeVisible();
    await expectReadable(page);
    await page.reload();
    await expect(page.getByText('The order belongs to your company.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Attach/ })).toHaveCount(0);
  },
);

looking('no other host hears of the key', async ({ page, environment }) => {
  const order = await begin(environment);
  const response = await open(page, order.id);
  expect(response?.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin');
  await expect(page.getByText(order.reference)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

looking(
  'a company that waits for its approval is led to the order of this device',
  async ({ page, environment, database }) => {
    const order = await begin(environment);
    await tell(database, order, paid);
    await open(page, order.id);
    await expect(heading(page)).toHaveText('Paid: the Listing plan');
    await beSignedIn(page, environment, 'dee@demo.example');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'attach it to your company' }).click();
    await expect(page.getByRole('button', { name: /^Attach this order to/ })).toBeVisible();
  },
);
