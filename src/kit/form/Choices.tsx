import type { ReactNode } from 'react';
import { tickedIn, type Choice } from '../../contact/form.ts';
import Tick from './Tick.tsx';

/**
 * Choices in full, as round buttons or boxes, with what is asked, its hint and what to do about it. Without
 * a value the browser keeps what is ticked.
 */
export default function Choices({
  id,
  name = id,
  label,
  hint,
  error,
  several = false,
  choices = [],
  value,
  onChange,
  defaultValue,
  className,
  children,
}: {
  readonly id: string;
  readonly name?: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Boxes, of which more than one may be ticked. */
  readonly several?: boolean;
  readonly choices?: readonly Choice[];
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** What is ticked at first; several values with spaces between. */
  readonly defaultValue?: string | undefined;
  /** Of the element around the choices. */
  readonly className?: string;
  /** Stands in place of the choices. */
  readonly children?: ReactNode;
}) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} aria-describedby={describedBy || undefined}>
      <legend className="font-semibold">{label}</legend>
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
      {children ?? (
        <div className={className}>
          {choices.map((choice, index) => (
            <Tick
              key={choice.value}
              id={`${id}-${index}`}
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={choice.value}
              {...(value === undefined
                ? {
                    defaultChecked: several
                      ? tickedIn(defaultValue).includes(choice.value)
                      : defaultValue === choice.value,
                  }
                : { checked: value === choice.value })}
              onChange={() => onChange?.(choice.value)}
            >
              {choice.says}
            </Tick>
          ))}
        </div>
      )}
    </fieldset>
  );
}
