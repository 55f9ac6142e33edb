import type { ReactNode } from 'react';
import Spinner from './form/Spinner.tsx';
import Trouble from './form/Trouble.tsx';
import type { Asked } from './use-answer.ts';

/** Draws what was asked for, or says that it is awaited or why it did not come. */
export default function Answered<T>({
  asked: { answer, at, failure, again },
  label = 'Asking …',
  children,
}: {
  readonly asked: Pick<Asked<T>, 'answer' | 'at' | 'failure' | 'again'>;
  /** While it is awaited: "Looking up companies …". */
  readonly label?: string;
  readonly children: (answer: T, at: Date) => ReactNode;
}) {
  return (
    <>
      {failure && <Trouble message={failure.message} again={again} />}
      {answer === null || !at ? !failure && <Spinner label={label} /> : children(answer, at)}
    </>
  );
}
