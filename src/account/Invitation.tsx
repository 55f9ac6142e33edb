import { useEffect, useState } from 'react';
import type { User } from '@supabase/supabase-js';
import { acceptInvitation, sendConfirmation, signUp } from '../backend/accounts.ts';
import type { Failure } from '../backend/failure.ts';
import { enterEmail, formOf } from '../contact/form.ts';
import Button from '../kit/Button.tsx';
import FormField from '../kit/form/FormField.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import Spinner from '../kit/form/Spinner.tsx';
import Trouble from '../kit/form/Trouble.tsx';
import { useForm } from '../kit/form/use-form.ts';
import { homes, rememberHome } from '../session/home.ts';
import { signOut } from '../session/session.ts';
import AccountStep from './AccountStep.tsx';
import { keptInvitation } from './arrival.ts';
import { newPassword, strengthOf } from './password.ts';
import PasswordField from './PasswordField.tsx';
import SendAgain from './SendAgain.tsx';
import SignInForm from './SignInForm.tsx';

/**
 * Takes an invitation up, and says why it could not: to whoever is not signed in, who never can, whether it is over.
 * @param userId of who is signed in; empty: nobody
 */
function useInvitation(secret: string, userId: string): Failure | null {
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
        if (result.kind === 'gone' || (userId && result.kind !== 'offline')) {
          keptInvitation.write(null);
        }
        setFailure(result);
      }
    });
    return () => {
      wanted = false;
    };
  }, [secret, userId]);
  return failure;
}

/** An invitation to a company, for someone who is signed in: it is taken up at once. */
export function TakeInvitation({ user, secret }: { readonly user: User; readonly secret: string }) {
  const failure = useInvitation(secret, user.id);
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
            {failure.kind !== 'gone' && (
              <Button onClick={() => location.reload()}>Try again</Button>
            )}
            <Button onClick={() => void switchAccount()}>Sign in as someone else</Button>
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

const form = formOf('invited', [
  { key: 'email', kind: 'email', label: 'Email', missing: enterEmail, autoComplete: 'username' },
  newPassword('Choose a password', ({ email = '' }) => [email]),
]);

/** Makes the account of someone who was invited. */
function NewAccount({ onSent }: { readonly onSent: (email: string) => void }) {
  const { typed, call, attributes, field } = useForm(form, {
    send: ({ email, password }) => signUp(email, password, null),
    done: ({ signedIn }, { email }) => {
      if (!signedIn) onSent(email);
    },
  });
  return (
    <form {...attributes} className="grid gap-5">
      <FormField {...field('email')} />
      <PasswordField
        {...field('password')}
        isNew
        strength={typed.password ? strengthOf(typed.password, [typed.email ?? '']) : undefined}
      />
      <SendRow call={call} label="Make an account and join" doing="Making your account" />
    </form>
  );
}

/** An invitation for someone who has yet to sign in, or to make an account. */
export function InvitedVisitor({ secret }: { readonly secret: string }) {
  const failure = useInvitation(secret, '');
  const [isNew, setNew] = useState(true);
  const [sentTo, setSentTo] = useState('');
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
  if (failure?.kind === 'gone') {
    return (
      <AccountStep heading="Your invitation" lede="It leads to no company any more.">
        <Trouble message={failure.message} />
        <p>
          You have an account already? <a href="/auth">Sign in</a>
        </p>
      </AccountStep>
    );
  }
  if (!failure) return <Spinner label="Opening your invitation …" />;
  return (
    <AccountStep
      heading="Your invitation"
      lede="A company asked you to work its requests with it. Use the address at which you were invited."
    >
      {isNew ? <NewAccount onSent={setSentTo} /> : <SignInForm />}
      <p>
        {isNew ? 'You have an account already?' : 'You have no account yet?'}{' '}
        <Button look="link" onClick={() => setNew(!isNew)}>
          {isNew ? 'Sign in' : 'Make one'}
        </Button>
      </p>
    </AccountStep>
  );
}
