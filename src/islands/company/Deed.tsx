import { useState } from 'react';
import type { Result } from '../../backend/failure.ts';
import { useCall } from '../account/use-call.ts';

/** What a button does, and what to do once it is done. */
interface DeedProps {
  readonly label: string;
  /** Tells screen readers more, where several buttons say the same: "Remove Ben". */
  readonly about?: string;
  /** Asked before it is done; absent where it can be undone as easily. */
  readonly question?: string;
  readonly isFilled?: boolean;
  readonly make: () => Promise<Result<object>>;
  readonly onDone: () => void;
}

/** A button that changes something at once, or after a question, and says why where it could not. */
export default function Deed({
  label,
  about,
  question,
  isFilled = false,
  make,
  onDone,
}: DeedProps) {
  const [asked, setAsked] = useState(false);
  const { busy, trouble, run } = useCall(make, () => {
    setAsked(false);
    onDone();
  });
  return (
    <span className="deed">
      {asked ? (
        <>
          <b>{question}</b>
          <span className="actions">
            <button
              type="button"
              className="button"
              disabled={busy}
              autoFocus
              onClick={() => void run()}
            >
              {label}
            </button>
            <button type="button" className="button-quiet" onClick={() => setAsked(false)}>
              Keep it as it is
            </button>
          </span>
        </>
      ) : (
        <button
          type="button"
          className={isFilled ? 'button' : 'button-quiet'}
          aria-label={about}
          disabled={busy}
          onClick={() => (question ? setAsked(true) : void run())}
        >
          {label}
        </button>
      )}
      <span role="alert" className="font-semibold text-brick empty:hidden">
        {trouble?.message}
      </span>
    </span>
  );
}
