import type { Findings } from '../../estimate/index.ts';
import type { ApplianceValues } from './fields.ts';
import type { ApplianceWord } from './words.ts';

/** What the total is: who pays decides. */
export const totalOf = (v: ApplianceValues): Findings<string, ApplianceWord>['total'] => {
  if (v.warranty === 'home') return 'total.home-warranty';
  if (v.warranty === 'maker') return 'total.maker-warranty';
  return 'total.repair';
};
