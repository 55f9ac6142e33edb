import { useState, type FormEvent } from 'react';
import { setPassword } from '../../backend/accounts.ts';
import { strengthOf, type Strength } from './password.ts';
import PasswordField from './PasswordField.tsx';
import SendRow from './SendRow.tsx';
import { taken, typedIn } from './typed.ts';
import { useCall } from './use-call.ts';

/** Sets a new password for the one who is signed in. */
export default function NewPasswordForm({
  email,
  onDone,
}: {
  readonly email: string;
  readonly onDone: () => void;
}) {
  const [strength, setStrength] = useState<Strength>();
  const [error, setError] = useState<string>();
  const call = useCall(setPassword, onDone);
  const read = (form: HTMLFormElement): Strength => {
    const now = strengthOf(typedIn(form, 'password'), [email]);
    setStrength(now);
    return now;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = taken(event);
    const now = read(form);
    setError(now.level === 0 ? now.words : undefined);
    if (now.level === 0) document.getElementById('new-password')?.focus();
    else void call.run(typedIn(form, 'password'));
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
      <PasswordField
        id="new-password"
        label="New password"
        hint="At least 10 characters. Paste or let your phone fill it."
        isNew
        strength={strength}
        error={error}
      />
      <SendRow call={call} label="Set the new password" doing="Setting the password" />
    </form>
  );
}
