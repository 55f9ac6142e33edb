import { companiesFor, type Company } from '../../backend/companies.ts';
import type { Failure } from '../../backend/failure.ts';
import { useAnswer } from '../../kit/use-answer.ts';

/** The companies that may be picked: being looked up, known, or not reachable. */
export type Companies =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly companies: readonly Company[] }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Looks up the companies of a trade and city, again when either changes or when asked to. Without a city, none. */
export function useCompanies(
  tradeId: string,
  cityId: string | null,
): [Companies, retry: () => void] {
  const { answer, failure, loading, again } = useAnswer(cityId && `${tradeId} ${cityId}`, () =>
    companiesFor(tradeId, cityId!),
  );
  if (failure) return [{ state: 'failed', failure }, again];
  return [loading ? { state: 'loading' } : { state: 'ready', companies: answer! }, again];
}
