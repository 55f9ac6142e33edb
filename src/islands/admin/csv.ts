import type { RequestLine } from '../../backend/operator/requests.ts';
import { tradeName } from '../../trades/names.ts';
import { csvOf } from '../csv.ts';
import { channelNames, notesOf, placeName, sheetTime, stateNames } from './words.ts';

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
          sheetTime(part.promised_by),
          sheetTime(part.answered_at),
        ]);
  });
  return csvOf([head, ...rows]);
}
