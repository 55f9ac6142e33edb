import { type PlanId, planById } from '../../src/selling/plans.ts';

/** A checkout of the test. Every id it has is made from its key, so that the same press twice is one event. */
export interface Checkout {
  /** Letters and digits, unguessable. */
  readonly key: string;
  readonly plan: PlanId;
  readonly order: string;
}

/** Its id, as the payment provider adds it to the address after paying. */
export const sessionOf = ({ key }: Checkout): string => `cs_test_${key}`;

/** An event as Stripe writes it, as far as anything here reads it. */
export interface TestEvent {
  readonly id: string;
  readonly object: 'event';
  readonly created: number;
  readonly livemode: false;
  readonly type: string;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

const event = (
  { key }: Checkout,
  type: string,
  object: TestEvent['data']['object'],
  detail = '',
): TestEvent => ({
  id: `evt_${type.replaceAll('.', '_')}${detail}_${key}`,
  object: 'event',
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  type,
  data: { object },
});

const cents = ({ plan }: Checkout): number => planById(plan).monthly * 100;

const session = (checkout: Checkout, paid: boolean) => ({
  id: sessionOf(checkout),
  object: 'checkout.session',
  client_reference_id: checkout.order,
  metadata: { plan: checkout.plan },
  subscription: `sub_${checkout.key}`,
  invoice: `in_${checkout.key}`,
  payment_intent: null,
  amount_total: cents(checkout),
  currency: 'usd',
  payment_status: paid ? 'paid' : 'unpaid',
});

const invoice = (checkout: Checkout, nth: string, paid: boolean) => ({
  id: `in_${checkout.key}${nth}`,
  object: 'invoice',
  parent: { subscription_details: { subscription: `sub_${checkout.key}` } },
  amount_paid: paid ? cents(checkout) : 0,
  amount_due: cents(checkout),
  currency: 'usd',
  status: paid ? 'paid' : 'open',
});

/** The first month's money, told before what it is for, as happens. */
const money = (checkout: Checkout): TestEvent[] => [
  event(checkout, 'invoice_payment.paid', {
    object: 'invoice_payment',
    invoice: `in_${checkout.key}`,
    payment: { type: 'payment_intent', payment_intent: `pi_${checkout.key}` },
    amount_paid: cents(checkout),
    currency: 'usd',
    status: 'paid',
  }),
  event(checkout, 'invoice.paid', invoice(checkout, '', true)),
];

const refund = (checkout: Checkout, part: number, detail: string): TestEvent[] => [
  event(
    checkout,
    'charge.refunded',
    {
      id: `ch_${checkout.key}`,
      object: 'charge',
      payment_intent: `pi_${checkout.key}`,
      amount_refunded: Math.round(cents(checkout) * part),
      currency: 'usd',
      refunded: part === 1,
    },
    detail,
  ),
];

const dispute = (checkout: Checkout, type: string, status: string): TestEvent[] => [
  event(checkout, type, {
    id: `dp_${checkout.key}`,
    object: 'dispute',
    payment_intent: `pi_${checkout.key}`,
    charge: `ch_${checkout.key}`,
    amount: cents(checkout),
    currency: 'usd',
    status,
  }),
];

/** Seconds. */
const month = 30 * 86_400;

const subscription = (checkout: Checkout, status: string, cancelAt: number | null) => ({
  id: `sub_${checkout.key}`,
  object: 'subscription',
  currency: 'usd',
  status,
  cancel_at: cancelAt,
  ended_at: null,
});

const completed = (checkout: Checkout, paid: boolean) =>
  event(checkout, 'checkout.session.completed', session(checkout, paid));

/** What Stripe would tell, by what is pressed. */
export const eventsOf = {
  pay: (checkout) => [...money(checkout), completed(checkout, true)],
  later: (checkout) => [completed(checkout, false)],
  decline: (checkout) => [
    completed(checkout, false),
    event(checkout, 'checkout.session.async_payment_failed', session(checkout, false)),
  ],
  'bank says yes': (checkout) => [
    ...money(checkout),
    event(checkout, 'checkout.session.async_payment_succeeded', session(checkout, true)),
  ],
  'bank says no': (checkout) => [
    event(checkout, 'checkout.session.async_payment_failed', session(checkout, false)),
  ],
  refund: (checkout) => refund(checkout, 1, ''),
  'refund half': (checkout) => refund(checkout, 0.5, '_half'),
  dispute: (checkout) => dispute(checkout, 'charge.dispute.created', 'needs_response'),
  'win the dispute': (checkout) => dispute(checkout, 'charge.dispute.closed', 'won'),
  'fail next month': (checkout) => [
    event(checkout, 'invoice.payment_failed', invoice(checkout, 'next', false)),
  ],
  'pay next month': (checkout) => [
    event(checkout, 'invoice.paid', invoice(checkout, 'next', true), '_next'),
  ],
  'end with the month': (checkout) => [
    event(
      checkout,
      'customer.subscription.updated',
      subscription(checkout, 'active', Math.floor(Date.now() / 1000) + month),
    ),
  ],
  'go on after all': (checkout) => [
    event(
      checkout,
      'customer.subscription.updated',
      subscription(checkout, 'active', null),
      '_again',
    ),
  ],
  end: (checkout) => [
    event(checkout, 'customer.subscription.deleted', subscription(checkout, 'canceled', null)),
  ],
} satisfies Record<string, (checkout: Checkout) => readonly TestEvent[]>;

export type Press = keyof typeof eventsOf;

export const isPress = (value: unknown): value is Press =>
  typeof value === 'string' && Object.hasOwn(eventsOf, value);
