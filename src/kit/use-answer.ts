import { useCallback, useEffect, useState } from 'react';
import type { Failure, Result } from '../backend/failure.ts';

/** What the database answered to a question: the last answer stays until the next one is there. */
export interface Asked<T> {
  readonly answer: T | null;
  readonly failure: Failure | null;
  /** The answer shown is to an earlier question. */
  readonly loading: boolean;
  readonly again: () => void;
}

/**
 * Asks when first drawn and whenever the question changes. What is gone does not stay in sight.
 * @param question names what is asked, parameters included; null: nothing is asked yet
 */
export function useAnswer<T>(
  question: string | null,
  ask: () => Promise<Result<{ data: T }>>,
): Asked<T> {
  const [round, setRound] = useState(0);
  const [got, setGot] = useState<{
    key: string;
    answer: T | null;
    failure: Failure | null;
  } | null>(null);
  const key = `${round} ${question}`;
  useEffect(() => {
    if (question === null) return;
    let wanted = true;
    void ask().then((result) => {
      if (!wanted) return;
      setGot((before) =>
        result.ok
          ? { key, answer: result.data, failure: null }
          : {
              key,
              answer: result.kind === 'gone' ? null : (before?.answer ?? null),
              failure: result,
            },
      );
    });
    return () => {
      wanted = false;
    };
    // What is asked is told by its key: the function is a new one at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const again = useCallback(() => setRound((previous) => previous + 1), []);
  const loading = got?.key !== key;
  return {
    answer: got?.answer ?? null,
    failure: loading ? null : (got?.failure ?? null),
    loading,
    again,
  };
}

/** The same, but never shows the answer to an earlier question: another person, another city. */
export function useFreshAnswer<T>(...question: Parameters<typeof useAnswer<T>>): Asked<T> {
  const asked = useAnswer(...question);
  return asked.loading || asked.failure ? { ...asked, answer: null } : asked;
}
