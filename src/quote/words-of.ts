/** Endings that do not change what a word of a quote means: "removal", "removed", "remove". */
const ENDING = /(?:ations?|ements?|ings?|eds?|als?|ies|es|s|e|y)$/;
const SHORTEST_STEM = 3;

const stem = (word: string): string => {
  const cut = word.replace(ENDING, '');
  return cut.length >= SHORTEST_STEM ? cut : word;
};

const EMPTY = new Set(
  'a an the of to for and or on in at by with is it its we you your our per new all any as from'.split(
    ' ',
  ),
);

/** The words of a text in lower case, without punctuation; "R&R" stays one. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/\b[a-z]&[a-z]\b|[a-z]+|\d+(?:\.\d+)?/g) ?? [];

/** The words that carry meaning, cut to their stems. */
export const wordsOf = (text: string): string[] =>
  plainWords(text)
    .filter((word) => !EMPTY.has(word))
    .map(stem);
