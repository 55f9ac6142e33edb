import { useState } from 'react';
import { sendConfirmation, signIn } from '../backend/accounts.ts';
import { enterEmail, formOf } from '../contact/form.ts';
import FormField from '../kit/form/FormField.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import { useForm } from '../kit/form/use-form.ts';
import PasswordField from './PasswordField.tsx';
import SendAgain from './SendAgain.tsx';

const form = formOf('sign-in', [
  { key: 'email', kind: 'email', label: 'Email', missing: enterEmail, autoComplete: 'username' },
  { key: 'password', kind: 'password', label: 'Password', missing: 'Enter your password' },
]);

/** Email and password. Once they are right the session begins, and whoever listens to it goes on. */
export default function SignInForm({
  email = '',
  onEmail,
}: {
  readonly email?: string;
  readonly onEmail?: (typed: string) => void;
}) {
  const [tried, setTried] = useState(email);
  const { call, attributes, field } = useForm(form, {
    start: { email },
    send: (values) => {
      setTried(values.email);
      return signIn(values.email, values.password);
    },
  });
  return (
    <form {...attributes} className="grid gap-5">
      <FormField {...field('email')} onChange={onEmail} />
      <PasswordField {...field('password')} />
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
