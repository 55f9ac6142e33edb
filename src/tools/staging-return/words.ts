import words from '../../../content/tools/staging-return/words.json' with { type: 'json' };

export type StagingReturnWord = keyof typeof words;

export { words };
