import type { TradeId } from '../trades/trade.ts';
import { ask } from './call.ts';
import * as is from './shape.ts';

/** How much there is of a trade so far, demonstration left out: counted, never estimated, and 0 where there is none. */
const isCounts = is.record({
  /** Homeowners' requests that stand. */
  requests: is.number,
  /** Companies that can be picked. */
  companies: is.number,
  counted_at: is.time,
});

/** Counts the requests and companies of a trade, now. */
export const readProposalCounts = (trade: TradeId) => ask('proposal_counts', { trade }, isCounts);
