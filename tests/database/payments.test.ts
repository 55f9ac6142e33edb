import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runs } from '../chance.ts';
import { type Press, sessionOf } from '../../scripts/test-checkout/events.ts';
import { eventsAfter } from '../../scripts/test-checkout/told.ts';
import type { PaymentEvent } from '../../supabase/functions/payments/payment-event.ts';
import { call, type Caller, openDatabase } from './harness/database.ts';
import { begun, bought, checkoutOf, entitled, kept, stateOf, take } from './harness/payments.ts';
import { signUp } from './harness/people.ts';

/** What the payment provider's events make of an order, whichever of them comes first. */
let db: Awaited<ReturnType<typeof openDatabase>>;
let admin: Caller;
beforeAll(async () => {
  db = await openDatabase();
  admin = await signUp(db);
  await db.query(`insert into staff values ($1, 'admin')`, [admin.userId]);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query(
    'truncate private.recent_forms, private.mail_queue, payment_events, orders cascade',
  );
});

/** All that is worked out from events: what must not depend on their order. */
async function workedOut(order: string) {
  const { rows } = await db.query(
    `select o.state, o.trouble, o.amount_cents, o.refunded_cents, o.currency, o.test, o.paid_at, e.plan_id, e.city_ids, e.since, e.until,
       (select count(*) from payment_events v where v.order_id = o.id) as events
     from orders o left join entitlements e on e.order_id = o.id where o.id = $1`,
    [order],
  );
  return rows[0];
}

describe('an order after these', () => {
  const cases: [readonly Press[], string, object?][] = [
    [[], 'pending'],
    [['pay'], 'paid', { amount_cents: 14_900, refunded_cents: 0, trouble: [] }],
    [['later'], 'pending', { amount_cents: null, paid_at: null }],
    [['later', 'bank says yes'], 'paid', { amount_cents: 14_900 }],
    [['later', 'bank says no'], 'failed'],
    [['decline'], 'failed'],
    [['pay', 'refund half'], 'partly refunded', { refunded_cents: 7_450 }],
    [['pay', 'refund half', 'refund'], 'refunded', { refunded_cents: 14_900 }],
    [['pay', 'dispute'], 'disputed', { trouble: ['disputed'] }],
    [['pay', 'dispute', 'win the dispute'], 'paid', { refunded_cents: 0, trouble: [] }],
    [['pay', 'fail next month'], 'failed'],
    [['pay', 'fail next month', 'pay next month'], 'paid', { amount_cents: 14_900 }],
    [['pay', 'pay next month', 'refund'], 'partly refunded', { refunded_cents: 14_900 }],
    [['pay', 'fail next month', 'end'], 'ended'],
    [['pay', 'end'], 'ended'],
  ];
  it.each(cases)('%j is %s', async (presses, state, more) => {
    const order = await begun(db);
    await take(db, eventsAfter(checkoutOf(order), ...presses));
    expect(await kept(db, order)).toMatchObject({ state, ...more });
  });

  it('that is set to end runs until then, unless it goes on after all', async () => {
    const { order, checkout } = await bought(db);
    const at = (event: PaymentEvent, second: number) => ({
      ...event,
      happened_at: new Date(Date.UTC(2026, 10, 22, 12, 0, second)).toISOString(),
    });
    const [set] = eventsAfter(checkout, 'end with the month');
    const [on] = eventsAfter(checkout, 'go on after all');
    await take(db, [at(set!, 1)]);
    expect(await kept(db, order)).toMatchObject({ state: 'paid' });
    expect(await stateOf(db, order)).toMatchObject({
      state: 'paid',
      until: expect.any(String) as string,
    });
    await take(db, [at(on!, 2)]);
    expect(await stateOf(db, order)).toMatchObject({ until: null });
  });

  it('ends where two words of one second differ, whatever they are called', async () => {
    for (const [ends, goesOn] of [
      ['evt_a', 'evt_z'],
      ['evt_y', 'evt_b'],
    ] as const) {
      const { order, checkout } = await bought(db);
      const [own] = eventsAfter(checkout, 'end with the month');
      await take(db, [
        { ...own!, id: ends },
        { ...own!, id: goesOn, ends_at: null },
      ]);
      expect((await stateOf(db, order))?.['until']).not.toBeNull();
    }
  });

  it('expires when its one checkout does, and lives on by another', async () => {
    const order = await begun(db);
    const left = checkoutOf(order);
    const [event] = eventsAfter(left, 'later');
    await take(db, [{ ...event!, id: 'evt_left', kind: 'checkout.session.expired' }]);
    expect(await kept(db, order)).toMatchObject({ state: 'expired', trouble: [] });
    await take(db, eventsAfter(checkoutOf(order), 'pay'));
    expect(await kept(db, order)).toMatchObject({ state: 'paid', trouble: [] });
  });

  it('counts a dispute that was lost as money given back', async () => {
    const { order, checkout } = await bought(db);
    const [closed] = eventsAfter(checkout, 'win the dispute');
    await take(db, eventsAfter(checkout, 'dispute'));
    await take(db, [{ ...closed!, outcome: 'lost' }]);
    expect(await kept(db, order)).toMatchObject({ state: 'refunded', refunded_cents: 14_900 });
  });
});

