/** Says in the address of a page of results that it holds an estimate, where no answer does. */
export const MARK = 'estimate';
/** Quotes that can stand side by side. */
export const MOST_QUOTES = 3;
const QUOTE = 'quote';

/**
 * The address of a page of results that weighs quotes, each as typed. They stand after the `#`: no server
 * is told of them, and the page takes them off.
 */
export const withQuotes = (path: string, quotes: readonly string[]): string =>
  `${path}?${MARK}#${new URLSearchParams(quotes.map((quote) => [QUOTE, quote])).toString()}`;

/** The quotes in what stands after the `#`. */
export const broughtIn = (fragment: string): readonly string[] =>
  new URLSearchParams(fragment).getAll(QUOTE).slice(0, MOST_QUOTES);
