import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { nextTarget } from '../session/next.ts';
import Button from '../kit/Button.tsx';
import { isKeeping } from '../kit/device.ts';
import { $session, $unreachable, startSession } from '../session/session.ts';
import Spinner from '../kit/form/Spinner.tsx';
import Trouble from '../kit/form/Trouble.tsx';
import { useInBrowser } from '../kit/use-in-browser.ts';
import { invitationOf, keptInvitation, readArrival } from './arrival.ts';
import AccountStep from './AccountStep.tsx';
import ForgotForm from './ForgotForm.tsx';
import GoOn from './GoOn.tsx';
import { InvitedVisitor, TakeInvitation } from './Invitation.tsx';
import LinkArrival, { type Ending } from './LinkArrival.tsx';
import SignInForm from './SignInForm.tsx';
import { useAddress } from '../kit/use-address.ts';
import ViewLink from '../kit/ViewLink.tsx';

const arrival = readArrival(typeof location === 'undefined' ? { search: '', hash: '' } : location);

/** What is said once a link did what it was for; where nothing is said, the account's own page opens. */
const done = {
  recovery: {
    heading: 'Your password is set',
    says: 'Every other device that was signed in is signed out within 15 minutes.',
  },
  email_change: {
    heading: 'Your address is changed',
    says: 'You sign in with it from now on.',
  },
  half: {
    heading: 'One of two is done',
    says: 'This address is confirmed. Now open the letter we sent to the other address and press its link, too. Until then you sign in with the old one.',
  },
} as const;

function Done({
  heading,
  says,
  children,
}: (typeof done)[keyof typeof done] & { readonly children: ReactNode }) {
  return (
    <>
      <h1>{heading}</h1>
      <p className="lede" role="status">
        {says}
      </p>
      <p className="mt-6">{children}</p>
    </>
  );
}

/** What led here, or keeps anyone from going on. */
function Notices({
  isReady,
  isForgot,
  signedOut,
}: {
  readonly isReady: boolean;
  readonly isForgot: boolean;
  /** Where one has just signed out: `everywhere`, with the account `deleted`, or here alone. */
  readonly signedOut: string | null;
}) {
  const unreachable = useStore($unreachable, { ssr: 'initial' });
  return (
    <>
      {isReady && arrival.trouble && <Trouble message={arrival.trouble} />}
      {unreachable && (
        <Trouble
          message="Part of this page did not load. Check your connection and try again."
          again={() => void startSession()}
        />
      )}
      {isReady && !isForgot && signedOut !== null && (
        <p role="status" className="caution">
          {signedOut === 'everywhere'
            ? 'You are signed out here. Your other devices follow within 15 minutes.'
            : signedOut === 'deleted'
              ? 'Your account is deleted, and with its last account the company.'
              : 'You are signed out.'}
        </p>
      )}
      {isReady && !isKeeping() ? (
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
    </>
  );
}

/** For those who have no account to sign in to. */
const OtherDoors = () => (
  <aside className="sheet grid gap-5 p-5 md:max-lg:grid-cols-2 lg:p-6">
    <div>
      <h2 className="text-lg">New here with a company?</h2>
      <p>
        You see the whole job before you answer, and at most three companies get it. Signing up
        costs nothing.
      </p>
      <a className="inline-flex min-h-11 items-center" href="/professional-signup">
        Sign a company up
      </a>
    </div>
    <div>
      <h2 className="text-lg">Sent a request?</h2>
      <p>
        Your private link shows who has your details and who has answered. It takes them back, too.
      </p>
      <a className="inline-flex min-h-11 items-center" href="/my-request">
        Find the link
      </a>
    </div>
  </aside>
);

/** Signing in, and all that a link in a mail can lead to. */
export default function AuthPage() {
  const isReady = useInBrowser();
  const { query } = useAddress();
  const { user } = useStore($session, { ssr: 'initial' });
  // Typed once for both forms.
  const [email, setEmail] = useState('');
  const [ending, setEnding] = useState<Ending | null>(arrival.isHalf ? 'half' : null);
  const [toldDone, setToldDone] = useState(false);
  const invitation = isReady ? invitationOf(location.hash) : null;
  const type = arrival.link?.type;

  // By the time it is seen: the address may be left right after.
  useLayoutEffect(() => {
    if (invitation) keptInvitation.write(invitation);
  }, [invitation]);
  useEffect(() => {
    // Another link, opened in the tab of an earlier one.
    const again = () => location.reload();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);

  if (isReady && arrival.link && !ending) {
    return <LinkArrival link={arrival.link} onEnd={setEnding} />;
  }
  if (isReady && ending === 'half') {
    return (
      <Done {...done.half}>
        <a className="button" href="/auth">
          Go on
        </a>
      </Done>
    );
  }
  if (!user && ending === 'in') return <Spinner label="Signing in …" />;
  if (user && ending === 'in' && !toldDone && (type === 'recovery' || type === 'email_change')) {
    return (
      <Done {...done[type]}>
        <Button look="filled" onClick={() => setToldDone(true)}>
          Go on
        </Button>
      </Done>
    );
  }
  if (user && invitation) return <TakeInvitation user={user} secret={invitation} />;
  if (user) return <GoOn user={user} confirmed={ending === 'in' && type === 'signup'} />;
  if (invitation) return <InvitedVisitor secret={invitation} />;

  const isForgot = query.get('view') === 'forgot';
  return (
    <AccountStep
      heading={isForgot ? 'Set a new password' : 'Sign in'}
      lede="For companies. Homeowners need no account."
      beside={<OtherDoors />}
    >
      <Notices isReady={isReady} isForgot={isForgot} signedOut={query.get('signed-out')} />
      {isForgot ? (
        <ForgotForm email={email} onEmail={setEmail} />
      ) : (
        <SignInForm email={email} onEmail={setEmail} />
      )}
      <p className="*:inline-flex *:min-h-11 *:items-center">
        {isForgot ? (
          <ViewLink to="">Back to signing in</ViewLink>
        ) : (
          <ViewLink to="?view=forgot">Forgot the password?</ViewLink>
        )}
      </p>
    </AccountStep>
  );
}
