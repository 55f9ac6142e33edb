import words from '../../../content/tools/solar-fit/words.json' with { type: 'json' };

/** The names of everything this tool says. */
export type SolarFitWord = keyof typeof words;

export { words };
