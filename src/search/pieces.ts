import type { Found } from './entry.ts';
import type { EntryKind } from './entry.ts';

/**
 * The index of all pages lies in small files, of which one question needs few. A word and the entries it
 * stands in lie in the piece of its first letters; what is shown of an entry lies in the piece of its number.
 */
export interface Start {
  /** Names this index; its pieces lie in a folder of this name, so that no two indexes are mixed. */
  readonly version: string;
  /** How many entries of each kind there are; entries are numbered in this order. */
  readonly counts: Partial<Readonly<Record<EntryKind, number>>>;
  /** The first letters that have a piece of their own. */
  readonly letters: readonly string[];
  /** The first letters for which there is a list of words to correct slips by. */
  readonly spelled: readonly string[];
}

/**
 * The entries a word stands in: one list for each level of how much it tells about them, each entry given
 * as the distance of its number from the one before.
 */
export type Postings = readonly (readonly number[])[];

/** A piece with words. */
export type WordPiece = Readonly<Record<string, Postings>>;

/** A piece by its name. */
export interface Pieces {
  readonly word: WordPiece;
  readonly spelling: readonly string[];
  readonly entry: readonly Found[];
}

/** Gets a piece of the index: `word` by first letters, `spelling` by first letter, `entry` by number. */
export type Load = <K extends keyof Pieces>(kind: K, name: string | number) => Promise<Pieces[K]>;

/** How many entries lie in one piece: an answer needs one or two of them, its neighbors are alike. */
export const ENTRIES_IN_PIECE = 16;

/** How many levels there are, and what each is worth beside the one below. */
export const LEVELS = 8;
const STEP = 1.6;
const LEAST = 0.1;

/** The level of a weight. */
export const levelOf = (weight: number): number =>
  Math.max(0, Math.min(LEVELS - 1, Math.round(Math.log(weight / LEAST) / Math.log(STEP))));

/** The weight of a level. */
export const weightOf = (level: number): number => LEAST * STEP ** level;

/** The letters of the piece that a word lies in: the longest that it begins with. */
export const pieceOf = (word: string, letters: ReadonlySet<string>): string | undefined => {
  for (let length = word.length; length > 0; length--) {
    const start = word.slice(0, length);
    if (letters.has(start)) return start;
  }
  return undefined;
};
