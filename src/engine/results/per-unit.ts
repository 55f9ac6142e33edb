import type { Unit } from '../cost/unit.ts';
import { singular } from '../say/format.ts';

/** After a price: "per square", "per hour", "for the job". */
export const perUnit = (unit: Unit): string => {
  if (unit === 'job') return 'for the job';
  return unit === 'each' ? 'each' : `per ${singular(unit)}`;
};