describe('whatever the order in which events come, and however often', () => {
  const presses: readonly Press[] = [
    'pay',
    'later',
    'bank says yes',
    'bank says no',
    'refund half',
    'refund',
    'dispute',
    'win the dispute',
    'fail next month',
    'pay next month',
    'end with the month',
    'go on after all',
    'end',
  ];
  // Fixed, so that a failure can be told again.
  const order = '11111111-1111-4111-8111-111111111111';
  const all = [1, 2].flatMap((nth) =>
    eventsAfter({ key: String(nth).repeat(32), plan: 'city', order }, ...presses),
  );
  const unique = [...new Map(all.map((event) => [event.id, event])).values()].map(
    (event, nth): PaymentEvent => ({
      ...event,
      // A few at the same second, which says nothing of which was first.
      happened_at: new Date(Date.UTC(2026, 10, 20, 12, 0, Math.floor(nth / 3))).toISOString(),
    }),
  );
  const untold = async (events: readonly PaymentEvent[]) => {
    await db.query('begin');
    try {
      await db.query(
        `insert into orders (id, plan_id, trade_id, city_id, email) values ($1, 'city', 'roofing', 'southlake', 'pro@mail.example')`,
        [order],
      );
      for (const event of events) {
        await db.query('select private.take_payment_event($1)', [JSON.stringify(event)]);
      }
      return await workedOut(order);
    } finally {
      await db.query('rollback');
    }
  };

  it('comes out the same', async () => {
    const story = fc
      .subarray(unique, { minLength: 1 })
      .chain((events) =>
        fc.tuple(
          fc.constant(events),
          fc.shuffledSubarray(events, { minLength: events.length }),
          fc.array(fc.constantFrom(...events), { maxLength: 5 }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(story, async ([events, shuffled, again]) => {
        const straight = await untold(events);
        expect(await untold([...shuffled, ...again])).toEqual(straight);
        expect(await untold([...again, ...events.toReversed()])).toEqual(straight);
      }),
      { numRuns: runs(10) },
    );
  }, 60_000);
});

describe('an event that does not name its order', () => {
  it('is kept until the checkout comes that ties it, by a chain of names', async () => {
    const order = await begun(db);
    const checkout = checkoutOf(order);
    const [tie, invoice, session] = eventsAfter(checkout, 'pay');
    const [refund] = eventsAfter(checkout, 'refund');
    // The refund names only the payment, the payment only the invoice, and that the subscription.
    const outcomes = await take(db, [refund!, tie!, invoice!]);
    expect(outcomes.map((one) => one.ok && one.rows[0]?.['order'])).toEqual([null, null, null]);
    expect(await kept(db, order)).toMatchObject({ state: 'pending' });
    await take(db, [session!]);
    expect(await kept(db, order)).toMatchObject({ state: 'refunded', refunded_cents: 14_900 });
    const { rows } = await db.query('select from payment_events where order_id is null');
    expect(rows).toHaveLength(0);
  });

  it('is not given to another order', async () => {
    const first = await bought(db, { city: 'allen' });
    const second = await bought(db, { city: 'plano' });
    await take(db, eventsAfter(first.checkout, 'refund', 'end'));
    expect(await kept(db, first.order)).toMatchObject({ state: 'refunded' });
    expect(await kept(db, second.order)).toMatchObject({ state: 'paid', refunded_cents: 0 });
  });
});

describe('what someone has to look at', () => {
  it('two paid checkouts of one order: one entitlement, and a word to every admin, once', async () => {
    const { order } = await bought(db);
    const again = eventsAfter(checkoutOf(order), 'pay');
    await take(db, [...again, ...again]);
    expect(await kept(db, order)).toMatchObject({
      state: 'paid',
      trouble: ['paid 2 times'],
      amount_cents: 29_800,
    });
    const { rows } = await db.query('select from entitlements');
    expect(rows).toHaveLength(1);
    const letters = await db.query(
      `select facts from private.mail_queue where kind = 'order to look at'`,
    );
    expect(letters.rows).toMatchObject([{ facts: { trouble: ['paid 2 times'] } }]);
    expect(await stateOf(db, order)).toMatchObject({ trouble_said: true });
    // Only one of the two plans ends: the order runs on.
    const [ended] = eventsAfter(checkoutOf(order), 'end');
    await take(db, [{ ...ended!, id: 'evt_one_ends', subscription: again[2]!.subscription }]);
    expect(await kept(db, order)).toMatchObject({ state: 'paid' });
  });

  it('money for a plan we do not know gives nothing until someone looked, then what was ordered', async () => {
    const order = await begun(db);
    const events = eventsAfter(checkoutOf(order), 'pay');
    await take(
      db,
      events.map((event) => ({ ...event, plan: event.checkout ? 'gold' : null })),
    );
    expect(await kept(db, order)).toMatchObject({ state: 'paid', trouble: ['unknown plan'] });
    expect(await entitled(db, order)).toBeUndefined();
    const settle = (note: string) => call(db, admin, 'select settle_order($1, $2)', [order, note]);
    expect(await settle(' ')).toMatchObject({ ok: false, code: 'PT422', hint: 'note' });
    expect(await settle('The link had no plan; $149 is the City price.')).toMatchObject({
      ok: true,
    });
    expect(await entitled(db, order)).toMatchObject({ plan_id: 'city' });
    expect(await settle('Again.')).toMatchObject({ ok: false, code: 'PT409' });
    const { rows } = await db.query(`select reason from audit_log where action = 'settled order'`);
    expect(rows).toMatchObject([{ reason: 'The link had no plan; $149 is the City price.' }]);
  });

  it('a cheaper link with the order of a dearer plan gives what was paid for', async () => {
    const order = await begun(db, { plan: 'city' });
    await take(db, eventsAfter(checkoutOf(order, 'listing'), 'pay'));
    expect(await kept(db, order)).toMatchObject({ trouble: ['other plan'], amount_cents: 4_900 });
    expect(await entitled(db, order)).toMatchObject({
      plan_id: 'listing',
      city_ids: ['southlake'],
    });
  });

  it.each([randomUUID(), 'not an order', null])(
    'money with an order we do not know (%s) makes one, once, that its checkout opens',
    async (unknown) => {
      const checkout = { ...checkoutOf(''), plan: 'listing' as const };
      const events = eventsAfter(checkout, 'later', 'bank says yes').map((event) =>
        event.checkout ? { ...event, order: unknown, email: 'someone@mail.example' } : event,
      );
      await take(db, [...events, ...events.toReversed()]);
      const { rows } = await db.query('select * from orders');
      expect(rows).toMatchObject([
        {
          state: 'paid',
          plan_id: 'listing',
          email: 'someone@mail.example',
          trouble: ['unknown order'],
        },
      ]);
      expect(await stateOf(db, sessionOf(checkout))).toMatchObject({ state: 'paid' });
    },
  );

  it('a checkout of another site that was left makes nothing', async () => {
    const [event] = eventsAfter(checkoutOf(randomUUID()), 'later');
    await take(db, [{ ...event!, kind: 'checkout.session.expired' }]);
    const { rows } = await db.query('select from orders');
    expect(rows).toHaveLength(0);
  });

  it('a second exclusive plan for a trade and city is not listed until someone looked', async () => {
    const exclusive = { plan: 'exclusive', city: 'frisco' };
    const [one, two] = [await begun(db, exclusive, admin), await begun(db, exclusive, admin)];
    await take(db, eventsAfter(checkoutOf(one, 'exclusive'), 'pay'));
    const late = checkoutOf(two, 'exclusive');
    await take(db, eventsAfter(late, 'pay'));
    expect(await kept(db, two)).toMatchObject({ state: 'paid', trouble: ['city taken'] });
    expect(await entitled(db, one)).toMatchObject({ city_ids: ['frisco'] });
    expect(await entitled(db, two)).toBeUndefined();
    // Given back and ended, there is nothing left to look at.
    await take(db, eventsAfter(late, 'refund', 'end'));
    expect(await kept(db, two)).toMatchObject({ state: 'refunded', trouble: [] });
  });
});

describe('letters', () => {
  const letters = async () =>
    (
      await db.query(
        'select kind, to_address, facts, state from private.mail_queue order by created_at, kind',
      )
    ).rows;

  it('tell of money taken, given back and of the end, each once', async () => {
    const { order, checkout } = await bought(db, { email: 'pro@mail.example' });
    const all = eventsAfter(checkout, 'pay', 'refund half', 'end');
    await take(db, [...all, ...all]);
    const told = await letters();
    expect(told.map(({ kind }) => kind).sort()).toEqual([
      'order ended',
      'order paid',
      'order refunded',
    ]);
    expect(told.every(({ to_address }) => to_address === 'pro@mail.example')).toBe(true);
    expect(told.find(({ kind }) => kind === 'order refunded')?.['facts']).toMatchObject({
      order,
      refunded_cents: 7_450,
      test: true,
    });
  });

  it('tell the last day as soon as it is known, and the same day no second time', async () => {
    const { checkout } = await bought(db);
    const [set] = eventsAfter(checkout, 'end with the month');
    const [over] = eventsAfter(checkout, 'end');
    const ended = async () => (await letters()).filter(({ kind }) => kind === 'order ended');
    await take(db, [set!]);
    expect(await ended()).toMatchObject([{ facts: { over: false } }]);
    await take(db, [{ ...over!, ends_at: set!.ends_at }]);
    expect(await ended()).toHaveLength(1);
  });

  it('that a payment failed is not said any more once it came', async () => {
    const { checkout } = await bought(db);
    await take(db, eventsAfter(checkout, 'fail next month'));
    expect((await letters()).map(({ kind }) => kind)).toContain('order failed');
    await take(db, eventsAfter(checkout, 'pay next month'));
    expect((await letters()).map(({ kind }) => kind)).not.toContain('order failed');
  });
});
