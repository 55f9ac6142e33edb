import words from '../../../content/trades/hvac/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type HvacWord = keyof typeof words;

export { words };
