import type { LogLine } from '../../backend/operator/log.ts';
import { cityName } from '../../place/cities.ts';
import { tradeName } from '../../trades/names.ts';
import Table, { type Column } from '../../kit/Table.tsx';
import ViewLink from '../../kit/ViewLink.tsx';
import { exactTime, shortTime } from '../../time/central.ts';

const show = (value: unknown): string =>
  value === null || value === ''
    ? 'nothing'
    : typeof value === 'string'
      ? /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)
        ? exactTime(value)
        : value
      : JSON.stringify(value);

/** Said elsewhere on the line, or of use to the database alone. */
const unsaid: readonly string[] = ['name', 'complaint', 'invitation'];

/** What a line says beyond its reason: what a change replaced, which role, how many lines. */
export function detailOf({ action, detail }: LogLine): string {
  if (action === 'changed company') {
    return Object.entries(detail)
      .map(([field, change]) => {
        const [was, is] = change as [unknown, unknown];
        return `${field.replaceAll('_', ' ')}: ${show(was)} → ${show(is)}`;
      })
      .join('; ');
  }
  if ('trade_id' in detail) return tradeName(show(detail['trade_id']));
  if ('city_id' in detail) return cityName(show(detail['city_id']));
  return Object.entries(detail)
    .filter(([key]) => !unsaid.includes(key))
    .map(([key, value]) => `${key}: ${show(value)}`)
    .join(', ');
}

/** Who did it. Without an account: someone who signs up, the homeowner by the private link, or a script. */
export const whoOf = ({ actor, action }: Pick<LogLine, 'actor' | 'action'>): string =>
  actor ||
  (action === 'joined company'
    ? 'Whoever signed up'
    : action === 'undid a stop'
      ? 'The homeowner'
      : 'The clock or a script');

const columns: readonly Column<LogLine>[] = [
  { name: 'When', className: 'text-soft', says: ({ at }) => shortTime(at) },
  { name: 'Who', says: (line) => <b>{whoOf(line)}</b> },
  {
    name: 'What',
    className: 'max-lg:w-full',
    says: ({ action, request_id, reference, company_id, company_name, person }) => (
      <>
        {action}{' '}
        {request_id && <ViewLink to={`?view=request&request=${request_id}`}>{reference}</ViewLink>}{' '}
        {company_id && (
          <ViewLink to={`?view=companies&words=${company_id}`}>
            {company_name ?? 'a company'}
          </ViewLink>
        )}{' '}
        {person}
      </>
    ),
  },
  {
    name: 'Why',
    className: 'text-soft max-lg:w-full',
    says: (line) => (line.reason ? `“${line.reason}” ` : '') + detailOf(line),
  },
  {
    name: 'Line',
    className: 'figures text-soft',
    says: ({ id }) => (
      <>
        {/* Where each row is a block of lines, no heading says it. */}
        <span className="lg:hidden">Line </span>
        {id.toLocaleString('en-US')}
      </>
    ),
  },
];

/** Lines of the log: when, who, what, about whom, and why. */
export default function LogTable({
  lines,
  label,
}: {
  readonly lines: readonly LogLine[];
  readonly label: string;
}) {
  return (
    <Table
      isBlocks
      label={label}
      head="sr-only"
      columns={columns}
      rows={lines}
      keyOf={({ id }) => id}
    />
  );
}
