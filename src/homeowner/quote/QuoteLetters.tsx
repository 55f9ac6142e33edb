import type { ThreePoint } from '../../engine/index.ts';
import Button from '../../kit/Button.tsx';
import { Letter } from '../../kit/form/Letter.tsx';
import { PRICE_ASKED, type Comparison, type Doubt } from '../../quote/compare-quotes.ts';
import type { FoundCaution } from '../../quote/find-cautions.ts';
import { writeLetter } from '../../quote/letter.ts';
import { nameOf } from '../../quote/name-of.ts';
import type { Quote } from '../../quote/weigh-quote.ts';
import { printQuotes } from './print-quotes.ts';

/** Why a company gets no letter. */
const sayNone = (
  { isInsurers, isOpen, isPriceAsked }: Comparison['sums'][number],
  name: string,
  isPicture: boolean,
): string => {
  if (isInsurers) return `No letter: quote ${name} may be what an insurer counts.`;
  const none = `No letter to the company of quote ${name}`;
  if (!isOpen && isPriceAsked) return `${none} yet: something about it is still open above.`;
  return `${none}: ${isPicture ? 'none quotes words that were read from a photo' : 'we have no further question'}.`;
};

/** What to send back to each company, and the way to print the check. */
export const QuoteLetters = ({
  quotes,
  found,
  comparison: { rows, sums },
  total,
  doubts,
  lettered,
  texts,
  pictures,
}: {
  readonly quotes: readonly Quote[];
  /** The words of each. */
  readonly texts: readonly string[];
  /** Which of them were read from a picture. */
  readonly pictures: readonly boolean[];
  /** What to be warned of in each. */
  readonly found: readonly (readonly FoundCaution[])[];
  readonly comparison: Comparison;
  /** Our range. */
  readonly total: ThreePoint;
  /** What may be wrong in each itself, whatever is not known of our figures. */
  readonly doubts: readonly Doubt[];
  /** Which of them are written to, from 0: those with a price or with something to ask. */
  readonly lettered: readonly number[];
}) => {
  const letters = lettered.map((at) =>
    sums[at]!.isInsurers
      ? ''
      : writeLetter({
          quote: quotes[at]!,
          sums: { ...sums[at]!, isPriceAsked: PRICE_ASKED.includes(doubts[at]!) },
          rows,
          total,
          at,
          cautions: found[at]!,
          text: texts[at]!,
          isPicture: pictures[at]!,
        }),
  );
  return (
    <div className="space-y-5 print:mt-4 print:space-y-3">
      <h3>What to send back</h3>
      {letters.some(Boolean) && (
        <p className="hint no-print">
          Plain text, a letter for each company, with nothing about another quote in it. Change a
          word before you copy.
        </p>
      )}
      <div
        className="grid gap-4 md:data-[quotes=2]:grid-cols-2 md:data-[quotes=2]:items-start lg:data-[quotes=3]:grid-cols-3 lg:data-[quotes=3]:items-start"
        data-quotes={lettered.length}
      >
        {lettered.map((at, index) => {
          const written = letters[index];
          return written ? (
            <Letter
              key={at}
              heading="h4"
              title={`To the company of quote ${nameOf(at)}`}
              written={written}
            />
          ) : (
            <p key={at}>{sayNone(sums[at]!, nameOf(at), pictures[at]!)}</p>
          );
        })}
      </div>
      <p className="no-print">
        <Button onClick={printQuotes}>Print this check</Button>
      </p>
    </div>
  );
};
