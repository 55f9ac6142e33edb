import words from '../../../content/trades/garage-door/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type GarageDoorWord = keyof typeof words;

export { words };
