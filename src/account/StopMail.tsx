import { useRef, useState } from 'react';
import type { Failure } from '../backend/failure.ts';
import { stopMail } from '../backend/mail.ts';
import Spinner from '../kit/form/Spinner.tsx';

/**
 * What the link at the foot of mail about requests opens: one button, and no account is asked for. Opening
 * it changes nothing, since programs that look for harmful links open them, too.
 */
export default function StopMail() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'asking' | 'working' | 'stopped'>('asking');
  const [failure, setFailure] = useState<Failure | null>(null);
  const stop = async () => {
    setState('working');
    const result = await stopMail(location.hash.slice(1));
    setFailure(result.ok ? null : result);
    setState(result.ok ? 'stopped' : 'asking');
    if (result.ok) heading.current?.focus();
  };
  const stopped = state === 'stopped';
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {stopped ? 'Mail about requests is off' : 'Stop mail about requests'}
      </h1>
      <p>
        {stopped
          ? 'New requests no longer come to this address by mail. Your company still gets them, and its promise to answer still runs: look at the dashboard. There you can turn this mail on again.'
          : 'New requests and reminders then no longer come to this address by mail. Your company still gets them on its dashboard. Mail that tells you to delete a request taken back still comes.'}
      </p>
      {failure && (
        <p role="alert" className="warning">
          {failure.message}
        </p>
      )}
      {!stopped && (
        <p className="actions">
          <button
            type="button"
            className="button"
            disabled={state === 'working'}
            onClick={() => void stop()}
          >
            Stop this mail
          </button>
        </p>
      )}
      {state === 'working' && <Spinner label="Stopping this mail" />}
    </>
  );
}
