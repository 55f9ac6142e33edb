import type { ThreePoint } from '../../engine/index.ts';
import { figures } from './figures.ts';

/** A cost that is met with probability `share` (0–1; the shares of a mixture add up to 1). */
export interface Chance {
  readonly share: number;
  readonly cost: ThreePoint;
}

/**
 * What one bill comes to when only one of several causes is met. Typical is the mean of the typical costs
 * weighted by their shares; the half-widths are the root of the sum of squares of the spread within each
 * cause and the spread between the causes, and never reach below the cheapest or above the most expensive one.
 */
export const mix = (chances: readonly Chance[]): ThreePoint => {
  let typical = 0;
  for (const { share, cost } of chances) typical += share * cost.typical;
  let down = 0;
  let up = 0;
  let between = 0;
  let cheapest = Infinity;
  let highest = 0;
  for (const { share, cost } of chances) {
    down += share * (cost.typical - cost.low) ** 2;
    up += share * (cost.high - cost.typical) ** 2;
    between += share * (cost.typical - typical) ** 2;
    cheapest = Math.min(cheapest, cost.low);
    highest = Math.max(highest, cost.high);
  }
  const apart = figures.ninetieth.value ** 2 * between;
  return {
    low: Math.min(typical, Math.max(cheapest, typical - Math.sqrt(down + apart))),
    typical,
    high: Math.max(typical, Math.min(highest, typical + Math.sqrt(up + apart))),
  };
};
