import { useMemo, useRef, useState } from 'react';
import type { Failure, Result } from '../../backend/failure.ts';
import { followReceived } from '../../backend/received/follow.ts';
import { readBoard, type ReceivedFilter } from '../../backend/received/read.ts';
import type { Board, Column, Received, Step } from '../../backend/received/received.ts';
import { changedElsewhere } from '../../backend/received/record.ts';
import { useAnswer } from '../../kit/use-answer.ts';
import { useShown } from '../../kit/use-shown.ts';
import { arrange, type Pending } from './moves.ts';

/** What a company's requests can be narrowed by, and how they are shown. */
const boardParts = {
  trade: { usual: '' },
  city: { usual: '' },
  days: {
    usual: '90',
    says: { 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last 12 months', all: 'All time' },
  },
  show: { usual: '', says: { '': 'Board', list: 'List' } },
} as const;

/** What the page says about an action, until the next one. */
export interface Notice {
  readonly tone: 'news' | 'error';
  readonly text: string;
  /** The request it is about, for a link to it. */
  readonly request?: Received;
  /** Tries again what failed. */
  readonly again?: () => void;
}

/** What to do with one request: shown at once, and put back if it could not be stored. */
export interface Action {
  readonly row: Received;
  /** How it looks once it is stored. */
  readonly as: Partial<Received>;
  readonly store: () => Promise<Result<object>>;
  /** What to say once it is stored. */
  readonly done: string;
}

/** The board with what is not yet stored; all steps, in their order. */
export type ShownBoard = Omit<Board, 'steps'> & {
  readonly columns: Readonly<Record<Step, Column>>;
};

export interface BoardState {
  /** What of the requests is shown, as the address has it. */
  readonly list: ReturnType<typeof useShown<typeof boardParts>>;
  readonly filter: ReceivedFilter;
  /** Null until it was read once. */
  readonly board: ShownBoard | null;
  /** Why the last look brought nothing; what is shown is as it was before. */
  readonly failure: Failure | null;
  /** The requests on which an action is under way. */
  readonly busy: ReadonlySet<string>;
  readonly notice: Notice | null;
  readonly say: (notice: Notice | null) => void;
  readonly act: (action: Action) => Promise<boolean>;
  readonly reload: () => Promise<void>;
  /** Milliseconds by which the database's clock is ahead of this machine's. */
  readonly skew: number;
}

/** What is certain after a failure: an answer that got lost on its way may have been stored. */
const afterwards = (failure: Failure): string =>
  failure === changedElsewhere
    ? ''
    : failure.kind === 'offline'
      ? ' It may not have been stored.'
      : ' Nothing changed.';

/** The board of a company as it is stored, with what is being changed on it. */
export function useBoard(companyId: string): BoardState {
  const list = useShown(boardParts);
  const { words, trade, city, days } = list.shown;
  const filter = { words, trade, city, days: Number(days) || 0 };
  const [pending, setPending] = useState<Pending>(new Map());
  const [notice, say] = useState<Notice | null>(null);
  // Stored, and not read back yet: shown as done until a look brings it.
  const done = useRef(new Set<Partial<Received>>());
  const { answer, at, failure, look } = useAnswer(
    `${companyId} ${JSON.stringify(filter)}`,
    async (): Promise<Result<{ data: { board: Board; known: ReadonlySet<unknown> } }>> => {
      const known = new Set(done.current);
      const result = await readBoard(companyId, filter);
      return result.ok ? { ok: true, data: { board: result.data, known } } : result;
    },
    (tell) => followReceived(companyId, tell),
  );

  const act = async (action: Action): Promise<boolean> => {
    const { row, as, store, done: said } = action;
    say(null);
    setPending((now) => new Map(now).set(row.id, as));
    const result = await store();
    if (result.ok) done.current.add(as);
    if (result.ok || result.kind !== 'offline') await look();
    if (result.ok) say({ tone: 'news', text: said, request: row });
    else {
      setPending((now) => new Map([...now].filter(([id]) => id !== row.id)));
      const tryAgain = result.kind === 'offline' || result.kind === 'limited';
      say({
        tone: 'error',
        text: `${result.message}${afterwards(result)}`,
        request: row,
        ...(tryAgain && { again: () => void act(action) }),
      });
    }
    return result.ok;
  };

  const shown = useMemo(() => {
    if (!answer) return null;
    const { board, known } = answer;
    const open: Pending = new Map([...pending].filter(([, as]) => !known.has(as)));
    const now = (rows: readonly Received[]) => rows.map((row) => ({ ...row, ...open.get(row.id) }));
    return {
      board: {
        ...board,
        waiting: now(board.waiting).filter(({ step }) => step === 'new'),
        taken_back: now(board.taken_back).filter(({ deleted_at }) => !deleted_at),
        columns: arrange(board.steps, open),
      },
      busy: new Set(open.keys()),
    };
  }, [answer, pending]);
  return {
    list,
    filter,
    board: shown?.board ?? null,
    failure,
    busy: shown?.busy ?? new Set(),
    notice,
    say,
    act,
    reload: look,
    skew: answer && at ? Date.parse(answer.board.now) - at.getTime() : 0,
  };
}
