import { readEmail } from '../../contact/read-typed.ts';
import { likelyEmail } from '../../contact/likely-typo.ts';

/** The address that was probably meant, with a way to take it. */
export default function MeantEmail({
  typed = '',
  onYes,
}: {
  readonly typed?: string | undefined;
  readonly onYes?: (email: string) => void;
}) {
  const meant = likelyEmail(readEmail(typed) ?? '');
  if (!meant) return null;
  return (
    <>
      Did you mean {meant}?
      {onYes && (
        <>
          {' '}
          <button type="button" className="link min-h-11" onClick={() => onYes(meant)}>
            Yes, use it
          </button>
        </>
      )}
    </>
  );
}
