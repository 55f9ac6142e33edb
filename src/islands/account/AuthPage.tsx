import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { wordsFor } from '../../backend/auth-words.ts';
import { nextTarget } from '../../session/next.ts';
import { keepsSessions } from '../../session/storage.ts';
import { $recovering, $session, $unreachable, startSession } from '../../session/session.ts';
import Spinner from '../form/Spinner.tsx';
import Trouble from '../form/Trouble.tsx';
import { useInBrowser } from '../use-in-browser.ts';
import { invitationOf, keepInvitation, readArrival } from './arrival.ts';
import ForgotForm from './ForgotForm.tsx';
import GoOn from './GoOn.tsx';
import { InvitedVisitor, TakeInvitation } from './Invitation.tsx';
import NewPasswordForm from './NewPasswordForm.tsx';
import SignInForm from './SignInForm.tsx';
import { useAddress } from './use-address.ts';
import ViewLink from './ViewLink.tsx';

// Read before supabase-js, which cleans the address.
const arrival = readArrival(typeof location === 'undefined' ? { search: '', hash: '' } : location);

/** Signing in, and all that a link in a mail can lead to. */
export default function AuthPage() {
  const isReady = useInBrowser();
  const { query, go } = useAddress();
  const { user, loading } = useStore($session, { ssr: 'initial' });
  const recovering = useStore($recovering, { ssr: 'initial' });
  const unreachable = useStore($unreachable, { ssr: 'initial' });
  // Typed once for both forms.
  const [email, setEmail] = useState('');
  const [passwordSet, setPasswordSet] = useState(false);
  const recovers = recovering || (arrival.recovers && user !== null && !passwordSet);
  const view = recovers ? 'new-password' : query.get('view');
  const invitation = isReady ? invitationOf(location.search) : null;

  useEffect(() => {
    if (invitation) keepInvitation(invitation);
  }, [invitation]);
  useEffect(() => {
    // A reload while the new password is not yet set asks for it again.
    if (recovers) go('?view=new-password', 'replace');
  }, [recovers, go]);

  if (isReady && loading && arrival.signsIn && !unreachable) {
    return (
      <>
        <h1>Sign in</h1>
        <div className="mt-6">
          <Spinner label="Opening the link …" />
        </div>
      </>
    );
  }
  if (user && view === 'new-password') {
    return passwordSet ? (
      <>
        <h1>Your password is set</h1>
        <p className="lede" role="status">
          Every other device that was signed in is signed out.
        </p>
        <p className="mt-6">
          <button type="button" className="button" onClick={() => go('', 'replace')}>
            Go on
          </button>
        </p>
      </>
    ) : (
      <>
        <h1>Set a new password</h1>
        <p className="lede">
          For <b>{user.email}</b>.
        </p>
        <div className="account-sheet mt-6">
          <NewPasswordForm email={user.email ?? ''} onDone={() => setPasswordSet(true)} />
        </div>
      </>
    );
  }
  if (user && invitation) return <TakeInvitation user={user} secret={invitation} />;
  if (user) return <GoOn user={user} />;
  if (invitation) return <InvitedVisitor />;

  const isForgot = view === 'forgot' || view === 'new-password';
  return (
    <>
      <h1>{isForgot ? 'Set a new password' : 'Sign in'}</h1>
      <p className="lede">
        For companies. Homeowners need no account: the private link opens the request.
      </p>
      <div className="account-sheet mt-6">
        {isReady && (arrival.trouble || arrival.signsIn) && (
          <Trouble message={arrival.trouble || wordsFor('otp_expired')} />
        )}
        {unreachable && (
          <Trouble
            message="Part of this page did not load. Check your connection and try again."
            again={() => void startSession()}
          />
        )}
        {isReady && !isForgot && query.has('signed-out') && (
          <p role="status" className="caution">
            You are signed out.
          </p>
        )}
        {isReady && !keepsSessions() ? (
          <p role="alert" className="caution">
            This browser keeps nothing for this site, so you would be signed out on the next page.
            Allow cookies and site data for it in the settings of the browser, then load this page
            again.
          </p>
        ) : (
          isReady &&
          !isForgot &&
          nextTarget(location.search) && (
            <p className="caution">Sign in first. Then the page you asked for opens.</p>
          )
        )}
        {isForgot ? (
          <ForgotForm email={email} onEmail={setEmail} />
        ) : (
          <SignInForm email={email} onEmail={setEmail} />
        )}
        <p className="account-links">
          {isForgot ? (
            <ViewLink to="">Back to signing in</ViewLink>
          ) : (
            <ViewLink to="?view=forgot">Forgot the password?</ViewLink>
          )}
          <a href="/professional-signup">Sign a company up</a>
        </p>
      </div>
    </>
  );
}
