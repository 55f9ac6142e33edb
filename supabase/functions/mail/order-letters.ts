import { cityName } from '../../../src/place/cities.ts';
import { sayTrouble } from '../../../src/selling/order-trouble.ts';
import { plans, type Plan } from '../../../src/selling/plans.ts';
import { textOf, type Facts, type Site } from './facts.ts';
import type { Block, Letter } from './letter.ts';
import { longDate } from '../../../src/time/central.ts';
import { tradeInSentence } from '../../../src/trades/names.ts';

/** Letters about what professionals buy. */
export type OrderKind =
  'order paid' | 'order failed' | 'order refunded' | 'order ended' | 'order to look at';

/** What was bought; undefined where the payment named no plan. */
const planOf = ({ plan }: Facts): Plan | undefined => plans.find(({ id }) => id === plan);

/** An amount among the facts, as people write it: "$149.00". */
function amountOf(facts: Facts, name: string): string {
  const cents = Number(facts[name]);
  if (!Number.isFinite(cents)) throw new Error(`The facts lack ${name}.`);
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: textOf(facts, 'currency').toUpperCase(),
  });
}

/** "roofing in Southlake", for a plan that is of a trade. */
function whatFor({ trade, city }: Facts): string {
  if (typeof trade !== 'string') return '';
  return typeof city === 'string'
    ? `${tradeInSentence(trade)} in ${cityName(city)}`
    : tradeInSentence(trade);
}

/** What the order is, line by line. */
function orderFacts(facts: Facts, ...more: (readonly [string, string])[]): Block {
  const what = whatFor(facts);
  return {
    facts: [
      ['Order', textOf(facts, 'reference')],
      ['Plan', planOf(facts)?.name ?? 'a plan'],
      ...(what === '' ? [] : [['For', what] as const]),
      ...more,
    ],
  };
}

/** Said first where no money moved. */
const testWords = ({ test }: Facts): Block[] =>
  test === true ? [{ text: 'This was a test. No money moved.' }] : [];

const orderPage = ({ origin }: Site, facts: Facts): Block => ({
  button: 'Open your order',
  href: `${origin}/payment-success#session_id=${textOf(facts, 'order')}`,
});

/** What the plan costs from now on; nothing where the payment named none. */
function howItGoesOn(facts: Facts): Block[] {
  const plan = planOf(facts);
  if (!plan) return [];
  return [
    {
      text: `The plan goes on each month at $${plan.monthly}, before tax, until you end it.`,
    },
  ];
}

/** How to end a plan, with the link that the refund policy promises, where the payment provider has one. */
const howToEnd = ({ portal }: Site): Block[] => [
  {
    text: `To end it, ${portal ? 'press the button below and end it there, or ' : ''}reply to this email with "end my plan". No call and no reason are needed. If you write, we end it within 2 business days, counted as of the day you wrote.${portal ? ' The button shows your newest plan alone: an older one ends by email.' : ''}`,
  },
  ...(portal ? [{ button: 'End it, or change the card', href: portal }] : []),
];

const whyBuyer = ({ name }: Site): string =>
  `You are getting this email because this address was given for an order on ${name}. If that was not you, reply and say so.`;

/** What each of them says. */
export const orderLetters: Readonly<Record<OrderKind, (site: Site, facts: Facts) => Letter>> = {
  'order paid': (site, facts) => ({
    subject: `We have your payment: order ${textOf(facts, 'reference')}`,
    heading: 'We have your payment',
    blocks: [
      ...testWords(facts),
      orderFacts(facts, ['Paid', amountOf(facts, 'amount_cents')]),
      ...howItGoesOn(facts),
      ...howToEnd(site),
      { text: `What we give back, and when: ${site.origin}/refund-policy` },
      orderPage(site, facts),
    ],
    why: whyBuyer(site),
    stop: null,
  }),
  'order failed': (site, facts) => ({
    subject: `A payment did not go through: order ${textOf(facts, 'reference')}`,
    heading: 'A payment did not go through',
    blocks: [
      ...testWords(facts),
      orderFacts(facts),
      {
        text:
          facts['renewal'] === true
            ? 'Your bank did not pay this month. We try again over the next days, and your plan stays on for now. To give another card, use the link that Stripe, which takes payments for us, sends you. Or reply to this email.'
            : 'Your bank did not pay, so nothing was charged and nothing is on. You can try again with another card.',
      },
      orderPage(site, facts),
    ],
    why: whyBuyer(site),
    stop: null,
  }),
  'order refunded': (site, facts) => ({
    subject: `Money is on its way back: order ${textOf(facts, 'reference')}`,
    heading: 'Money is on its way back',
    blocks: [
      ...testWords(facts),
      orderFacts(facts, ['Given back so far', amountOf(facts, 'refunded_cents')]),
      {
        text: 'It goes to the card or account that paid. Banks take 5 to 10 business days to show it.',
      },
      orderPage(site, facts),
    ],
    why: whyBuyer(site),
    stop: null,
  }),
  'order ended'(site, facts) {
    const until = textOf(facts, 'until');
    const over = facts['over'] === true;
    const reference = textOf(facts, 'reference');
    return {
      subject: over
        ? `Your plan has ended: order ${reference}`
        : `Your plan ends: order ${reference}`,
      heading: over ? 'Your plan has ended' : 'Your plan ends',
      blocks: [
        ...testWords(facts),
        orderFacts(facts, ['Last day', longDate(until)]),
        {
          text: over
            ? 'Nothing more is charged. What the plan gave you is off. If you did not end it, reply to this email.'
            : 'Nothing more is charged. The plan stays on until its last day. If you did not end it, reply to this email.',
        },
        orderPage(site, facts),
      ],
      why: whyBuyer(site),
      stop: null,
    };
  },
  'order to look at': (site, facts) => ({
    subject: `Look at order ${textOf(facts, 'reference')}`,
    heading: `Look at order ${textOf(facts, 'reference')}`,
    blocks: [
      ...testWords(facts),
      orderFacts(facts),
      ...(Array.isArray(facts['trouble']) ? facts['trouble'] : []).map((trouble) => ({
        text: sayTrouble(String(trouble)),
      })),
      { button: 'Open the orders', href: `${site.origin}/admin?view=orders` },
    ],
    why: `You are getting this email because this address belongs to an admin of ${site.name}.`,
    stop: null,
  }),
};
