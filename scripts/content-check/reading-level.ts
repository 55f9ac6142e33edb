import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** The sentences of a text; an abbreviation or a decimal ends none. */
export const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('en-US', { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

/** The words of a text, letters and apostrophes. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}][\p{L}’'-]*/gu) ?? [];

/**
 * The school grade that reads a text with ease, by Flesch and Kincaid: sixth grade is age 12.
 * Only real sentences count: a heading, a row of a table or a label would pass for a short one.
 * @param texts one per block
 */
export const gradeOf = (texts: readonly string[]): number => {
  const sentences = texts
    .flatMap(sentencesOf)
    .filter((one) => wordsOf(one).length > 2 && /[.!?][”"’)]*$/u.test(one));
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
};

export const medianOf = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[half] ?? 0)
    : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};
