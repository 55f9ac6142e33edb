import { useEffect } from 'react';
import { isPriced, money, moneyRange, type Estimate } from '../../engine/index.ts';
import { goTo } from '../../kit/form/go-to.ts';
import { AnswerForm } from '../calculator/AnswerForm.tsx';
import type { Answering } from '../calculator/use-answers.ts';

/** The question someone asked for; a new object each time they ask. */
export type Wanted = { readonly field: string } | undefined;

/** The questions on the page of results with the price so far above them, opened at the one asked for. */
export default function ChangeAnswers({
  state,
  wanted,
}: {
  readonly state: Answering<Estimate>;
  readonly wanted: Wanted;
}) {
  const { estimate } = state;
  useEffect(() => {
    if (wanted) goTo(wanted.field);
  }, [wanted]);
  return (
    <>
      <p className="sticky top-0 z-1 mb-4 py-2 border-b border-rule bg-paper" role="status">
        Now{' '}
        {isPriced(estimate) ? (
          <>
            <b className="figures">{money(estimate.total.typical)}</b> {moneyRange(estimate.total)}
          </>
        ) : (
          <b>{estimate.recommendation.headline}</b>
        )}
      </p>
      <AnswerForm
        state={state}
        warnings={estimate.warnings}
        narrowable={estimate.narrowable}
        onSubmit={state.submit}
      />
    </>
  );
}
