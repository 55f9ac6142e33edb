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

/** The cautions of a trade with all their words. */
export const cautionsIn = (id: string): Caution[] => cautionsOf(quoteWordsOf(id));
