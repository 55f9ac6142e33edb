import { useState, type ReactNode } from 'react';
import type { Result } from '../../backend/failure.ts';
import { formOf } from '../../contact/form.ts';
import Button from '../../kit/Button.tsx';
import Dialog, { LeaveIt } from '../../kit/Dialog.tsx';
import WholeForm from '../../kit/form/WholeForm.tsx';

/** What is done, and what is asked before it. */
export interface Reasoned {
  readonly title: string;
  /** Says more about it, above the reason. */
  readonly children?: ReactNode;
  readonly label?: string;
  readonly hint?: string;
  /** How many characters a reason has at least; without it none is asked for. */
  readonly least?: number;
  readonly confirm: string;
  readonly make: (reason: string) => Promise<Result<object>>;
  readonly onDone?: () => void;
}

/** Asks for a reason before something that is written into the log, and says why it did not work. */
export function ReasonDialog({
  title,
  children,
  label = 'Reason',
  hint,
  least,
  confirm,
  make,
  onDone,
  onClose,
}: Reasoned & { readonly onClose: () => void }) {
  const wrong = (reason: string) =>
    reason.length < (least ?? 0) ? 'Say why in a few words.' : undefined;
  const asked = {
    key: 'reason',
    kind: 'lines',
    rows: 3,
    label,
    ...(hint && { hint }),
    wrong,
  } as const;
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <WholeForm
        form={formOf('log', least === undefined ? [] : [asked])}
        className="grid gap-4"
        send={({ reason = '' }: { readonly reason?: string }) => make(reason)}
        done={() => {
          onClose();
          onDone?.();
        }}
        label={confirm}
        also={<LeaveIt />}
      />
    </Dialog>
  );
}

/** A button that does something which asks for a reason first. */
export default function ReasonDeed({
  button,
  ...what
}: Reasoned & {
  /** What the button says. */
  readonly button: ReactNode;
}) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{button}</Button>
      {asking && <ReasonDialog {...what} onClose={() => setAsking(false)} />}
    </>
  );
}
