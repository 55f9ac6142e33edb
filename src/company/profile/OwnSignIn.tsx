import { useState, type FormEvent } from 'react';
import { changeEmail, changePassword } from '../../backend/accounts.ts';
import { changeMember, type Member } from '../../backend/company.ts';
import { signOut } from '../../session/session.ts';
import { leave } from '../../account/leave.ts';
import NewPasswordForm from '../../account/NewPasswordForm.tsx';
import SendRow from '../../kit/form/SendRow.tsx';
import { emailTrouble, taken, typedIn } from '../../kit/form/typed.ts';
import { useCall } from '../../kit/use-call.ts';
import { line } from '../../contact/read-typed.ts';
import TextField from '../../kit/form/TextField.tsx';
import Tick from '../../kit/form/Tick.tsx';
import Deed from '../../kit/Deed.tsx';

function EmailForm({ onDone }: { readonly onDone: (said: string) => void }) {
  const [error, setError] = useState<string>();
  const call = useCall(changeEmail, (_, email) =>
    onDone(
      `We mailed ${email} and the address you use now. Open both letters and press the link in each: then you sign in with ${email}.`,
    ),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = typedIn(taken(event), 'email');
    const trouble = emailTrouble(typed);
    setError(trouble);
    if (trouble) document.getElementById('own-email')?.focus();
    else void call.run(typed.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        id="own-email"
        name="email"
        label="New email"
        type="email"
        autoComplete="email"
        error={error}
      />
      <SendRow call={call} label="Mail me the links" doing="Asking for the links" />
    </form>
  );
}

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
  const [error, setError] = useState<string>();
  const [mail, setMail] = useState(me.mail_requests);
  const [round, setRound] = useState(0);
  const call = useCall(
    (name: string) => changeMember(me.user_id, { display_name: name, mail_requests: mail }),
    () => onDone('Saved.'),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const name = line(typedIn(taken(event), 'display-name'));
    setError(name.length > 80 ? 'Shorten your name to 80 letters' : undefined);
    if (name.length > 80) document.getElementById('display-name')?.focus();
    else void call.run(name);
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          id="display-name"
          name="display-name"
          label="Your name"
          hint="How the people of your company know you. Homeowners do not see it."
          autoComplete="name"
          defaultValue={me.display_name}
          error={error}
        />
        <Tick id="mail-requests" checked={mail} onChange={setMail}>
          Mail me new requests and reminders
        </Tick>
        <SendRow call={call} label="Save" doing="Saving" />
      </form>
      <details>
        <summary>Change your email, {email}</summary>
        <div className="pt-3">
          <EmailForm onDone={onDone} />
        </div>
      </details>
      <details>
        <summary>Change your password</summary>
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
