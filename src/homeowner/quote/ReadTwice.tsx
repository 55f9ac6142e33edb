import { nameOf } from '../../quote/name-of.ts';

/** Sentences of one quote that may bind who signs it. Nothing is said of any of them. */
export const ReadTwice = ({
  at,
  lines,
  isSpanish,
}: {
  /** Which quote, from 0. */
  readonly at: number;
  readonly lines: readonly string[];
  /** Whether some of it is in Spanish. */
  readonly isSpanish: boolean;
}) => (
  <>
    {isSpanish && (
      <p>
        Quote {nameOf(at)} has sentences in Spanish, and we know few Spanish terms. Read those
        sentences twice before you sign.
      </p>
    )}
    {lines.length > 0 && (
      <details className="print:unfolds">
        <summary className="disclosure w-fit">
          Before you sign quote {nameOf(at)}, read{' '}
          {lines.length > 1 ? `these ${lines.length} sentences` : 'this sentence'} twice
        </summary>
        <p className="hint">
          We are not sure what {lines.length > 1 ? 'each of them' : 'it'} would mean for you. Honest
          companies write such sentences too.
        </p>
        <ul id={`read-twice-${nameOf(at)}`} tabIndex={-1} className="mt-2 space-y-2">
          {lines.map((line) => (
            <li key={line} className="border-s border-rule ps-3">
              “{line}”
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
);
