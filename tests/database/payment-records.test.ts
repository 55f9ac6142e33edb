import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './harness/database.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

/** An order paid so many months ago, with the last event and the end of the plan so many months ago. */
async function paid(months: number, last: number, ended: number | null): Promise<string> {
  const { rows } = await db.query(
    `insert into orders (plan_id, email, state, created_at, paid_at)
      values ('listing', 'ann@people.example', 'paid', now() - make_interval(months => $1), now() - make_interval(months => $1))
      returning id`,
    [months],
  );
  const id = String(rows[0]?.['id']);
  await db.query(
    `insert into payment_events (id, kind, happened_at, order_id, test)
      values ('evt_' || replace($1, '-', ''), 'invoice.paid', now() - make_interval(months => $2), $1::uuid, true)`,
    [id, last],
  );
  await db.query(
    `insert into entitlements (order_id, plan_id, since, until)
      values ($1, 'listing', now() - make_interval(months => $2), now() - make_interval(months => $3))`,
    [id, months, ended],
  );
  return id;
}

it('are deleted seven years after the last thing that happened, and not while the plan runs', async () => {
  const over = await paid(90, 86, 85);
  const kept = [await paid(90, 83, 85), await paid(90, 86, null), await paid(90, 86, 83)];
  await db.query(
    `insert into payment_events (id, kind, happened_at, test, taken_at) values
      ('evt_untied', 'charge.refunded', now(), true, now() - interval '85 months'),
      ('evt_waits', 'charge.refunded', now() - interval '8 years', true, now())`,
  );
  await db.query('select private.do_chores()');
  const orders = (await db.query('select id from orders')).rows.map(({ id }) => id);
  expect(orders.toSorted()).toEqual(kept.toSorted());
  expect(orders).not.toContain(over);
  const events = (await db.query('select id, order_id from payment_events')).rows;
  expect(events.map(({ order_id }) => order_id).toSorted()).toEqual([...kept, null].toSorted());
  expect(events.map(({ id }) => id)).toContain('evt_waits');
});
