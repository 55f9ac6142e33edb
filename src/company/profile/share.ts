/** Leaves one chance in ten above it and one below its negative, under the standard normal. */
const eightInTen = 1.2815515655446004;

/** A share of something counted, between 0 and 1. */
export interface ShareRange {
  readonly low: number;
  readonly high: number;
}

/**
 * Where the true share lies with a given chance, if `count` of `of` were seen: Wilson's score interval
 * without continuity correction. E. B. Wilson, Journal of the American Statistical Association 22 (1927),
 * pages 209–212. It stays between 0 and 1 and holds for few cases too, where "plus or minus" does not.
 * @param count 0 to `of`
 * @param of at least 1
 * @param z the quantile of the standard normal; chance in between: 8 in 10 unless told otherwise
 */
export function likelyShare(count: number, of: number, z = eightInTen): ShareRange {
  const square = z ** 2;
  const middle = count + square / 2;
  const reach = z * Math.sqrt((count * (of - count)) / of + square / 4);
  return {
    low: Math.max(0, (middle - reach) / (of + square)),
    high: Math.min(1, (middle + reach) / (of + square)),
  };
}

/** Below this many closed jobs a win rate says little. */
export const fewestClosed = 8;
