import words from '../../../content/tools/staging-return/words.json' with { type: 'json' };

/** The names of everything this tool says. */
export type StagingReturnWord = keyof typeof words;

export { words };
