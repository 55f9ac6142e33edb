import { treeOf, wordsIn } from './parsed.ts';
import type { Text } from './read-text.ts';

/** Words a minute that people read in a text with figures. */
const PACE = 210;

const counted = new WeakMap<Text, number>();

/** How many words a text has, without attributes. */
export const countWords = (text: Text): number => {
  const known = counted.get(text);
  if (known !== undefined) return known;
  const words = wordsIn(treeOf(text)).split(/\s+/).length;
  counted.set(text, words);
  return words;
};

/** How long a text takes to read, in whole minutes. */
export const minutesOf = (text: Text): number => Math.max(1, Math.round(countWords(text) / PACE));
