import { useState } from 'react';

/** Copies an address of this site; where copying is refused, shows it to be copied by hand. */
export const CopyLink = ({
  address,
  label,
}: {
  readonly address: string;
  readonly label: string;
}) => {
  const [outcome, setOutcome] = useState<'' | 'copied' | 'refused'>('');
  const whole = `${location.origin}${address}`;
  const copy = () =>
    navigator.clipboard.writeText(whole).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <>
      <button type="button" className="button-quiet" onClick={copy}>
        {outcome === 'copied' ? 'Link copied' : label}
      </button>
      {outcome === 'refused' && (
        <label className="copy-by-hand">
          Copy this link
          <input
            className="input"
            readOnly
            value={whole}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
      <span role="status" className="sr-only">
        {outcome === 'copied' ? 'Link copied' : ''}
      </span>
    </>
  );
};
