import type { Order } from '../../backend/operator/orders.ts';
import type { RequestLine } from '../../backend/operator/requests.ts';
import { tradeName } from '../../trades/names.ts';
import { csvOf } from '../../kit/csv.ts';
import { orderStateNames } from './order-words.ts';
import { channelNames, notesOf, placeName, stateNames } from './words.ts';
import { sheetTime } from '../../time/central.ts';

const answers: Readonly<Record<string, string>> = {
  sent: 'not yet',
  viewed: 'not yet',
  answered: 'yes',
  declined: 'no',
  withdrawn: 'taken back',
};

/** Requests as a table for spreadsheets: a line for each company, and nothing that names a homeowner. */
export function requestsCsv(lines: readonly RequestLine[]): string {
  const head = [
    'Request',
    'Sent (Central)',
    'Trade',
    'City',
    'Stands',
    'Agreed to',
    'Notes',
    'Open complaints',
    'Company',
    'Answer',
    'Promised by (Central)',
    'Answered (Central)',
  ];
  const rows = lines.flatMap((line) => {
    const own = [
      line.reference,
      sheetTime(line.sent_at),
      tradeName(line.trade_id),
      placeName(line.city_id),
      stateNames[line.late ? 'late' : line.state],
      line.channels.map((channel) => channelNames[channel]).join(', '),
      notesOf(line).join(', '),
      line.complaints,
    ];
    return line.recipients.length === 0
      ? [[...own, '', '', '', '']]
      : line.recipients.map((part) => [
          ...own,
          part.company_name,
          part.overdue ? 'late' : (answers[part.status] ?? ''),
          part.promised_by && sheetTime(part.promised_by),
          part.answered_at && sheetTime(part.answered_at),
        ]);
  });
  return csvOf([head, ...rows]);
}

/** An amount as a spreadsheet adds it up. */
const sum = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** Orders as a table for spreadsheets: what an accountant needs, and nobody's address. */
export function ordersCsv(orders: readonly Order[]): string {
  const head = [
    'Order',
    'Begun (Central)',
    'Plan',
    'Trade',
    'City',
    'Company',
    'Stands',
    'Paid (Central)',
    'Paid',
    'Given back',
    'Currency',
    'Test',
    'To look at',
  ];
  const rows = orders.map((order) => [
    order.reference,
    sheetTime(order.created_at),
    order.plan_id ?? '',
    order.trade_id ? tradeName(order.trade_id) : '',
    order.city_id ? placeName(order.city_id) : '',
    order.company_name,
    orderStateNames[order.state],
    order.paid_at && sheetTime(order.paid_at),
    sum(order.amount_cents),
    sum(order.refunded_cents),
    order.currency.toUpperCase(),
    order.test ? 'test' : '',
    order.to_look_at ? order.trouble.join(', ') : '',
  ]);
  return csvOf([head, ...rows]);
}
