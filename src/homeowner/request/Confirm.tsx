import { confirmRequest } from '../../backend/requests.ts';
import Button from '../../kit/Button.tsx';
import Spinner from '../../kit/form/Spinner.tsx';
import { useCall } from '../../kit/use-call.ts';

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
  const { busy, trouble, run } = useCall(() => confirmRequest(secret), onConfirmed);
  return (
    <div
      className="caution grid justify-items-start gap-3"
      role="group"
      aria-labelledby="request-confirm"
    >
      <p id="request-confirm">
        <strong>One more step.</strong> The companies you picked see the job, but not who you are.
        Confirm that this request is yours, and they can answer you. If it is not yours, take it
        back below.
      </p>
      {trouble && <p role="alert">{trouble.message}</p>}
      <Button look="filled" disabled={busy} onClick={() => void run()}>
        Yes, this request is mine
      </Button>
      {busy && <Spinner label="Confirming your request" />}
    </div>
  );
}
