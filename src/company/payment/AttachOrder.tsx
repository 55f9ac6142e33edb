import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { claimOrder } from '../../backend/orders.ts';
import { signInAddress } from '../../session/next.ts';
import { $session } from '../../session/session.ts';
import Button from '../../kit/Button.tsx';
import { useCall } from '../../kit/use-call.ts';
import { useStanding } from '../../account/use-standing.ts';
import Spinner from '../../kit/form/Spinner.tsx';
import Trouble from '../../kit/form/Trouble.tsx';

/** Ties a paid order to the company that it lists: of whoever is signed in, or after signing up. */
export default function AttachOrder({ orderKey }: { readonly orderKey: string }) {
  const { user, loading } = useStore($session, { ssr: 'initial' });
  const { answer: standing, failure, again, loading: looking } = useStanding(user?.id ?? null);
  const [attached, setAttached] = useState(false);
  const claim = useCall(claimOrder, () => setAttached(true));
  if (loading || (user && looking)) {
    return <Spinner label="Looking up who is signed in …" />;
  }
  if (failure && user) return <Trouble message={failure.message} again={again} />;
  const own = standing?.companies[0];
  if (!user || !own) {
    return (
      <>
        <p>
          Homeowners pick companies by name. Sign yours up, then come back to this page and attach
          the order to it. A person looks at each new company before it is shown.
        </p>
        <p className="actions">
          <a className="button" href="/professional-signup">
            Sign your company up
          </a>
          {!user && (
            <a className="button-quiet" href={signInAddress(location)}>
              Sign in
            </a>
          )}
        </p>
      </>
    );
  }
  if (attached) {
    return (
      <p role="status">
        Attached to <b>{own.name}</b>. <a href="/dashboard">To your dashboard</a>
      </p>
    );
  }
  return (
    <>
      <p>
        You are signed in for <b>{own.name}</b>. Once a person has approved it, it is listed in the
        city you ordered, then in the cities of its profile, as many as the plan has.
      </p>
      {claim.trouble && <Trouble message={claim.trouble.message} />}
      <p>
        <Button look="filled" busy={claim.busy} onClick={() => void claim.run(orderKey)}>
          Attach this order to {own.name}
        </Button>
      </p>
    </>
  );
}
