import { inOurWords } from './alike.ts';

/** Words too common to tell one page from another, and those a sentence hangs its question on. */
const common = new Set(
  (
    'a an and are at be can do does for from has have how i if in is it my of on or our the to was what with you your ' +
    'am been get getting got im its ive just keep keeps many me much need our please really should so still than that there ' +
    'them they this very wants we when where which who whom why will wont would ' +
    'al con de despues el en hay la las los me mi por se tengo un una y'
  ).split(' '),
);

/** Endings that leave a word what it is, beside that of the plural; four letters stay, or it becomes another. */
const ENDING = /(?<=\w{4})(?:ing|er|ed|ment|e)$/;

/** A word without its ending: leak, leaks, leaking and leaked are one. */
export const stem = (word: string): string =>
  word
    .replace(/(?<=\w{3})ies$/, 'y')
    .replace(/(?<=\w{2}[^s\W])s$/, '')
    .replace(ENDING, '');

/** A word as it is compared: small letters, no accents, no apostrophes. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .toLowerCase();

/** The words of a text in order, as they are compared: in our words, common ones left out. */
export const wordsOf = (text: string): string[] =>
  (inOurWords(plain(text)).match(/[a-z0-9]+/g) ?? []).filter((word) => !common.has(word));

/** The stems of a text in order, common words left out. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

/** How many slips are forgiven in a word: none in a short one, which a slip makes another word. */
export const slipsAllowed = (word: string): number =>
  word.length < 5 ? 0 : word.length < 8 ? 1 : 2;

/**
 * How many letters two words differ by: one too many, one missing, another one, or two in the wrong order.
 * Counts no further than `most` + 1.
 */
export const slipsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[other.length]!;
};
