import { useCallback, useEffect, useState } from 'react';
import { companiesFor, type Company } from '../../backend/companies.ts';
import type { Failure } from '../../backend/failure.ts';

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
  const [round, setRound] = useState(0);
  const question = `${tradeId} ${cityId} ${round}`;
  const [answer, setAnswer] = useState<{ question: string; companies: Companies }>();
  useEffect(() => {
    if (!cityId) return;
    let wanted = true;
    void companiesFor(tradeId, cityId).then((result) => {
      if (!wanted) return;
      const companies: Companies = result.ok
        ? { state: 'ready', companies: result.companies }
        : { state: 'failed', failure: result };
      setAnswer({ question, companies });
    });
    return () => {
      wanted = false;
    };
  }, [tradeId, cityId, question]);
  const retry = useCallback(() => setRound((previous) => previous + 1), []);
  return [answer?.question === question ? answer.companies : { state: 'loading' }, retry];
}
