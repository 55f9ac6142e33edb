import { useRef, useState } from 'react';
import { stopMail } from '../backend/mail.ts';
import Button from '../kit/Button.tsx';
import { useCall } from '../kit/use-call.ts';
import Spinner from '../kit/form/Spinner.tsx';

/**
 * What the link at the foot of mail about requests opens: one button, and no account is asked for. Opening
 * it changes nothing, since programs that look for harmful links open them, too.
 */
export default function StopMail() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [stopped, setStopped] = useState(false);
  const { busy, trouble, run } = useCall(
    () => stopMail(location.hash.slice(1)),
    () => {
      setStopped(true);
      heading.current?.focus();
    },
  );
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {stopped ? 'Mail about requests is off' : 'Stop mail about requests'}
      </h1>
      <p className="lede">
        {stopped
          ? 'New requests no longer come to this address by mail. Your company still gets them, and its promise to answer still runs: look at the dashboard. There you can turn this mail on again.'
          : 'New requests and reminders then no longer come to this address by mail. Your company still gets them on its dashboard. Mail that tells you to delete a request taken back still comes.'}
      </p>
      {trouble && (
        <p role="alert" className="warning">
          {trouble.message}
        </p>
      )}
      {!stopped && (
        <p className="actions mt-4">
          <Button look="filled" disabled={busy} onClick={() => void run()}>
            Stop this mail
          </Button>
        </p>
      )}
      {busy && <Spinner label="Stopping this mail" />}
    </>
  );
}
