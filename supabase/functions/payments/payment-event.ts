import type Stripe from 'stripe';

/**
 * The little of a Stripe event that counts, as the database keeps it (`public.payment_events`). No name, no
 * address, no card.
 */
export interface PaymentEvent {
  readonly id: string;
  readonly kind: string;
  /** ISO 8601. */
  readonly happened_at: string;
  /** Not from live mode: no money moved. */
  readonly test: boolean;
  /** The order that a checkout was sent out with. */
  readonly order?: string | null;
  /** What the payment link sells: `plan` in its metadata, which the buyer cannot change. */
  readonly plan?: string | null;
  /** Whom to tell, if the checkout came without an order of ours. */
  readonly email?: string | null;
  readonly checkout?: string | null;
  readonly subscription?: string | null;
  readonly invoice?: string | null;
  readonly payment?: string | null;
  readonly charge?: string | null;
  readonly dispute?: string | null;
  readonly amount_cents?: number | null;
  /** Tax in a checkout's amount. */
  readonly tax_cents?: number | null;
  readonly currency?: string | null;
  readonly outcome?: string | null;
  readonly ends_at?: string | null;
}

/** The id of something that may have been sent whole. */
const idOf = (thing: string | { readonly id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** What the kinds of events that are used tell; null for every other kind. */
function partsOf(event: Stripe.Event): Partial<PaymentEvent> | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      return {
        order: session.client_reference_id,
        plan: session.metadata?.['plan'] ?? null,
        email: session.customer_details?.email ?? null,
        checkout: session.id,
        subscription: idOf(session.subscription),
        invoice: idOf(session.invoice),
        payment: idOf(session.payment_intent),
        amount_cents: session.amount_total,
        tax_cents: session.total_details?.amount_tax ?? 0,
        currency: session.currency,
        outcome: session.payment_status,
      };
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const invoice = event.data.object;
      return {
        subscription: idOf(invoice.parent?.subscription_details?.subscription),
        invoice: invoice.id ?? null,
        amount_cents: event.type === 'invoice.paid' ? invoice.amount_paid : invoice.amount_due,
        currency: invoice.currency,
        outcome: invoice.status,
      };
    }
    // Ties the payment, which refunds and disputes name, to the invoice, which names the subscription.
    case 'invoice_payment.paid': {
      const paid = event.data.object;
      return {
        invoice: idOf(paid.invoice),
        payment: idOf(paid.payment.payment_intent),
        charge: idOf(paid.payment.charge),
        amount_cents: paid.amount_paid,
        currency: paid.currency,
        outcome: paid.status,
      };
    }
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const subscription = event.data.object;
      const ends =
        event.type === 'customer.subscription.deleted'
          ? (subscription.ended_at ?? event.created)
          : subscription.cancel_at;
      return {
        subscription: subscription.id,
        currency: subscription.currency,
        outcome: subscription.status,
        ends_at: ends === null ? null : timeOf(ends),
      };
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      return {
        payment: idOf(charge.payment_intent),
        charge: charge.id,
        // All that was given back of it so far.
        amount_cents: charge.amount_refunded,
        currency: charge.currency,
        outcome: charge.refunded ? 'whole' : 'part',
      };
    }
    case 'refund.failed': {
      const refund = event.data.object;
      return {
        payment: idOf(refund.payment_intent),
        charge: idOf(refund.charge),
        // Of this refund alone.
        amount_cents: refund.amount,
        currency: refund.currency,
        outcome: refund.failure_reason ?? 'failed',
      };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const dispute = event.data.object;
      return {
        payment: idOf(dispute.payment_intent),
        charge: idOf(dispute.charge),
        dispute: dispute.id,
        amount_cents: dispute.amount,
        currency: dispute.currency,
        outcome: dispute.status,
      };
    }
    default:
      return null;
  }
}

/** Makes an event small; null if nothing here uses its kind. */
export function paymentEventOf(event: Stripe.Event): PaymentEvent | null {
  const parts = partsOf(event);
  return (
    parts && {
      id: event.id,
      kind: event.type,
      happened_at: timeOf(event.created),
      test: !event.livemode,
      ...parts,
    }
  );
}
