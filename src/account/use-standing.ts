import { useCallback, useEffect, useState } from 'react';
import { standingOf, type Standing } from '../backend/accounts.ts';
import type { Failure } from '../backend/failure.ts';

/** What an account may do: being looked up, known, or not to be had. */
export type StandingState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly standing: Standing }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Looks up what an account may do, once per account; null while nobody is signed in. */
export function useStanding(userId: string | null): [StandingState, retry: () => void] {
  const [round, setRound] = useState(0);
  const question = `${userId} ${round}`;
  const [answer, setAnswer] = useState<{ question: string; state: StandingState }>();
  useEffect(() => {
    if (userId === null) return;
    let wanted = true;
    void standingOf(userId).then((result) => {
      if (!wanted) return;
      setAnswer({
        question,
        state: result.ok
          ? { state: 'ready', standing: result.standing }
          : { state: 'failed', failure: result },
      });
    });
    return () => {
      wanted = false;
    };
  }, [userId, question]);
  const retry = useCallback(() => setRound((previous) => previous + 1), []);
  return [answer?.question === question ? answer.state : { state: 'loading' }, retry];
}
