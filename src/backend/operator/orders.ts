import type { Trouble } from '../../selling/order-trouble.ts';
import { ask, command } from '../call.ts';
import { isOrderState, isPlanId, type OrderStateName } from '../orders.ts';
import { type Key, keyOf } from './page-key.ts';
import {
  isFlag,
  isListOf,
  isMapOf,
  isNullOr,
  isNumber,
  isRecord,
  isText,
  isTime,
  type Shaped,
} from '../shape.ts';

const isTrouble = (value: unknown): value is Trouble => isText(value);

/** What the payment provider told, as it was kept. */
export type PaymentEvent = Shaped<typeof isPaymentEvent>;
const isPaymentEvent = isRecord({
  id: isText,
  /** The provider's own name for it: `invoice.paid`. */
  kind: isText,
  happened_at: isTime,
  /** What it is about at the provider: the ids of a checkout, subscription, invoice, payment, charge, dispute. */
  names: isListOf(isText),
  plan: isNullOr(isText),
  amount_cents: isNullOr(isNumber),
  currency: isNullOr(isText),
  outcome: isNullOr(isText),
});

/** An order as the operator sees it. */
export type Order = Shaped<typeof isOrder>;
const isOrder = isRecord({
  id: isText,
  reference: isText,
  plan_id: isNullOr(isPlanId),
  trade_id: isNullOr(isText),
  city_id: isNullOr(isText),
  company_id: isNullOr(isText),
  company_name: isNullOr(isText),
  email: isText,
  state: isOrderState,
  trouble: isListOf(isTrouble),
  /** What of the trouble someone looked at, and what they wrote. */
  settled: isListOf(isTrouble),
  settled_note: isText,
  to_look_at: isFlag,
  amount_cents: isNullOr(isNumber),
  refunded_cents: isNumber,
  currency: isText,
  test: isFlag,
  created_at: isTime,
  paid_at: isNullOr(isTime),
  changed_at: isTime,
  /** What it gives; null: nothing. */
  entitled: isNullOr(
    isRecord({
      plan_id: isPlanId,
      city_ids: isListOf(isText),
      since: isTime,
      until: isNullOr(isTime),
    }),
  ),
  onboarded: isListOf(isText),
  /** The last twenty, newest first. */
  events: isListOf(isPaymentEvent),
});

/** A page of orders, newest first. */
export type OrderPage = Shaped<typeof isOrderPage>;
const isOrderPage = isRecord({
  orders: isListOf(isOrder),
  more: isFlag,
  /** How many there are by state, `to look at`, and `untied`: events that belong to no order we know. */
  counts: isMapOf(isNumber),
});

/**
 * @param filter a state, `to look at`, a reference, an email address (which is logged), or empty for all
 * @param after the last line seen: its `created_at` and id
 */
export const readOrders = (
  filter: OrderStateName | 'to look at' | (string & {}),
  after: Key | null,
) => ask('operator_orders', { filter, ...keyOf(after) }, isOrderPage);

/** Says that someone looked at the trouble of an order, and what they did. Logged. */
export const settleOrder = (id: string, note: string) =>
  command('settle_order', { order_id: id, note });
