import { useState, type FormEvent } from 'react';
import { sendConfirmation, signIn } from '../backend/accounts.ts';
import { readEmail } from '../contact/read-typed.ts';
import TextField from '../kit/form/TextField.tsx';
import PasswordField from './PasswordField.tsx';
import SendAgain from './SendAgain.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import { emailTrouble, taken, typedIn } from '../kit/form/typed.ts';
import { useCall } from '../kit/use-call.ts';

/** Email and password. Once they are right the session begins, and whoever listens to it goes on. */
export default function SignInForm({
  email = '',
  onEmail,
}: {
  readonly email?: string;
  readonly onEmail?: (typed: string) => void;
}) {
  const [tried, setTried] = useState(email);
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const call = useCall(signIn, () => undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = taken(event);
    const typed = typedIn(form, 'email');
    const password = typedIn(form, 'password');
    const found = {
      email: emailTrouble(typed),
      password: password ? undefined : 'Enter your password',
    };
    setErrors(found);
    const wrong = found.email ? 'email' : found.password ? 'password' : null;
    if (wrong) {
      document.getElementById(`sign-in-${wrong}`)?.focus();
      return;
    }
    const address = readEmail(typed) ?? '';
    setTried(address);
    void call.run(address, password);
  };
  return (
    // Posted, should it ever be sent without us: a password is never in an address.
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        id="sign-in-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        onChange={onEmail}
        error={errors.email}
      />
      <PasswordField id="sign-in-password" label="Password" error={errors.password} />
      <SendRow
        call={call}
        label="Sign in"
        doing="Signing in"
        remedy={
          call.trouble?.code === 'email_not_confirmed' && (
            <div className="mt-3">
              <SendAgain email={tried} send={sendConfirmation} />
            </div>
          )
        }
      />
    </form>
  );
}
