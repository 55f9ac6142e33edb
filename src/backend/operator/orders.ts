import type { Trouble } from '../../selling/order-trouble.ts';
import { command } from '../call.ts';
import { isOrderState, isPlanId } from '../orders.ts';
import * as is from '../shape.ts';

const isTrouble = (value: unknown): value is Trouble => is.text(value);

/** What the payment provider told, as it was kept. */
export type PaymentEvent = is.Shaped<typeof isPaymentEvent>;
const isPaymentEvent = is.record({
  id: is.text,
  /** The provider's own name for it: `invoice.paid`. */
  kind: is.text,
  happened_at: is.time,
  /** What it is about at the provider: the ids of a checkout, subscription, invoice, payment, charge, dispute. */
  names: is.listOf(is.text),
  plan: is.nullOr(is.text),
  amount_cents: is.nullOr(is.number),
  currency: is.nullOr(is.text),
  outcome: is.nullOr(is.text),
});

/** An order as the operator sees it. */
export type Order = is.Shaped<typeof isOrder>;
export const isOrder = is.record({
  id: is.text,
  reference: is.text,
  plan_id: is.nullOr(isPlanId),
  trade_id: is.nullOr(is.text),
  city_id: is.nullOr(is.text),
  company_id: is.nullOr(is.text),
  company_name: is.nullOr(is.text),
  email: is.text,
  state: isOrderState,
  trouble: is.listOf(isTrouble),
  /** What of the trouble someone looked at, and what they wrote. */
  settled: is.listOf(isTrouble),
  settled_note: is.text,
  to_look_at: is.flag,
  amount_cents: is.nullOr(is.number),
  refunded_cents: is.number,
  currency: is.text,
  test: is.flag,
  created_at: is.time,
  paid_at: is.nullOr(is.time),
  changed_at: is.time,
  /** What it gives; null: nothing. */
  entitled: is.nullOr(
    is.record({
      plan_id: isPlanId,
      city_ids: is.listOf(is.text),
      since: is.time,
      until: is.nullOr(is.time),
    }),
  ),
  onboarded: is.listOf(is.text),
  /** The last twenty, newest first. */
  events: is.listOf(isPaymentEvent),
});

/** Says that someone looked at the trouble of an order, and what they did. Logged. */
export const settleOrder = (id: string, note: string) =>
  command('settle_order', { order_id: id, note });
