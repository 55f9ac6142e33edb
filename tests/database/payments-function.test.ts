import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, type Press, type TestEvent } from '../../scripts/test-checkout/events.ts';
import { openDatabase } from './harness/database.ts';
import { hasDeno, startApi, startFunction, type DenoFunction } from './harness/mail.ts';
import { begun, checkoutOf, kept } from './harness/payments.ts';

/**
 * The payments function by the runtime it is deployed to, against the migrations. Where Deno's package is
 * not made for the system, these are left out; the test checkout's tests run the same code in Node.
 */
describe.skipIf(!hasDeno)('the payments function, run by Deno', () => {
  const secretKey = randomUUID();
  const secret = `whsec_${randomUUID()}`;
  let db: Awaited<ReturnType<typeof openDatabase>>;
  let api: Awaited<ReturnType<typeof startApi>>;
  let live: DenoFunction;
  let testing: DenoFunction;
  let without: DenoFunction;

  beforeAll(async () => {
    db = await openDatabase();
    api = await startApi(db, secretKey);
    const common = {
      SUPABASE_URL: api.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    };
    const signed = { ...common, STRIPE_WEBHOOK_SECRET: secret };
    [live, testing, without] = await Promise.all([
      startFunction(signed, 'payments'),
      startFunction({ ...signed, STRIPE_TEST: 'yes' }, 'payments'),
      startFunction({ ...common, STRIPE_TEST: 'yes' }, 'payments'),
    ]);
  });
  afterAll(async () => {
    await Promise.all([live, testing, without].map((one) => one?.stop()));
    api?.stop();
    await db?.close();
  });
  beforeEach(() => db.query('truncate private.recent_forms, payment_events, orders cascade'));

  const now = () => Math.floor(Date.now() / 1000);
  const post = async (
    event: object | string,
    { to = testing, by = secret, at = now() } = {},
  ): Promise<number> => {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret: by,
      timestamp: at,
      cryptoProvider: Stripe.createSubtleCryptoProvider(),
    });
    const headers = { 'stripe-signature': signature };
    return (await to.call('', { method: 'POST', headers, body })).status;
  };
  const story = async (...presses: readonly Press[]) => {
    const order = await begun(db);
    const checkout = checkoutOf(order);
    const events = presses.flatMap((press): readonly TestEvent[] => eventsOf[press](checkout));
    return { order, checkout, events };
  };
  const told = async () => (await db.query('select id from payment_events')).rows.length;

  it('takes what is signed, in any order and twice', async () => {
    const { order, events } = await story('pay', 'refund half');
    for (const event of [...events.toReversed(), ...events]) expect(await post(event)).toBe(200);
    expect(await kept(db, order)).toMatchObject({ state: 'partly refunded', trouble: [] });
    expect(await told()).toBe(events.length);
  });

  it('takes two at once that belong together', async () => {
    const { order, events } = await story('pay', 'refund');
    expect(await Promise.all(events.map((event) => post(event)))).toEqual(events.map(() => 200));
    expect(await kept(db, order)).toMatchObject({ state: 'refunded' });
  });

  it('refuses what is not signed with its secret, altered on the way, or old', async () => {
    const { events } = await story('pay');
    const event = events.at(-1)!;
    expect(await post(event, { by: 'whsec_another' })).toBe(400);
    expect(await post(event, { at: now() - 301 })).toBe(400);
    const body = JSON.stringify(event);
    const bare = await testing.call('', { method: 'POST', body });
    expect(bare.status).toBe(400);
    const header = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret,
      cryptoProvider: Stripe.createSubtleCryptoProvider(),
    });
    const altered = await testing.call('', {
      method: 'POST',
      headers: { 'stripe-signature': header },
      body: body.replace('unpaid', 'paid').replace('14900', '1'),
    });
    expect(altered.status).toBe(400);
    expect(await told()).toBe(0);
  });

  it('believes nothing where no secret is set, not even what is signed with none', async () => {
    const { events } = await story('pay');
    expect(await post(events.at(-1)!, { to: without })).toBe(400);
    const bare = await without.call('', {
      method: 'POST',
      headers: { 'stripe-signature': `t=${now()},v1=` },
      body: JSON.stringify(events.at(-1)),
    });
    expect(bare.status).toBe(400);
    expect(await told()).toBe(0);
  });

  it('leaves out test events on a live site, and tells the database which are tests', async () => {
    const { order, events } = await story('pay');
    for (const event of events) expect(await post(event, { to: live })).toBe(200);
    expect(await told()).toBe(0);
    for (const event of events) {
      expect(await post({ ...event, livemode: true }, { to: live })).toBe(200);
    }
    expect(await kept(db, order)).toMatchObject({ state: 'paid', test: false });
  });

  it('answers kinds it does not use as taken, and stores nothing of them', async () => {
    const { events } = await story('pay');
    expect(await post({ ...events[0], type: 'customer.created' })).toBe(200);
    expect(await told()).toBe(0);
  });

  it('answers so that it is sent again while the database does not take it, and loses nothing', async () => {
    const { order, events } = await story('pay');
    await db.query('alter function public.take_payment_event(jsonb) rename to away');
    for (const event of events) expect(await post(event)).toBe(500);
    await db.query('alter function public.away(jsonb) rename to take_payment_event');
    for (const event of events) expect(await post(event)).toBe(200);
    expect(await kept(db, order)).toMatchObject({ state: 'paid' });
  });

  it('answers no browser: only POST, and nothing endless', async () => {
    expect((await testing.call('', { method: 'GET' })).status).toBe(405);
    expect(await post('x'.repeat(1_000_001))).toBe(413);
  });

  it('keeps no name, address or card of what it is sent', async () => {
    const { order, events } = await story('pay');
    const session = events.at(-1)!;
    const details = { name: 'Pat Payer', email: 'pat@mail.example', phone: '+18175550123' };
    const object = { ...session.data.object, customer_details: details };
    expect(await post({ ...session, data: { object } })).toBe(200);
    const { rows } = await db.query(
      `select to_jsonb(e)::text || to_jsonb(o)::text as all from payment_events e join orders o on o.id = e.order_id`,
    );
    expect(rows).toHaveLength(1);
    expect(String(rows[0]?.['all'])).not.toMatch(/Pat|5550123|pat@mail/);
    expect(await kept(db, order)).toMatchObject({ state: 'paid' });
  });
});
