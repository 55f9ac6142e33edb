import { steps, type Column, type Received, type Step } from '../../backend/received/received.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { monthName } from '../../time/central.ts';
import { placeName } from './contact-words.ts';
import { jobWords } from './job-words.ts';
import MoveMenu from './MoveMenu.tsx';
import { isClosed, stepNames } from './moves.ts';
import { dollars, standingOf } from './standing.ts';
import StepMark from './StepMark.tsx';
import { useCardDrag } from './use-card-drag.ts';
import { requestView } from './request-view.ts';

/** What both ways of showing the requests are given. */
export interface RequestsProps {
  readonly columns: Readonly<Record<Step, Column>>;
  readonly now: Date;
  readonly busy: ReadonlySet<string>;
  readonly onMove: (row: Received, step: Step) => void;
  /** Shows all of a step that has more than fit. */
  readonly onMore: (step: Step) => void;
}

/** Cards of a closed step that stand on the board. */
const MOST_CLOSED = 3;

/** "Dana W., Southlake". */
export const whoWhere = (row: Received): string =>
  [row.person?.name, placeName(row.city_id)].filter(Boolean).join(', ');

/** What stands beside the name of a step: the sum of its quotes, and the month of closed ones. */
export function columnNote(step: Step, { usd }: Column, now: Date): string {
  if (step === 'quoted') return usd > 0 ? `${dollars(Math.round(usd))} open` : '';
  if (step === 'won') return `${usd > 0 ? `${dollars(Math.round(usd))} ` : ''}in ${monthName(now)}`;
  return step === 'lost' ? `in ${monthName(now)}` : '';
}

function Card({ row, now }: { readonly row: Received; readonly now: Date }) {
  const { text, tone, amount } = standingOf(row, now);
  return (
    <>
      <h4>
        <ViewLink to={requestView(row.id)} draggable={false}>
          {jobWords(row).title}
        </ViewLink>
      </h4>
      <p className="card-who">{whoWhere(row)}</p>
      <p className="card-standing figures">
        {amount && <b>{amount}</b>}
        <span className={`tone-${tone}`}>{text}</span>
      </p>
    </>
  );
}

/** The requests in columns, a step each. */
export default function BoardView({ columns, now, busy, onMove, onMore }: RequestsProps) {
  const drag = useCardDrag(
    (row) => `${jobWords(row).title}, ${whoWhere(row)}`,
    (row) => busy.has(row.id),
    onMove,
  );
  return (
    <>
      <div className="board">
        {steps.map((step) => {
          const column = columns[step];
          const shown = isClosed(step) ? column.rows.slice(0, MOST_CLOSED) : column.rows;
          const more = column.count - shown.length;
          const isOver = drag.lifted?.over === step;
          return (
            <section
              key={step}
              className={`column ${isOver ? 'is-over' : ''}`}
              data-column={step}
              aria-labelledby={`column-${step}`}
            >
              <h3 id={`column-${step}`}>
                <StepMark step={step} /> {stepNames[step]}{' '}
                <span className="column-count figures">{column.count}</span>
              </h3>
              <p className="column-note figures">{columnNote(step, column, now)}</p>
              <ul>
                {shown.map((row) => (
                  <li
                    key={row.id}
                    className={`card ${drag.lifted?.row.id === row.id ? 'is-lifted' : ''} ${busy.has(row.id) ? 'is-busy' : ''} ${isClosed(step) ? 'is-closed' : ''}`}
                    {...drag.cardEvents(row)}
                  >
                    <Card row={row} now={now} />
                    <div onBlur={drag.onGripBlur}>
                      <MoveMenu
                        row={row}
                        className="grip"
                        label={`Move ${jobWords(row).title}, ${whoWhere(row)}`}
                        disabled={busy.has(row.id)}
                        onMove={(to) => onMove(row, to)}
                        onKeyDown={drag.gripKeys(row)}
                      >
                        <svg width="12" height="18" viewBox="0 0 12 18" aria-hidden="true">
                          {[3, 9, 15].flatMap((y) => [
                            <circle key={`l${y}`} cx="3" cy={y} r="1.5" />,
                            <circle key={`r${y}`} cx="9" cy={y} r="1.5" />,
                          ])}
                        </svg>
                      </MoveMenu>
                    </div>
                  </li>
                ))}
              </ul>
              {more > 0 && (
                <button type="button" className="link" onClick={() => onMore(step)}>
                  {more} more{isClosed(step) ? ` in ${monthName(now)}` : ''}
                  <span className="sr-only"> {stepNames[step]}</span>
                </button>
              )}
            </section>
          );
        })}
      </div>
      <div className="board-keys">
        <p>
          Drag a card, or press <kbd>Space</kbd> on its handle to lift it, <kbd>←</kbd> <kbd>→</kbd>{' '}
          to move it, <kbd>Space</kbd> to drop, <kbd>Esc</kbd> to put it back.
        </p>
        <p>New cards move on only by your answer.</p>
      </div>
      <p className="sr-only" aria-live="assertive">
        {drag.spoken}
      </p>
    </>
  );
}
