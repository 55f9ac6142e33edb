import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, openDatabase, type Caller, type Connection } from './harness/database.ts';
import { anonymous, signUp } from './harness/people.ts';

/** What of orders, calls and onboardings the operator's first page counts as waiting. */

type Waiting = Readonly<
  Partial<Record<string, { readonly count: number; readonly since: string }>>
>;

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

const waiting = async (): Promise<Waiting> => {
  const { cases } = (await ask(admin, 'admin_today()')) as { cases: Waiting };
  return cases;
};

it('says so where nothing waits', async () => {
  expect(await waiting()).toEqual({});
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
  const { calls } = await waiting();
  expect(calls!.count).toBe(2);
  expect(Date.now() - Date.parse(calls!.since)).toBeGreaterThan(2.9 * 86_400_000);
  await ask(admin, 'step_case($1, $2, $3, $4)', [
    'calls',
    ids[0],
    'waiting',
    'Asked for the license.',
  ]);
  const later = (await waiting())['calls']!;
  expect(later.count).toBe(1);
  expect(Date.now() - Date.parse(later.since)).toBeLessThan(86_400_000);
  await ask(admin, 'step_case($1, $2, $3, $4)', ['calls', ids[1], 'done', '']);
  expect(await waiting()).toEqual({});
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
  expect((await waiting())['orders']).toBeUndefined();
  await pay(2);
  expect((await waiting())['orders']).toMatchObject({ count: 1, first: [{ id: order }] });
  await ask(admin, 'settle_order($1, $2)', [order, 'Gave the second payment back.']);
  expect(await waiting()).toEqual({});
});

it('tells nobody but admins', async () => {
  const stranger = await signUp(db);
  for (const caller of [anonymous, stranger]) {
    expect(await call(db, caller, 'select admin_today()')).toMatchObject({ ok: false });
    expect(await call(db, caller, 'select * from private.cases')).toMatchObject({ ok: false });
  }
});
