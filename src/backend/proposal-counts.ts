import type { TradeId } from '../trades/trade.ts';
import { ask } from './call.ts';
import type { Result } from './failure.ts';
import { isNumber, isRecord, isTime } from './shape.ts';

/** How much there is of a trade so far, demonstration left out: counted, never estimated, and 0 where there is none. */
export interface ProposalCounts {
  /** Homeowners' requests that stand. */
  readonly requests: number;
  /** Companies that can be picked. */
  readonly companies: number;
  readonly countedAt: string;
}

const isCounts = isRecord<{ requests: number; companies: number; counted_at: string }>({
  requests: isNumber,
  companies: isNumber,
  counted_at: isTime,
});

/** Counts the requests and companies of a trade, now. */
export async function readProposalCounts(
  trade: TradeId,
): Promise<Result<{ readonly data: ProposalCounts }>> {
  const answer = await ask('proposal_counts', { trade }, isCounts);
  if (!answer.ok) return answer;
  const { counted_at, ...counts } = answer.data;
  return { ok: true, data: { ...counts, countedAt: counted_at } };
}
