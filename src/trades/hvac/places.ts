import type { ByPlace } from '../../place/places.ts';
import type { SourceOf } from '../source-books.ts';

/** Whether parts of a city get their power from a co-op, where no retailer can be chosen. */
export const coop: ByPlace<'none' | 'parts', SourceOf<'hvac'>> = {
  label: 'Power from the CoServ co-op',
  asOf: '2026-11-20',
  reviewBy: '2027-05-20',
  region: { value: 'none', sources: ['L31'] },
  cities: {
    frisco: { value: 'parts', sources: ['L32', 'L31'] },
    mckinney: { value: 'parts', sources: ['L30'] },
  },
};
