import { isStale } from '../../engine/index.ts';
import { bookEntries, trades } from '../../trades/index.ts';

const figures = trades.flatMap(bookEntries);

/** How fresh the figures of the whole site are on the day of the build. */
export const freshness = {
  /** How many prices, other figures and local facts the models hold. */
  figures: figures.length,
  /** How many sources they and the rules cite. */
  sources: trades.reduce((sum, trade) => sum + Object.keys(trade.sources).length, 0),
  /** The day the oldest of them was last read, ISO date. */
  oldest: figures.map(({ asOf }) => asOf).sort()[0] ?? '',
  /** How many are past their review date. */
  stale: figures.filter((one) => isStale(one, new Date().toISOString())).length,
} as const;
