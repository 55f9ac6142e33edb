import type { ReactNode } from 'react';
import Spinner from './Spinner.tsx';
import { useInBrowser } from '../use-in-browser.ts';
import type { Call } from '../use-call.ts';

/** Why the last try failed, and the button for the next. Nothing is sent before the scripts have taken over. */
export default function SendRow({
  call: { busy, trouble, wait },
  label,
  doing,
  remedy,
  onSend,
}: {
  readonly call: Pick<Call<never>, 'busy' | 'trouble' | 'wait'>;
  readonly label: string;
  /** What is said meanwhile: "Signing in". */
  readonly doing: string;
  /** What helps against the trouble, beside trying again. */
  readonly remedy?: ReactNode;
  /** Where there is no form around it, since nothing is typed. */
  readonly onSend?: () => void;
}) {
  const isReady = useInBrowser();
  return (
    <div className="grid gap-3">
      <div role="alert" className="empty:hidden">
        {trouble && (
          <div className="warning">
            <p>{trouble.message}</p>
            {remedy}
          </div>
        )}
      </div>
      {/* Not disabled while it sends: the focus would be lost. A second press does nothing. */}
      <button
        type={onSend ? 'button' : 'submit'}
        onClick={onSend}
        className="button max-sm:w-full sm:justify-self-start"
        disabled={!isReady}
        aria-disabled={busy || wait > 0 || undefined}
      >
        {!isReady ? `${label}: one moment …` : wait > 0 ? `Try again in ${wait} seconds` : label}
      </button>
      {busy && <Spinner label={doing} />}
    </div>
  );
}
