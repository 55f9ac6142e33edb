import words from '../../../content/tools/storm-damage/words.json' with { type: 'json' };

export type StormWord = keyof typeof words;

export { words };
