import words from '../../../content/trades/solar/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type SolarWord = keyof typeof words;

export { words };
