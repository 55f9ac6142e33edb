import MiniSearch from 'minisearch';
import type { SearchEntry } from '../../backend/search-index.ts';

/** Finds the entries for what someone typed, best first. */
export type Search = (query: string) => readonly SearchEntry[];

/** As many answers as fit on two screens of a phone. */
const mostResults = 12;

/** Words too common to tell one page from another. */
const commonWords = new Set(
  'a an and are at do for how i in is it my of on or the to what with'.split(' '),
);

/** Makes a search over the entries: by beginnings of words, forgiving one slip in five letters. */
export const makeSearch = (entries: readonly SearchEntry[]): Search => {
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'summary', 'words'],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return commonWords.has(word) ? null : word;
    },
    searchOptions: {
      boost: { title: 3, words: 1.5 },
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'AND',
    },
  });
  index.addAll(entries);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const find = (query: string, combineWith: 'AND' | 'OR') =>
    index.search(query, { combineWith }).flatMap(({ id }) => byPath.get(id as string) ?? []);

  return (query) => {
    const all = find(query, 'AND');
    // A whole sentence seldom stands on one page: then any of its words will do.
    return (all.length > 0 ? all : find(query, 'OR')).slice(0, mostResults);
  };
};
