import { readAnswers, toAddress } from '../../engine/index.ts';
import { trades, type Situation, type Trade } from '../../trades/index.ts';

/** What a worried person would say, and the calculator that answers it. */
export interface SituationLink {
  readonly words: string;
  readonly trade: string;
  /** The calculator, opened on that job; for a sensitive trade nothing is in the address. */
  readonly path: string;
}

/** Where a situation of a trade leads: its answers go along, so that nobody says them twice. */
export const pathOf = (trade: Trade, { inputs, opens }: Situation): string => {
  if (opens !== undefined) return opens;
  const { calculator, paths, sensitive } = trade;
  const given = sensitive
    ? ''
    : toAddress(calculator, readAnswers(calculator, inputs ?? {}).answers);
  return given ? `${paths.main}?${given}` : paths.main;
};

/** The situations together by trade, a trade where its first stands. */
export const byTrade = (links: readonly SituationLink[]): (readonly SituationLink[])[] =>
  [...new Set(links.map(({ trade }) => trade))].map((name) =>
    links.filter(({ trade }) => trade === name),
  );

/** Every situation of every trade: each trade's first before all seconds, what may be urgent before the rest. */
export const situations: readonly SituationLink[] = trades
  .flatMap((trade) =>
    trade.situations.map((situation, rank) => ({
      rank: 2 * rank + (trade.emergency && !trade.sensitive ? 0 : 1),
      words: situation.says,
      trade: trade.name,
      path: pathOf(trade, situation),
    })),
  )
  .sort((a, b) => a.rank - b.rank);
