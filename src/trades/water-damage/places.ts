import type { ByPlace } from '../../place/places.ts';
import type { SourceOf } from '../source-books.ts';

/** What is known of the place: clay that strains pipes in the ground, or a price printed for it. */
export const ground: ByPlace<'nothing' | 'clay' | 'priced', SourceOf<'water-damage'>> = {
  label: 'Soil and local prices',
  asOf: '2026-11-20',
  reviewBy: '2027-05-20',
  region: { value: 'nothing', sources: ['W50'] },
  counties: { Collin: { value: 'clay', sources: ['W50', 'W8'] } },
  cities: { dallas: { value: 'priced', sources: ['W30'] } },
};
