import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsAfter } from '../../scripts/test-checkout/told.ts';
import type { PlanId } from '../../src/selling/plans.ts';
import { call, openDatabase, type Caller } from './harness/database.ts';
import { begun, bought, checkoutOf, entitled, kept, take } from './harness/payments.ts';
import { addCompany, anonymous, signUp, type Company } from './harness/people.ts';

/**
 * Orders against whoever means ill: a payment link is an address that anyone can open by itself, with any
 * order's id behind it, and an order opens to whoever has its id.
 */
let db: Awaited<ReturnType<typeof openDatabase>>;
let admin: Caller;
let honest: Company;
let greedy: Company;
beforeAll(async () => {
  db = await openDatabase();
  admin = await signUp(db);
  await db.query(`insert into staff values ($1, 'admin')`, [admin.userId]);
  honest = await addCompany(db, 'Honest Roofing');
  greedy = await addCompany(db, 'Greedy Roofing', { trades: ['roofing', 'solar'] });
  await addCompany(db, 'Sunny Solar', { trades: ['solar'] });
});
afterAll(() => db.close());
beforeEach(() =>
  db.query('truncate private.recent_forms, private.mail_queue, payment_events, orders cascade'),
);

/** Who can be picked in Southlake. */
const picked = async (trade = 'roofing') => {
  const outcome = await call(db, anonymous, `select companies_for($1, 'southlake') as list`, [
    trade,
  ]);
  if (!outcome.ok) throw new Error(outcome.message);
  return (outcome.rows[0]?.['list'] as { name: string; exclusive: boolean }[])
    .map(({ name, exclusive }) => (exclusive ? `${name}, alone` : name))
    .sort();
};
const claim = (key: string, { member }: Company) =>
  call(db, member, 'select claim_order($1)', [key]);
const settle = (order: string) =>
  call(db, admin, 'select settle_order($1, $2)', [order, 'Agreed on the phone.']);
/** Pays by a link of a plan, with whatever stands behind it. @returns the order that came of it */
const pay = async (plan: PlanId, behind: string): Promise<string> => {
  const outcomes = await take(db, eventsAfter(checkoutOf(behind, plan), 'pay'));
  const last = outcomes.at(-1);
  if (!last?.ok) throw new Error('The event was not taken.');
  return String(last.rows[0]?.['order']);
};
const everyone = {
  roofing: ['Greedy Roofing', 'Honest Roofing'],
  solar: ['Greedy Roofing', 'Sunny Solar'],
};

describe('the plan to be the only one', () => {
  it('is not had by opening its payment link, until someone here agreed', async () => {
    const order = await pay('exclusive', 'none');
    expect(await claim(order, greedy)).toMatchObject({ ok: true });
    expect(await kept(db, order)).toMatchObject({ state: 'paid', trouble: ['unknown order'] });
    expect(await entitled(db, order)).toBeUndefined();
    expect(await picked('roofing')).toEqual(everyone.roofing);
    // Agreed or not, a plan that names no trade shuts nobody out: least of all in other trades.
    expect(await settle(order)).toMatchObject({ ok: true });
    expect(await entitled(db, order)).toMatchObject({ plan_id: 'exclusive', trade_id: null });
    expect(await picked('roofing')).toEqual(everyone.roofing);
    expect(await picked('solar')).toEqual(everyone.solar);
  });

  it('is not had by paying for it with the order of another plan, until someone here agreed', async () => {
    const order = await begun(db, { plan: 'listing' }, greedy.member);
    await pay('exclusive', order);
    expect(await kept(db, order)).toMatchObject({ state: 'paid', trouble: ['other plan'] });
    expect(await picked()).toEqual(everyone.roofing);
    expect(await settle(order)).toMatchObject({ ok: true });
    expect(await picked()).toEqual(['Greedy Roofing, alone']);
  });

  it('is had at once by the order that an admin began for it', async () => {
    const order = await begun(db, { plan: 'exclusive' }, admin);
    await db.query('update orders set company_id = $2 where id = $1', [order, honest.id]);
    await pay('exclusive', order);
    expect(await picked()).toEqual(['Honest Roofing, alone']);
  });
});

