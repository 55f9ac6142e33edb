import type { HelpEntry } from './entry.ts';
import { slipsBetween, wordsOf } from './words.ts';

/** Unfinished words and slips are forgiven where a word is long enough to mean nothing else. */
const meets = (typed: string, word: string): boolean =>
  typed === word ||
  (typed.length > 4 && word.startsWith(typed)) ||
  (typed.length > 5 &&
    slipsBetween(typed, word, typed.length < 8 ? 1 : 2) <= (typed.length < 8 ? 1 : 2));

/**
 * Finds what must be answered before anything else: help with a phrase of which every word was typed, the
 * longest phrase first. It needs no index.
 */
export const findHelp = (entries: readonly HelpEntry[], query: string): readonly HelpEntry[] => {
  const typed = wordsOf(query);
  const met = (phrase: string): number => {
    const words = wordsOf(phrase);
    return words.every((word) => typed.some((one) => meets(one, word))) ? words.length : 0;
  };
  return entries
    .map((entry) => ({ entry, length: Math.max(...entry.crisis.map(met)) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ entry }) => entry);
};
