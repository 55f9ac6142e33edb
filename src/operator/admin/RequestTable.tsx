import type { ListedRequest } from '../../backend/operator/requests.ts';
import { moneyRange } from '../../engine/index.ts';
import { tradeName } from '../../trades/names.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { channelNames, notesOf, placeName, standingOf, type Standing } from './words.ts';
import { countOf } from '../../kit/count.ts';
import { shortTime } from '../../time/central.ts';
import { howLongBetween } from '../../time/how-long.ts';

/** How a company stands, as a sign beside the word for it. */
export const Sign = ({ sign }: { readonly sign: Standing['sign'] }) => (
  <svg
    className={`sign sign-${sign}`}
    width="13"
    height="13"
    viewBox="0 0 13 13"
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
      <b className="hint">
        {line.city_id === 'elsewhere' ? 'nobody serves this ZIP' : 'nobody was picked'}
      </b>
    );
  }
  return (
    <ul className="companies">
      {line.recipients.map((part) => {
        const { sign, says } = standingOf(part, line, now);
        return (
          <li key={part.company_id} className={`stand-${sign}`}>
            <Sign sign={sign} /> {part.company_name}, {says}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Requests as a table; on a phone each row is a block of lines. The roles say again what the elements
 * are, since blocks are no table to a browser.
 */
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
  return (
    <table className="table requests" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {[
            'Sent',
            'Request',
            'Job',
            'Where',
            'Companies and their answer',
            'Agreed to',
            'Note',
          ].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
          {!isOpened && (
            <th role="columnheader" scope="col">
              <span className="sr-only">Proof</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <tr key={line.id} role="row">
            <td role="cell">{shortTime(line.sent_at)}</td>
            <td role="cell">
              {isOpened ? (
                line.reference
              ) : (
                <ViewLink to={`?view=request&request=${line.id}`}>{line.reference}</ViewLink>
              )}
            </td>
            <td role="cell">
              <b>{tradeName(line.trade_id)}</b>
              {line.estimate && (
                <span className="figures block whitespace-nowrap text-soft">
                  {moneyRange(line.estimate)}
                </span>
              )}
            </td>
            <td role="cell">{placeName(line.city_id, line.zip)}</td>
            <td role="cell">
              <Companies line={line} now={now} />
            </td>
            <td role="cell">
              {line.withdrawn_at
                ? 'ended'
                : line.channels.map((channel) => channelNames[channel]).join(', ')}
            </td>
            <td role="cell" className="note">
              {line.complaints > 0 && (
                <b className="text-brick">{countOf(line.complaints, 'complaint')}</b>
              )}
              {notesOf(line).map((note) => (
                <span key={note}>{note}</span>
              ))}
            </td>
            {!isOpened && (
              <td role="cell">
                <ViewLink to={`?view=evidence&request=${line.id}`}>
                  Evidence<span className="sr-only"> of {line.reference}</span>
                </ViewLink>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
