import words from '../../../content/tools/home-check/words.json' with { type: 'json' };

/** The names of everything this tool says. */
export type HomeWord = keyof typeof words;

export { words };
