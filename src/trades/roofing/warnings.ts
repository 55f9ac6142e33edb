import { stop, caution } from '../../engine/index.ts';
import type { Warning } from '../said.ts';
import type { RoofingValues } from './fields.ts';
import { figures } from './figures.ts';
import { isWhole, laidOn, riseOf, wantedOn } from './lines.ts';

/** What comes before the price: people under a roof first, then what the code and the law forbid. */
export const warnings = (v: RoofingValues): (Warning<'roofing'> | false)[] => {
  const wanted = wantedOn(v);
  return [
    v.condition === 'sagging' && v.job !== 'storm' && stop('sagging', { sources: ['R48'] }),
    v.urgent === 'yes' && v.job !== 'replace' && stop('water-in', { sources: ['R58'] }),
    isWhole(v) &&
      laidOn(riseOf(v), wanted) !== wanted &&
      caution('low-slope', {
        facts: { least: figures.leastRise.value[wanted] },
        sources: ['R76', 'R77'],
      }),
    isWhole(v) &&
      ['tile', 'slate'].includes(laidOn(riseOf(v), wanted)) &&
      v.existing !== 'tile' &&
      caution('weight', { sources: ['R49'] }),
    v.job === 'storm' && v.existing === 'metal' && caution('cosmetic'),
    v.job === 'storm' && caution('deductible-law', { sources: ['R03', 'R09'] }),
  ];
};
