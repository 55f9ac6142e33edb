import Stripe from 'stripe';
import { post, type DatabaseAccess } from '../mail/database.ts';
import { paymentEventOf } from './payment-event.ts';

/** What the function is told by its surroundings. */
export interface PaymentSettings {
  readonly database: DatabaseAccess;
  /** Signs what Stripe sends to this address; empty: nothing is believed. */
  readonly secret: string;
  /** Whether events of Stripe's test mode count, too. */
  readonly takesTests: boolean;
  /** Takes what the developer should know. */
  readonly log: (line: string) => void;
}

/** More characters than an event of Stripe's has. */
const longestBody = 1_000_000;

const answer = (status: number, message: string): Response =>
  Response.json({ message }, { status });

/**
 * The payments function, as a web-standard handler, so that the embedded server and the tests run what is
 * deployed. `POST /payments` takes one signed event of Stripe's and hands the little of it that counts to
 * the database, which takes each once. Any answer but 2xx makes Stripe send it again, for three days.
 */
export function paymentsHandler({
  database,
  secret,
  takesTests,
  log,
}: PaymentSettings): (request: Request) => Promise<Response> {
  // Deno and Node both have it, and it needs no key of Stripe's.
  const crypto = Stripe.createSubtleCryptoProvider();

  /** The event, if Stripe signed it less than five minutes ago. */
  const signedEvent = async (request: Request, body: string): Promise<Stripe.Event | null> => {
    const signature = request.headers.get('stripe-signature');
    if (!signature || !secret) return null;
    return Stripe.webhooks
      .constructEventAsync(body, signature, secret, undefined, crypto)
      .catch(() => null);
  };

  return async (request) => {
    if (request.method !== 'POST') return answer(405, 'Only POST is answered here.');
    try {
      // Before it is read, where it says how long it is.
      if (Number(request.headers.get('content-length') ?? 0) > longestBody) {
        return answer(413, 'That is too much.');
      }
      const body = await request.text();
      if (body.length > longestBody) return answer(413, 'That is too much.');
      const event = await signedEvent(request, body);
      if (!event) {
        if (!secret) log('STRIPE_WEBHOOK_SECRET is not set, so no payment is believed.');
        return answer(400, 'This is not signed with the secret of this address, or is too old.');
      }
      if (!event.livemode && !takesTests) {
        log(`A test event was left out: ${event.id}. Set STRIPE_TEST=yes to take them.`);
        return answer(200, 'Test events are not taken here.');
      }
      const known = paymentEventOf(event);
      if (!known) return answer(200, 'This kind of event is not used here.');
      const taken = await post(database, 'rpc/take_payment_event', { event: known });
      // An event that is there already is no conflict, so this is another: nothing of it was stored.
      if (!taken.ok) throw new Error(`The database answered ${taken.status} to ${known.id}.`);
      return answer(200, 'Taken.');
    } catch (error) {
      log(`The payments function: ${error instanceof Error ? error.message : String(error)}`);
      return answer(500, 'The event could not be stored. Send it again.');
    }
  };
}
