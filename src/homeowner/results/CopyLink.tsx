import { useCopy } from '../../kit/use-copy.ts';

/** Copies an address of this site; where copying is refused, shows it to be copied by hand. */
export const CopyLink = ({
  address,
  label,
}: {
  readonly address: string;
  readonly label: string;
}) => {
  const { refused, copy } = useCopy('Link copied.');
  const whole = `${location.origin}${address}`;
  return (
    <>
      <button type="button" className="button-quiet" onClick={() => void copy(whole)}>
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
