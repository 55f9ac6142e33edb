import words from '../../../content/tools/home-check/words.json' with { type: 'json' };

export type HomeWord = keyof typeof words;

export { words };
