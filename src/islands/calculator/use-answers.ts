import { useEffect, useMemo, useRef, useState } from 'react';
import {
  fillIn,
  readAddress,
  readAnswers,
  runEstimate,
  toAddress,
  type Answers,
  type Calculator,
} from '../../estimate/index.ts';
import { readForm, type Typed } from './form.ts';

/**
 * The state of one trade's questions. The form's inputs are the truth and are read after each change;
 * what stands in fields that are not asked at present is kept for when they are asked again.
 */
export const useAnswers = (calculator: Calculator, start: Answers) => {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  /** Changes when the inputs must be drawn anew from `typed`. */
  const [version, setVersion] = useState(0);

  const read = useMemo(() => readAnswers(calculator, typed), [calculator, typed]);
  const values = useMemo(() => fillIn(calculator, read.answers), [calculator, read]);
  const estimate = useMemo(() => runEstimate(calculator, read.answers), [calculator, read]);

  const change = () => {
    if (form.current) {
      const now = readForm(form.current, calculator);
      setTyped((before) => ({ ...before, ...now }));
    }
  };

  /** Replaces what stands in the form. */
  const replace = (answers: Answers) => {
    setTyped(answers);
    setLeft(new Set());
    setSubmitted(false);
    setVersion((count) => count + 1);
  };

  // What was typed before the scripts arrived stands in the inputs, not yet in the state.
  useEffect(change, [calculator]);

  return {
    form,
    typed,
    values,
    estimate,
    version,
    answers: read.answers,
    problems: read.problems,
    submitted,
    shownProblems: submitted ? read.problems : read.problems.filter(({ field }) => left.has(field)),
    address: toAddress(calculator, read.answers),
    toAddress: (answers: Answers) => toAddress(calculator, answers),
    untouched: toAddress(calculator, read.answers) === toAddress(calculator, start),
    change,
    replace,
    /**
     * Marks a field as left, a moment later: pressing a button is what leaves a field, and a message
     * that comes at once would push the button away before it is released.
     */
    leave: (field: string) => {
      if (field) setTimeout(() => setLeft((before) => new Set(before).add(field)), 200);
    },
    /** Shows every problem; true when there is none. */
    submit: () => {
      setSubmitted(true);
      return read.problems.length === 0;
    },
    restore: (query: string) => replace(readAddress(calculator, query).answers),
  };
};
