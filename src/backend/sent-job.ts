import { isListOf, isNumber, isOneOf, isOptional, isRecord, isText, type Shaped } from './shape.ts';

/**
 * A question and its answer, in the words the person saw. Kept in words, because the questions and figures
 * of today are not those of the day it was sent.
 */
export type SaidAnswer = Shaped<typeof isSaidAnswer>;
const isSaidAnswer = isRecord({
  label: isText,
  /** Of an open question, what our model assumed in its place. */
  words: isText,
  /** `job` names the job; `first` is what to ask first. */
  mark: isOptional(isOneOf('job', 'first')),
});
export const isSaid = isListOf(isSaidAnswer);

/** One line of the price as the person saw it. */
export type SaidLine = Shaped<typeof isSaidLine>;
const isSaidLine = isRecord({
  label: isText,
  /** How much of it, in words; empty for a job as a whole. */
  amount: isText,
  /** The likely cost, US dollars. */
  usd: isNumber,
  /** Its first source in the open book of the trade; empty if it has none. */
  source: isText,
});

const range = {
  low: isNumber,
  typical: isNumber,
  high: isNumber,
  label: isText,
  /** What it says about jobs like this. */
  meaning: isText,
  modelVersion: isText,
};

/** The range the person saw, in US dollars, and what it is a range of. */
export type SaidRange = Shaped<typeof isSaidRange>;
export const isSaidRange = isRecord(range);

/** The range with what it is made of. */
export type SaidEstimate = Shaped<typeof isSaidEstimate>;
export const isSaidEstimate = isRecord({
  ...range,
  /** By how much the question to ask first narrows it; 0 if no question is open. */
  narrows: isNumber,
  /** Empty if the person keeps an answer private: lines could give it away. */
  lines: isListOf(isSaidLine),
});
