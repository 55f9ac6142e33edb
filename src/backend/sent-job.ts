import { isListOf, isNumber, isOneOf, isRecord, isText, type Shape } from './shape.ts';

/**
 * A question and its answer, in the words the person saw. Kept in words, because the questions and figures
 * of today are not those of the day it was sent.
 */
export interface SaidAnswer {
  readonly label: string;
  /** Of an open question, what our model assumed in its place. */
  readonly words: string;
  /** `job` names the job; `first` is what to ask first. */
  readonly mark?: 'job' | 'first';
}

/** One line of the price as the person saw it. */
export interface SaidLine {
  readonly label: string;
  /** How much of it, in words; empty for a job as a whole. */
  readonly amount: string;
  /** The likely cost, US dollars. */
  readonly usd: number;
  /** Its first source in the open book of the trade; empty if it has none. */
  readonly source: string;
}

/** The range the person saw, in US dollars, and what it is a range of. */
export interface SaidRange {
  readonly low: number;
  readonly typical: number;
  readonly high: number;
  readonly label: string;
  /** What it says about jobs like this. */
  readonly meaning: string;
  readonly modelVersion: string;
}

/** The range with what it is made of. */
export interface SaidEstimate extends SaidRange {
  /** By how much the question to ask first narrows it; 0 if no question is open. */
  readonly narrows: number;
  /** Empty if the person keeps an answer private: lines could give it away. */
  readonly lines: readonly SaidLine[];
}

const isMark: Shape<'job' | 'first' | undefined> = (value): value is 'job' | 'first' | undefined =>
  value === undefined || isOneOf('job', 'first')(value);

export const isSaid = isListOf(
  isRecord<SaidAnswer>({ label: isText, words: isText, mark: isMark }),
);

const range = {
  low: isNumber,
  typical: isNumber,
  high: isNumber,
  label: isText,
  meaning: isText,
  modelVersion: isText,
};

export const isSaidRange = isRecord<SaidRange>(range);

export const isSaidEstimate = isRecord<SaidEstimate>({
  ...range,
  narrows: isNumber,
  lines: isListOf(
    isRecord<SaidLine>({ label: isText, amount: isText, usd: isNumber, source: isText }),
  ),
});
