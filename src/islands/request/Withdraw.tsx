import { useState } from 'react';
import type { Failure } from '../../backend/failure.ts';
import { withdrawRequest, type RequestKey, type StoredRequest } from '../../backend/requests.ts';
import Spinner from '../form/Spinner.tsx';

/** The one button that takes everything back, with a question before it does. */
export default function Withdraw({
  requestKey,
  request,
  onWithdrawn,
}: {
  readonly requestKey: RequestKey;
  readonly request: StoredRequest;
  readonly onWithdrawn: () => Promise<void>;
}) {
  /** Whether the question stands there; null before it was ever asked. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const withdraw = async () => {
    setWorking(true);
    const result = await withdrawRequest(requestKey);
    if (result.ok) await onWithdrawn();
    else setFailure(result);
    setWorking(false);
  };
  const everyone = request.recipients.length > 0 ? 'from everyone' : '';
  if (!asked) {
    return (
      <button
        type="button"
        className="button-quiet justify-self-start border-brick text-brick"
        // The question took the focus; answered with no, it gives it back.
        autoFocus={asked === false}
        onClick={() => setAsked(true)}
      >
        Take my details back {everyone}
      </button>
    );
  }
  return (
    <div className="warning grid gap-3" role="group" aria-labelledby="request-withdraw">
      <p id="request-withdraw" className="font-semibold">
        Take your details back {everyone} and delete them? This cannot be undone.
      </p>
      {failure && <p role="alert">{failure.message}</p>}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" disabled={working} onClick={() => void withdraw()}>
          Yes, take them back
        </button>
        <button
          type="button"
          className="button-quiet"
          autoFocus
          disabled={working}
          onClick={() => setAsked(false)}
        >
          No, leave it
        </button>
      </div>
      {working && <Spinner label="Taking your details back" />}
    </div>
  );
}
