import MiniSearch from 'minisearch';
import type { SearchEntry } from '../../search-entry.ts';

/** Finds the entries for what someone typed, best first. */
export type Search = (query: string) => readonly SearchEntry[];

/** As many answers as fit on two screens of a phone. */
const mostResults = 12;

/** Words too common to tell one page from another. */
const commonWords = new Set(
  'a an and are at do for how i in is it my of on or the to what with'.split(' '),
);

const processTerm = (term: string): string | null => {
  const word = term.toLowerCase().replaceAll(/[’']/g, '');
  return commonWords.has(word) ? null : word;
};

/**
 * Finds what must be answered before anything else: an entry with a phrase of which every word was
 * typed, slips and unfinished words forgiven where they are long enough to mean nothing else.
 */
const makeCrisisSearch = (entries: readonly SearchEntry[]): Search => {
  const phrases = entries.flatMap((entry) =>
    (entry.crisis ?? []).map((phrase) => ({ entry, phrase })),
  );
  const index = new MiniSearch({
    fields: ['phrase'],
    processTerm,
    searchOptions: {
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  });
  index.addAll(phrases.map(({ phrase }, id) => ({ id, phrase })));
  const length = (phrase: string) => phrase.split(' ').filter(processTerm).length;
  return (query) => [
    ...new Set(
      index.search(query).flatMap(({ id, terms }) => {
        const { entry, phrase } = phrases[id as number]!;
        return terms.length === length(phrase) ? [entry] : [];
      }),
    ),
  ];
};

/** Makes a search over the entries: by beginnings of words, forgiving one slip in five letters. */
export const makeSearch = (entries: readonly SearchEntry[]): Search => {
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'summary', 'words'],
    processTerm,
    searchOptions: {
      boost: { title: 3, words: 1.5 },
      prefix: true,
      // A slip in a short word makes another word of it: dead, deal.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(entries);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const find = (query: string, combineWith: 'AND' | 'OR') =>
    index.search(query, { combineWith }).flatMap(({ id }) => byPath.get(id as string) ?? []);

  const findCrisis = makeCrisisSearch(entries);

  return (query) => {
    const crisis = findCrisis(query);
    const all = find(query, 'AND');
    // A whole sentence seldom stands on one page: then any of its words will do, but not in an emergency.
    const found = all.length > 0 || crisis.length > 0 ? all : find(query, 'OR');
    return [...new Set([...crisis, ...found])].slice(0, mostResults);
  };
};