describe('an amount that is not the price', () => {
  const paid = async (changes: object) => {
    const order = await begun(db, { plan: 'city' }, honest.member);
    const events = eventsAfter(checkoutOf(order, 'city'), 'pay').map((event) =>
      event.checkout ? { ...event, ...changes } : event,
    );
    await take(db, events);
    return order;
  };

  it.each([
    ['a cent', { amount_cents: 1 }],
    ['nothing, by a coupon', { amount_cents: 0, outcome: 'no_payment_required' }],
    ['as many yen', { currency: 'jpy' }],
    ['less, with tax on it', { amount_cents: 14_900, tax_cents: 1_000 }],
  ])('gives nothing until someone looked: %s', async (_, changes) => {
    const order = await paid(changes);
    expect(await kept(db, order)).toMatchObject({ state: 'paid', trouble: ['other amount'] });
    expect(await entitled(db, order)).toBeUndefined();
    expect(await settle(order)).toMatchObject({ ok: true });
    expect(await entitled(db, order)).toMatchObject({ plan_id: 'city' });
  });

  it('is on, and looked at, where it is too much; and no trouble where tax is on top', async () => {
    const dear = await paid({ amount_cents: 1_490_000 });
    expect(await kept(db, dear)).toMatchObject({ trouble: ['other amount'] });
    expect(await entitled(db, dear)).toMatchObject({ plan_id: 'city' });
    const taxed = await paid({ amount_cents: 14_900 + 1_229, tax_cents: 1_229 });
    expect(await kept(db, taxed)).toMatchObject({ trouble: [] });
  });

  it('is what it was when it was paid: a price that rises later changes nothing', async () => {
    const order = await paid({});
    await db.query(`update plans set monthly_cents = 19900 where id = 'city'`);
    try {
      await take(db, eventsAfter(checkoutOf(order, 'city'), 'end'));
      await db.query('select private.work_out_order($1)', [order]);
      expect(await kept(db, order)).toMatchObject({ trouble: [] });
    } finally {
      await db.query(`update plans set monthly_cents = 14900 where id = 'city'`);
    }
  });
});

it('a company that deletes its account while it pays keeps its order, for someone to end the plan', async () => {
  const leaving = await addCompany(db, `Leaving Roofing ${Math.random().toString(36).slice(2)}`);
  const order = await begun(db, { plan: 'city' }, leaving.member);
  const checkout = checkoutOf(order, 'city');
  await take(db, eventsAfter(checkout, 'pay'));
  expect(await call(db, leaving.member, 'select delete_account()')).toMatchObject({ ok: true });
  expect(await kept(db, order)).toMatchObject({ state: 'paid', trouble: ['closed while paying'] });
  expect(await entitled(db, order)).toMatchObject({ plan_id: 'city', company_id: leaving.id });
  const letters = (await db.query('select kind, to_address, facts from private.mail_queue')).rows;
  expect(letters.filter(({ kind }) => kind === 'order paid')).toHaveLength(1);
  expect(letters.find(({ kind }) => kind === 'order to look at')?.['facts']).toMatchObject({
    trouble: ['closed while paying'],
  });
  // It is no trouble any more once it is set to end.
  await take(db, eventsAfter(checkout, 'end with the month'));
  expect(await kept(db, order)).toMatchObject({ trouble: [] });
});

it('money given back that did not arrive is for someone to send again', async () => {
  const { order, checkout } = await bought(db);
  await take(db, eventsAfter(checkout, 'refund'));
  const [back] = eventsAfter(checkout, 'refund');
  await take(db, [
    { ...back!, id: 'evt_failed', kind: 'refund.failed', outcome: 'expired_or_canceled_card' },
  ]);
  expect(await kept(db, order)).toMatchObject({ state: 'refunded', trouble: ['refund failed'] });
});

it('a listing paid for past our page begins once someone looked; a service begins at once', async () => {
  const listing = await pay('listing', 'none');
  expect(await claim(listing, greedy)).toMatchObject({ ok: true });
  expect(await entitled(db, listing)).toBeUndefined();
  expect(await settle(listing)).toMatchObject({ ok: true });
  expect(await entitled(db, listing)).toMatchObject({
    plan_id: 'listing',
    city_ids: ['southlake'],
  });
  const service = await pay('voice', 'none');
  expect(await entitled(db, service)).toMatchObject({ plan_id: 'voice' });
});

