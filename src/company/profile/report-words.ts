import { countOf } from '../../kit/say.ts';
import type { Closed, Report } from '../../backend/report.ts';
import { fewestClosed } from './share.ts';

/** A length of time in a sentence: "58 minutes", "1 hour 21 minutes", "3 days". */
export function spokenTime(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return countOf(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return countOf(Math.round(hours / 24), 'day');
  return [countOf(hours, 'hour'), minutes % 60 && countOf(minutes % 60, 'minute')]
    .filter(Boolean)
    .join(' ');
}

export const closedOf = ({ won, lost }: Closed): number => won + lost;

const winWords = ({ won, lost }: Closed): string => {
  const closed = won + lost;
  if (won === 0) return `won none of ${closed}`;
  if (lost === 0) return `won all ${closed}`;
  const tenths = Math.round((won / closed) * 10);
  if (tenths === 0) return 'win fewer than 1 in 10';
  return tenths === 10 ? 'win more than 9 in 10' : `win ${tenths} in 10`;
};

/** The report in one sentence. */
export function reportHeading({ all }: Report): string {
  if (all.requests === 0) return 'Nothing to count yet';
  const wins = closedOf(all) >= fewestClosed ? winWords(all) : null;
  if (all.median_seconds === null) {
    return wins ? `You ${wins}` : `${countOf(all.requests, 'request')}, none answered yet`;
  }
  return `You answer in ${spokenTime(all.median_seconds)}${wins ? `, and ${wins}` : ''}`;
}

/** A share as a whole percentage; a dash where there is nothing to take it of. */
export const percent = (part: number, of: number): string =>
  of === 0 ? '–' : `${Math.round((part / of) * 100)}%`;

/** The win rate where enough jobs closed to say one. */
export const winRate = (closed: Closed): string =>
  closedOf(closed) < fewestClosed ? '–' : percent(closed.won, closedOf(closed));

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
export const wholeDollars = (usd: number): string => dollars.format(usd);
