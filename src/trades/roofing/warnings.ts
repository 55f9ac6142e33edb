import type { FoundWarning } from '../../engine/index.ts';
import type { RoofingValues } from './fields.ts';
import { figures } from './figures.ts';
import { isWhole, laidOn, riseOf, wantedOn } from './lines.ts';
import type { SourceOf } from '../source-books.ts';

/** What comes before the price: people under a roof first, then what the code and the law forbid. */
export const warnings = (v: RoofingValues): (FoundWarning<SourceOf<'roofing'>> | false)[] => {
  const wanted = wantedOn(v);
  return [
    v.condition === 'sagging' &&
      v.job !== 'storm' && { id: 'sagging', level: 'stop', sources: ['R48'] },
    v.urgent === 'yes' &&
      v.job !== 'replace' && { id: 'water-in', level: 'stop', sources: ['R58'] },
    isWhole(v) &&
      laidOn(riseOf(v), wanted) !== wanted && {
        id: 'low-slope',
        facts: { least: figures.leastRise.value[wanted] },
        level: 'caution',
        sources: ['R76', 'R77'],
      },
    isWhole(v) &&
      ['tile', 'slate'].includes(laidOn(riseOf(v), wanted)) &&
      v.existing !== 'tile' && { id: 'weight', level: 'caution', sources: ['R49'] },
    v.job === 'storm' && v.existing === 'metal' && { id: 'cosmetic', level: 'caution' },
    v.job === 'storm' && { id: 'deductible-law', level: 'caution', sources: ['R03', 'R09'] },
  ];
};
