import Button from '../kit/Button.tsx';
import Milestone from '../kit/Milestone.tsx';
import { useEffect, useRef } from 'react';
import { sendConfirmation } from '../backend/accounts.ts';
import { ApprovalSteps } from './ApprovalSteps.tsx';
import OrderToAttach from './OrderToAttach.tsx';
import SendAgain from './SendAgain.tsx';

/** What happens after a company was sent for approval. The same for an address that is used already. */
export default function SignedUp({
  email,
  signedIn,
  onBack,
  onGo,
}: {
  readonly email: string;
  /** A session began at once: the address need not be confirmed. */
  readonly signedIn: boolean;
  readonly onBack: () => void;
  /** Told when the dashboard is opened. */
  readonly onGo: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {signedIn ? 'Sent for approval' : 'Confirm your email'}
      </h1>
      <p className="lede" role="status">
        {signedIn ? (
          'A person looks at your company now. You get an email either way.'
        ) : (
          <>
            We sent a link to <b>{email}</b>. Open it within a day, and we have your company. A
            sign-up that nobody confirms is deleted after two days.
          </>
        )}
      </p>
      <ol className="mt-6 grid max-w-xl gap-3">
        <Milestone stands="done">You sent the form</Milestone>
        <Milestone stands={signedIn ? 'done' : 'now'}>
          {signedIn
            ? 'We did not ask you to confirm your email address'
            : 'You open the link in our mail and type your password there'}
        </Milestone>
        <ApprovalSteps isNow={signedIn} />
      </ol>
      <div className="mt-6 grid max-w-xl gap-5">
        {signedIn ? (
          <>
            <OrderToAttach />
            <p>
              <a className="button" href="/dashboard" onClick={onGo}>
                To your dashboard
              </a>
            </p>
          </>
        ) : (
          <>
            <SendAgain email={email} send={sendConfirmation} />
            <p>
              You have an account with this address? Then <a href="/auth">sign in</a> or{' '}
              <a href="/auth?view=forgot">set a new password</a>.
            </p>
            <p>
              Is the address wrong?{' '}
              <Button look="link" onClick={onBack}>
                Go back and change it
              </Button>
            </p>
          </>
        )}
      </div>
    </>
  );
}
