import type { OrderStateName } from '../../backend/orders.ts';

/** How an order stands, in words. */
export const orderStateNames: Readonly<Record<OrderStateName, string>> = {
  pending: 'Not paid yet',
  paid: 'Paid',
  failed: 'Payment failed',
  expired: 'Checkout left',
  refunded: 'Refunded',
  'partly refunded': 'Partly refunded',
  disputed: 'Disputed',
  ended: 'Ended',
};
