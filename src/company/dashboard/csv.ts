import type { FullPerson } from '../../backend/received/read.ts';
import type { Received } from '../../backend/received/received.ts';
import { answerWords, csvOf, tableOf, type Columns } from '../../kit/csv.ts';
import { sheetTime } from '../../time/central.ts';
import { placeName } from './contact-words.ts';
import { jobWords } from './job-words.ts';
import { stepNames } from './moves.ts';
import { tradeName } from '../../trades/names.ts';

const minute = (time: string | null) => time && sheetTime(time).slice(0, 16);

type Person = Pick<FullPerson, 'name' | 'email'> | undefined;

const columns: Columns<{ row: Received; person: Person }> = [
  ['Reference', ({ row }) => row.reference],
  ['Trade', ({ row }) => tradeName(row.trade_id)],
  ['Job', ({ row }) => jobWords(row).title],
  ['City', ({ row }) => placeName(row.city_id)],
  ['ZIP', ({ row }) => row.person?.zip ?? null],
  ['Homeowner', ({ row, person }) => person?.name ?? row.person?.name ?? null],
  ['Email', ({ person }) => person?.email || null],
  ['Sent (Central)', ({ row }) => minute(row.sent_at)],
  ['Answer', ({ row }) => answerWords[row.status]],
  ['Promised by (Central)', ({ row }) => minute(row.promised_by)],
  ['Answered (Central)', ({ row }) => minute(row.answered_at)],
  ['Step', ({ row }) => stepNames[row.step]],
  ['Moved on (Central)', ({ row }) => minute(row.moved_at)],
  ['Visit (Central)', ({ row }) => minute(row.visit_at)],
  ['Quoted (USD)', ({ row }) => row.quoted_usd],
  ['Won (USD)', ({ row }) => (row.step === 'won' ? row.quoted_usd : null)],
  ['Why lost', ({ row }) => row.lost_reason],
  ['Next step', ({ row }) => row.next_step || null],
  ['Next step at (Central)', ({ row }) => minute(row.next_at)],
  ['They saw from (USD)', ({ row }) => row.estimate && Math.round(row.estimate.low)],
  ['They saw to (USD)', ({ row }) => row.estimate && Math.round(row.estimate.high)],
];

/**
 * The requests as a table for spreadsheets.
 * @param people in full where the company has opened who they are; the others stand by their short name
 */
export function toCsv(rows: readonly Received[], people: readonly FullPerson[]): string {
  const known = new Map(people.map((person) => [person.id, person]));
  return csvOf(
    tableOf(
      columns,
      rows.map((row) => ({ row, person: known.get(row.id) })),
    ),
  );
}
