import type { ComponentProps, FormEvent } from 'react';
import { check, type Typed } from '../../contact/form.ts';
import Button from '../../kit/Button.tsx';
import FormField from '../../kit/form/FormField.tsx';
import { useProblems } from '../../kit/form/use-problems.ts';
import { mayBeSkipped, type Step } from '../../selling/onboarding/form.ts';
import Choices from '../../kit/form/Choices.tsx';
import ErrorSummary from '../../kit/form/ErrorSummary.tsx';
import { formId, idOf } from './id-of.ts';
import ReadySentences from './ReadySentences.tsx';
import StepHead from './StepHead.tsx';

/** Up to this many choices are shown in full; more become a list. */
const mostInFull = 4;

/** One step: its questions, what to do about them, and the ways on and back. */
export default function StepSheet({
  step,
  typed,
  change,
  isFirst,
  fromReview,
  onDone,
  onBack,
  ...head
}: Pick<ComponentProps<typeof StepHead>, 'count' | 'startAt'> & {
  readonly step: Step;
  readonly typed: Typed;
  readonly change: (part: Readonly<Record<string, string>>) => void;
  readonly isFirst: boolean;
  readonly fromReview: boolean;
  readonly onDone: () => void;
  readonly onBack: () => void;
}) {
  const { errorAt, summary, look } = useProblems(formId, check(step.fields, typed));
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (look()) onDone();
  };
  return (
    <form noValidate onSubmit={goOn} className="grid min-w-0 gap-6">
      <StepHead {...head} title={step.title} lede={step.lede} />
      <ErrorSummary {...summary} />
      {step.fields.map(({ key, ...field }) => {
        const shown = {
          ...field,
          id: idOf(key),
          label: field.missing === undefined ? `${field.label} (optional)` : field.label,
          value: typed[key] ?? '',
          error: errorAt(key),
          onChange: (value: string) => change({ [key]: value }),
        };
        const inFull = field.choices && field.choices.length <= mostInFull;
        return inFull ? <Choices key={key} {...shown} /> : <FormField key={key} {...shown} />;
      })}
      <ReadySentences step={step} typed={typed} change={change} />
      <div className="actions">
        <button type="submit" className="button">
          {fromReview ? 'Back to the review' : 'Continue'}
        </button>
        {mayBeSkipped(step) && !fromReview && <Button onClick={onDone}>Skip for now</Button>}
        {!isFirst && !fromReview && <Button onClick={onBack}>Back</Button>}
      </div>
    </form>
  );
}
