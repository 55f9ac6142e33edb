import type { Field } from '../../selling/onboarding/form.ts';
import FieldFrame, { framed } from '../../kit/form/FieldFrame.tsx';
import TextField from '../../kit/form/TextField.tsx';
import Tick from '../../kit/form/Tick.tsx';

/** The id of the element of a question. */
export const idOf = (key: string): string => `onboarding-${key}`;

/** Up to this many choices are shown in full; more become a list. */
const mostInFull = 4;

const inputs = {
  line: {},
  lines: { rows: 4 },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
  website: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
} as const;

/** One question of the form, with what is typed and what to do about it. */
export default function Question({
  field,
  value,
  error,
  onChange,
}: {
  readonly field: Field;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const { key, hint, kind, choices = [], missing, autoComplete } = field;
  const id = idOf(key);
  const label = missing === undefined ? `${field.label} (optional)` : field.label;
  if (kind !== 'choice') {
    return (
      <TextField
        id={id}
        label={label}
        hint={hint}
        error={error}
        value={value}
        onChange={onChange}
        {...inputs[kind]}
        autoComplete={autoComplete ?? 'off'}
      />
    );
  }
  if (choices.length > mostInFull) {
    return (
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        <select
          {...framed({ id, hint, error }, false)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
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
    <fieldset id={id} aria-describedby={error && `${id}-error`}>
      <legend className="font-semibold">{label}</legend>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-brick">
          {error}
        </p>
      )}
      {choices.map((choice, index) => (
        <Tick
          key={choice.value}
          id={`${id}-${index}`}
          type="radio"
          name={id}
          value={choice.value}
          checked={value === choice.value}
          onChange={() => onChange(choice.value)}
        >
          {choice.says}
        </Tick>
      ))}
    </fieldset>
  );
}
