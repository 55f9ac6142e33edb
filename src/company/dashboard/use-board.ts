import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Failure, Result } from '../../backend/failure.ts';
import { followReceived } from '../../backend/received/follow.ts';
import { readBoard, type ReceivedFilter } from '../../backend/received/read.ts';
import type { Board, Column, Received, Step } from '../../backend/received/received.ts';
import { changedElsewhere } from '../../backend/received/record.ts';
import { arrange, type Pending } from './moves.ts';

export const noFilter: ReceivedFilter = { words: '', trade: '', city: '', days: 90 };

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
  readonly filter: ReceivedFilter;
  readonly setFilter: (filter: ReceivedFilter) => void;
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

/** How long typing pauses before it is looked for, in milliseconds. */
const TYPING = 250;

/** The board of a company as it is stored, with what is being changed on it. */
export function useBoard(companyId: string): BoardState {
  const [filter, setFilter] = useState(noFilter);
  const [stored, setStored] = useState<{ board: Board; skew: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pending, setPending] = useState<Pending>(new Map());
  const [notice, say] = useState<Notice | null>(null);
  const asked = useRef(0);
  // Stored, and not read back yet: shown as done until a look brings it.
  const done = useRef(new Set<string>());

  const settle = useCallback(
    (ids: Iterable<string>) =>
      setPending((now) => {
        const rest = new Map(now);
        for (const id of ids) rest.delete(id);
        return rest;
      }),
    [],
  );
  const reload = useCallback(async () => {
    const turn = ++asked.current;
    const before = new Set(done.current);
    const result = await readBoard(companyId, filter);
    // A later question has been asked since.
    if (turn !== asked.current) return;
    if (result.ok) {
      const { data: board } = result;
      setStored({ board, skew: Date.parse(board.now) - Date.now() });
      for (const id of before) done.current.delete(id);
      settle(before);
    }
    setFailure(result.ok ? null : result);
  }, [companyId, filter, settle]);

  useEffect(() => {
    const timer = setTimeout(() => void reload(), filter.words ? TYPING : 0);
    const end = followReceived(companyId, () => void reload());
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [companyId, filter, reload]);

  const act = useCallback(
    async function act(action: Action): Promise<boolean> {
      const { row, as, store, done: said } = action;
      say(null);
      setPending((now) => new Map(now).set(row.id, as));
      const result = await store();
      if (result.ok) done.current.add(row.id);
      if (result.ok || result.kind !== 'offline') await reload();
      if (result.ok) say({ tone: 'news', text: said, request: row });
      else {
        settle([row.id]);
        const tryAgain = result.kind === 'offline' || result.kind === 'limited';
        say({
          tone: 'error',
          text: `${result.message}${afterwards(result)}`,
          request: row,
          ...(tryAgain && { again: () => void act(action) }),
        });
      }
      return result.ok;
    },
    [reload, settle],
  );

  const board = useMemo<ShownBoard | null>(() => {
    if (!stored) return null;
    const { board: plain } = stored;
    const now = (rows: readonly Received[]) =>
      rows.map((row) => ({ ...row, ...pending.get(row.id) }));
    return {
      ...plain,
      waiting: now(plain.waiting).filter(({ step }) => step === 'new'),
      taken_back: now(plain.taken_back).filter(({ deleted_at }) => !deleted_at),
      columns: arrange(plain.steps, pending),
    };
  }, [stored, pending]);
  const busy = useMemo(() => new Set(pending.keys()), [pending]);
  return {
    filter,
    setFilter,
    board,
    failure,
    busy,
    notice,
    say,
    act,
    reload,
    skew: stored?.skew ?? 0,
  };
}
