import { useEffect, type ComponentProps } from 'react';
import { AnswerForm } from '../calculator/AnswerForm.tsx';
import { goTo } from '../../kit/form/go-to.ts';

/** The question someone asked for; a new object each time they ask. */
export type Wanted = { readonly field: string } | undefined;

/** The questions on the page of results, opened at the one that was asked for. */
export default function ChangeAnswers({
  wanted,
  ...form
}: ComponentProps<typeof AnswerForm> & { readonly wanted: Wanted }) {
  useEffect(() => {
    if (wanted) goTo(wanted.field);
  }, [wanted]);
  return <AnswerForm {...form} />;
}
