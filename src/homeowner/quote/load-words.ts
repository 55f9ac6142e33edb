import type { QuoteWords } from '../../quote/quote-words.ts';

const files = import.meta.glob<{ default: QuoteWords }>(
  '../../../content/trades/*/quote-words.json',
);

const loading = new Map<string, Promise<QuoteWords>>();

const none: QuoteWords = { lines: {}, whole: [], cautions: [] };

/** For React's `use`: what contractors of a trade write. Rejects if the file does not arrive. */
export const quoteWords = (trade: string): Promise<QuoteWords> => {
  const file = files[`../../../content/trades/${trade}/quote-words.json`];
  const words =
    loading.get(trade) ?? file?.().then((found) => found.default) ?? Promise.resolve(none);
  loading.set(trade, words);
  words.catch(() => loading.delete(trade));
  return words;
};
