import words from '../../../content/trades/moving/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type MovingWord = keyof typeof words;

export { words };
