import type { TradeId } from '../trades/index.ts';
import type { ReadingKind } from './collections.ts';
import type { Text } from './read-text.ts';
import { texts } from './texts.ts';

/** What helps most beside a price comes first: the whole picture, what to do, then single questions. */
const ORDER: readonly ReadingKind[] = ['guide', 'how-to', 'faq', 'article', 'proposal'];

/** As many as one looks at. */
const MOST = 4;

const byTrade = Map.groupBy(
  texts.filter(({ front }) => front.audience === undefined),
  ({ front }) => front.trade,
);

/** What there is to read for homeowners about a trade, best first, the newest first among equals. */
export const readingOf = (trade: TradeId): readonly Text[] =>
  [...(byTrade.get(trade) ?? [])]
    .sort(
      (one, other) =>
        ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) ||
        Number(other.front.published) - Number(one.front.published),
    )
    .slice(0, MOST);
