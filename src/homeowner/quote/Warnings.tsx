import type { FoundCaution } from '../../quote/find-cautions.ts';
import { nameOf } from '../../quote/name-of.ts';
import { Chips } from '../calculator/Chips.tsx';
import { ReadTwice } from './ReadTwice.tsx';

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
    <ReadTwice at={at} lines={binding} isSpanish={isSpanish} />
  </>
);
