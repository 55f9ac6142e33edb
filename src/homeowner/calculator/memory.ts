/**
 * The last answers of each trade, kept on this device as the query string of the results page. Storage
 * may be blocked or full; then nothing is kept and nothing fails.
 */
const key = (trade: string) => `answers:${trade}`;

export const recall = (trade: string): string => {
  try {
    return localStorage.getItem(key(trade)) ?? '';
  } catch {
    return '';
  }
};

/** Keeps a query string; an empty one forgets. */
export const remember = (trade: string, query: string): void => {
  try {
    if (query) localStorage.setItem(key(trade), query);
    else localStorage.removeItem(key(trade));
  } catch {
    // A blocked storage costs only the convenience.
  }
};
