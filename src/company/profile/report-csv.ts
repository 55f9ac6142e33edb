import type { Report } from '../../backend/report.ts';
import { tradeName } from '../../trades/names.ts';
import { csvOf } from '../../kit/csv.ts';

const minutes = (seconds: number | null) => (seconds === null ? '' : Math.round(seconds / 60));

/**
 * The report as a file for spreadsheets: the months, then the trades. It holds figures and the site's
 * own words alone, nothing that anyone typed.
 */
export function reportCsv({ by_month, by_trade }: Report): string {
  const lines: (string | number)[][] = [
    [
      'Month (Central time)',
      'Requests',
      'Median minutes to answer',
      'Won, by month closed',
      'Lost',
    ],
    ...by_month.map(({ month, requests, median_seconds, closed }) => [
      month,
      requests,
      minutes(median_seconds),
      closed.won,
      closed.lost,
    ]),
    [],
    [
      'Trade',
      'Requests',
      'Median minutes to answer',
      'Answered in time',
      'Answered or late',
      'Quoted',
      'Won',
      'Lost',
      'Won, by your quotes (USD)',
    ],
    ...by_trade.map((one) => [
      tradeName(one.trade),
      one.requests,
      minutes(one.median_seconds),
      one.in_time,
      one.due,
      one.quoted,
      one.won,
      one.lost,
      one.won_usd,
    ]),
  ];
  return csvOf(lines);
}
