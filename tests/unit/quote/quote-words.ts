import { readFileSync } from 'node:fs';
import { cautionsOf, type Caution, type QuoteWords } from '../../../src/quote/quote-words.ts';

/** What contractors of a trade write, from its file. */
export const quoteWordsOf = (id: string): QuoteWords =>
  JSON.parse(
    readFileSync(
      new URL(`../../../content/trades/${id}/quote-words.json`, import.meta.url),
      'utf8',
    ),
  ) as QuoteWords;

const read = new Map<string, readonly Caution[]>();

/** The cautions of a trade with all their words, read once. */
export const cautionsIn = (id: string): readonly Caution[] => {
  const cautions = read.get(id) ?? cautionsOf(quoteWordsOf(id));
  read.set(id, cautions);
  return cautions;
};
