import words from '../../../content/tools/moving-fees/words.json' with { type: 'json' };

export type MovingFeesWord = keyof typeof words;

export { words };
