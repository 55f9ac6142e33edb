import { useEffect, useRef, useState } from 'react';
import { answerRequest } from '../../backend/received/answer.ts';
import type { Received, ReceivedWhole } from '../../backend/received/received.ts';
import { changeRecord, type RecordChange } from '../../backend/received/record.ts';
import Button from '../../kit/Button.tsx';
import ViewLink from '../../kit/ViewLink.tsx';
import Opening from '../../kit/Opening.tsx';
import AnswerPanel from './AnswerPanel.tsx';
import { dueSaid, whenExactly } from '../../time/central.ts';
import { capital } from '../../kit/say.ts';
import { firstName, placeName } from './contact-words.ts';
import History from './History.tsx';
import JobSheet from './JobSheet.tsx';
import { jobWords } from './job-words.ts';
import { answeredAs, answerSaid, changed, stepNames, type Said } from './moves.ts';
import NoticeBar from './NoticeBar.tsx';
import Reach from './Reach.tsx';
import OwnRecord from './OwnRecord.tsx';
import ReportProblem from './ReportProblem.tsx';
import TakenBackPage from './TakenBackPage.tsx';
import type { BoardState } from './use-board.ts';
import { useNow } from './use-now.ts';
import { useRequest } from './use-request.ts';

/** "to you", "to you and one other company". */
const toWhom = (others: number): string =>
  others === 0
    ? 'to you alone'
    : others === 1
      ? 'to you and one other company'
      : `to you and ${others} other companies`;

/** The next one that waits for an answer, and which of them this is. */
function Place({
  row,
  state,
  now,
}: {
  readonly row: Received;
  readonly state: BoardState;
  readonly now: Date;
}) {
  const waiting = state.board?.waiting ?? [];
  const at = waiting.findIndex(({ id }) => id === row.id);
  const next = at < 0 ? waiting[0] : waiting[at + 1];
  return (
    <nav
      className="mb-2 flex flex-wrap justify-between gap-x-6 text-sm text-soft print:hidden"
      aria-label="Requests"
    >
      <p>
        <ViewLink className="inline-block py-2" to={{ request: '' }}>
          ‹ Requests
        </ViewLink>{' '}
        {at >= 0 ? `New, ${at + 1} of ${waiting.length}` : stepNames[row.step]}
      </p>
      {next && (
        <ViewLink className="py-2" to={{ request: next.id }}>
          Next: {jobWords(next).title}
          {next.promised_by && `, answer by ${dueSaid(next.promised_by, now)}`} ›
        </ViewLink>
      )}
    </nav>
  );
}

/** What the company does with a request: shown at once, and put back where it could not be stored. */
function useActs(
  { received, seen, store: keep, reload }: ReturnType<typeof useRequest>,
  companyId: string,
  state: BoardState,
  now: Date,
) {
  const [pending, setPending] = useState<{
    readonly as: Partial<ReceivedWhole>;
    readonly isBusy: boolean;
  } | null>(null);
  const isBusy = pending?.isBusy ?? false;
  const act = async (
    as: Partial<ReceivedWhole>,
    store: Parameters<BoardState['act']>[0]['store'],
    done: string,
  ) => {
    setPending({ as, isBusy: true });
    const ok = await state.act({ row: received!, as, store, done });
    if (ok) keep(as);
    await reload();
    setPending(ok ? { as, isBusy: false } : null);
    return ok;
  };
  return {
    isBusy,
    // What was stored stays in sight, should the look after it bring nothing.
    row:
      received && pending && (isBusy || pending.as !== seen)
        ? { ...received, ...pending.as }
        : received,
    answer: (said: Said) =>
      void act(
        answeredAs(said, now),
        () => answerRequest(companyId, received!.id, said),
        answerSaid(said, capital(firstName(received!))),
      ),
    change: (what: RecordChange) =>
      act(
        changed(received!, what),
        () => changeRecord(companyId, received!, what),
        what.step ? `Now ${stepNames[what.step].toLowerCase()}.` : 'Saved.',
      ),
  };
}

