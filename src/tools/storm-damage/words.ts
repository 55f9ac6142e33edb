import words from '../../../content/tools/storm-damage/words.json' with { type: 'json' };

/** The names of everything this tool says. */
export type StormWord = keyof typeof words;

export { words };
