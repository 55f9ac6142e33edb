import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { type PlanId, planById, plans } from '../../src/selling/plans.ts';
import type { DatabaseAccess } from '../../supabase/functions/mail/database.ts';
import { html } from '../../supabase/functions/mail/html.ts';
import { paymentsHandler } from '../../supabase/functions/payments/handler.ts';
import type { Answer } from '../host/answer.ts';
import {
  type Checkout,
  eventsOf,
  isPress,
  type Press,
  sessionOf,
  type TestEvent,
} from './events.ts';
import { page } from './page.ts';

/** Where it answers; the local server lets forms through to these alone. */
export const testCheckoutPath = '/test-checkout';
const heldPath = `${testCheckoutPath}/held`;

/** Checkouts kept in this process, newest first, so that more can happen to them. */
const mostKept = 200;

const orderForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isPlan = (value: string): value is PlanId => plans.some(({ id }) => id === value);

const priceOf = (plan: PlanId): string =>
  planById(plan).monthly.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const wrong = (message: string, status = 400): Response =>
  page('This does not work', html`<p>${message}</p>`, status);

const onward = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } });

/** Whether a form came from a page of this server, as every browser tells. */
function isOwnForm({ headers }: Request): boolean {
  const origin = headers.get('origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

/**
 * The test checkout, before the site it stands in for Stripe's pages: it makes events as Stripe does, signs
 * them, and hands them to the same function that a hosted project runs. For the embedded database only; the
 * built site knows nothing of it but the address.
 */
export function withTestCheckout(
  answer: Answer,
  database: DatabaseAccess,
  log: (line: string) => void,
): Answer {
  const secret = `whsec_${randomBytes(32).toString('hex')}`;
  const handle = paymentsHandler({ database, secret, takesTests: true, log });
  const kept: Checkout[] = [];

  const tell = async (events: readonly TestEvent[]): Promise<boolean> => {
    for (const event of events) {
      const body = JSON.stringify(event);
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret,
        cryptoProvider: Stripe.createSubtleCryptoProvider(),
      });
      const { ok } = await handle(
        new Request('http://localhost/payments', {
          method: 'POST',
          headers: { 'stripe-signature': signature },
          body,
        }),
      );
      if (!ok) return false;
    }
    return true;
  };

  const begin = (plan: PlanId, order: string): Checkout => {
    const checkout = { key: randomBytes(16).toString('hex'), plan, order };
    kept.unshift(checkout);
    kept.length = Math.min(kept.length, mostKept);
    return checkout;
  };

  const button = (press: string, says: string, first = false) =>
    html`<button name="press" value="${press}" class="${first ? 'first' : ''}">${says}</button>`;

  const showCheckout = (request: Request, asked: URLSearchParams): Response => {
    const [plan, order] = [asked.get('plan') ?? '', asked.get('client_reference_id') ?? ''];
    if (!isPlan(plan) || !orderForm.test(order)) {
      return wrong('This address is not whole. Go back to the plan and press its button again.');
    }
    const came = request.headers.get('referer') ?? '';
    const back =
      URL.canParse(came) && new URL(came).host === request.headers.get('host')
        ? // Two slashes would lead to another site.
          new URL(came).pathname.replace(/^\/+/, '/')
        : '/';
    return page(
      'Pay for your plan',
      html`<div class="sheet">
          <h2>${planById(plan).name}</h2>
          <p class="price">${priceOf(plan)} a month</p>
          <p class="soft">Each month until you end it.</p>
        </div>
        <form class="column" method="post" action="${testCheckoutPath}">
          <input type="hidden" name="plan" value="${plan}" />
          <input type="hidden" name="client_reference_id" value="${order}" />
          ${button('pay', `Pay ${priceOf(plan)}`, true)}
          ${button('later', 'Pay, and let the bank’s word come later')}
          ${button('decline', 'The card is declined')} ${button('twice', 'Pay twice')}
        </form>
        <p><a href="${back}">Go back</a></p>
        <p><a href="${heldPath}">What can happen after paying</a></p>`,
    );
  };

  const takeCheckout = async (form: URLSearchParams): Promise<Response> => {
    const [plan, order] = [form.get('plan') ?? '', form.get('client_reference_id') ?? ''];
    const press = form.get('press');
    if (!isPlan(plan) || !orderForm.test(order)) return wrong('This form is not whole.');
    if (press !== 'pay' && press !== 'later' && press !== 'decline' && press !== 'twice') {
      return wrong('There is no such button.');
    }
    const checkout = begin(plan, order);
    const events =
      press === 'twice'
        ? [...eventsOf.pay(checkout), ...eventsOf.pay(begin(plan, order))]
        : eventsOf[press](checkout);
    return (await tell(events))
      ? onward(`/payment-success?session_id=${sessionOf(checkout)}`)
      : wrong('The database did not take it. Go back and press again.', 503);
  };

  const afterwards: readonly (readonly [Press, string])[] = [
    ['bank says yes', 'The bank says yes'],
    ['bank says no', 'The bank says no'],
    ['refund half', 'Give half back'],
    ['refund', 'Give all back'],
    ['dispute', 'Dispute it'],
    ['win the dispute', 'Win the dispute'],
    ['fail next month', 'Next month fails'],
    ['pay next month', 'Next month is paid'],
    ['end with the month', 'End it with the month'],
    ['go on after all', 'Go on after all'],
    ['end', 'End it now'],
  ];

  const showHeld = (asked: URLSearchParams): Response => {
    const session = asked.get('session_id');
    const shown = kept.filter((checkout) => !session || sessionOf(checkout) === session);
    if (shown.length === 0) {
      return page(
        'After paying',
        html`<p>Nothing was bought since this server started. Buy a plan first.</p>`,
      );
    }
    return page(
      'After paying',
      html`${shown.map(
        (checkout) =>
          html`<section class="sheet">
            <h2>${planById(checkout.plan).name}, order ${checkout.order}</h2>
            <form method="post" action="${heldPath}">
              <input type="hidden" name="session_id" value="${sessionOf(checkout)}" />
              ${afterwards.map(([press, says]) => button(press, says))}
            </form>
          </section>`,
      )}`,
    );
  };

  const takeHeld = async (form: URLSearchParams): Promise<Response> => {
    const checkout = kept.find((one) => sessionOf(one) === form.get('session_id'));
    const press = form.get('press');
    if (!checkout) return wrong('Nothing was bought by this checkout since this server started.');
    if (!isPress(press)) return wrong('There is no such button.');
    return (await tell(eventsOf[press](checkout)))
      ? onward(`/payment-success?session_id=${sessionOf(checkout)}`)
      : wrong('The database did not take it. Go back and press again.', 503);
  };

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const held = pathname === heldPath;
    if (!held && pathname !== testCheckoutPath) return answer(request);
    if (request.method !== 'POST') {
      return held ? showHeld(searchParams) : showCheckout(request, searchParams);
    }
    if (!isOwnForm(request)) return wrong('This form came from somewhere else.', 403);
    const form = new URLSearchParams(await request.text());
    return held ? takeHeld(form) : takeCheckout(form);
  };
}
