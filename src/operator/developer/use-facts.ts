import type { Result } from '../../backend/failure.ts';
import {
  loadBuild,
  loadHealth,
  loadReviewDates,
  measureLatency,
  type Health,
} from '../../backend/health.ts';
import { loadMailState } from '../../backend/mailbox.ts';
import { useAnswer } from '../../kit/use-answer.ts';

/** The health of the database, with how far this browser's clock is ahead of it, in milliseconds. */
type Timed = Health & { readonly ahead: number };

async function timedHealth(): Promise<Result<{ data: Timed }>> {
  const before = Date.now();
  const result = await loadHealth();
  if (!result.ok) return result;
  // The database looked at its clock somewhere between.
  const ahead = (before + Date.now()) / 2 - Date.parse(result.data.now);
  return { ok: true, data: { ...result.data, ahead } };
}

/** Asks for everything that the checks are made of, and again when told to. */
export function useFacts() {
  const build = useAnswer('build', loadBuild);
  const health = useAnswer('health', timedHealth);
  const latency = useAnswer('latency', measureLatency);
  const mail = useAnswer('mail', loadMailState);
  const dates = useAnswer('dates', loadReviewDates);
  const clockAhead = health.answer?.ahead ?? null;
  return {
    facts: { build, health, clockAhead, latency, mail, dates },
    again: () => {
      for (const one of [build, health, latency, mail, dates]) one.again();
    },
  };
}
