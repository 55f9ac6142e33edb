import { useEffect, useRef, type ReactNode } from 'react';
import Button from './Button.tsx';

/** A dialog that opens as it is drawn. */
export default function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    // Already open while developing, where effects run twice.
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="sheet dialog" aria-labelledby="dialog-title" onClose={onClose}>
      <div className="grid gap-4">
        <h2 id="dialog-title">{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

/** Closes the dialog it stands in, and nothing is done. */
export const LeaveIt = () => (
  <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
    Leave it
  </Button>
);
