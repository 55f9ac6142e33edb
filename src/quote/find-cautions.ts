import type { Caution } from './quote-words.ts';
import { wordsOf, plainWords } from './words-of.ts';

/** A caution with the sentence of the quote that called for it. */
export interface FoundCaution {
  readonly caution: Caution;
  readonly sentence: string;
}

/** So many other words may stand between the words of a phrase. */
const GAP = 3;
/** Shown of a sentence at most, in characters. */
const LONGEST_SENTENCE = 160;
/** "We may not waive your deductible" is no offer to do so. */
const REFUSAL = new Set(['not', 'never', 'cannot', 'cant', 'illegal', 'unlawful', 'dont', 'wont']);

/** Where the words stand in this order, close to each other: the first of them; -1 if they do not. */
const positionOf = (wanted: readonly string[], words: readonly string[]): number => {
  for (let start = 0; start < words.length; start++) {
    let at = start;
    const isThere = wanted.every((word, index) => {
      const next = words.slice(at, at + (index === 0 ? 1 : GAP + 1)).indexOf(word);
      at += next + 1;
      return next >= 0;
    });
    if (isThere) return start;
  }
  return -1;
};

const cut = (sentence: string): string =>
  sentence.length > LONGEST_SENTENCE ? `${sentence.slice(0, LONGEST_SENTENCE)}…` : sentence;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+|\n+/).map((one) => one.trim());

/** "10% deposit, 50% at the start": a figure belongs to its own part of the sentence. */
const partsOf = (sentence: string): string[] => sentence.split(/[,;+/]|\band\b|\bthen\b/i);

/** Whether the sentence says this, and does not say that nobody does it. */
const saysIt = (phrase: string, sentence: string): boolean => {
  const wanted = wordsOf(phrase);
  const among = /\d/.test(phrase) ? partsOf(sentence) : [sentence];
  const isThere = among.some((part) => positionOf(wanted, wordsOf(part)) >= 0);
  if (wanted.length === 0 || !isThere) return false;
  const own = new Set(plainWords(phrase));
  return !plainWords(sentence).some((word) => REFUSAL.has(word) && !own.has(word));
};

/** What the text of a quote says that law or good practice warns of; each caution once. */
export const findCautions = (text: string, cautions: readonly Caution[]): FoundCaution[] => {
  const sentences = sentencesOf(text);
  return cautions.flatMap((caution) => {
    const sentence = sentences.find((one) => caution.says.some((phrase) => saysIt(phrase, one)));
    return sentence === undefined ? [] : [{ caution, sentence: cut(sentence) }];
  });
};
