import type { Key } from '../../backend/operator/page-key.ts';
import type { RequestFilter } from '../../backend/operator/requests.ts';
import { pageFrom, pageKey } from './page-key.ts';
import { stateNames } from './words.ts';

/** How far back the list goes, in days. */
export const periods: Readonly<Record<string, string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last year',
  all: 'All time',
};
/** Chosen until another is. */
export const usualPeriod = '90';

/** What is shown of the list: its filter, its order, and the page. All of it is in the address. */
export interface Shown {
  readonly trade: string;
  readonly city: string;
  readonly state: RequestFilter['state'];
  /** A key of {@link periods}. */
  readonly period: string;
  readonly words: string;
  readonly oldestFirst: boolean;
  /** The line that the page begins after, or ends before. */
  readonly from: Key | null;
  /** The page is the one before `from`, not the one after it. */
  readonly back: boolean;
}

/** Reads an address; what makes no sense in it is left out. */
export function readShown(query: URLSearchParams): Shown {
  const text = (name: string) => query.get(name) ?? '';
  const state = text('state');
  const period = text('period');
  return {
    trade: text('trade'),
    city: text('city'),
    state: state in stateNames ? (state as RequestFilter['state']) : '',
    period: period in periods ? period : usualPeriod,
    words: text('words').slice(0, 254),
    oldestFirst: text('order') === 'oldest',
    from: pageFrom(query),
    back: text('page') === 'back',
  };
}

/** The address of what is shown. An email address that is searched for never stands in it. */
export function writeShown(
  view: string,
  { trade, city, state, period, words, oldestFirst, from, back }: Shown,
): string {
  const parts = {
    view,
    trade,
    city,
    state,
    period: period === usualPeriod ? '' : period,
    words: words.includes('@') ? '@' : words,
    order: oldestFirst ? 'oldest' : '',
    from: from ? pageKey(from) : '',
    page: from && back ? 'back' : '',
  };
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
  return query.size > 0 ? `?${query}` : '';
}

/** The filter as the database takes it. */
export const filterOf = (
  { trade, city, state, period, words }: Shown,
  now: Date,
): RequestFilter => ({
  trade,
  city,
  state,
  words,
  since:
    period === 'all' ? null : new Date(now.getTime() - Number(period) * 86_400_000).toISOString(),
});
