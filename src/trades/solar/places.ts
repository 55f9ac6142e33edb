import type { ByPlace } from '../../place/places.ts';
import type { SourceOf } from '../source-books.ts';

/** What a city asks before panels go up. */
export type Permit = 'ask' | 'electrical' | 'engineer';

/** Solar permits, as far as they are published. */
export const permit: ByPlace<Permit, SourceOf<'solar'>> = {
  label: 'Solar permit',
  asOf: '2026-11-20',
  reviewBy: '2027-05-20',
  region: { value: 'ask', sources: ['S19'] },
  cities: {
    southlake: { value: 'electrical', sources: ['S36', 'S37'] },
    mckinney: { value: 'engineer', sources: ['S38'] },
  },
};

/**
 * Panels, in sq ft, from which a city council must agree, as for any that are seen from the street; `null`
 * where no council is known to.
 */
export const council: ByPlace<number | null, SourceOf<'solar'>> = {
  label: 'Panels that need the city council, from sq ft',
  asOf: '2026-11-20',
  reviewBy: '2027-05-20',
  region: { value: null, sources: ['S17a'] },
  cities: { southlake: { value: 600, sources: ['S25'] } },
};
