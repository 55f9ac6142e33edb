import type { Estimate } from '../../engine/index.ts';
import { isPriced, type Comparison } from '../../quote/compare-quotes.ts';
import type { Quote } from '../../quote/weigh-quote.ts';
import type { FoundCaution } from '../../quote/find-cautions.ts';
import { nameOf } from '../../quote/name-of.ts';
import { sayGap } from '../../quote/say-gap.ts';
import { ratingsOf, saySizes } from '../../quote/ratings.ts';
import { Chips } from '../calculator/Chips.tsx';
import { LineTable } from './LineTable.tsx';
import { QuoteScale } from './QuoteScale.tsx';
import { ReadTwice } from './ReadTwice.tsx';

/** What there is to see in the quotes side by side: their gap, warnings, scale and table. */
export const QuoteFindings = ({
  estimate,
  named,
  found,
  binding,
  comparison,
}: {
  readonly estimate: Estimate;
  /** Of each the lines that say what is offered, those of the chosen option where there are several. */
  readonly named: readonly Quote[];
  /** What to be warned of in each. */
  readonly found: readonly (readonly FoundCaution[])[];
  /** Further sentences of each that may bind who signs it. */
  readonly binding: readonly (readonly string[])[];
  readonly comparison: Comparison;
}) => {
  const priced = comparison.sums.flatMap((sum, at) => (isPriced(sum) ? [at] : []));
  const warnings = (
    <>
      {found.flatMap((those, at) =>
        // A sentence is quoted once, whatever it is warned of for.
        [...new Set(those.map(({ sentence }) => sentence))].map((its) => {
          const all = those.filter(({ sentence }) => sentence === its);
          const said = [...new Set([its, ...all.flatMap(({ also }) => also)])];
          const accuses = all.some(({ caution }) => caution.accuses);
          return (
            <div key={`${at} ${its}`} className={accuses ? 'warning' : 'caution'}>
              <b>
                Quote {nameOf(at)} says: {said.map((one) => `“${one}”`).join(' ')}
              </b>{' '}
              {all.map(({ caution }) => caution.text).join(' ')}
              {!accuses && ' An honest company may say so too: ask what it means.'}
              <Chips ids={[...new Set(all.flatMap(({ caution }) => caution.sources))]} />
            </div>
          );
        }),
      )}
      {binding.map((lines, at) => (
        <ReadTwice key={at} at={at} lines={lines} />
      ))}
    </>
  );
  if (priced.length === 0) return warnings;
  const gap = sayGap(comparison);
  const ratings = priced.length > 1 ? ratingsOf(named) : [];
  return (
    <div className="quote-findings space-y-5 print:space-y-3">
      <figure>
        <QuoteScale total={estimate.total} sums={comparison.sums} />
        <figcaption className="hint">
          Like for like: with our figure where a line has no price. The bar is our model’s range.
        </figcaption>
      </figure>
      {gap !== '' && (
        <p className="verdict">
          {gap}
          {saySizes(
            ratings,
            named.map((_, at) => nameOf(at)),
          )}
        </p>
      )}
      {warnings}
      <LineTable comparison={comparison} total={estimate.total} ratings={ratings} />
    </div>
  );
};
