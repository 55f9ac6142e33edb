import { useState } from 'react';
import { requestNewPassword } from '../backend/accounts.ts';
import { enterEmail, formOf } from '../contact/form.ts';
import FormField from '../kit/form/FormField.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import { useForm } from '../kit/form/use-form.ts';
import SendAgain from './SendAgain.tsx';

const form = formOf('forgot', [
  {
    key: 'email',
    kind: 'email',
    label: 'Email',
    hint: 'We send a link there. With it you set a new password.',
    missing: enterEmail,
    autoComplete: 'username',
  },
]);

/** Asks for a link to a new password; answers the same for every address. */
export default function ForgotForm({
  email,
  onEmail,
}: {
  readonly email: string;
  readonly onEmail: (typed: string) => void;
}) {
  const [asked, setAsked] = useState('');
  const { call, attributes, field } = useForm(form, {
    start: { email },
    send: (values) => requestNewPassword(values.email),
    done: (_, values) => setAsked(values.email),
  });
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
    <form {...attributes} className="grid gap-5">
      <FormField {...field('email')} onChange={onEmail} autoFocus />
      <SendRow call={call} label="Send the link" doing="Asking for the link" />
    </form>
  );
}
