import type { OrderState } from '../../backend/orders.ts';
import { amountOf } from '../../kit/amount.ts';

/** What the page says first of an order. */
export interface Said {
  readonly heading: string;
  readonly lede: string;
}

/**
 * The state of an order in plain words. Never "paid" before the database has the bank's word.
 * @param bought the name of the plan
 */
export function sayState(order: OrderState, bought: string): Said {
  const paid = amountOf(order.amount_cents ?? 0, order.currency);
  const back = amountOf(order.refunded_cents, order.currency);
  switch (order.state) {
    case 'pending':
      return {
        heading: 'Not confirmed yet',
        lede: 'Your bank’s word has not reached us yet. Nothing more to do: this page looks again by itself, and we mail you once it is paid. You may close it.',
      };
    case 'paid':
      return {
        heading: `Paid: ${bought}`,
        lede: 'We have your bank’s word. A receipt is on its way to your email.',
      };
    case 'failed':
      return order.paid_at
        ? {
            heading: 'This month’s payment did not go through',
            lede: 'Your bank said no to the renewal. Your plan goes on for now.',
          }
        : {
            heading: 'The payment did not go through',
            lede: 'Your bank said no. You were not charged, and nothing has started.',
          };
    case 'expired':
      return {
        heading: 'The checkout has closed',
        lede: 'It was not finished in time. You were not charged, and nothing has started.',
      };
    case 'refunded':
      return {
        heading: `Refunded: ${bought}`,
        lede: `We gave all ${back} back. Your bank may take some days to show it.`,
      };
    case 'partly refunded':
      return {
        heading: `Partly refunded: ${bought}`,
        lede: `We gave ${back} back. Your bank may take some days to show it. Your plan goes on.`,
      };
    case 'disputed':
      return {
        heading: 'Your bank is looking into this payment',
        lede: `The charge of ${paid} was disputed. Your plan goes on while the bank decides.`,
      };
    case 'ended':
      return {
        heading: `Ended: ${bought}`,
        lede: 'This plan is over. You will not be charged for it again.',
      };
  }
}
