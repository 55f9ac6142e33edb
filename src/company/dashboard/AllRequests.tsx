import { useState } from 'react';
import { readPage } from '../../backend/received/read.ts';
import { steps, type Received, type Step } from '../../backend/received/received.ts';
import { monthName } from '../../time/central.ts';
import BoardView, { type RequestsProps } from './BoardView.tsx';
import ListView from './ListView.tsx';
import { isClosed, stepNames } from './moves.ts';
import StepMark from './StepMark.tsx';
import Toolbar from './Toolbar.tsx';
import type { BoardState, ShownBoard } from './use-board.ts';
import Button from '../../kit/Button.tsx';

/** Rows of a page of one step. */
const PAGE = 50;

const countIn = ({ columns }: ShownBoard, closed: boolean): number =>
  steps
    .filter((step) => isClosed(step) === closed)
    .reduce((sum, step) => sum + columns[step].count, 0);

/** More of one step than the board holds, page after page. */
function useMore(companyId: string, { filter, say }: BoardState) {
  const over = JSON.stringify(filter);
  const [got, setGot] = useState<{
    readonly over: string;
    readonly step: Step;
    readonly rows: readonly Received[];
    readonly isWhole: boolean;
  } | null>(null);
  // What was found by another filter is none of this list.
  const more = got?.over === over ? got : null;
  const load = async (step: Step) => {
    const before = more?.step === step ? more.rows : [];
    const after = before.at(-1);
    const result = await readPage(companyId, filter, { step, most: PAGE, ...(after && { after }) });
    if (!result.ok) {
      return say({ tone: 'error', text: result.message, again: () => void load(step) });
    }
    const rows = [...before, ...result.data];
    setGot({ over, step, rows, isWhole: result.data.length < PAGE });
  };
  return { more, load: (step: Step) => void load(step), close: () => setGot(null) };
}

/** On a phone: how many there are of each step, with a way there. */
const StepLinks = ({
  columns,
  isList,
}: Pick<ShownBoard, 'columns'> & { readonly isList: boolean }) => (
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
);

/** All requests by step, on a board or in a list, narrowed and searched. */
export default function AllRequests({
  board,
  state,
  ...view
}: Omit<RequestsProps, 'byStep' | 'onMore'> & {
  readonly board: ShownBoard;
  readonly state: BoardState;
}) {
  const { company, columns, capped } = board;
  const { shown, show } = state.list;
  const { more, load, close } = useMore(company.id, state);
  const [open, closed] = [countIn(board, false), countIn(board, true)];
  const isList = shown.show === 'list';
  const View = isList ? ListView : BoardView;
  return (
    <section aria-labelledby="all-requests" className="mt-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="all-requests">All requests</h2>
        <p className="hint figures">
          {open} open, {closed} closed in {monthName(view.now)}. The steps are your own record. The
          homeowner sees a visit and a price, not the steps.
        </p>
      </div>
      <Toolbar company={company} state={state} />
      <StepLinks columns={columns} isList={isList} />
      {capped && (
        <p className="caution">
          There are more than these, which are the newest. Add a word, or pick a trade, a city or a
          shorter time.
        </p>
      )}
      {open + closed === 0 && (
        <p className="caution">
          {shown.words || shown.trade || shown.city
            ? 'Nothing fits what you look for.'
            : 'Nothing in this time.'}{' '}
          <Button look="link" onClick={() => show({ words: '', trade: '', city: '', days: 'all' })}>
            Show everything
          </Button>
        </p>
      )}
      <View {...view} byStep={columns} onMore={load} />
      {more && (
        <section aria-labelledby="more-of-step" className="mt-6">
          <h3 id="more-of-step">All {stepNames[more.step].toLowerCase()}</h3>
          <ListView
            {...view}
            byStep={{ [more.step]: { count: more.rows.length, usd: 0, rows: more.rows } }}
            onMore={load}
          />
          <p className="actions">
            {!more.isWhole && <Button onClick={() => load(more.step)}>Show more</Button>}
            <Button look="link" onClick={close}>
              Close
            </Button>
          </p>
        </section>
      )}
    </section>
  );
}
