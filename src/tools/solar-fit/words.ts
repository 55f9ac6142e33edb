import words from '../../../content/tools/solar-fit/words.json' with { type: 'json' };

export type SolarFitWord = keyof typeof words;

export { words };
