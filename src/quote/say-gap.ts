import { price } from '../engine/index.ts';
import { isPriced, unplacedOf, type Comparison } from './compare-quotes.ts';
import { isSame, wholeDollars } from './judge.ts';
import { nameOf } from './name-of.ts';
import { count, unpriced } from './verdict.ts';

/** What lies between the cheapest and the most expensive of several quotes; empty where no two have a price. */
export const sayGap = ({ rows, sums }: Comparison): string => {
  const order = sums
    .flatMap((sum, at) => (isPriced(sum) ? [{ ...sum, at }] : []))
    .sort((a, b) => a.written - b.written);
  const [low, high] = [order[0], order.at(-1)];
  if (!low || !high || low === high) return '';
  const written = high.written - low.written;
  const costsMore = `${nameOf(high.at)} costs ${price(written)} more.`;
  if (low.likeForLike === null || high.likeForLike === null)
    return `${costsMore} ${
      [low, high].some((sum) => unplacedOf(sum).length > 0)
        ? 'Place all lines, and we can tell why.'
        : 'They say too little to tell why.'
    }`;
  const gap = high.likeForLike - low.likeForLike;
  const many = unpriced(rows, low.at).length;
  const leaves =
    many > 0 ? `In ${nameOf(low.at)}, the cheaper one, we found no price for ${count(many)}. ` : '';
  if (gap < 0)
    return `${leaves}Like for like it is the more expensive one, by ${wholeDollars(gap)}.`;
  return isSame(gap, written)
    ? costsMore
    : `${leaves}Like for like the gap is ${wholeDollars(gap)}, not ${price(written)}.`;
};
