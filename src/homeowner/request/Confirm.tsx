import { useState } from 'react';
import type { Failure } from '../../backend/failure.ts';
import { confirmRequest } from '../../backend/requests.ts';
import Spinner from '../../kit/form/Spinner.tsx';

/**
 * Asks whoever opened the mailed link to confirm the request: a press, since programs that look for harmful
 * links open them, too.
 */
export default function Confirm({
  secret,
  onConfirmed,
}: {
  /** Of the mailed link. */
  readonly secret: string;
  readonly onConfirmed: () => Promise<void>;
}) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const confirm = async () => {
    setWorking(true);
    const result = await confirmRequest(secret);
    if (result.ok) await onConfirmed();
    else setFailure(result);
    setWorking(false);
  };
  return (
    <div
      className="caution grid justify-items-start gap-3"
      role="group"
      aria-labelledby="request-confirm"
    >
      <p id="request-confirm">
        <strong>One step is left.</strong> The companies you picked see the job, but not who you
        are. Confirm that this request is yours, and they can answer you. If it is not yours, take
        it back below.
      </p>
      {failure && <p role="alert">{failure.message}</p>}
      <button type="button" className="button" disabled={working} onClick={() => void confirm()}>
        Yes, this request is mine
      </button>
      {working && <Spinner label="Confirming your request" />}
    </div>
  );
}
