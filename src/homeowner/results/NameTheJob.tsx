import { useEffect, useId, useRef } from 'react';
import type { ChoiceField } from '../../engine/index.ts';

/** Asks what the job is, one question after the other: a quote for another job cannot be judged. */
export default function NameTheJob({
  id,
  field,
  asks = field.label,
  isFirst,
  papers,
  onName,
}: {
  readonly id: string;
  readonly field: ChoiceField;
  /** The question, where it is another than on the calculator. */
  readonly asks?: string;
  /** Whether nothing was asked before it. */
  readonly isFirst: boolean;
  /** What waits for the answers to be read line by line; none where its words are to be pasted. */
  readonly papers?: readonly File[] | null;
  readonly onName: (field: string, value: string) => void;
}) {
  const question = useId();
  const group = useRef<HTMLDivElement>(null);
  // The answer took the button away that had the focus.
  useEffect(() => {
    if (!isFirst) group.current?.focus({ preventScroll: true });
  }, [isFirst, id]);
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={question}
      className="focus:outline-none"
      tabIndex={-1}
    >
      {papers && (
        <p className="hint mb-3">
          {papers[0]
            ? `${papers[0].name} waits here, on this device alone.`
            : 'Answer this first. Then a box for its words opens below.'}
        </p>
      )}
      <p id={question} className="question font-semibold">
        {asks}
      </p>
      <div className="actions mt-3">
        {field.options.map(({ value, label, hint }) => (
          <button
            key={value}
            type="button"
            className="button-quiet"
            onClick={() => onName(id, value)}
          >
            <span>
              {label}
              {hint && <span className="hint block">{hint}</span>}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
