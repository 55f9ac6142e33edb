import { isPriced, type Comparison, type Row } from './compare-quotes.ts';
import type { Cell } from './weigh-quote.ts';

/** What lies between the cheapest and the most expensive of several quotes, US dollars. */
export interface Gap {
  /** Which quote is the cheaper as written, and which the more expensive, from 0. */
  readonly cheaper: number;
  readonly higher: number;
  readonly written: number;
  /** The more expensive less the cheaper, like for like; below 0 where that turns them around. */
  readonly likeForLike: number | null;
  /** The line that explains most of it, and how much of it. */
  readonly line: { readonly row: Row; readonly by: number } | null;
}

/** A line that explains less than this part of a gap does not explain it. */
export const WORTH_SAYING = 0.25;

/** What a quote itself asks for a line alone; null where it does not tell. */
const costOf = (cell: Cell): number | null =>
  cell.state === 'priced' && !cell.isShared ? cell.amount : null;

/** Null where there are no two quotes with a price. */
export const gapBetween = ({ rows, sums }: Comparison): Gap | null => {
  const order = sums
    .flatMap((sum, at) => (isPriced(sum) ? [{ written: sum.written, at }] : []))
    .sort((a, b) => a.written - b.written);
  const [first, last] = [order[0], order.at(-1)];
  if (!first || !last || first === last) return null;
  const [low, high] = [sums[first.at]!.likeForLike, sums[last.at]!.likeForLike];
  const likeForLike = low === null || high === null ? null : high - low;
  const between = likeForLike ?? last.written - first.written;
  const [most] = rows
    .flatMap((row) => {
      const [less, more] = [costOf(row.cells[first.at]!), costOf(row.cells[last.at]!)];
      return less === null || more === null ? [] : [{ row, by: more - less }];
    })
    .filter(({ by }) => by * between > 0 && Math.abs(by) >= WORTH_SAYING * Math.abs(between))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return {
    cheaper: first.at,
    higher: last.at,
    written: last.written - first.written,
    likeForLike,
    line: most ?? null,
  };
};
