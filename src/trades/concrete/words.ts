import words from '../../../content/trades/concrete/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type ConcreteWord = keyof typeof words;

export { words };
