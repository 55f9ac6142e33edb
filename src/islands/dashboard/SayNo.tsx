import { useState } from 'react';

/** The company's no, which cannot be undone and so is asked about once more. */
export default function SayNo({
  name,
  disabled,
  onNo,
}: {
  /** How to speak of the homeowner. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onNo: () => void;
}) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button
        type="button"
        className="button-quiet"
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        Not for us
      </button>
    );
  }
  return (
    <div className="say-no" role="group" aria-label="Not for us">
      <p>Say no? You can no longer open it, and {name} may pick another company.</p>
      <p className="actions">
        <button type="button" className="button-quiet" autoFocus disabled={disabled} onClick={onNo}>
          Say no
        </button>
        <button type="button" className="link" onClick={() => setAsking(false)}>
          Keep it
        </button>
      </p>
    </div>
  );
}
