import { useRef, useState } from 'react';
import type { Typed } from '../../contact/form.ts';
import type { Step } from '../../selling/onboarding/form.ts';
import Button from '../../kit/Button.tsx';

/** Ready-made sentences to use instead of writing, and what the field reads once one was taken. */
export default function ReadySentences({
  step,
  typed,
  change,
}: {
  readonly step: Step;
  readonly typed: Typed;
  readonly change: (part: Readonly<Record<string, string>>) => void;
}) {
  const told = useRef<HTMLParagraphElement>(null);
  const [taken, setTaken] = useState('');
  const ready = step.ready?.(typed) ?? [];
  const isTaken = taken !== '' && Object.values(typed).includes(taken);
  return (
    <>
      {ready.map(({ key, says, value }) => (
        <div key={says} className="slip">
          <p className="text-soft">“{value}”</p>
          <p className="actions">
            <Button
              onClick={() => {
                change({ [key]: value });
                setTaken(value);
                // The button disappears along with its offer.
                told.current?.focus();
              }}
            >
              {says}
            </Button>
          </p>
        </div>
      ))}
      <p ref={told} role="status" tabIndex={-1} className={isTaken ? 'caution' : 'sr-only'}>
        {isTaken && `The greeting now reads: “${taken}”`}
      </p>
    </>
  );
}
