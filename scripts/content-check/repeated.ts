import { sentencesOf, wordsOf } from './reading-level.ts';

/** Shorter ones repeat by chance: "Ask for it in writing." */
const leastWords = 8;

interface Said {
  readonly path: string;
  readonly texts: readonly string[];
}

/**
 * Sentences of pages that are also on another one, with those pages.
 * @param others pages that may say the same as each other, but nothing that one of `pages` says
 */
export const repeatedSentences = (
  pages: readonly Said[],
  others: readonly Said[] = [],
): string[] => {
  const places = new Map<string, Set<string>>();
  for (const { path, texts } of [...pages, ...others]) {
    for (const sentence of texts.flatMap(sentencesOf)) {
      const words = wordsOf(sentence);
      if (words.length < leastWords) continue;
      const key = words.join(' ').toLowerCase();
      places.set(key, (places.get(key) ?? new Set()).add(path));
    }
  }
  const own = new Set(pages.map(({ path }) => path));
  return [...places]
    .filter(([, paths]) => paths.size > 1 && [...paths].some((path) => own.has(path)))
    .map(([sentence, paths]) => `“${sentence.slice(0, 90)}” on ${[...paths].join(', ')}`);
};
