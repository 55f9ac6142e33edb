import { addUp, exactly, isAsked, type ThreePoint } from '../../engine/index.ts';
import { bookAmount, type Bare } from './amounts.ts';
import { fields, needed, usual, type Fee, type MovingFeesValues, type Says } from './fields.ts';
import { isCapped } from './quote.ts';

/** A fee that may be charged for this move, and what the quote says about it. */
export interface MoveFee {
  readonly fee: Fee;
  readonly says: Says;
  /** What it could add, US dollars: as stated, else by the book; `null` where nobody we trust says. */
  readonly amount: ThreePoint | null;
}

/** Parts of the transport itself: a price that binds the mover holds them, named or not. */
const ofTransport: readonly Fee[] = ['trip', 'fuel', 'weekend', 'summer'];

const isInPrice = (v: MovingFeesValues, fee: Fee): boolean => {
  const says = v[`${fee}Says`];
  return says === 'included' || (says === 'silent' && isCapped(v) && ofTransport.includes(fee));
};

const kinds = Object.keys({ ...needed, ...usual }) as Fee[];

/**
 * Every fee that may be charged for this move and is not in the price, in the order asked. Shares are
 * taken of `price`, US dollars.
 */
export const feesOnTop = (v: MovingFeesValues, bare: Bare, price: number): MoveFee[] =>
  kinds
    .filter((fee) => isAsked(fields[`${fee}Says`], v) && !isInPrice(v, fee))
    .map((fee) => {
      const stated = v[`${fee}Amount`];
      const amount = stated === null ? bookAmount(fee, v, bare, price) : exactly(stated);
      return { fee, says: v[`${fee}Says`], amount };
    });

/** Whether nothing on paper says what a fee will be. */
export const isOpen = ({ says }: MoveFee): boolean => says === 'silent' || says === 'unpriced';

/** What fees come to together, US dollars. */
export const sumOf = (fees: readonly MoveFee[]): ThreePoint =>
  addUp(fees.flatMap(({ amount }) => (amount ? [amount] : [])));
