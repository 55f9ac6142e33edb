import * as is from './shape.ts';

/**
 * A question and its answer, in the words the person saw. Kept in words, because the questions and figures
 * of today are not those of the day it was sent.
 */
export type SaidAnswer = is.Shaped<typeof isSaidAnswer>;
const isSaidAnswer = is.record({
  label: is.text,
  /** Of an open question, what our model assumed in its place. */
  words: is.text,
  /** `job` names the job; `first` is what to ask first. */
  mark: is.optional(is.oneOf('job', 'first')),
});
export const isSaid = is.listOf(isSaidAnswer);

/** One line of the price as the person saw it. */
export type SaidLine = is.Shaped<typeof isSaidLine>;
const isSaidLine = is.record({
  label: is.text,
  /** How much of it, in words; empty for a job as a whole. */
  amount: is.text,
  /** The likely cost, US dollars. */
  usd: is.number,
  /** Its first source in the open book of the trade; empty if it has none. */
  source: is.text,
});

const range = {
  low: is.number,
  typical: is.number,
  high: is.number,
  label: is.text,
  /** What it says about jobs like this. */
  meaning: is.text,
  modelVersion: is.text,
};

/** The range the person saw, in US dollars, and what it is a range of. */
export const isSaidRange = is.record(range);

/** The range with what it is made of. */
export type SaidEstimate = is.Shaped<typeof isSaidEstimate>;
export const isSaidEstimate = is.record({
  ...range,
  /** By how much the question to ask first narrows it; 0 if no question is open. */
  narrows: is.number,
  /** Empty if the person keeps an answer private: lines could give it away. */
  lines: is.listOf(isSaidLine),
});
