import { trades } from '../trades/index.ts';

/** What a worried person would say, and a trade that answers it. */
export interface Situation {
  readonly words: string;
  readonly trade: string;
  readonly path: string;
}

/** Every situation of every trade, each trade's first before all seconds. */
export const situations: readonly Situation[] = trades
  .flatMap(({ name, paths, situations: all }) =>
    all.map(({ says: words }, rank) => ({ rank, words, trade: name, path: paths.main })),
  )
  .sort((a, b) => a.rank - b.rank);
