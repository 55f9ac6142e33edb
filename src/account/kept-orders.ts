import type { Shape } from '../backend/shape.ts';
import { isId } from '../kit/key.ts';
import { kept } from '../kit/kept.ts';

/*
 * The orders that were begun or opened on this device, by their ids or those of their checkouts, newest
 * first. An id is all that is needed to see the state of its order, and it says nothing of who ordered.
 */

/** Someone may begin and leave a few; older ones open from the letters about them. */
const mostKept = 10;
/** The id of a checkout, as the payment provider adds it to the address after paying. */
const checkout = /^cs_(?:test|live)_[A-Za-z0-9]{10,200}$/;
const isKey: Shape<string> = (key): key is string =>
  isId(key) || (typeof key === 'string' && checkout.test(key));

/** What is no key is left out by itself. */
const orders = kept('orders', (value): value is readonly unknown[] => Array.isArray(value));

/** The orders of this device, newest first; none where storage is blocked or holds something else. */
export const keptOrders = (): readonly string[] => (orders.read() ?? []).filter(isKey);

/** Keeps an order as the newest. Where storage is blocked, the address after paying still names it. */
export function keepOrder(id: string): void {
  const others = keptOrders().filter((other) => other !== id);
  orders.write([id, ...others].slice(0, mostKept));
}
