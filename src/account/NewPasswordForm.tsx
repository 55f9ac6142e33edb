import { useState, type FormEvent, type ReactNode } from 'react';
import type { AuthResult } from '../backend/auth-call.ts';
import { strengthOf, type Strength } from './password.ts';
import PasswordField from './PasswordField.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import { taken, typedIn } from '../kit/form/typed.ts';
import { useCall } from '../kit/use-call.ts';

/** Takes a new password. */
export default function NewPasswordForm({
  email,
  save,
  label = 'Set the new password',
  field = 'New password',
  asksOld = false,
  remedyFor,
}: {
  readonly email: string;
  /** @param old empty where it is not asked for */
  readonly save: (password: string, old: string) => Promise<AuthResult<object>>;
  readonly label?: string;
  readonly field?: string;
  /** Whether the password used until now is asked for, too. */
  readonly asksOld?: boolean;
  /** What helps against a failure, by the auth service's word for it. */
  readonly remedyFor?: (code: string) => ReactNode;
}) {
  const [strength, setStrength] = useState<Strength>();
  const [errors, setErrors] = useState<{ old?: string; next?: string }>({});
  const call = useCall(save, () => undefined);
  const read = (form: HTMLFormElement): Strength => {
    const now = strengthOf(typedIn(form, 'password'), [email]);
    setStrength(now);
    return now;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = taken(event);
    const now = read(form);
    const old = typedIn(form, 'old-password');
    const found = {
      ...(asksOld && !old && { old: 'Enter the password you have now' }),
      ...(now.level === 0 && { next: now.words }),
    };
    setErrors(found);
    if (found.old) document.getElementById('old-password')?.focus();
    else if (found.next) document.getElementById('new-password')?.focus();
    else void call.run(typedIn(form, 'password'), old);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={(event) => void read(event.currentTarget)}
      className="grid gap-5"
    >
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      {asksOld && (
        <PasswordField
          id="old-password"
          name="old-password"
          label="The password you have now"
          error={errors.old}
        />
      )}
      <PasswordField
        id="new-password"
        label={field}
        hint="At least 10 characters. Paste or let your phone fill it."
        isNew
        strength={strength}
        error={errors.next}
      />
      <SendRow
        call={call}
        label={label}
        doing="Setting the password"
        remedy={call.trouble?.code && remedyFor?.(call.trouble.code)}
      />
    </form>
  );
}
