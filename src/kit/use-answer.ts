import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Result } from '../backend/failure.ts';

/** What the database answered to a question: the last answer stays until the next one is there. */
export interface Asked<T> {
  readonly answer: T | null;
  /** When it last answered, or failed to; null before. */
  readonly at: Date | null;
  readonly failure: Failure | null;
  /** The answer shown is to an earlier question. */
  readonly loading: boolean;
  readonly again: () => void;
  /** Asks again without a word: what was said of the last look stands until this one has ended. */
  readonly look: () => Promise<void>;
}

/**
 * Asks when first drawn and whenever the question changes. What is gone does not stay in sight.
 * @param question names what is asked, parameters included; null: nothing is asked yet
 * @param follow tells when there may be something new, and returns how to end that
 */
export function useAnswer<T>(
  question: string | null,
  ask: () => Promise<Result<{ data: T }>>,
  follow?: (look: () => void) => () => void,
): Asked<T> {
  const [round, setRound] = useState(0);
  const [got, setGot] = useState<
    (Pick<Asked<T>, 'answer' | 'failure' | 'at'> & { readonly key: string }) | null
  >(null);
  const turn = useRef(0);
  const asking = useRef(async () => {});
  const key = `${round} ${question}`;
  const askNow = async () => {
    const mine = ++turn.current;
    const result = await ask();
    // Another question has been asked since, or nobody waits for this one any more.
    if (mine !== turn.current) return;
    setGot((before) => ({
      key,
      at: new Date(),
      ...(result.ok
        ? { answer: result.data, failure: null }
        : {
            answer: result.kind === 'gone' ? null : (before?.answer ?? null),
            failure: result,
          }),
    }));
  };
  const look = useCallback(() => asking.current(), []);
  useEffect(() => {
    if (question === null) return;
    asking.current = askNow;
    void look();
    const end = follow?.(() => void look());
    return () => {
      turn.current += 1;
      asking.current = async () => {};
      end?.();
    };
    // What is asked is told by its key: the function is a new one at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const again = useCallback(() => setRound((previous) => previous + 1), []);
  const loading = got?.key !== key;
  return {
    answer: got?.answer ?? null,
    at: got?.at ?? null,
    failure: loading ? null : (got?.failure ?? null),
    loading,
    again,
    look,
  };
}

/** The same, but never shows the answer to an earlier question: another person, another city. */
export function useFreshAnswer<T>(...question: Parameters<typeof useAnswer<T>>): Asked<T> {
  const asked = useAnswer(...question);
  return asked.loading || asked.failure ? { ...asked, answer: null } : asked;
}
