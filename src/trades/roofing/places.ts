import type { ByPlace } from '../../place/places.ts';
import type { SourceOf } from '../source-books.ts';

/** What a city asks before a roof is laid. No fee is printed: none was published. */
export type Permit = 'ask' | 'after-emergency' | 'roof-or-large' | 'roof-registered' | 'every-job';

/** Roofing permits, as far as they are published. */
export const permit: ByPlace<Permit, SourceOf<'roofing'>> = {
  label: 'Roofing permit',
  asOf: '2026-11-20',
  reviewBy: '2027-05-20',
  region: { value: 'ask', sources: ['R56'] },
  cities: {
    southlake: { value: 'after-emergency', sources: ['R44'] },
    allen: { value: 'roof-or-large', sources: ['R42'] },
    frisco: { value: 'roof-registered', sources: ['R43'] },
    mckinney: { value: 'every-job', sources: ['R41'] },
  },
};
