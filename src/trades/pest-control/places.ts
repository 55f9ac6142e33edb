import type { ByPlace } from '../../place/places.ts';
import type { SourceOf } from '../source-books.ts';

/** How near the more harmful termite has been found: what is said about it follows. */
type Formosan = 'near' | 'region' | 'unknown';

/** What is known of Formosan termites by place. */
export const formosan: ByPlace<Formosan, SourceOf<'pest-control'>> = {
  label: 'Where Formosan termites have been found',
  asOf: '2026-11-20',
  reviewBy: '2027-05-20',
  region: { value: 'region', sources: ['P35'] },
  cities: {
    southlake: { value: 'near', sources: ['P35', 'P36'] },
    elsewhere: { value: 'unknown', sources: ['P35'] },
  },
};
