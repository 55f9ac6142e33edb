import type { CityId } from '../place/cities.ts';
import { type PlanId, plans, pricesAreExamples } from '../selling/plans.ts';
import type { TradeId } from '../trades/trade.ts';
import { ask, command, query } from './call.ts';
import { type Answer, offline, type Result } from './failure.ts';
import * as is from './shape.ts';

/**
 * How an order stands, as the payment provider's own events tell it.
 * - `pending`: not paid, or the bank has yet to say
 * - `failed`: the last payment, the first or a later month's, did not go through
 * - `expired`: the checkout was left, and its time is over
 * - `disputed`: someone asked the bank for the money back, and that is not decided
 * - `ended`: the plan is over
 */
export const orderStates = [
  'pending',
  'paid',
  'failed',
  'expired',
  'refunded',
  'partly refunded',
  'disputed',
  'ended',
] as const;
export const isOrderState = is.oneOf(...orderStates);
export type OrderStateName = is.Shaped<typeof isOrderState>;
export const isPlanId = is.oneOf(...plans.map(({ id }) => id));

/** What whoever holds the key of an order sees of it. */
export type OrderState = is.Shaped<typeof isState>;
const isState = is.record({
  /** For people to read out: `P-7K3QXM`. */
  reference: is.text,
  /** Null: paid for by a link that names no plan we know. */
  plan: is.nullOr(isPlanId),
  trade: is.nullOr(is.text),
  city: is.nullOr(is.text),
  state: isOrderState,
  /** Null until something was paid; later months are not in it. */
  amount_cents: is.nullOr(is.number),
  refunded_cents: is.number,
  /** Three small letters: `usd`. */
  currency: is.text,
  /** Paid in the provider's test mode, or by the test checkout: no money moved. */
  test: is.flag,
  /** Since when it stands so. */
  since: is.time,
  paid_at: is.nullOr(is.time),
  /** When the plan ends or ended; null while it runs on. */
  until: is.nullOr(is.time),
  /** A person of ours has to look at it, and was told. */
  trouble_said: is.flag,
  /** It belongs to a company's account. */
  claimed: is.flag,
  /** The services already set up for it: `voice`, `email`. */
  onboarded: is.listOf(is.text),
});

/** Whether what was bought is on: a dispute or a month that failed does not end it by itself. */
export const isRunning = ({ state, paid_at }: Pick<OrderState, 'state' | 'paid_at'>): boolean =>
  state === 'paid' ||
  state === 'partly refunded' ||
  state === 'disputed' ||
  (state === 'failed' && paid_at !== null);

/** Begins an order; nothing is paid by it. */
export const startOrder = (order: {
  readonly plan: PlanId;
  readonly trade: TradeId | null;
  readonly city: CityId | null;
  readonly email: string;
}) => ask('start_order', order, is.record({ order: is.text, reference: is.text }));

/** The payment links at the provider, as the operator's environment names them. */
const links: Readonly<Record<PlanId, string | undefined>> = {
  listing: import.meta.env.PUBLIC_STRIPE_LINK_LISTING,
  city: import.meta.env.PUBLIC_STRIPE_LINK_CITY,
  // A person sends it, once it is agreed: here it would be public.
  exclusive: undefined,
  presence: import.meta.env.PUBLIC_STRIPE_LINK_PRESENCE,
  voice: import.meta.env.PUBLIC_STRIPE_LINK_VOICE,
  email: import.meta.env.PUBLIC_STRIPE_LINK_EMAIL,
};

/**
 * Where a buyer ends a plan or changes the card, without signing in here: the provider's own page. Null:
 * by email to us.
 */
export const portal: string | null = import.meta.env.PUBLIC_STRIPE_PORTAL || null;

/**
 * Where an order is paid for: the plan's payment link, or on one machine the test checkout. Null: it cannot
 * be bought on the page. Example prices are never charged, nor is a plan sold that cannot be ended online, as
 * its terms promise.
 */
export function checkoutOf(plan: PlanId, order: string, email: string): string | null {
  const link = links[plan];
  if (link && portal && !pricesAreExamples) {
    const url = new URL(link);
    url.searchParams.set('client_reference_id', order);
    url.searchParams.set('prefilled_email', email);
    return url.href;
  }
  return import.meta.env.PUBLIC_TEST_CHECKOUT === 'yes'
    ? `/test-checkout?${new URLSearchParams({ plan, client_reference_id: order }).toString()}`
    : null;
}

/**
 * Reads how an order stands.
 * @param key its id, or the checkout's id that the payment provider adds to the address
 * @returns null for a key that opens nothing
 */
export const readOrder = (key: string) => ask('order_state', { key }, is.nullOr(isState));

/** Takes a paid order for the company whose owner is signed in. */
export const claimOrder = (key: string) => command('claim_order', { key });

const isPlanRows = is.listOf(is.record({ plan_id: isPlanId }));

/** The plans that run for a company of the caller and have no end yet, so that they are charged for again. */
export const readRunningPlans = (companyId: string): Promise<Result<{ data: readonly PlanId[] }>> =>
  query(
    (database) =>
      database.from('entitlements').select('plan_id').eq('company_id', companyId).is('until', null),
    ({ data }: Answer & { readonly data: unknown }) =>
      isPlanRows(data) ? { ok: true, data: data.map(({ plan_id }) => plan_id) } : offline,
  );
