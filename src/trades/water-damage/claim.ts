import { addUp, lineTotal, type ThreePoint } from '../../engine/index.ts';
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
 * of it was priced, and what else the same storm hit. The ends are added low with low and high with high,
 * so that the band is never too narrow.
 * @param total what was priced
 */
export const lossOf = (v: WaterValues, total: ThreePoint): ThreePoint => {
  const left = v.scope === 'rebuild' ? [] : rebuildLines(v, wetAreaOf(v), categoryOf(v));
  const repairs = addUp(left.map(lineTotal));
  const elsewhere = v.source === 'rain' ? (v.elsewhere ?? 0) : 0;
  return {
    low: total.low + repairs.low + elsewhere,
    typical: total.typical + repairs.typical + elsewhere,
    high: total.high + repairs.high + elsewhere,
  };
};

/** The deductible in US dollars, given as such or as a percentage; `null` where it was not said. */
export const deductibleOf = (v: WaterValues): number | null => {
  if (v.deductible !== null) return v.deductible;
  return v.deductibleShare === null || v.dwelling === null
    ? null
    : (v.deductibleShare * v.dwelling) / 100;
};

/** Whether the roof may add to this claim and nobody has said by how much. */
export const waitsForRoof = (v: WaterValues): boolean =>
  v.source === 'rain' && v.elsewhere === null;
