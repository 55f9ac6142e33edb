import type { Report } from '../../backend/report.ts';
import { csvOf, tableOf, type Columns } from '../../kit/csv.ts';
import { tradeName } from '../../trades/names.ts';

const minutes = (seconds: number | null) => (seconds === null ? '' : Math.round(seconds / 60));

const months: Columns<Report['by_month'][number]> = [
  ['Month (Central time)', ({ month }) => month],
  ['Requests', ({ requests }) => requests],
  ['Median minutes to answer', ({ median_seconds }) => minutes(median_seconds)],
  ['Won, by month closed', ({ closed }) => closed.won],
  ['Lost', ({ closed }) => closed.lost],
];

const trades: Columns<Report['by_trade'][number]> = [
  ['Trade', ({ trade }) => tradeName(trade)],
  ['Requests', ({ requests }) => requests],
  ['Median minutes to answer', ({ median_seconds }) => minutes(median_seconds)],
  ['Answered in time', ({ in_time }) => in_time],
  ['Answered or late', ({ due }) => due],
  ['Quoted', ({ quoted }) => quoted],
  ['Won', ({ won }) => won],
  ['Lost', ({ lost }) => lost],
  ['Won, by your quotes (USD)', ({ won_usd }) => won_usd],
];

/**
 * The report as a file for spreadsheets: the months, then the trades. It holds figures and the site's
 * own words alone, nothing that anyone typed.
 */
export const reportCsv = ({ by_month, by_trade }: Report): string =>
  csvOf([...tableOf(months, by_month), [], ...tableOf(trades, by_trade)]);
