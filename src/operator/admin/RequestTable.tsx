import type { ListedRequest } from '../../backend/operator/requests.ts';
import { moneyRange } from '../../engine/index.ts';
import { tradeName } from '../../trades/names.ts';
import Table, { type Column } from '../../kit/Table.tsx';
import ViewLink from '../../kit/ViewLink.tsx';
import { channelNames, notesOf, placeName, standingOf, type Standing } from './words.ts';
import { countOf } from '../../kit/say.ts';
import { shortTime } from '../../time/central.ts';
import { howLongBetween } from '../../time/how-long.ts';

const tones: Readonly<Record<Standing['sign'], string>> = {
  open: 'text-oak',
  yes: 'text-oak',
  no: 'text-soft',
  over: 'text-soft',
  late: 'text-brick',
};

/** How a company stands, as a sign beside the word for it. */
export const Sign = ({ sign }: { readonly sign: Standing['sign'] }) => (
  <svg
    className={`flex-none self-center ${tones[sign]}`}
    width="13"
    height="13"
    viewBox="0 0 13 13"
    fill={sign === 'yes' ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={sign === 'late' ? 2 : 1.5}
    aria-hidden="true"
  >
    {sign === 'late' ? (
      <path d="M3 3 10 10M10 3 3 10" />
    ) : (
      <>
        <circle cx="6.5" cy="6.5" r="5" />
        {(sign === 'no' || sign === 'over') && <path d="M4 6.5h5" />}
      </>
    )}
  </svg>
);

const standing: Partial<Record<Standing['sign'], string>> = {
  no: 'text-soft',
  over: 'text-soft',
  late: 'font-semibold text-brick',
};

/** Each company of a request with its answer, or why there is none. */
export function Companies({ line, now }: { readonly line: ListedRequest; readonly now: string }) {
  if (line.withdrawn_at) {
    const names = line.recipients.map((part) => part.company_name).join(', ');
    return (
      <span className="text-soft">
        {names && `${names}: `}taken back after {howLongBetween(line.sent_at, line.withdrawn_at)}
      </span>
    );
  }
  if (line.recipients.length === 0) {
    return (
      <b className="text-due">
        {line.city_id === 'elsewhere' ? 'nobody serves this ZIP' : 'nobody was picked'}
      </b>
    );
  }
  return (
    <ul>
      {line.recipients.map((part) => {
        const { sign, says } = standingOf(part, line, now);
        return (
          <li key={part.company_id} className={`flex items-baseline gap-2 ${standing[sign] ?? ''}`}>
            <Sign sign={sign} /> {part.company_name}, {says}
          </li>
        );
      })}
    </ul>
  );
}

/** A link to a request, by its number. */
const numbered: Column<ListedRequest>['says'] = ({ id, reference }) => (
  <ViewLink to={`?view=request&request=${id}`}>{reference}</ViewLink>
);

const proof: Column<ListedRequest> = {
  name: <span className="sr-only">Proof</span>,
  says: ({ id, reference }) => (
    <ViewLink to={`?view=evidence&request=${id}`}>
      Evidence<span className="sr-only"> of {reference}</span>
    </ViewLink>
  ),
};

/** Requests as a table; on a phone each row is a block of lines. */
export default function RequestTable({
  lines,
  now,
  label,
  isOpened = false,
}: {
  readonly lines: readonly ListedRequest[];
  readonly now: string;
  readonly label: string;
  /** It stands on the page of its request, which says the number and has a button for the proof. */
  readonly isOpened?: boolean;
}) {
  const columns: readonly Column<ListedRequest>[] = [
    { name: 'Sent', className: 'whitespace-nowrap', says: ({ sent_at }) => shortTime(sent_at) },
    {
      name: 'Request',
      className: 'whitespace-nowrap',
      says: isOpened ? ({ reference }) => reference : numbered,
    },
    {
      name: 'Job',
      says: ({ trade_id, estimate }) => (
        <>
          <b>{tradeName(trade_id)}</b>
          {estimate && (
            <span className="figures block whitespace-nowrap text-soft">
              {moneyRange(estimate)}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'Where',
      className: 'lg:whitespace-nowrap',
      says: ({ city_id, zip }) => placeName(city_id, zip),
    },
    {
      name: 'Companies and their answer',
      className: 'max-lg:col-span-full',
      says: (line) => <Companies line={line} now={now} />,
    },
    {
      name: 'Agreed to',
      says: ({ withdrawn_at, channels }) =>
        withdrawn_at ? 'ended' : channels.map((channel) => channelNames[channel]).join(', '),
    },
    {
      name: 'Note',
      className: 'text-soft *:block',
      says: (line) => (
        <>
          {line.complaints > 0 && (
            <b className="text-brick">{countOf(line.complaints, 'complaint')}</b>
          )}
          {notesOf(line).map((note) => (
            <span key={note}>{note}</span>
          ))}
        </>
      ),
    },
    ...(isOpened ? [] : [proof]),
  ];
  return (
    <Table
      isBlocks="in columns"
      label={label}
      columns={columns}
      rows={lines}
      keyOf={({ id }) => id}
    />
  );
}
