import type { TradeId } from '../trades/trade.ts';
import { ask } from './call.ts';
import { isNumber, isRecord, isTime, type Shaped } from './shape.ts';

/** How much there is of a trade so far, demonstration left out: counted, never estimated, and 0 where there is none. */
export type ProposalCounts = Shaped<typeof isCounts>;
const isCounts = isRecord({
  /** Homeowners' requests that stand. */
  requests: isNumber,
  /** Companies that can be picked. */
  companies: isNumber,
  counted_at: isTime,
});

/** Counts the requests and companies of a trade, now. */
export const readProposalCounts = (trade: TradeId) => ask('proposal_counts', { trade }, isCounts);
