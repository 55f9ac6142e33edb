import words from '../../../content/trades/forensic-cleaning/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type CleaningWord = keyof typeof words;

export { words };
