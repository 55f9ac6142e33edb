import words from '../../../content/trades/home-staging/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type StagingWord = keyof typeof words;

export { words };
