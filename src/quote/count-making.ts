/** Nobody adds up more lines than this. */
const MOST_ADDED = 60;
/** US dollars: what is less apart is the same amount. */
const CLOSE = 0.02;

/** Whether two amounts in US dollars are the same but for rounding. */
export const isClose = (a: number, b: number): boolean => Math.abs(a - b) < CLOSE;

/** How many of these, two or more, added in their order make an amount: a package over its parts; 0 where they do not. */
export const countMaking = (own: number, those: readonly number[]): number => {
  let sum = 0;
  let count = 0;
  for (const one of those.slice(0, MOST_ADDED)) {
    if (one === 0) continue;
    sum += one;
    count += 1;
    if (count > 1 && isClose(sum, own)) return count;
    if (sum > 2 * own + 1) break;
  }
  return 0;
};
