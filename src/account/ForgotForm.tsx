import { useState, type FormEvent } from 'react';
import { requestNewPassword } from '../backend/accounts.ts';
import { readEmail } from '../contact/read-typed.ts';
import TextField from '../kit/form/TextField.tsx';
import SendAgain from './SendAgain.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import { emailTrouble, taken, typedIn } from '../kit/form/typed.ts';
import { useCall } from '../kit/use-call.ts';

/** Asks for a link to a new password; answers the same for every address. */
export default function ForgotForm({
  email,
  onEmail,
}: {
  readonly email: string;
  readonly onEmail: (typed: string) => void;
}) {
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState('');
  const call = useCall(requestNewPassword, (_answer, address) => setAsked(address));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = taken(event);
    const typed = typedIn(form, 'email');
    const wrong = emailTrouble(typed);
    setError(wrong);
    if (wrong) document.getElementById('forgot-email')?.focus();
    else void call.run(readEmail(typed) ?? '');
  };
  if (asked) {
    return (
      <div className="grid gap-4">
        <p role="status">
          If <b>{asked}</b> has an account, a link is on its way. It works for a day and only once.
        </p>
        <SendAgain email={asked} send={requestNewPassword} />
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        id="forgot-email"
        name="email"
        label="Email"
        hint="We send a link there. With it you set a new password."
        type="email"
        autoComplete="username"
        autoFocus
        defaultValue={email}
        onChange={onEmail}
        autoCapitalize="none"
        spellCheck={false}
        error={error}
      />
      <SendRow call={call} label="Send the link" doing="Asking for the link" />
    </form>
  );
}
