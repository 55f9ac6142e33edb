import type { WaterValues } from './calculator.ts';

/**
 * Whether a usual policy would look at this loss: sudden water yes, gradual no, rising water only with a
 * flood policy, sewer backup only with the add-on (W19, W44).
 */
export const isCovered = (v: WaterValues): boolean => {
  if (v.source === 'flood') return v.cover === 'both';
  if (v.cover === 'none') return false;
  return v.source === 'sewer' ? v.sewerCover === 'yes' : v.sudden === 'yes';
};

/** What the owner pays of a bill, in US dollars: the deductible at most if it is covered, else all. */
export const ownerPays = (v: WaterValues, bill: number): number =>
  isCovered(v) ? Math.min(bill, v.deductible) : bill;
