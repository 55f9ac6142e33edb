import { useState } from 'react';
import FieldFrame, { framed } from '../kit/form/FieldFrame.tsx';
import type { Strength } from './password.ts';

/** A password, which can be shown, pasted and filled in by a password manager. */
export default function PasswordField({
  id,
  name = 'password',
  label,
  hint,
  error,
  isNew = false,
  strength,
}: {
  readonly id: string;
  readonly name?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** One that is set now, not one that is known. */
  readonly isNew?: boolean;
  /** How hard what is typed is to guess; none while nothing is typed. */
  readonly strength?: Strength | undefined;
}) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative [&>input]:pe-14">
        <input
          {...framed({ id, hint, error }, isNew && `${id}-strength`)}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={72}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 w-14 font-medium text-bluebonnet"
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
          {strength && (
            <div className="grid grid-cols-4 gap-1" aria-hidden="true">
              {[0, 1, 2, 3].map((at) => (
                <i
                  key={at}
                  className={`h-1 rounded-sm ${at > strength.level ? 'bg-rule' : strength.level > 0 ? 'bg-oak' : 'bg-brick'}`}
                />
              ))}
            </div>
          )}
          <p id={`${id}-strength`} role="status" className="text-sm text-soft">
            {error ? '' : strength?.words}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
