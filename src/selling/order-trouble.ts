/** What a person has to look at in an order, by the names the database gives it. */
export type Trouble =
  | 'unknown order'
  | 'unknown plan'
  | 'other plan'
  | 'other amount'
  | 'closed while paying'
  | 'refund failed'
  | 'city taken'
  | 'disputed'
  | `paid ${number} times`;

const words: Readonly<Record<string, string>> = {
  'unknown order':
    'Money came without an order of ours. Find out who paid, and for what, or give it back at the provider. A service is on; a listing waits until this is marked as looked at.',
  'unknown plan':
    'The payment link names no plan we know. Nothing is given until this is marked as looked at; then it is the plan that was ordered.',
  'other plan':
    'Another plan was paid for than ordered. The one paid for is given; the exclusive plan, only once this is marked as looked at. Ask them which they wanted.',
  'other amount':
    'What was paid is not the price of the plan. Paid too little or in another currency, nothing is given until this is marked as looked at. Check the price of the payment link; give the difference back, or ask for it.',
  'closed while paying':
    'The company deleted its account, and its subscription goes on. Cancel it at the provider today, and give back what was charged after that day.',
  'refund failed':
    'Money that was given back did not arrive. Ask the buyer for another way, send it, and mark this as looked at.',
  'city taken':
    'Another company has this trade and city. This one is not listed until this is marked as looked at. Agree on another city, or give the money back.',
  disputed:
    'The bank was asked for the money back. Answer it with your evidence at the provider, by the day it names. The plan goes on meanwhile.',
};

/**
 * What is wrong with an order, and what the operator does about it: on the page and in the letter. A name
 * that only a newer database knows is said as it is.
 */
export const sayTrouble = (trouble: string): string =>
  words[trouble] ??
  (trouble.startsWith('paid ')
    ? `It was ${trouble}. Give all but one payment back at the provider, and end the subscriptions that are too many.`
    : trouble);
