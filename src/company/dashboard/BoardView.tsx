import { steps, type Column, type Received, type Step } from '../../backend/received/received.ts';
import Button from '../../kit/Button.tsx';
import ViewLink from '../../kit/ViewLink.tsx';
import { monthName } from '../../time/central.ts';
import { whoWhere } from './contact-words.ts';
import { jobWords } from './job-words.ts';
import MoveMenu from './MoveMenu.tsx';
import { isClosed, stepNames } from './moves.ts';
import { dollars, standingOf, type Standing } from './standing.ts';
import StepMark from './StepMark.tsx';
import { useCardDrag } from './use-card-drag.ts';

/** What both ways of showing the requests are given. */
export interface RequestsProps {
  readonly byStep: Readonly<Record<Step, Column>>;
  readonly now: Date;
  readonly busy: ReadonlySet<string>;
  readonly onMove: (row: Received, step: Step) => void;
  /** Shows all of a step that has more than fit. */
  readonly onMore: (step: Step) => void;
}

/** Cards of a closed step that stand on the board. */
const MOST_CLOSED = 3;

/** What stands beside the name of a step: the sum of its quotes, and the month of closed ones. */
export function columnNote(step: Step, { usd }: Column, now: Date): string {
  if (step === 'quoted') return usd > 0 ? `${dollars(Math.round(usd))} open` : '';
  if (step === 'won') return `${usd > 0 ? `${dollars(Math.round(usd))} ` : ''}in ${monthName(now)}`;
  return step === 'lost' ? `in ${monthName(now)}` : '';
}

export const toneInks: Readonly<Record<Standing['tone'], string>> = {
  plain: '',
  due: 'font-semibold text-due',
  late: 'font-semibold text-brick',
};

function Card({ row, now }: { readonly row: Received; readonly now: Date }) {
  const { text, tone, amount } = standingOf(row, now);
  return (
    <>
      <h4 className="font-sans leading-tight font-semibold tracking-normal wrap-anywhere max-lg:text-sm lg:text-xs">
        <ViewLink className="plain" to={{ request: row.id }} draggable={false}>
          {jobWords(row).title}
        </ViewLink>
      </h4>
      <p className="text-soft max-lg:col-1 max-lg:text-sm">{whoWhere(row)}</p>
      <p className="flex flex-wrap justify-between gap-x-2 max-lg:col-2 max-lg:row-span-2 max-lg:row-start-1 max-lg:grid max-lg:max-w-36 max-lg:content-start max-lg:text-end max-lg:text-sm figures">
        {amount && <b>{amount}</b>}
        <span className={toneInks[tone]}>{text}</span>
      </p>
    </>
  );
}

/** Six dots, by which a card is held. */
const grip = (
  <svg className="fill-edge" width="12" height="18" viewBox="0 0 12 18" aria-hidden="true">
    {[3, 9, 15].flatMap((y) => [
      <circle key={`l${y}`} cx="3" cy={y} r="1.5" />,
      <circle key={`r${y}`} cx="9" cy={y} r="1.5" />,
    ])}
  </svg>
);

/** A card that can be dragged, with its menu for whoever does not. */
function Held({
  row,
  step,
  now,
  drag,
  isBusy,
  onMove,
}: Pick<RequestsProps, 'now' | 'onMove'> & {
  readonly row: Received;
  /** The column it stands in. */
  readonly step: Step;
  readonly drag: ReturnType<typeof useCardDrag>;
  readonly isBusy: boolean;
}) {
  return (
    <li
      data-card
      className={`relative border-rule text-xs select-none max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:border-b max-lg:py-3 max-lg:pe-10 lg:rounded-sm lg:border lg:py-2 lg:ps-3 lg:pe-8 lg:pointer-fine:cursor-grab data-dragged:z-4 data-dragged:bg-sheet ${drag.lifted?.row.id === row.id ? 'outline-2 outline-offset-2 outline-bluebonnet' : ''} ${isBusy ? 'opacity-65' : ''} ${isClosed(step) ? '' : 'lg:bg-sheet'}`}
      {...drag.cardEvents(row)}
    >
      <Card row={row} now={now} />
      <div className="absolute top-0 right-0" onBlur={drag.onGripBlur}>
        <MoveMenu
          row={row}
          className="grid h-11 w-10 cursor-[inherit] place-items-center lg:w-7 lg:touch-none"
          label={`Move ${jobWords(row).title}, ${whoWhere(row)}`}
          disabled={isBusy}
          onMove={(to) => onMove(row, to)}
          onKeyDown={drag.gripKeys(row)}
        >
          {grip}
        </MoveMenu>
      </div>
    </li>
  );
}

/** The requests in columns, a step each. */
export default function BoardView({ byStep, now, busy, onMove, onMore }: RequestsProps) {
  const drag = useCardDrag(
    (row) => `${jobWords(row).title}, ${whoWhere(row)}`,
    (row) => busy.has(row.id),
    onMove,
  );
  return (
    <>
      <div className="grid border-ink lg:grid-cols-6 lg:border-t-2">
        {steps.map((step) => {
          const column = byStep[step];
          const shown = isClosed(step) ? column.rows.slice(0, MOST_CLOSED) : column.rows;
          const more = column.count - shown.length;
          const isOver = drag.lifted?.over === step;
          return (
            <section
              key={step}
              className={`pt-3 pb-4 lg:px-2 lg:not-first:border-s lg:not-first:border-rule-light ${isOver ? 'bg-oak-tint outline-2 -outline-offset-2 outline-bluebonnet' : ''}`}
              data-column={step}
              aria-labelledby={`column-${step}`}
            >
              <h3
                id={`column-${step}`}
                className="flex items-center gap-2 border-ink font-sans text-sm font-semibold tracking-normal max-lg:border-b-2 max-lg:pb-2"
              >
                <StepMark step={step} /> {stepNames[step]}{' '}
                <span className="figures ms-auto font-normal text-soft">{column.count}</span>
              </h3>
              <p className="figures min-h-5 text-xs text-soft">{columnNote(step, column, now)}</p>
              <ul className="grid lg:gap-2">
                {shown.map((row) => (
                  <Held
                    key={row.id}
                    {...{ row, step, now, drag, onMove }}
                    isBusy={busy.has(row.id)}
                  />
                ))}
              </ul>
              {more > 0 && (
                <Button look="link" className="min-h-11 text-sm" onClick={() => onMore(step)}>
                  {more} more{isClosed(step) ? ` in ${monthName(now)}` : ''}
                  <span className="sr-only"> {stepNames[step]}</span>
                </Button>
              )}
            </section>
          );
        })}
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-8 text-xs text-soft max-lg:hidden">
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
