import { useEffect, useState, type FormEvent } from 'react';
import type { User } from '@supabase/supabase-js';
import { acceptInvitation, sendConfirmation, signUp } from '../backend/accounts.ts';
import type { Failure } from '../backend/failure.ts';
import { homes, rememberHome } from '../session/home.ts';
import { signOut } from '../session/session.ts';
import { readEmail } from '../contact/read-typed.ts';
import Spinner from '../kit/form/Spinner.tsx';
import TextField from '../kit/form/TextField.tsx';
import { keptInvitation } from './arrival.ts';
import { strengthOf, type Strength } from './password.ts';
import PasswordField from './PasswordField.tsx';
import SendAgain from './SendAgain.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import SignInForm from './SignInForm.tsx';
import { emailTrouble, taken, typedIn } from '../kit/form/typed.ts';
import { useCall } from '../kit/use-call.ts';

/** An invitation to a company, for someone who is signed in: it is taken up at once. */
export function TakeInvitation({ user, secret }: { readonly user: User; readonly secret: string }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let wanted = true;
    void acceptInvitation(secret).then((result) => {
      if (result.ok) {
        keptInvitation.write(null);
        rememberHome(homes.company);
        location.replace(homes.company);
      } else if (wanted) {
        // What no further try can change is not tried again at the next visit.
        if (result.kind !== 'offline') keptInvitation.write(null);
        setFailure(result);
      }
    });
    return () => {
      wanted = false;
    };
  }, [secret, user.id]);
  const switchAccount = async () => {
    // It stays with this browser for whoever signs in next.
    keptInvitation.write(secret);
    await signOut('local');
  };
  return (
    <>
      <h1>Your invitation</h1>
      {failure ? (
        <div role="alert" className="caution mt-6">
          <p>{failure.message}</p>
          <p>
            You are signed in as <b>{user.email}</b>.
          </p>
          <p className="actions">
            <button type="button" className="button-quiet" onClick={() => location.reload()}>
              Try again
            </button>
            <button type="button" className="button-quiet" onClick={() => void switchAccount()}>
              Sign in as someone else
            </button>
          </p>
        </div>
      ) : (
        <div className="mt-6">
          <Spinner label="Joining the company …" />
        </div>
      )}
    </>
  );
}

/** An invitation for someone who has yet to sign in, or to make an account. */
export function InvitedVisitor() {
  const [isNew, setNew] = useState(true);
  const [strength, setStrength] = useState<Strength>();
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const [sentTo, setSentTo] = useState('');
  const call = useCall(signUp, ({ signedIn }, email) => {
    if (!signedIn) setSentTo(email);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = taken(event);
    const typed = typedIn(form, 'email');
    const password = typedIn(form, 'password');
    const now = strengthOf(password, [typed]);
    setStrength(now);
    const found = {
      email: emailTrouble(typed),
      password: now.level === 0 ? now.words : undefined,
    };
    setErrors(found);
    const wrong = found.email ? 'email' : found.password ? 'password' : null;
    if (wrong) document.getElementById(`invited-${wrong}`)?.focus();
    else void call.run(readEmail(typed) ?? '', password, null);
  };
  if (sentTo) {
    return (
      <>
        <h1>Confirm your email</h1>
        <p className="lede" role="status">
          We sent a link to <b>{sentTo}</b>. Open it in this browser: your invitation is kept here.
        </p>
        <div className="mt-6">
          <SendAgain email={sentTo} send={sendConfirmation} />
        </div>
      </>
    );
  }
  return (
    <>
      <h1>Your invitation</h1>
      <p className="lede">
        A company asked you to work its requests with it. Use the address at which you were invited.
      </p>
      <div className="grid max-w-112 gap-5 mt-6">
        {isNew ? (
          <form
            method="post"
            noValidate
            onSubmit={submit}
            onInput={({ currentTarget: form }) =>
              setStrength(
                typedIn(form, 'password')
                  ? strengthOf(typedIn(form, 'password'), [typedIn(form, 'email')])
                  : undefined,
              )
            }
            className="grid gap-5"
          >
            <TextField
              id="invited-email"
              name="email"
              label="Email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              error={errors.email}
            />
            <PasswordField
              id="invited-password"
              label="Choose a password"
              hint="At least 10 characters. Paste or let your phone fill it."
              isNew
              strength={strength}
              error={errors.password}
            />
            <SendRow call={call} label="Make an account and join" doing="Making your account" />
          </form>
        ) : (
          <SignInForm />
        )}
        <p>
          {isNew ? 'You have an account already?' : 'You have no account yet?'}{' '}
          <button type="button" className="link" onClick={() => setNew(!isNew)}>
            {isNew ? 'Sign in' : 'Make one'}
          </button>
        </p>
      </div>
    </>
  );
}
