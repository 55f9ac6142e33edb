import type { RequestFilter } from '../../backend/operator/requests.ts';
import type { Shown } from '../../kit/use-shown.ts';
import { cities } from '../../place/cities.ts';
import { tradeNames } from '../../trades/names.ts';
import { placeName, stateNames } from './words.ts';

/** How far back the list goes, in days. */
export const periods: Readonly<Record<string, string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last year',
  all: 'All time',
};

/** What the list of requests can be narrowed by. */
export const requestFilters = {
  trade: { usual: '', label: 'Trade', says: { '': 'All trades', ...tradeNames } },
  city: {
    usual: '',
    label: 'City',
    says: {
      '': 'All cities',
      ...Object.fromEntries(cities.map(({ id, name }) => [id, name])),
      elsewhere: placeName('elsewhere'),
    },
  },
  state: { usual: '', label: 'Status', says: { '': 'Any status', ...stateNames } },
  period: { usual: '90', label: 'Sent', says: periods },
  order: { usual: '', label: 'Order', says: { '': 'Newest first', oldest: 'Oldest first' } },
} as const;

/** The filter as the database takes it. */
export const filterOf = (
  { trade, city, state, period, words }: Shown<typeof requestFilters>,
  now: Date,
): RequestFilter => ({
  trade,
  city,
  state: state as RequestFilter['state'],
  words,
  since:
    period === 'all' ? null : new Date(now.getTime() - Number(period) * 86_400_000).toISOString(),
});
