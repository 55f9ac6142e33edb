import { steps, type Received } from '../../backend/received/received.ts';
import { moneyRange } from '../../engine/index.ts';
import { howLongBetween } from '../../time/how-long.ts';
import Button from '../../kit/Button.tsx';
import { TableHead, TableRow, type Column } from '../../kit/Table.tsx';
import ViewLink from '../../kit/ViewLink.tsx';
import { columnNote, toneInks, type RequestsProps } from './BoardView.tsx';
import { monthName, whenSaid } from '../../time/central.ts';
import { capital } from '../../kit/say.ts';
import { placeName, whoWhere } from './contact-words.ts';
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

/** The columns of the list. Those that a phone has no room for are said under the job there. */
const columnsWith = ({ now, busy, onMove }: Pick<RequestsProps, 'now' | 'busy' | 'onMove'>) => {
  const wide = 'max-lg:hidden';
  const columns: readonly Column<Received>[] = [
    {
      name: 'Job',
      says: (row) => (
        <>
          <ViewLink className="plain" to={{ request: row.id }}>
            {jobWords(row).title}
          </ViewLink>
          <span className="block font-normal text-soft wrap-anywhere lg:hidden">
            {whoWhere(row)}
          </span>
        </>
      ),
    },
    { name: 'Homeowner', className: wide, says: ({ person }) => person?.name ?? '–' },
    {
      name: 'Where',
      className: wide,
      says: ({ city_id, person }) => (
        <span className="text-soft">
          {placeName(city_id)} {person?.zip}
        </span>
      ),
    },
    { name: 'Sent', className: wide, says: (row) => capital(whenSaid(row.sent_at, now)) },
    {
      name: 'They saw',
      className: `${wide} figures`,
      says: ({ estimate, answers }) =>
        estimate ? (
          moneyRange(estimate)
        ) : (
          <span className="text-soft">{answers ? 'not shared' : '–'}</span>
        ),
    },
    {
      name: 'You answered',
      className: wide,
      says: (row) => <span className="text-soft">{answeredIn(row)}</span>,
    },
    {
      name: 'Where it stands',
      says: (row) => {
        const { text, tone, amount } = standingOf(row, now);
        return (
          <>
            {amount && <b className="figures">{amount} </b>}
            <span className={toneInks[tone]}>{text}</span>
          </>
        );
      },
    },
    {
      name: 'Next step',
      className: 'figures',
      says: (row) => (
        <NextStep
          row={row}
          title={jobWords(row).title}
          disabled={busy.has(row.id)}
          onMove={onMove}
        />
      ),
    },
  ];
  return columns;
};

/** The requests one line each, grouped by step. */
export default function ListView({
  byStep,
  onMore,
  ...view
}: Omit<RequestsProps, 'byStep'> & {
  readonly byStep: Partial<RequestsProps['byStep']>;
}) {
  const { now, busy } = view;
  const columns = columnsWith(view);
  return (
    <table className="table text-sm">
      <caption className="sr-only">Your requests by step</caption>
      <TableHead columns={columns} />
      {steps.map((step) => {
        const group = byStep[step];
        if (!group?.count) return null;
        const more = group.count - group.rows.length;
        return (
          <tbody key={step} id={`list-${step}`}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length}
                className="border-b-2! border-ink! pt-5!"
              >
                <span className="flex items-center gap-2">
                  <StepMark step={step} /> {stepNames[step]}{' '}
                  <span className="figures font-normal text-soft">{group.count}</span>
                  <span className="figures ms-auto text-xs font-normal text-soft">
                    {columnNote(step, group, now)}
                  </span>
                </span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <TableRow
                key={row.id}
                columns={columns}
                row={row}
                className={busy.has(row.id) ? 'opacity-65' : ''}
              />
            ))}
            {more > 0 && (
              <tr>
                <td colSpan={columns.length}>
                  <Button look="link" onClick={() => onMore(step)}>
                    Show {more} more {stepNames[step].toLowerCase()}
                    {isClosed(step) ? ` in ${monthName(now)}` : ''}
                  </Button>
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}
