import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import {
  fillIn,
  readAddress,
  readAnswers,
  toAddress,
  type Answers,
  type Asking,
} from '../../engine/index.ts';
import { readForm, readNow, type Typed } from './form.ts';

/**
 * The state of the questions of a trade or a tool. The form's inputs are the truth and are read after each change;
 * what stands in fields that are not asked at present is kept for when they are asked again. Adding up
 * is put off until a key or a tick has been painted.
 * @param estimateFor what adds up or decides; may wait for it, unless the answers are still those of `start`
 */
export const useAnswers = <Result>(
  asking: Asking,
  start: Answers,
  estimateFor: (untouched: boolean) => (answers: Answers) => Result,
) => {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** How many tries to see the result met a problem; undefined before any try. */
  const [attempt, setAttempt] = useState<number>();
  /** Changes when the inputs must be drawn again from `typed`. */
  const [version, setVersion] = useState(0);

  const read = useMemo(() => readAnswers(asking, typed), [asking, typed]);
  const values = useMemo(() => fillIn(asking, read.answers), [asking, read]);
  const address = useMemo(() => toAddress(asking, read.answers), [asking, read]);
  const untouched = address === toAddress(asking, start);
  const adding = estimateFor(untouched);
  const estimate = useMemo(() => adding(read.answers), [adding, read]);

  const change = () => {
    if (!form.current) return;
    const now = readForm(form.current, asking);
    startTransition(() => setTyped((before) => ({ ...before, ...now })));
  };
  /** Whether a change already waits for the paint. */
  const waits = useRef(false);
  const changeAfterPaint = () => {
    if (waits.current) return;
    waits.current = true;
    // The first runs before the key is painted, the second after it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (waits.current) change();
        waits.current = false;
      }),
    );
  };

  /** Replaces what is in the form. */
  const replace = (answers: Answers) => {
    waits.current = false;
    startTransition(() => {
      setTyped(answers);
      setLeft(new Set());
      setAttempt(undefined);
      setVersion((count) => count + 1);
    });
  };

  // What was typed before the scripts arrived is in the inputs, not yet in the state.
  useEffect(change, [asking]);

  return {
    asking,
    form,
    typed,
    values,
    estimate,
    version,
    answers: read.answers,
    /** Those of fields that were left; all after a try to see the result. */
    problems: read.problems.filter(({ field }) => attempt !== undefined || left.has(field)),
    /** What is to be fixed, for `ProblemSummary`: nothing before a try to see the result. */
    summary: { attempt, problems: attempt === undefined ? [] : read.problems },
    address,
    untouched,
    change: changeAfterPaint,
    replace,
    /**
     * Marks a field as left, a moment later: pressing a button is what leaves a field, and a message
     * that comes at once would push the button away before it is released.
     */
    leave: (field: string) => {
      if (field) setTimeout(() => setLeft((before) => new Set(before).add(field)), 200);
    },
    /**
     * Shows every problem of what is in the form, added up already or not. Gives its address; `null`
     * while there is a problem.
     */
    submit: (): string | null => {
      const { answers, problems } = form.current ? readNow(form.current, asking, typed) : read;
      const isWhole = problems.length === 0;
      change();
      startTransition(() => setAttempt((count = 0) => (isWhole ? count : count + 1)));
      return isWhole ? toAddress(asking, answers) : null;
    },
    restore: (query: string) => replace(readAddress(asking, query).answers),
    /** Takes in what stands in the form already, or is to stand in fields that are not on the page. */
    take: (known: Typed) => startTransition(() => setTyped(known)),
  };
};

/** The questions, what was answered so far, and how to go on. */
export type Answering<Result = unknown> = ReturnType<typeof useAnswers<Result>>;