it('the one that has a city alone keeps it, month by month, whoever was let in after it', async () => {
  const first = await begun(db, { plan: 'exclusive' }, admin);
  const late = await begun(db, { plan: 'exclusive' }, admin);
  await db.query('update orders set company_id = $2 where id = $1', [first, honest.id]);
  const checkout = checkoutOf(first, 'exclusive');
  await take(db, eventsAfter(checkout, 'pay'));
  await pay('exclusive', late);
  expect(await kept(db, late)).toMatchObject({ trouble: ['city taken'] });
  expect(await settle(late)).toMatchObject({ ok: true });
  await take(db, eventsAfter(checkout, 'pay next month'));
  expect(await kept(db, first)).toMatchObject({ state: 'paid', trouble: [] });
  expect(await entitled(db, first)).toMatchObject({ city_ids: ['southlake'] });
  expect(await picked()).toEqual(['Honest Roofing, alone']);
});

it('an order paid in test mode lists a company for a month, and shuts nobody out after it', async () => {
  await db.query('update private.settings set listing_needs_plan = true');
  const { order } = await bought(db, { plan: 'listing' }, greedy.member);
  const alone = await begun(db, { plan: 'exclusive', city: 'allen' }, admin);
  await pay('exclusive', alone);
  const begin = () => begun(db, { plan: 'listing', city: 'allen' });
  expect(await picked()).toEqual(['Greedy Roofing']);
  await expect(begin()).rejects.toThrow('Another company has this trade and city');
  await db.query(`update orders set paid_at = paid_at - interval '32 days'`);
  expect(await kept(db, order)).toMatchObject({ state: 'paid', test: true });
  expect(await picked()).toEqual([]);
  await begin();
  // Money that moved lists for as long as it is paid.
  await db.query('update orders set test = false');
  expect(await picked()).toEqual(['Greedy Roofing']);
  await db.query('update private.settings set listing_needs_plan = false');
});

describe('whoever has the key of an order', () => {
  it('reads neither whose email it was begun with nor what the operator noted, claimed or not', async () => {
    const buyer = await signUp(db);
    const service = { plan: 'voice', trade: null, city: null, email: 'secret@mail.example' };
    const { order } = await bought(db, service, buyer);
    await db.query(
      `update orders set trouble = '{unknown plan}', settled_note = 'A pest.' where id = $1`,
      [order],
    );
    expect(await claim(order, greedy)).toMatchObject({ ok: true });
    for (const caller of [anonymous, buyer, greedy.member, honest.member]) {
      const read = await call(db, caller, 'select * from orders');
      expect(read.ok ? read.rows : []).toEqual([]);
      const state = await call(db, caller, 'select order_state($1)', [order]);
      expect(state).toMatchObject({ ok: true });
      expect(JSON.stringify(state)).not.toMatch(/secret|pest/);
    }
  });
});

it('a second dispute is told of like the first, though that was looked at', async () => {
  const { order, checkout } = await bought(db);
  const disputes = () =>
    db
      .query(`select from private.mail_queue where kind = 'order to look at'`)
      .then(({ rows }) => rows.length);
  await take(db, eventsAfter(checkout, 'dispute'));
  expect(await settle(order)).toMatchObject({ ok: true });
  await take(db, eventsAfter(checkout, 'win the dispute'));
  expect(await kept(db, order)).toMatchObject({ state: 'paid', trouble: [] });
  expect(await disputes()).toBe(1);
  // A month later.
  await db.query(`update private.mail_queue set key = replace(key, current_date::text, 'then')`);
  const [again] = eventsAfter(checkout, 'dispute');
  await take(db, [{ ...again!, id: 'evt_second', dispute: 'dp_second' }]);
  const { trouble, settled } = await kept(db, order);
  expect({ trouble, settled }).toEqual({ trouble: ['disputed'], settled: [] });
  expect(await disputes()).toBe(2);
});
