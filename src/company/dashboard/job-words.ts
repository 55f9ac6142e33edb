import type { Received } from '../../backend/received/received.ts';
import { inSentence, tradeName } from '../../trades/names.ts';

/** What a job is, in a heading and a line. */
export interface JobWords {
  /** "Roofing: new roof". */
  readonly title: string;
  /** What the person answered first, for a line under it; empty if nothing is known. */
  readonly facts: readonly string[];
}

/** Answers in the line under the heading. */
const MOST_FACTS = 3;

/** Names the job by what the person answered; by the trade alone if nothing is known. */
export function jobWords({ trade_id, answers }: Pick<Received, 'trade_id' | 'answers'>): JobWords {
  const name = tradeName(trade_id);
  const job = answers?.find(({ mark }) => mark === 'job');
  const rest = answers?.filter((one) => one !== job) ?? [];
  return {
    title: job ? `${name}: ${inSentence(job.words)}` : name,
    facts: rest.slice(0, MOST_FACTS).map(({ label, words }) =>
      // A bare "Yes" or "2" says nothing without its question.
      /^(yes|no|none|[\d.,]+)$/i.test(words) ? `${label} ${words}` : words,
    ),
  };
}
