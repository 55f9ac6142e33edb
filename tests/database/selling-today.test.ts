import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, openDatabase, type Caller, type Connection } from './harness/database.ts';
import { anonymous, signUp } from './harness/people.ts';

/** What of orders, calls and onboardings the operator's first page counts as waiting. */

interface Selling {
  readonly orders: { readonly count: number; readonly since: string | null };
  readonly calls: { readonly count: number; readonly since: string | null };
  readonly onboardings: { readonly count: number; readonly since: string | null };
}

let db: Connection & { close(): Promise<void> };
let admin: Caller;

beforeAll(async () => {
  db = await openDatabase();
  admin = await signUp(db);
  await db.query(`insert into staff (user_id, role) values ($1, 'admin')`, [admin.userId]);
}, 60_000);
afterAll(() => db.close());

const ask = async (caller: Caller, sql: string, params: unknown[] = []): Promise<unknown> => {
  const outcome = await call(db, caller, `select ${sql} as answer`, params);
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return outcome.rows[0]?.['answer'];
};

const selling = async (): Promise<Selling> => {
  const today = (await ask(admin, 'admin_today()')) as { selling: Selling };
  return today.selling;
};

it('says so where nothing waits', async () => {
  const nothing = { count: 0, since: null };
  expect(await selling()).toEqual({ orders: nothing, calls: nothing, onboardings: nothing });
});

it('counts calls until they wait for someone else or are over, from the oldest on', async () => {
  const ids = [randomUUID(), randomUUID()];
  for (const id of ids) {
    await ask(anonymous, 'ask_for_call($1)', [
      {
        id,
        trade: 'roofing',
        page: '/roofing-domination-proposal',
        company: 'Oak Roofing',
        name: 'Pat Doe',
        email: `pat-${id.slice(0, 8)}@example.com`,
        phone: '',
        question: 'Which plan is for two cities?',
        may_call: false,
        may_text: false,
        version: '2026-11-23.1',
        gpc: false,
      },
    ]);
  }
  await db.query(`update call_requests set created_at = now() - interval '3 days' where id = $1`, [
    ids[0],
  ]);
  const { calls } = await selling();
  expect(calls.count).toBe(2);
  expect(Date.now() - Date.parse(calls.since!)).toBeGreaterThan(2.9 * 86_400_000);
  await ask(admin, 'step_call($1, $2, $3)', [ids[0], 'waiting', 'Asked for the license.']);
  const later = (await selling()).calls;
  expect(later.count).toBe(1);
  expect(Date.now() - Date.parse(later.since!)).toBeLessThan(86_400_000);
  await ask(admin, 'step_call($1, $2, $3)', [ids[1], 'done', '']);
  expect((await selling()).calls).toEqual({ count: 0, since: null });
});

it('counts an order only while something about it needs a person', async () => {
  const { order } = (await ask({ role: 'service_role' }, 'start_order($1, $2, $3, $4)', [
    'listing',
    'septic',
    'southlake',
    'pat@example.com',
  ])) as { order: string };
  const pay = (nth: number) =>
    db.query('select take_payment_event($1)', [
      {
        id: `evt_${nth}${order.replaceAll('-', '')}`,
        kind: 'checkout.session.completed',
        happened_at: new Date().toISOString(),
        order,
        plan: 'listing',
        checkout: `cs_test_${nth}${order.replaceAll('-', '')}`,
        outcome: 'paid',
        amount_cents: 4900,
        currency: 'usd',
        test: true,
      },
    ]);
  await pay(1);
  expect((await selling()).orders.count).toBe(0);
  await pay(2);
  expect((await selling()).orders.count).toBe(1);
  await ask(admin, 'settle_order($1, $2)', [order, 'Gave the second payment back.']);
  expect((await selling()).orders).toEqual({ count: 0, since: null });
});

it('tells nobody but admins', async () => {
  const stranger = await signUp(db);
  for (const caller of [anonymous, stranger]) {
    expect(await call(db, caller, 'select admin_today()')).toMatchObject({ ok: false });
    expect(await call(db, caller, 'select private.selling_today()')).toMatchObject({ ok: false });
  }
});
