import { randomBytes, randomUUID } from 'node:crypto';
import { type Checkout, sessionOf } from '../../../scripts/test-checkout/events.ts';
import { eventsAfter } from '../../../scripts/test-checkout/told.ts';
import type { PlanId } from '../../../src/selling/plans.ts';
import type { PaymentEvent } from '../../../supabase/functions/payments/payment-event.ts';
import { anonymous } from './people.ts';
import { call, type Caller, type Connection, type Outcome, type Row } from './database.ts';

/** A new checkout of an order. */
export const checkoutOf = (order: string, plan: PlanId = 'city'): Checkout => ({
  key: randomBytes(16).toString('hex'),
  plan,
  order,
});

/** Hands events to the database, as the function does. */
export async function take(db: Connection, events: readonly PaymentEvent[]): Promise<Outcome[]> {
  const outcomes = [];
  for (const event of events) {
    outcomes.push(
      await call(db, { role: 'service_role' }, 'select take_payment_event($1) as order', [
        JSON.stringify(event),
      ]),
    );
  }
  return outcomes;
}

/** What someone begins. */
export interface Begun {
  readonly plan: string;
  readonly trade: string | null;
  readonly city: string | null;
  readonly email: string;
}

/** Who begins what nobody has to be approved for: the operator's scripts. */
export const script: Caller = { role: 'service_role' };

export const begin = (
  db: Connection,
  changes: Partial<Begun> = {},
  caller: Caller = script,
): Promise<Outcome> => {
  const { plan, trade, city, email } = {
    plan: 'city',
    trade: 'roofing',
    city: 'southlake',
    email: `pro-${randomUUID().slice(0, 8)}@mail.example`,
    ...changes,
  };
  return call(db, caller, 'select start_order($1, $2, $3, $4) as begun', [
    plan,
    trade,
    city,
    email,
  ]);
};

/** Begins an order. @returns its id. @throws if it was refused */
export async function begun(...begin_: Parameters<typeof begin>): Promise<string> {
  const outcome = await begin(...begin_);
  if (!outcome.ok) throw new Error(outcome.message);
  return (outcome.rows[0]?.['begun'] as { order: string }).order;
}

/** Begins an order and pays for it. @returns its id and its checkout */
export async function bought(
  db: Connection,
  changes: Partial<Begun> = {},
  caller: Caller = script,
): Promise<{ order: string; checkout: Checkout; session: string }> {
  const order = await begun(db, changes, caller);
  const checkout = checkoutOf(order, (changes.plan ?? 'city') as PlanId);
  await take(db, eventsAfter(checkout, 'pay'));
  return { order, checkout, session: sessionOf(checkout) };
}

/** An order as it is kept. */
export async function kept(db: Connection, order: string): Promise<Row> {
  const { rows } = await db.query('select * from orders where id = $1', [order]);
  return rows[0] ?? {};
}

/** What an order gives; undefined: nothing. */
export async function entitled(db: Connection, order: string): Promise<Row | undefined> {
  const { rows } = await db.query('select * from entitlements where order_id = $1', [order]);
  return rows[0];
}

/** What whoever holds a key sees. */
export async function stateOf(db: Connection, key: unknown, caller: Caller = anonymous) {
  const outcome = await call(db, caller, 'select order_state($1) as state', [key]);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.rows[0]?.['state'] as Row | null;
}
