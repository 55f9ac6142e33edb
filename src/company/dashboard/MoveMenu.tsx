import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Received, Step } from '../../backend/received/received.ts';
import { movesOf, stepNames, whyFixed } from './moves.ts';
import StepMark from './StepMark.tsx';

/** Where a request may go from here, or why nowhere. */
function Moves({
  id,
  row,
  onMove,
}: {
  readonly id: string;
  readonly row: Received;
  readonly onMove: (step: Step) => void;
}) {
  const moves = movesOf(row);
  return (
    <ul
      id={id}
      data-moves
      className="pop top-full right-0 w-max max-w-56 text-start text-sm whitespace-normal"
    >
      {moves.length === 0 && <li className="p-2">{whyFixed(row)}</li>}
      {moves.map((step) => (
        <li key={step}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-2 px-3 hover:bg-oak-tint"
            onClick={() => onMove(step)}
          >
            <StepMark step={step} /> {stepNames[step]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A button that opens the moves of one request, for whoever does not drag. */
export default function MoveMenu({
  row,
  label,
  className,
  disabled,
  onMove,
  onKeyDown,
  children,
}: {
  readonly row: Received;
  /** What the button says to screen readers. */
  readonly label: string;
  readonly className: string;
  readonly disabled: boolean;
  readonly onMove: (step: Step) => void;
  /** Keys of the button itself. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [open]);
  return (
    <div
      ref={box}
      className="relative inline-block"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        box.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={disabled}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {open && (
        <Moves
          id={id}
          row={row}
          onMove={(step) => {
            setOpen(false);
            onMove(step);
          }}
        />
      )}
    </div>
  );
}
