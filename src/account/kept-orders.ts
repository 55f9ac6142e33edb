import { isId } from '../kit/key.ts';

/*
 * The orders that were begun or opened on this device, by their ids or those of their checkouts, newest
 * first. An id is all that is needed to see the state of its order, and it says nothing of who ordered.
 */

const storageKey = 'orders';
/** Someone may begin and leave a few; older ones open from the letters about them. */
const mostKept = 10;
/** The id of a checkout, as the payment provider adds it to the address after paying. */
const checkout = /^cs_(?:test|live)_[A-Za-z0-9]{10,200}$/;
const isKey = (key: unknown): key is string =>
  typeof key === 'string' && (isId(key) || checkout.test(key));

/** The orders of this device, newest first; none where storage is blocked or holds something else. */
export function keptOrders(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKey) : [];
  } catch {
    return [];
  }
}

/** Keeps an order as the newest. Where storage is blocked, the address after paying still names it. */
export function keepOrder(id: string): void {
  const others = keptOrders().filter((other) => other !== id);
  try {
    localStorage.setItem(storageKey, JSON.stringify([id, ...others].slice(0, mostKept)));
  } catch {
    // Blocked or full: the letter about the order has its link, too.
  }
}