/** What the request is, whose, and when it came. */
function Heading({
  row,
  name,
  now,
}: {
  readonly row: ReceivedWhole;
  /** In full once the contact data are open. */
  readonly name: string | undefined;
  readonly now: Date;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever came by a link of the page before, which is gone, goes on here.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 wrap-anywhere">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {jobWords(row).title}
        </h1>
        <p className="mt-1 text-sm">
          {name && <b>{name}, </b>}
          {[placeName(row.city_id), row.person?.zip].filter(Boolean).join(' ')}. Sent{' '}
          {whenExactly(row.sent_at, now)} Central
          {row.status === 'withdrawn' ? '' : ` ${toWhom(row.others)}`}. Reference {row.reference}.
        </p>
      </div>
      {row.answers && <Button onClick={() => print()}>Print the job</Button>}
    </div>
  );
}

const saidNo = (
  <section className="sheet p-5 text-sm">
    <h2 className="text-lg">You said no to this request</h2>
    <p>Its details are closed to you. If you copied any of them, delete them.</p>
  </section>
);

/** What is shown until a request is there, or where it does not come. */
function NotHere({ failure, reload }: Pick<ReturnType<typeof useRequest>, 'failure' | 'reload'>) {
  const isGone = failure?.kind === 'gone' || failure?.kind === 'refused';
  return (
    <>
      <p>
        <ViewLink to={{ request: '' }}>‹ Requests</ViewLink>
      </p>
      <Opening
        heading={isGone ? 'This request is not here' : 'A request'}
        label="Opening the request …"
        failure={failure}
        again={isGone ? undefined : () => void reload()}
      />
    </>
  );
}

/** One request: the clock and the contact data, the job as it was described, the company's record. */
export default function RequestPage({
  id,
  companyId,
  userId,
  state,
}: {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly state: BoardState;
}) {
  const request = useRequest(id, companyId);
  const { received, failure, contact, reload } = request;
  const now = useNow(request.skew);
  const { row, isBusy, answer, change } = useActs(request, companyId, state, now);
  if (!received || !row) {
    return <NotHere failure={failure} reload={reload} />;
  }

  const its = { now, userId, companyId, reload };
  const record = (
    <OwnRecord
      {...its}
      row={received}
      step={row.step}
      busy={isBusy}
      title={jobWords(row).title}
      change={change}
    />
  );
  const name = contact && 'name' in contact ? contact.name : row.person?.name;
  return (
    <div>
      <Place row={row} state={state} now={now} />
      <Heading row={row} name={name} now={now} />
      {failure && state.notice?.tone !== 'error' && (
        <p role="status" className="caution mb-3">
          {failure.message} What you see may be out of date. We keep trying.
        </p>
      )}
      <NoticeBar notice={state.notice} here={id} onClose={() => state.say(null)} />
      {row.status === 'withdrawn' ? (
        <TakenBackPage row={row} now={now} reload={reload} state={state} userId={userId} />
      ) : (
        <div className="grid gap-6 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
          <aside
            className="grid min-w-0 content-start gap-4 lg:col-2 print:hidden"
            aria-label="Answer and contact"
          >
            <AnswerPanel row={row} now={now} busy={isBusy} onAnswer={answer} />
            <Reach {...its} row={row} contact={contact} say={state.say} onAnswer={answer} />
            <p className="hint">
              Not shared with you: the street, insurance, other quotes. Ask when you book.
            </p>
            {row.status !== 'declined' && <ReportProblem requestId={id} companyId={companyId} />}
          </aside>
          <div className="min-w-0 lg:col-1 lg:row-1">
            {/* Once it is answered, what comes next stands before what was read to answer it. */}
            {row.status === 'answered' && record}
            {row.answers ? <JobSheet row={row} /> : saidNo}
            {row.status !== 'answered' && record}
            <History row={row} now={now} />
          </div>
        </div>
      )}
    </div>
  );
}
