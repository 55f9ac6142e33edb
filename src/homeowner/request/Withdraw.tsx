import { useId, useState } from 'react';
import type { Result } from '../../backend/failure.ts';
import Button from '../../kit/Button.tsx';
import Spinner from '../../kit/form/Spinner.tsx';
import { useCall } from '../../kit/use-call.ts';

/** The button that takes the details back, from everyone or from one company, with a question before it. */
export default function Withdraw({
  from,
  look = 'quiet',
  withdraw: take,
  onWithdrawn,
}: {
  /** "from everyone", "from Oak Roofing"; empty where nobody but the site has them. */
  readonly from: string;
  /** A link where the way to take all of it back stands below. */
  readonly look?: 'quiet' | 'link';
  readonly withdraw: () => Promise<Result<object>>;
  readonly onWithdrawn: () => Promise<void>;
}) {
  const id = useId();
  /** Whether the question stands there; null before it was ever asked. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const { busy, trouble, run } = useCall(take, onWithdrawn);
  if (!asked) {
    return (
      <Button
        look={look}
        className={`min-h-11 justify-self-start ${look === 'link' ? 'text-soft' : 'border-brick text-start text-brick'}`}
        // The question took the focus; answered with no, it gives it back.
        autoFocus={asked === false}
        onClick={() => setAsked(true)}
      >
        <span>
          Take my details back <span className={look === 'link' ? 'sr-only' : ''}>{from}</span>
        </span>
      </Button>
    );
  }
  return (
    <div className="warning grid gap-3" role="group" aria-labelledby={id}>
      <p id={id} className="font-semibold">
        Take your details back {from}
        {from === 'from everyone' && ' and delete them'}? This can’t be undone.
      </p>
      {trouble && <p role="alert">{trouble.message}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="filled" disabled={busy} onClick={() => void run()}>
          Yes, take them back<span className="sr-only"> {from}</span>
        </Button>
        <Button autoFocus disabled={busy} onClick={() => setAsked(false)}>
          No, leave it
        </Button>
      </div>
      {busy && <Spinner label="Taking your details back" />}
    </div>
  );
}
