import type { ReactNode } from 'react';
import type { AuthResult } from '../backend/auth-call.ts';
import { formOf } from '../contact/form.ts';
import SendRow from '../kit/form/SendRow.tsx';
import { useForm } from '../kit/form/use-form.ts';
import { newPassword, strengthOf } from './password.ts';
import PasswordField from './PasswordField.tsx';

const formFor = (email: string, label: string, asksOld: boolean) =>
  formOf('new', [
    {
      key: 'old',
      kind: 'password',
      label: 'The password you have now',
      asked: () => asksOld,
      missing: 'Enter the password you have now',
    },
    newPassword(label, () => [email]),
  ]);

/** Takes a new password. */
export default function NewPasswordForm({
  email,
  save,
  label: button = 'Set the new password',
  field: label = 'New password',
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
  const { typed, call, attributes, field } = useForm(formFor(email, label, asksOld), {
    send: (values) => save(values.password, values.old),
  });
  return (
    <form {...attributes} className="grid gap-5">
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      {asksOld && <PasswordField {...field('old')} />}
      <PasswordField
        {...field('password')}
        isNew
        strength={typed.password ? strengthOf(typed.password, [email]) : undefined}
      />
      <SendRow
        call={call}
        label={button}
        doing="Setting the password"
        remedy={call.trouble?.code && remedyFor?.(call.trouble.code)}
      />
    </form>
  );
}
