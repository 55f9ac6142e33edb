import words from '../../../content/trades/chiropractic/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type ChiropracticWord = keyof typeof words;

export { words };
