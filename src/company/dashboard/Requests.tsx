import { useState } from 'react';
import { answerRequest } from '../../backend/received/answer.ts';
import { readPage } from '../../backend/received/read.ts';
import { steps, type Received, type Step } from '../../backend/received/received.ts';
import { changeRecord, type RecordChange } from '../../backend/received/record.ts';
import { useAddress } from '../../kit/use-address.ts';
import Opening from '../../kit/Opening.tsx';
import { hours } from '../../time/words.ts';
import BoardView from './BoardView.tsx';
import { longTime, monthName } from '../../time/central.ts';
import { waitingSentence } from './contact-words.ts';
import FirstDay from './FirstDay.tsx';
import { jobWords } from './job-words.ts';
import ListView from './ListView.tsx';
import MoveDialog, { asks } from './MoveDialog.tsx';
import { changed, isClosed, stepNames } from './moves.ts';
import NoMail from './NoMail.tsx';
import NoticeBar from './NoticeBar.tsx';
import Pause from './Pause.tsx';
import StepMark from './StepMark.tsx';
import TakenBack from './TakenBack.tsx';
import Toolbar from './Toolbar.tsx';
import { noFilter, type BoardState, type ShownBoard } from './use-board.ts';
import { useNow } from './use-now.ts';
import TellYourSide from './TellYourSide.tsx';
import Waiting from './Waiting.tsx';

const countIn = (board: ShownBoard, closed: boolean): number =>
  steps
    .filter((step) => isClosed(step) === closed)
    .reduce((sum, step) => sum + board.columns[step].count, 0);

/** More of one step than the board holds, page after page. */
function useMore(companyId: string, { filter, say }: BoardState) {
  const [more, setMore] = useState<{
    step: Step;
    rows: readonly Received[];
    ended: boolean;
  } | null>(null);
  const load = async (step: Step) => {
    const before = more?.step === step ? more.rows : [];
    const after = before.at(-1);
    const result = await readPage(companyId, filter, { step, ...(after && { after }) });
    if (!result.ok) {
      return say({ tone: 'error', text: result.message, again: () => void load(step) });
    }
    setMore({
      step,
      rows: [...before, ...result.data],
      ended: result.data.length < 50,
    });
  };
  return { more, load: (step: Step) => void load(step), close: () => setMore(null) };
}

