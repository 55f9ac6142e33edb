import type { ReactNode } from 'react';
import Spinner from '../../kit/form/Spinner.tsx';
import Trouble from '../../kit/form/Trouble.tsx';
import type { Asked } from './checks.ts';

/** Draws what was asked for once it is there; until then that it is coming, or why it did not come. */
export default function Loaded<T>({
  asked,
  again,
  children,
}: {
  readonly asked: Asked<T>;
  readonly again: () => void;
  readonly children: (data: T, at: Date) => ReactNode;
}) {
  if (!asked) return <Spinner label="Asking …" />;
  const { result, at } = asked;
  if (result.ok) return children(result.data, at);
  return <Trouble message={result.message} again={again} />;
}
