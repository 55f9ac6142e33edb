import type { Trouble } from '../../selling/order-trouble.ts';
import { command } from '../call.ts';
import { isOrderState, isPlanId } from '../orders.ts';
import {
  isFlag,
  isListOf,
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
export const isOrder = isRecord({
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

/** Says that someone looked at the trouble of an order, and what they did. Logged. */
export const settleOrder = (id: string, note: string) =>
  command('settle_order', { order_id: id, note });
