import words from '../../../content/tools/renter-repairs/words.json' with { type: 'json' };

/** The names of everything this tool says. */
export type RenterWord = keyof typeof words;

export { words };
