import words from '../../../content/tools/moving-fees/words.json' with { type: 'json' };

/** The names of everything this tool says. */
export type MovingFeesWord = keyof typeof words;

export { words };
