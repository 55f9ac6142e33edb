import words from '../../../content/trades/water-damage/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type WaterWord = keyof typeof words;

export { words };
