import type { ByPlace } from '../../place/places.ts';
import type { SourceOf } from '../source-books.ts';
import type words from '../../../content/trades/concrete/words.json';

const read = { asOf: '2026-11-20', reviewBy: '2027-05-20' };

/** What is published of permits for flat concrete. */
export const permit: ByPlace<
  Extract<keyof typeof words, `assumption.permit${string}`>,
  SourceOf<'concrete'>
> = {
  label: 'Permit for flat concrete',
  ...read,
  region: { value: 'assumption.permit', sources: ['C35', 'C36'] },
  cities: {
    southlake: { value: 'assumption.permit-southlake', sources: ['C67'] },
    plano: { value: 'assumption.permit-plano', sources: ['C37'] },
    frisco: { value: 'assumption.permit-frisco', sources: ['C38'] },
  },
};

/** Whether the expansive clay of the Blackland Prairie is mapped here; nothing we read maps it under Southlake. */
export const clay: ByPlace<boolean, SourceOf<'concrete'>> = {
  label: 'Expansive clay as mapped',
  ...read,
  region: { value: false, sources: ['C77'] },
  counties: {
    Collin: { value: true, sources: ['C77', 'C31'] },
    Dallas: { value: true, sources: ['C77', 'C33'] },
  },
};
