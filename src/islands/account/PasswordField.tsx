import { useState } from 'react';
import type { Strength } from './password.ts';

/** A password, which can be shown, pasted and filled in by a password manager. */
export default function PasswordField({
  id,
  label,
  hint,
  error,
  isNew = false,
  strength,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** One that is set now, not one that is known. */
  readonly isNew?: boolean;
  /** How hard what is typed is to guess; none while nothing is typed. */
  readonly strength?: Strength | undefined;
}) {
  const [shown, setShown] = useState(false);
  const described = [hint && `${id}-hint`, error && `${id}-error`, isNew && `${id}-strength`]
    .filter(Boolean)
    .join(' ');
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
      <div className="password">
        <input
          id={id}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={72}
          className={`input ${error ? 'border-2 border-brick' : ''}`}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          aria-label="Show the password"
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
      {isNew && (
        <>
          <div className="strength" data-level={strength?.level} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </div>
          <p id={`${id}-strength`} role="status" className="text-[0.9375rem] text-soft">
            {strength?.words}
          </p>
        </>
      )}
    </div>
  );
}
