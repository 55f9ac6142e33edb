import words from '../../../content/trades/cabinets/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type CabinetsWord = keyof typeof words;

export { words };
