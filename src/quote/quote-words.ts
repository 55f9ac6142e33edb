/** What a quote should not say: where law or good practice warns of it, and where that was read. */
export interface Caution {
  readonly id: string;
  /** As quotes say it; a few words may stand between these. */
  readonly says: readonly string[];
  /** What is said about it. */
  readonly text: string;
  /** What to ask of whoever wrote it. */
  readonly ask: string;
  /** Ids of sources of the trade. */
  readonly sources: readonly string[];
}

/** What contractors of a trade write: `content/trades/<id>/quote-words.json`. */
export interface QuoteWords {
  /** Other names of a line of the model, by its id. A name under two lines means both of them. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** Names of the whole job in one line. */
  readonly whole: readonly string[];
  readonly cautions: readonly Caution[];
}
