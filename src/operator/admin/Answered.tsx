import type { ReactNode } from 'react';
import Spinner from '../../kit/form/Spinner.tsx';
import Trouble from '../../kit/form/Trouble.tsx';
import type { Asked } from '../../kit/use-answer.ts';

/** Draws what was asked for, or says that it is awaited or why it did not come. */
export default function Answered<T>({
  asked: { answer, failure, again },
  label,
  children,
}: {
  readonly asked: Asked<T>;
  /** While it is awaited: "Looking up companies …". */
  readonly label: string;
  readonly children: (answer: T) => ReactNode;
}) {
  return (
    <>
      {failure && <Trouble message={failure.message} again={again} />}
      {answer === null ? !failure && <Spinner label={label} /> : children(answer)}
    </>
  );
}
