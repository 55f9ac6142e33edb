import { addUp, type Given, type ThreePoint } from '../../engine/index.ts';
import { bareOf, type Bare } from './amounts.ts';
import { feesOnTop, isOpen, sumOf, type MoveFee } from './fees.ts';
import type { MovingFeesValues } from './fields.ts';
import { doorMost, maximumToAsk, quotedPrice } from './quote.ts';

/** A quote with all that is counted of it; amounts in US dollars. */
export interface Case {
  readonly v: MovingFeesValues;
  readonly given: Given;
  readonly bare: Bare;
  /** Fees that are not in the price. */
  readonly fees: readonly MoveFee[];
  /** Those of them that no paper prices. */
  readonly open: readonly MoveFee[];
  readonly price: ThreePoint | null;
  /** What the fees could add. */
  readonly onTop: ThreePoint;
  /** Price and fees. */
  readonly total: ThreePoint | null;
  readonly most: number | null;
  readonly door: number | null;
}

export const countCase = (v: MovingFeesValues, given: Given): Case => {
  const bare = bareOf(v);
  const price = quotedPrice(v, bare);
  const fees = feesOnTop(v, bare, (price ?? bare.bill).typical);
  const onTop = sumOf(fees);
  return {
    v,
    given,
    bare,
    fees,
    open: fees.filter(isOpen),
    price,
    onTop,
    total: price && addUp([price, onTop]),
    most: maximumToAsk(v, onTop, given),
    door: doorMost(v),
  };
};
