import type { CityId } from '../../cities.ts';
import type { StagingSource } from './sources.ts';

/** Days a home was on the market here, early 2026: from, to, and where it was read. */
export interface DaysOnMarket {
  readonly from: number;
  readonly to: number;
  readonly place: string;
  readonly source: StagingSource;
}

const metro: DaysOnMarket = { from: 62, to: 72, place: 'Dallas–Fort Worth', source: 'S24' };

/** Only Southlake has a figure of its own in a source we could read. */
export const daysOnMarket = (city: CityId): DaysOnMarket =>
  city === 'southlake' ? { from: 42, to: 68, place: 'Southlake', source: 'S26' } : metro;
