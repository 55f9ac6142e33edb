import words from '../../../content/trades/appliance-repair/words.json' with { type: 'json' };

/** The names of everything this trade says. */
export type ApplianceWord = keyof typeof words;

export { words };
