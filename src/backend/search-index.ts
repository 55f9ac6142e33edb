import type { SearchEntry } from '../search-entry.ts';

/** Everything that can be found, as written at build time. Throws when the network fails. */
export const loadSearchIndex = async (): Promise<readonly SearchEntry[]> => {
  const answer = await fetch('/search-index.json');
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`);
  return (await answer.json()) as readonly SearchEntry[];
};
