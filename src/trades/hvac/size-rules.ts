import type { ThreePoint } from '../../engine/index.ts';
import { figures } from './figures.ts';

/** Equipment is sold in half tons. */
const sold = (tons: number): number => {
  const step = figures.tonStep.value;
  return Math.max(figures.smallestTons.value, Math.ceil(tons / step) * step);
};

/**
 * Tons for a floor area in sq ft, as a range from published rules, never one number: most measured loads,
 * North Texas practice, online calculators. Only a Manual J load calculation decides (S20).
 */
export const tonsByRules = (area: number): ThreePoint => ({
  low: sold(area / figures.areaOfTonMeasured.value),
  typical: sold(area / figures.areaOfTon.value.typical),
  high: sold(area / figures.areaOfTonOnline.value),
});
