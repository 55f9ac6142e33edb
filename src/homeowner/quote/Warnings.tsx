import type { FoundCaution } from '../../quote/find-cautions.ts';
import { nameOf } from '../../quote/name-of.ts';
import { Chips } from '../calculator/Chips.tsx';

/** What to be warned of in one quote, each sentence quoted once, then what else of it may bind. */
export const Warnings = ({
  at,
  found,
  binding,
  isSpanish,
}: {
  /** Which quote, from 0. */
  readonly at: number;
  readonly found: readonly FoundCaution[];
  /** Sentences that may bind who signs it. Nothing is said of any of them. */
  readonly binding: readonly string[];
  /** Whether some of it is in Spanish. */
  readonly isSpanish: boolean;
}) => (
  <>
    {[...new Set(found.map(({ sentence }) => sentence))].map((its) => {
      const all = found.filter(({ sentence }) => sentence === its);
      const said = [...new Set([its, ...all.flatMap(({ also }) => also)])];
      const accuses = all.some(({ caution }) => caution.accuses);
      return (
        <div key={its} className={accuses ? 'warning' : 'caution'}>
          <b>
            Quote {nameOf(at)} says: {said.map((one) => `“${one}”`).join(' ')}
          </b>{' '}
          {/* Two cautions of one sentence may both tell of the days to cancel. */}
          {[...new Set(all.flatMap(({ caution }) => caution.text.split(/(?<=[.?])\s/)))].join(' ')}
          {!accuses &&
            !all.every(({ caution }) => caution.missing) &&
            ' An honest company may say so too: ask what it means.'}
          <Chips ids={[...new Set(all.flatMap(({ caution }) => caution.sources))]} />
        </div>
      );
    })}
    {isSpanish && (
      <p>
        Quote {nameOf(at)} has sentences in Spanish, and we know few Spanish terms. Read those
        sentences twice before you sign.
      </p>
    )}
    {binding.length > 0 && (
      <details className="print:unfolds">
        <summary className="disclosure w-fit">
          Before you sign quote {nameOf(at)}, read{' '}
          {binding.length > 1 ? `these ${binding.length} sentences` : 'this sentence'} twice
        </summary>
        <p className="hint">
          {binding.length > 1 ? 'Each' : 'It'} may cost you or bind you: ask how. Honest companies
          write such sentences too.
        </p>
        <ul id={`read-twice-${nameOf(at)}`} tabIndex={-1} className="mt-2 space-y-2">
          {binding.map((line) => (
            <li key={line} className="border-s border-rule ps-3">
              “{line}”
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
);
