import type { ReactNode } from 'react';

/** What stands about a field: its label and hint and, after a try to send, what to do about it. */
interface Frame {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * The attributes of a field that stands in a {@link FieldFrame}.
 * @param also the id of what else describes it
 */
export const framed = ({ id, hint, error }: Omit<Frame, 'label'>, also: string | false) =>
  ({
    id,
    className: 'input',
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`, also].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }) as const;

/** A field with its label, its hint and what to do about it. */
export default function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: Frame & { readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="problem">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
