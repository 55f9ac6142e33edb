import type { ByPlace } from '../../place/places.ts';
import type { SourceOf } from '../source-books.ts';

/** Who permits a system here, and the fees in US dollars where they are published. */
export type Permit =
  | { readonly at: 'tarrant'; readonly fee: number }
  | { readonly at: 'collin' | 'collin-denton'; readonly plain: number; readonly aerobic: number }
  | { readonly at: 'no-fee-found' }
  | { readonly at: 'unknown' };

const collin = { plain: 310, aerobic: 335 } as const;

/** The permitting authority. */
export const permit: ByPlace<Permit, SourceOf<'septic'>> = {
  label: 'Septic permit',
  asOf: '2026-11-20',
  reviewBy: '2027-05-20',
  region: { value: { at: 'unknown' }, sources: ['S26'] },
  counties: {
    Tarrant: { value: { at: 'tarrant', fee: 260 }, sources: ['S4'] },
    Collin: { value: { at: 'collin', ...collin }, sources: ['S8', 'S30'] },
    Dallas: { value: { at: 'no-fee-found' }, sources: ['S26'] },
  },
  cities: {
    frisco: { value: { at: 'collin-denton', ...collin }, sources: ['S8', 'S30'] },
  },
};
