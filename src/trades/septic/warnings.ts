import { danger, caution } from '../../engine/index.ts';
import type { Warning } from '../said.ts';
import type { SepticValues } from './fields.ts';
import { hasMain } from './sewer.ts';
import { isAerobic, troubleOf } from './trouble.ts';

/** Whether a standard field is asked about in the heaviest clay, where the state takes none. */
export const isFieldInClay = (v: SepticValues): boolean =>
  v.job === 'replace'
    ? v.system === 'conventional' && v.soil === 'clay'
    : v.job === 'part' && v.part === 'field' && v.fieldSoil === 'clay';

/** Whether people and pets can fall into the tank. */
const isOpen = (v: SepticValues): boolean => v.job === 'repair' && troubleOf(v) === 'lid';

/** What comes before the price: health, then the law. */
export const warnings = (v: SepticValues): (Warning<'septic'> | false)[] => {
  const isAbout = (...jobs: readonly SepticValues['job'][]) => jobs.includes(v.job);
  return [
    isAbout('repair') && v.inside === 'yes' && danger('backup', { sources: ['S38', 'S15'] }),
    isOpen(v) && danger('open-tank', { sources: ['S37'] }),
    isAbout('repair') && caution('tank-gas', { sources: ['S37', 'S41'] }),
    isAbout('contract', 'repair') &&
      isAerobic(v) &&
      caution('chlorine', { facts: { system: v.system }, sources: ['S29', 'S42'] }),
    hasMain(v) &&
      caution('near-main', {
        facts: { city: v.city === 'southlake' ? 'southlake' : 'other' },
        sources: ['S72', 'S73'],
      }),
    isFieldInClay(v) && caution('clay', { sources: ['S48', 'S2'] }),
    isAbout('replace', 'contract', 'part') && caution('chapter-285', { sources: ['S47'] }),
  ];
};
