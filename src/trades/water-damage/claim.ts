import { addUp, lineTotal, type ThreePoint } from '../../estimate/index.ts';
import type { WaterValues } from './fields.ts';
import { rebuildLines } from './lines.ts';
import { categoryOf, wetAreaOf } from './water.ts';

/**
 * Whether a usual policy would look at this loss: sudden water yes, gradual no, rising water only with a
 * flood policy, sewer backup only with the add-on (W19, W44).
 */
export const isCovered = (v: WaterValues): boolean => {
  if (v.source === 'flood') return v.cover === 'both';
  if (v.cover === 'none') return false;
  return v.source === 'sewer' ? v.sewerCover === 'yes' : v.sudden === 'yes';
};

/**
 * What an insurer weighs against the deductible, in US dollars: drying and repairs together, whatever part
 * of it was priced. The ends are added low with low and high with high, so that the band is never too narrow.
 * @param total what was priced
 */
export const lossOf = (v: WaterValues, total: ThreePoint): ThreePoint => {
  if (v.scope === 'rebuild') return total;
  const repairs = addUp(rebuildLines(v, wetAreaOf(v), categoryOf(v)).map(lineTotal));
  return {
    low: total.low + repairs.low,
    typical: total.typical + repairs.typical,
    high: total.high + repairs.high,
  };
};
