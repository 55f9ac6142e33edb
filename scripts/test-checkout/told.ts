import type Stripe from 'stripe';
import {
  paymentEventOf,
  type PaymentEvent,
} from '../../supabase/functions/payments/payment-event.ts';
import { type Checkout, eventsOf, type Press } from './events.ts';

/** What the payments function makes of all that Stripe tells after these presses, one after another. */
export const eventsAfter = (checkout: Checkout, ...presses: readonly Press[]): PaymentEvent[] =>
  presses.flatMap((press) =>
    eventsOf[press](checkout).map((event) => paymentEventOf(event as unknown as Stripe.Event)!),
  );
