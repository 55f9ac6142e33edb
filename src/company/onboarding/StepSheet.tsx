import { useEffect, useRef, useState, type FormEvent } from 'react';
import { checkStep } from '../../selling/onboarding/check.ts';
import { mayBeSkipped, type Step, type Typed } from '../../selling/onboarding/form.ts';
import ErrorSummary from '../../kit/form/ErrorSummary.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import Question, { idOf } from './Question.tsx';
import ReadySentences from './ReadySentences.tsx';

/** One step: its questions, what to do about them, and the ways on and back. */
export default function StepSheet({
  step,
  count,
  typed,
  change,
  startAt,
  isFirst,
  fromReview,
  onDone,
  onBack,
}: {
  readonly step: Step;
  /** "Step 2 of 8" */
  readonly count: string;
  readonly typed: Typed;
  readonly change: (part: Typed) => void;
  /** The id of the element to begin at; the heading if empty, nothing if null. */
  readonly startAt: string | null;
  readonly isFirst: boolean;
  readonly fromReview: boolean;
  readonly onDone: () => void;
  readonly onBack: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [found, setFound] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (startAt === null) return;
    if (startAt === '' || !goTo(startAt)) heading.current?.focus();
  }, [startAt]);

  // A message goes as soon as it is fixed; a new one comes only with the next try.
  const now = checkStep(step, typed);
  const shown = now.filter(({ key }) => found.includes(key));
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setFound(now.map(({ key }) => key));
    setAttempt(attempt + 1);
    if (now.length === 0) onDone();
  };
  return (
    <form noValidate onSubmit={goOn} className="onboarding-step">
      <div>
        <p className="eyebrow">{count}</p>
        <h2 ref={heading} tabIndex={-1}>
          {step.title}
        </h2>
        <p className="text-soft">{step.lede}</p>
      </div>
      <ErrorSummary
        attempt={attempt}
        errors={shown.map(({ key, message }) => ({ id: idOf(key), message }))}
      />
      {step.fields.map((field) => (
        <Question
          key={field.key}
          field={field}
          value={typed[field.key] ?? ''}
          error={shown.find(({ key }) => key === field.key)?.message}
          onChange={(value) => change({ [field.key]: value })}
        />
      ))}
      <ReadySentences step={step} typed={typed} change={change} />
      <div className="actions">
        <button type="submit" className="button">
          {fromReview ? 'Back to the review' : 'Continue'}
        </button>
        {mayBeSkipped(step) && !fromReview && (
          <button type="button" className="button-quiet" onClick={onDone}>
            Skip for now
          </button>
        )}
        {!isFirst && !fromReview && (
          <button type="button" className="button-quiet" onClick={onBack}>
            Back
          </button>
        )}
      </div>
    </form>
  );
}
