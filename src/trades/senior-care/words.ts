import words from '../../../content/trades/senior-care/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type SeniorCareWord = keyof typeof words;

export { words };
