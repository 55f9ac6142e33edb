import words from '../../../content/trades/roofing/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type RoofingWord = keyof typeof words;

export { words };
