import { readFileSync } from 'node:fs';
import { spellCheckDocument } from 'cspell-lib';

/** Names and terms that no dictionary holds, one a line; `content/spelling.txt`. */
const knownWords = (): string[] =>
  readFileSync('content/spelling.txt', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** The words of a text that American dictionaries do not know. */
export const misspelled = async (text: string, words = knownWords()): Promise<string[]> => {
  const { issues } = await spellCheckDocument(
    { uri: 'text.txt', text: text.replaceAll('’', "'"), languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    { language: 'en-US', words, minWordLength: 4 },
  );
  return [...new Set(issues.map((issue) => issue.text))];
};
