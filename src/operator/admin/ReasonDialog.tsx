import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Result } from '../../backend/failure.ts';
import { useCall } from '../../kit/use-call.ts';
import TextField from '../../kit/form/TextField.tsx';

/** Asks for a reason before something that is written into the log, and says why it did not work. */
export default function ReasonDialog({
  title,
  children,
  label,
  hint,
  least,
  confirm,
  onConfirm,
  onClose,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly label: string;
  readonly hint?: string;
  /** How many characters a reason has at least; 0 where none is asked for. */
  readonly least: number;
  readonly confirm: string;
  /** The dialog closes if it worked. */
  readonly onConfirm: (reason: string) => Promise<Result<object>>;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const { busy, trouble, run } = useCall(() => onConfirm(reason.trim()), onClose);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tooShort = reason.trim().length < least;
    setError(tooShort ? 'Say why in a few words.' : '');
    if (!tooShort) void run();
  };

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
        {least > 0 && (
          <TextField
            id={`${id}-reason`}
            label={label}
            hint={hint}
            value={reason}
            onChange={setReason}
            rows={3}
          />
        )}
        <p role="alert" className="font-semibold text-brick empty:hidden">
          {error || trouble?.message}
        </p>
        <p className="actions">
          <button type="submit" className="button" aria-disabled={busy || undefined}>
            {confirm}
          </button>
          <button type="button" className="button-quiet" onClick={() => dialog.current?.close()}>
            Leave it
          </button>
        </p>
      </form>
    </dialog>
  );
}
