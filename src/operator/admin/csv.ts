import type { Order } from '../../backend/operator/orders.ts';
import type { PaidEntry } from '../../backend/operator/paid.ts';
import type { RequestLine } from '../../backend/operator/requests.ts';
import { tradeName } from '../../trades/names.ts';
import { answerWords, csvOf, tableOf, type Columns } from '../../kit/csv.ts';
import { orderStateNames } from './order-words.ts';
import { channelNames, notesOf, placeName, stateNames } from './words.ts';
import { sheetTime } from '../../time/central.ts';

/** The part of a request that went to one company; none where it went to nobody. */
type Part = RequestLine['recipients'][number] | undefined;

const requestColumns: Columns<{ line: RequestLine; part: Part }> = [
  ['Request', ({ line }) => line.reference],
  ['Sent (Central)', ({ line }) => sheetTime(line.sent_at)],
  ['Trade', ({ line }) => tradeName(line.trade_id)],
  ['City', ({ line }) => placeName(line.city_id)],
  ['Stands', ({ line }) => stateNames[line.late ? 'late' : line.state]],
  ['Agreed to', ({ line }) => line.channels.map((channel) => channelNames[channel]).join(', ')],
  ['Notes', ({ line }) => notesOf(line).join(', ')],
  ['Open complaints', ({ line }) => line.complaints],
  ['Company', ({ part }) => part?.company_name ?? null],
  ['Answer', ({ part }) => (part ? (part.overdue ? 'late' : answerWords[part.status]) : null)],
  ['Promised by (Central)', ({ part }) => (part?.promised_by ? sheetTime(part.promised_by) : null)],
  ['Answered (Central)', ({ part }) => (part?.answered_at ? sheetTime(part.answered_at) : null)],
];

/** Requests as a table for spreadsheets: a line for each company, and nothing that names a homeowner. */
export const requestsCsv = (lines: readonly RequestLine[]): string =>
  csvOf(
    tableOf(
      requestColumns,
      lines.flatMap((line) => {
        const parts: readonly Part[] = line.recipients.length > 0 ? line.recipients : [undefined];
        return parts.map((part) => ({ line, part }));
      }),
    ),
  );

/** An amount as a spreadsheet adds it up. */
const sum = (cents: number | null): number | null => (cents === null ? null : cents / 100);

const orderColumns: Columns<Order> = [
  ['Order', (order) => order.reference],
  ['Begun (Central)', (order) => sheetTime(order.created_at)],
  ['Plan', (order) => order.plan_id],
  ['Trade', (order) => order.trade_id && tradeName(order.trade_id)],
  ['City', (order) => order.city_id && placeName(order.city_id)],
  ['Company', (order) => order.company_name],
  ['Stands', (order) => orderStateNames[order.state]],
  ['Paid (Central)', (order) => order.paid_at && sheetTime(order.paid_at)],
  ['Paid', (order) => sum(order.amount_cents)],
  ['Given back', (order) => sum(order.refunded_cents)],
  ['Currency', (order) => order.currency.toUpperCase()],
  ['Test', (order) => (order.test ? 'test' : '')],
  ['To look at', (order) => (order.to_look_at ? order.trouble.join(', ') : '')],
];

/** Orders as a table for spreadsheets: what an accountant needs, and nobody's address. */
export const ordersCsv = (orders: readonly Order[]): string => csvOf(tableOf(orderColumns, orders));

const paidColumns: Columns<PaidEntry> = [
  ['trade', ({ trade_id }) => trade_id],
  ['job', ({ job }) => job],
  ['region', ({ region }) => region],
  ['month', ({ month }) => month.slice(0, 7)],
  ['paid_usd', ({ total_cents }) => sum(total_cents)],
  ['tax_in', ({ tax_in }) => (tax_in === null ? null : tax_in ? 'yes' : 'no')],
  ['permit_in', ({ permit_in }) => (permit_in === null ? null : permit_in ? 'yes' : 'no')],
  ['came_from', ({ came_from }) => came_from],
  ['state', ({ state }) => state],
  ['demo', ({ is_demo }) => (is_demo ? 'demo' : '')],
  ['version', ({ model_version }) => model_version],
  ['answers', ({ answers }) => JSON.stringify(answers)],
];

/** Prices that neighbors told as a table that `npm run calibrate` reads; of nobody by name. */
export const paidCsv = (prices: readonly PaidEntry[]): string =>
  csvOf(tableOf(paidColumns, prices));
