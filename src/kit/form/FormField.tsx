import type { ReactNode } from 'react';
import type { Field } from '../../contact/form.ts';
import FieldFrame, { framed } from './FieldFrame.tsx';
import TextField from './TextField.tsx';

const email = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const;
const inputs = {
  line: {},
  password: {},
  agree: {},
  ticks: {},
  lines: { rows: 4 },
  email,
  phone: { type: 'tel' },
  day: { type: 'date' },
  time: { type: 'datetime-local' },
  zip: { inputMode: 'numeric' },
  number: { inputMode: 'decimal' },
  code: { inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false },
  website: { ...email, type: 'url', inputMode: 'url' },
} as const;

/** A field as its description has it, with what is typed and what to do about it; choices stand in a list. */
export default function FormField({
  kind,
  choices = [],
  autoComplete,
  rows,
  value,
  onChange,
  advice,
  min,
  ...frame
}: Omit<Field, 'key'> & {
  readonly id: string;
  readonly name?: string;
  readonly error?: string | undefined;
  /** Left out where the browser keeps what is typed. */
  readonly value?: string;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly advice?: ReactNode;
  readonly autoFocus?: boolean;
}) {
  const { id, name, label, hint, error, defaultValue, autoFocus } = frame;
  const typed = {
    ...(name && { name }),
    ...(value === undefined ? { defaultValue } : { value }),
  };
  if (kind === 'choice') {
    return (
      <FieldFrame {...{ id, label, hint, error }}>
        <select
          {...framed({ id, hint, error }, false)}
          {...typed}
          onChange={(event) => onChange?.(event.target.value)}
        >
          <option value="">Choose one</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.says}
            </option>
          ))}
        </select>
      </FieldFrame>
    );
  }
  return (
    <TextField
      {...{ id, label, hint, error, advice, onChange, ...typed }}
      {...inputs[kind]}
      {...(rows && { rows })}
      {...(autoFocus && { autoFocus })}
      {...(min && { min })}
      autoComplete={autoComplete ?? 'off'}
    />
  );
}
