import { useCallback, useState } from 'react';
import type { Result } from '../../backend/failure.ts';
import {
  loadBuild,
  loadHealth,
  loadReviewDates,
  measureLatency,
  type Health,
} from '../../backend/health.ts';
import { loadMailState } from '../../backend/mailbox.ts';
import type { Facts } from './checks.ts';
import { useAsked } from './use-asked.ts';

/** Asks for everything that the checks are made of, and again when told to. */
export function useFacts(): [Facts, again: () => void] {
  const [clockAhead, setClockAhead] = useState<number | null>(null);
  const [build, askBuild] = useAsked(loadBuild);
  const [health, askHealth] = useAsked(
    useCallback(async (): Promise<Result<{ data: Health }>> => {
      const before = Date.now();
      const result = await loadHealth();
      // The database looked at its clock somewhere between.
      const between = (before + Date.now()) / 2;
      setClockAhead(result.ok ? between - Date.parse(result.data.now) : null);
      return result;
    }, []),
  );
  const [latency, askLatency] = useAsked(measureLatency);
  const [mail, askMail] = useAsked(loadMailState);
  const [dates, askDates] = useAsked(loadReviewDates);
  const again = useCallback(() => {
    for (const ask of [askBuild, askHealth, askLatency, askMail, askDates]) ask();
  }, [askBuild, askHealth, askLatency, askMail, askDates]);
  return [{ build, health, clockAhead, latency, mail, dates }, again];
}
