import { useState } from 'react';
import {
  moneyRange,
  readAnswers,
  type Answers,
  type Calculator,
  type Estimate,
} from '../../engine/index.ts';
import type { SizeField } from '../../engine/results/quote-check.ts';
import { FieldInput } from '../calculator/FieldInput.tsx';

/** Asks for the size of the work before a quote is judged: without it the range holds dear and cheap alike. */
export const AskSize = ({
  field: [id, field],
  calculator,
  answers,
  total,
  several,
  onAnswer,
}: {
  readonly field: readonly [string, SizeField];
  readonly calculator: Calculator;
  readonly answers: Answers;
  readonly total: Estimate['total'];
  /** Whether several quotes wait for it. */
  readonly several: boolean;
  readonly onAnswer: (field: string, value: number | string) => void;
}) => {
  const [problem, setProblem] = useState<string>();
  const box = `quote-${id}`;
  const isChoice = field.kind === 'choice';
  return (
    <form
      // Led to from each quote that waits for it.
      id="size-of-quotes"
      tabIndex={-1}
      noValidate
      className="space-y-3 focus:outline-none"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get(box);
        const read = readAnswers(calculator, { ...answers, [id]: typed });
        const value = read.answers[id];
        if (typeof value === 'number' || typeof value === 'string') onAnswer(id, value);
        else
          setProblem(
            read.problems[0]?.message ?? (isChoice ? 'Choose one of them.' : 'Enter a number.'),
          );
      }}
    >
      <p role="status" className="verdict">
        We can’t say yet whether {several ? 'they are' : 'it is'} fair: the range,{' '}
        {moneyRange(total)}, is for more than one size. One answer first.
      </p>
      <FieldInput
        id={box}
        // "Not sure" is what brought the question up.
        field={isChoice ? { ...field, essential: true } : field}
        typed=""
        problem={problem}
        warnings={[]}
      />
      <button type="submit" className="button-quiet">
        {several ? 'Judge them' : 'Judge it'}
      </button>
    </form>
  );
};
