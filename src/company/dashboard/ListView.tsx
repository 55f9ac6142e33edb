import { steps, type Received } from '../../backend/received/received.ts';
import { moneyRange } from '../../engine/index.ts';
import { howLongBetween } from '../../time/how-long.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { columnNote, toneInks, type RequestsProps } from './BoardView.tsx';
import { monthName, whenSaid } from '../../time/central.ts';
import { capital, placeName } from './contact-words.ts';
import { jobWords } from './job-words.ts';
import MoveMenu from './MoveMenu.tsx';
import { isClosed, nextMove, stepNames } from './moves.ts';
import { standingOf } from './standing.ts';
import StepMark from './StepMark.tsx';

const answeredIn = ({ answered_at, sent_at }: Received): string =>
  answered_at ? `in ${howLongBetween(sent_at, answered_at)}` : 'not yet';

function NextStep({
  row,
  title,
  disabled,
  onMove,
}: {
  readonly row: Received;
  readonly title: string;
  readonly disabled: boolean;
  readonly onMove: RequestsProps['onMove'];
}) {
  if (row.step === 'new') {
    return <ViewLink to={{ request: row.id }}>Answer</ViewLink>;
  }
  if (row.status !== 'answered') return null;
  const words = nextMove[row.step]?.words ?? 'Move';
  return (
    <MoveMenu
      row={row}
      className="link py-1"
      label={`${words}, ${title}: choose a step`}
      disabled={disabled}
      onMove={(step) => onMove(row, step)}
    >
      {words} ▾
    </MoveMenu>
  );
}

/** The requests one line each, grouped by step. */
export default function ListView({
  columns,
  now,
  busy,
  onMove,
  onMore,
}: Omit<RequestsProps, 'columns'> & {
  readonly columns: Partial<RequestsProps['columns']>;
}) {
  return (
    <table className="table text-sm">
      <caption className="sr-only">Your requests by step</caption>
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col" className="max-lg:hidden">
            Homeowner
          </th>
          <th scope="col" className="max-lg:hidden">
            Where
          </th>
          <th scope="col" className="max-lg:hidden">
            Sent
          </th>
          <th scope="col" className="max-lg:hidden figures">
            They saw
          </th>
          <th scope="col" className="max-lg:hidden">
            You answered
          </th>
          <th scope="col">Where it stands</th>
          <th scope="col" className="figures">
            Next step
          </th>
        </tr>
      </thead>
      {steps.map((step) => {
        const column = columns[step];
        if (!column?.count) return null;
        const more = column.count - column.rows.length;
        return (
          <tbody key={step} id={`list-${step}`}>
            <tr>
              <th scope="rowgroup" colSpan={8} className="border-b-2! border-ink! pt-5!">
                <span className="flex items-center gap-2">
                  <StepMark step={step} /> {stepNames[step]}{' '}
                  <span className="figures font-normal text-soft">{column.count}</span>
                  <span className="figures ms-auto text-xs font-normal text-soft">
                    {columnNote(step, column, now)}
                  </span>
                </span>
              </th>
            </tr>
            {column.rows.map((row) => {
              const { title } = jobWords(row);
              const { text, tone, amount } = standingOf(row, now);
              const place = placeName(row.city_id);
              return (
                <tr key={row.id} className={busy.has(row.id) ? 'opacity-65' : ''}>
                  <th scope="row">
                    <ViewLink className="plain" to={{ request: row.id }}>
                      {title}
                    </ViewLink>
                    <span className="block font-normal text-soft wrap-anywhere lg:hidden">
                      {[row.person?.name, place].filter(Boolean).join(', ')}
                    </span>
                  </th>
                  <td className="max-lg:hidden">{row.person?.name ?? '–'}</td>
                  <td className="max-lg:hidden text-soft">
                    {place} {row.person?.zip}
                  </td>
                  <td className="max-lg:hidden">{capital(whenSaid(row.sent_at, now))}</td>
                  <td className="max-lg:hidden figures">
                    {row.estimate ? (
                      moneyRange(row.estimate)
                    ) : (
                      <span className="text-soft">{row.answers ? 'not shared' : '–'}</span>
                    )}
                  </td>
                  <td className="max-lg:hidden text-soft">{answeredIn(row)}</td>
                  <td>
                    {amount && <b className="figures">{amount} </b>}
                    <span className={toneInks[tone]}>{text}</span>
                  </td>
                  <td className="figures">
                    <NextStep row={row} title={title} disabled={busy.has(row.id)} onMove={onMove} />
                  </td>
                </tr>
              );
            })}
            {more > 0 && (
              <tr>
                <td colSpan={8}>
                  <button type="button" className="link" onClick={() => onMore(step)}>
                    Show {more} more {stepNames[step].toLowerCase()}
                    {isClosed(step) ? ` in ${monthName(now)}` : ''}
                  </button>
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}
