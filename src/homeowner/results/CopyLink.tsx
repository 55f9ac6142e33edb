import { useState } from 'react';
import { notify } from '../../kit/toasts/notify.ts';

/** Copies an address of this site; where copying is refused, shows it to be copied by hand. */
export const CopyLink = ({
  address,
  label,
}: {
  readonly address: string;
  readonly label: string;
}) => {
  const [refused, setRefused] = useState(false);
  const whole = `${location.origin}${address}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole);
      setRefused(false);
      void notify('Link copied.');
    } catch {
      setRefused(true);
    }
  };
  return (
    <>
      <button type="button" className="button-quiet" onClick={() => void copy()}>
        {label}
      </button>
      {refused && (
        <label className="basis-full">
          Copy this link
          <input
            className="input"
            readOnly
            value={whole}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </>
  );
};
