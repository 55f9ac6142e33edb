import words from '../../../content/trades/septic/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type SepticWord = keyof typeof words;

export { words };
