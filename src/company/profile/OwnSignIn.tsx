import { useState } from 'react';
import { changeEmail, changePassword } from '../../backend/accounts.ts';
import { changeMember, type Member } from '../../backend/company.ts';
import { signOut } from '../../session/session.ts';
import { leave } from '../../account/leave.ts';
import NewPasswordForm from '../../account/NewPasswordForm.tsx';
import { enterEmail, formOf } from '../../contact/form.ts';
import WholeForm from '../../kit/form/WholeForm.tsx';
import Deed from '../../kit/Deed.tsx';

const emailForm = formOf('own', [
  { key: 'email', kind: 'email', label: 'New email', missing: enterEmail, autoComplete: 'email' },
]);

const nameForm = formOf('display', [
  {
    key: 'name',
    kind: 'line',
    label: 'Your name',
    hint: 'How the people of your company know you. Homeowners do not see it.',
    autoComplete: 'name',
    wrong: (name) => (name.length > 80 ? 'Shorten your name to 80 letters' : undefined),
  },
  { key: 'mail', kind: 'agree', label: 'Mail me new requests and reminders' },
]);

/** One's own name, mail, address and password. */
export default function OwnSignIn({
  me,
  email,
  onDone,
}: {
  readonly me: Member;
  /** The address signed in with. */
  readonly email: string;
  readonly onDone: (said: string) => void;
}) {
  const [round, setRound] = useState(0);
  return (
    <>
      <WholeForm
        form={nameForm}
        start={{ name: me.display_name, mail: me.mail_requests ? 'on' : '' }}
        send={({ name, mail }) =>
          changeMember(me.user_id, { display_name: name, mail_requests: mail !== '' })
        }
        done={() => onDone('Saved.')}
        label="Save"
        doing="Saving"
      />
      <details>
        <summary className="disclosure wrap-anywhere">Change your email, {email}</summary>
        <div className="pt-3">
          <WholeForm
            form={emailForm}
            send={(values) => changeEmail(values.email)}
            done={(_, { email: next }) =>
              onDone(
                `We mailed ${next} and the address you use now. Open both letters and press the link in each: then you sign in with ${next}.`,
              )
            }
            label="Mail me the links"
            doing="Asking for the links"
          />
        </div>
      </details>
      <details>
        <summary className="disclosure wrap-anywhere">Change your password</summary>
        <div className="pt-3">
          <NewPasswordForm
            key={round}
            email={email}
            asksOld
            save={async (password, old) => {
              const answer = await changePassword(email, old, password);
              if (answer.ok) {
                setRound(round + 1);
                onDone(
                  answer.othersLeft
                    ? 'Your password is changed. Other devices are signed out within 15 minutes.'
                    : 'Your password is changed. Other devices may still be signed in: press “Sign out on every device”.',
                );
              }
              return answer;
            }}
          />
        </div>
      </details>
      <Deed
        label="Sign out on every device"
        make={async () =>
          (await leave(() => signOut('global'), 'global'))
            ? { ok: true }
            : {
                ok: false,
                kind: 'offline',
                message: 'Our server did not answer, so other devices may still be signed in.',
              }
        }
        onDone={() => undefined}
      />
    </>
  );
}
