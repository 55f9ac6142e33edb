/** A few words, to ask whether one is among them. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Endings that do not change what a word of a quote means: "removal", "removed", "remove". */
const ENDING = /(?:ations?|ements?|ings?|eds?|als?|ies|es|s|e|y)$/;
const SHORTEST_STEM = 3;

const stem = (word: string): string => {
  const cut = word.replace(ENDING, '');
  return cut.length >= SHORTEST_STEM ? cut : word;
};

const EMPTY = setOf(
  'a an the of to for and or on in at by with is it its we you your our per new all any as from',
);

/** The words of a text in lower case, without punctuation; "R&R" stays one. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .match(/\b[a-z]&[a-z]\b|[a-z]+|\d+(?:\.\d+)?/g) ?? [];

/** The words that carry meaning, cut to their stems. */
export const wordsOf = (text: string): string[] =>
  plainWords(text)
    .filter((word) => !EMPTY.has(word))
    .map(stem);

/** Deny all that follows: "We will never pay, waive or absorb your deductible". */
export const DENIAL = setOf(
  'not never nobody neither nor cannot cant dont doesnt didnt wont wouldnt isnt arent wasnt ' +
    'shouldnt couldnt havent hasnt illegal unlawful prohibited prohibits forbidden violation ' +
    'violates crime declined refuse',
);
/** Deny the thing they stand by: "No additives", "Tax credit: none". */
export const ABSENCE = setOf('no none nothing without');
/** Whether a word denies anything. */
export const isDenial = (word: string): boolean => DENIAL.has(word) || ABSENCE.has(word);

/** Where a new statement starts: what was denied before it is no longer. */
export const STATEMENT =
  /;|\b(?:but|however|because|yet)\b|(?:,|\s[–—-]\s|\band\b|\bso\b)\s*(?=(?:we|you|your|our|i|he|she|they|it|this|contractor|owner|homeowner|customer|insurance|insurer)\b)/i;
