import type { ByPlace } from '../../place/places.ts';
import type { SourceOf } from '../source-books.ts';

/** What is known of permits for cabinets: a local remodeler's word, or only to ask the city. */
export type Permit = 'swap-exempt' | 'ask';

const remodeler = { value: 'swap-exempt', sources: ['C40', 'C41'] } as const;

/** Whether new cabinets in the place of old ones need a permit. */
export const permit: ByPlace<Permit, SourceOf<'cabinets'>> = {
  label: 'Permit for kitchen cabinets',
  asOf: '2026-11-20',
  reviewBy: '2027-05-20',
  region: { value: 'ask', sources: ['C38', 'C39', 'C41'] },
  cities: { plano: remodeler, frisco: remodeler, dallas: remodeler },
};
