import words from '../../../content/tools/renter-repairs/words.json' with { type: 'json' };

export type RenterWord = keyof typeof words;

export { words };
