import { useState } from 'react';
import { answerRequest } from '../../backend/received/answer.ts';
import type { Received, Step } from '../../backend/received/received.ts';
import { changeRecord, type RecordChange } from '../../backend/received/record.ts';
import Opening from '../../kit/Opening.tsx';
import { longTime } from '../../time/central.ts';
import { hours } from '../../time/words.ts';
import AllRequests from './AllRequests.tsx';
import { waitingSentence } from './contact-words.ts';
import FirstDay from './FirstDay.tsx';
import { jobWords } from './job-words.ts';
import MoveDialog, { asks } from './MoveDialog.tsx';
import { answeredAs, answerSaid, changed, stepNames, type Said } from './moves.ts';
import NoMail from './NoMail.tsx';
import NoticeBar from './NoticeBar.tsx';
import Pause from './Pause.tsx';
import TakenBack from './TakenBack.tsx';
import TellYourSide from './TellYourSide.tsx';
import type { BoardState, ShownBoard } from './use-board.ts';
import { useNow } from './use-now.ts';
import Waiting from './Waiting.tsx';

/** What waits, whether the company takes requests, and whether what is seen may be old. */
function Head({
  board: { company, waiting, ever },
  state,
  now,
}: {
  readonly board: ShownBoard;
  readonly state: BoardState;
  readonly now: Date;
}) {
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
      {state.failure && (
        <p role="status" className="caution mb-3">
          {state.failure.message} What you see may be out of date. We keep trying.
        </p>
      )}
    </>
  );
}

/** A company's requests: what waits first, then all of them by step. */
export default function Requests({
  companyId,
  state,
}: {
  readonly companyId: string;
  readonly state: BoardState;
}) {
  const { board, failure, busy, act } = state;
  const now = useNow(state.skew);
  const [moving, setMoving] = useState<{ row: Received; step: Step } | null>(null);
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

  const { company, waiting, taken_back, asked, ever } = board;
  const answer = (row: Received, said: Said) =>
    void act({
      row,
      as: { ...answeredAs(said, now), ...(said === 'declined' && { person: null }) },
      store: () => answerRequest(companyId, row.id, said),
      done: `${answerSaid(said, row.person?.name ?? 'The homeowner')}${said !== 'answered' ? '' : row.channels.length > 0 ? ' Next: get in touch.' : ' Next: note a visit or a price, shown there too.'}`,
    });
  const store = (row: Received, change: RecordChange) =>
    void act({
      row,
      as: changed(row, change),
      store: () => changeRecord(companyId, row, change),
      done: `${jobWords(row).title} is now ${stepNames[change.step ?? row.step].toLowerCase()}.`,
    });
  const move = (row: Received, step: Step) => {
    if (busy.has(row.id)) return;
    if (asks(step)) setMoving({ row, step });
    else store(row, { step });
  };
  return (
    <>
      <Head board={board} state={state} now={now} />
      {board.why_no_mail && <NoMail why={board.why_no_mail} />}
      <NoticeBar notice={state.notice} onClose={() => state.say(null)} />
      {waiting.length > 0 && <Waiting rows={waiting} now={now} busy={busy} onAnswer={answer} />}
      <TakenBack rows={taken_back} now={now} />
      {asked.map((one) => (
        <TellYourSide key={one.id} asked={one} now={now} onDone={state.reload} />
      ))}
      {ever ? (
        <AllRequests board={board} state={state} now={now} busy={busy} onMove={move} />
      ) : (
        <FirstDay company={company} />
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
