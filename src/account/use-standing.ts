import { standingOf, type Standing } from '../backend/accounts.ts';
import type { Failure } from '../backend/failure.ts';
import { useAnswer } from '../kit/use-answer.ts';

/** What an account may do: being looked up, known, or not to be had. */
export type StandingState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly standing: Standing }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Looks up what an account may do, once per account; null while nobody is signed in. */
export function useStanding(userId: string | null): [StandingState, retry: () => void] {
  const { answer, failure, loading, again } = useAnswer(userId, () => standingOf(userId!));
  if (failure) return [{ state: 'failed', failure }, again];
  return [loading ? { state: 'loading' } : { state: 'ready', standing: answer! }, again];
}
