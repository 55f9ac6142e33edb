import type { Result } from '../backend/failure.ts';
import { useCall } from './use-call.ts';
import Button from './Button.tsx';
import { useQuestion } from './form/use-question.ts';

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
  const { asked, leave, opener, group } = useQuestion();
  const { busy, trouble, run } = useCall(make, () => {
    leave();
    onDone();
  });
  return (
    <span className="inline-grid justify-items-start gap-2">
      {asked ? (
        <span aria-label={question} {...group}>
          <b>{question}</b>
          <span className="actions">
            <Button look="filled" busy={busy} onClick={() => void run()}>
              {label}
            </Button>
            <Button onClick={leave}>Keep it as it is</Button>
          </span>
        </span>
      ) : (
        <Button
          look={isFilled ? 'filled' : 'quiet'}
          aria-label={about}
          busy={busy}
          {...opener}
          onClick={question ? opener.onClick : () => void run()}
        >
          {label}
        </Button>
      )}
      <span role="alert" className="problem empty:hidden">
        {trouble?.message}
      </span>
    </span>
  );
}
