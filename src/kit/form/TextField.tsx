import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import FieldFrame, { framed } from './FieldFrame.tsx';

/**
 * A labeled text field with its hint and, after a try to send, what to do about it. Without a value the
 * browser keeps what is typed, so that nothing typed or filled in before the scripts arrive is lost.
 */
export default function TextField({
  id,
  label,
  hint,
  error,
  advice,
  value,
  onChange,
  rows,
  ...input
}: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** What looks odd but may well be right; said as it appears. */
  readonly advice?: ReactNode;
  readonly value?: string;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly name?: string;
  readonly defaultValue?: string;
  readonly autoFocus?: boolean;
  /** Of a date. */
  readonly min?: string;
  /** Several lines of text. */
  readonly rows?: number;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local';
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  readonly autoCapitalize?: 'none' | 'characters';
  readonly spellCheck?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}) {
  const shared = {
    ...input,
    ...framed({ id, hint, error }, Boolean(advice) && `${id}-advice`),
    value,
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange?.(event.target.value)} />
      ) : (
        <input {...shared} onChange={(event) => onChange?.(event.target.value)} />
      )}
      <div id={`${id}-advice`} role="status" className="caution empty:hidden">
        {advice}
      </div>
    </FieldFrame>
  );
}
