import words from '../../../content/trades/pest-control/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type PestWord = keyof typeof words;

export { words };
