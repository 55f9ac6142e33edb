import type { Trouble } from '../../order-trouble.ts';
import type { PlanId } from '../../plans.ts';
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
} from '../shape.ts';

/** What the payment provider told, as it was kept. */
export interface PaymentEvent {
  readonly id: string;
  /** The provider's own name for it: `invoice.paid`. */
  readonly kind: string;
  readonly happened_at: string;
  /** What it is about at the provider: the ids of a checkout, subscription, invoice, payment, charge, dispute. */
  readonly names: readonly string[];
  readonly plan: string | null;
  readonly amount_cents: number | null;
  readonly currency: string | null;
  readonly outcome: string | null;
}

/** An order as the operator sees it. */
export interface Order {
  readonly id: string;
  readonly reference: string;
  readonly plan_id: PlanId | null;
  readonly trade_id: string | null;
  readonly city_id: string | null;
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly email: string;
  readonly state: OrderStateName;
  readonly trouble: readonly Trouble[];
  /** What of the trouble someone looked at, and what they wrote. */
  readonly settled: readonly Trouble[];
  readonly settled_note: string;
  readonly to_look_at: boolean;
  readonly amount_cents: number | null;
  readonly refunded_cents: number;
  readonly currency: string;
  readonly test: boolean;
  readonly created_at: string;
  readonly paid_at: string | null;
  readonly changed_at: string;
  /** What it gives; null: nothing. */
  readonly entitled: {
    readonly plan_id: PlanId;
    readonly city_ids: readonly string[];
    readonly since: string;
    readonly until: string | null;
  } | null;
  readonly onboarded: readonly string[];
  /** The last twenty, newest first. */
  readonly events: readonly PaymentEvent[];
}

const isTrouble = (value: unknown): value is Trouble => isText(value);

const isOrder = isRecord<Order>({
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
  entitled: isNullOr(
    isRecord<NonNullable<Order['entitled']>>({
      plan_id: isPlanId,
      city_ids: isListOf(isText),
      since: isTime,
      until: isNullOr(isTime),
    }),
  ),
  onboarded: isListOf(isText),
  events: isListOf(
    isRecord<PaymentEvent>({
      id: isText,
      kind: isText,
      happened_at: isTime,
      names: isListOf(isText),
      plan: isNullOr(isText),
      amount_cents: isNullOr(isNumber),
      currency: isNullOr(isText),
      outcome: isNullOr(isText),
    }),
  ),
});

/** A page of orders, newest first. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly more: boolean;
  /** How many there are by state, `to look at`, and `untied`: events that belong to no order we know. */
  readonly counts: Readonly<Record<string, number>>;
}

const isOrderPage = isRecord<OrderPage>({
  orders: isListOf(isOrder),
  more: isFlag,
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
