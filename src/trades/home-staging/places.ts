import type { ByPlace } from '../../place/places.ts';
import type { SourceOf } from '../source-books.ts';

/** Days a home was on the market in early 2026: from, to, and the place that was counted. */
export interface DaysOnMarket {
  readonly from: number;
  readonly to: number;
  readonly place: string;
}

/** Only Southlake has a figure of its own in a source we could read. */
export const daysOnMarket: ByPlace<DaysOnMarket, SourceOf<'home-staging'>> = {
  label: 'Days on the market, early 2026',
  asOf: '2026-11-20',
  reviewBy: '2027-05-20',
  region: { value: { from: 62, to: 72, place: 'Dallas–Fort Worth' }, sources: ['S24'] },
  cities: {
    southlake: { value: { from: 42, to: 68, place: 'Southlake' }, sources: ['S26'] },
  },
};