/** A company's requests: what waits first, then all of them by step. */
export default function Requests({
  companyId,
  state,
}: {
  readonly companyId: string;
  readonly state: BoardState;
}) {
  const { board, failure, busy, act, filter } = state;
  const { query } = useAddress();
  const now = useNow(state.skew);
  const [moving, setMoving] = useState<{ row: Received; step: Step } | null>(null);
  const { more, load, close } = useMore(companyId, state);

  if (!board) {
    return (
      <Opening
        heading="Your requests"
        label="Looking up your requests …"
        failure={failure}
        again={() => void state.reload()}
      />
    );
  }

  const { company, columns, waiting, taken_back, asked, ever } = board;
  const isList = query.get('show') === 'list';
  const answer = (row: Received, said: 'answered' | 'declined') =>
    void act({
      row,
      as: {
        status: said,
        answered_at: now.toISOString(),
        moved_at: now.toISOString(),
        ...(said === 'answered'
          ? { step: 'answered' }
          : { step: 'lost', lost_reason: 'turned down', person: null }),
      },
      store: () => answerRequest(company.id, row.id, said),
      done:
        said === 'answered'
          ? `You said yes. ${row.person?.name ?? 'The homeowner'} sees it now. Next: get in touch.`
          : 'You said no. The homeowner sees it and may pick another company.',
    });
  const store = (row: Received, change: RecordChange) =>
    void act({
      row,
      as: changed(row, change),
      store: () => changeRecord(company.id, row, change),
      done: `${jobWords(row).title} is now ${stepNames[change.step ?? row.step].toLowerCase()}.`,
    });
  const move = (row: Received, step: Step) => {
    if (busy.has(row.id)) return;
    if (asks(step)) setMoving({ row, step });
    else store(row, { step });
  };
  const view = { columns, now, busy, onMove: move, onMore: load };
  const isNarrowed = filter.words || filter.trade || filter.city;
  const found = countIn(board, false) + countIn(board, true);
  return (
    <>
      {company.is_demo && (
        <p className="mb-3 text-xs text-soft">
          Demonstration. Every company, person, address and figure on this page is made up.
        </p>
      )}
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1>{ever ? waitingSentence(waiting.length) : 'Ready for your first request'}</h1>
          <p className="text-soft">
            {longTime(now)} Central. You promise an answer within {hours(company.reply_hours)}.
          </p>
        </div>
        <Pause company={company} now={now} reload={state.reload} />
      </div>
      {failure && (
        <p role="status" className="caution mb-3">
          {failure.message} What you see may be out of date. We keep trying.
        </p>
      )}
      {board.why_no_mail && <NoMail why={board.why_no_mail} />}
      <NoticeBar notice={state.notice} onClose={() => state.say(null)} />
      {waiting.length > 0 && <Waiting rows={waiting} now={now} busy={busy} onAnswer={answer} />}
      <TakenBack rows={taken_back} now={now} />
      {asked.map((one) => (
        <TellYourSide key={one.id} asked={one} now={now} onDone={state.reload} />
      ))}
      {!ever ? (
        <FirstDay company={company} />
      ) : (
        <section aria-labelledby="all-requests" className="mt-8">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-8">
            <h2 id="all-requests">All requests</h2>
            <p className="hint figures">
              {countIn(board, false)} open, {countIn(board, true)} closed in {monthName(now)}. The
              steps are your own record. The homeowner sees a visit and a price, not the steps.
            </p>
          </div>
          <Toolbar
            company={company}
            filter={filter}
            onFilter={(next) => {
              close();
              state.setFilter(next);
            }}
            isList={isList}
          />
          <ul className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,26%),1fr))] rounded-sm border border-edge text-xs lg:hidden">
            {steps.map((step) => (
              <li key={step}>
                <a
                  className="flex min-h-11 items-center gap-1 px-2 text-ink no-underline"
                  href={`#${isList ? 'list' : 'column'}-${step}`}
                  aria-label={`${stepNames[step]}, ${columns[step].count}`}
                >
                  <StepMark step={step} /> {step === 'visit' ? 'Visit' : stepNames[step]}
                  <span className="figures ms-auto text-soft">{columns[step].count}</span>
                </a>
              </li>
            ))}
          </ul>
          {board.capped && (
            <p className="caution">
              There are more than these, which are the newest. Add a word, or pick a trade, a city
              or a shorter time.
            </p>
          )}
          {found === 0 && (
            <p className="caution">
              {isNarrowed ? 'Nothing fits what you look for.' : 'Nothing in this time.'}{' '}
              <button
                type="button"
                className="link"
                onClick={() => state.setFilter({ ...noFilter, days: 0 })}
              >
                Show everything
              </button>
            </p>
          )}
          {isList ? <ListView {...view} /> : <BoardView {...view} />}
          {more && (
            <section aria-labelledby="more-of-step" className="mt-6">
              <h3 id="more-of-step">All {stepNames[more.step].toLowerCase()}</h3>
              <ListView
                {...view}
                columns={{
                  ...emptyColumns,
                  [more.step]: { count: more.rows.length, usd: 0, rows: more.rows },
                }}
              />
              <p className="actions">
                {!more.ended && (
                  <button type="button" className="button-quiet" onClick={() => load(more.step)}>
                    Show more
                  </button>
                )}
                <button type="button" className="link" onClick={close}>
                  Close
                </button>
              </p>
            </section>
          )}
        </section>
      )}
      {moving && (
        <MoveDialog
          key={`${moving.row.id} ${moving.step}`}
          row={moving.row}
          title={jobWords(moving.row).title}
          step={moving.step}
          onClose={() => setMoving(null)}
          onDone={(change) => {
            setMoving(null);
            store(moving.row, change);
          }}
        />
      )}
    </>
  );
}

const emptyColumns = Object.fromEntries(
  steps.map((step) => [step, { count: 0, usd: 0, rows: [] }]),
) as unknown as ShownBoard['columns'];
