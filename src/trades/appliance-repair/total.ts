import type { Findings, Given } from '../../engine/index.ts';
import type { ApplianceValues } from './fields.ts';
import { isFaultKnown } from './lines.ts';
import type { ApplianceWord } from './words.ts';

/** What the total is: who pays decides, and before the fault is known it is one common bill of many. */
export const totalOf = (
  v: ApplianceValues,
  given: Given,
): Findings<string, ApplianceWord>['total'] => {
  if (v.warranty === 'home') return 'total.home-warranty';
  if (v.warranty === 'maker') return 'total.maker-warranty';
  return isFaultKnown(v, given) ? 'total.repair' : 'total.example';
};
