import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

/**
 * A labelled text field with its hint and, after a try to send, what to do about it. Without a value the
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
  readonly onChange?: (value: string) => void;
  readonly name?: string;
  readonly defaultValue?: string;
  /** Several lines of text. */
  readonly rows?: number;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  readonly autoCapitalize?: 'none' | 'characters';
  readonly spellCheck?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}) {
  const described = [hint && `${id}-hint`, error && `${id}-error`, advice && `${id}-advice`]
    .filter(Boolean)
    .join(' ');
  const shared = {
    ...input,
    id,
    value,
    className: `input ${error ? 'border-2 border-brick' : ''}`,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-[0.9375rem] text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-brick">
          {error}
        </p>
      )}
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange?.(event.target.value)} />
      ) : (
        <input {...shared} onChange={(event) => onChange?.(event.target.value)} />
      )}
      <div id={`${id}-advice`} role="status" className="caution empty:hidden">
        {advice}
      </div>
    </div>
  );
}
