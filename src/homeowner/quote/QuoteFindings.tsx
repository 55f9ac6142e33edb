import type { Estimate } from '../../engine/index.ts';
import type { Comparison } from '../../quote/compare-quotes.ts';
import { gapBetween } from '../../quote/gap-between.ts';
import { accuses, type FoundCaution } from '../../quote/find-cautions.ts';
import { nameOf } from '../../quote/name-of.ts';
import { sayGap } from '../../quote/verdict.ts';
import { writeLetter } from '../../quote/letter.ts';
import { ratingsOf, saySizes } from '../../quote/ratings.ts';
import type { Quote } from '../../quote/weigh-quote.ts';
import { Chips } from '../calculator/Chips.tsx';
import { Letter } from '../../kit/form/Letter.tsx';
import { LineTable } from './LineTable.tsx';
import { printQuotes } from './print-quotes.ts';
import { QuoteScale } from './QuoteScale.tsx';

/** What there is to see in the quotes side by side: their gap, warnings, scale, table, and what to send back. */
export const QuoteFindings = ({
  estimate,
  quotes,
  named,
  found,
  comparison,
  lookedFor,
}: {
  readonly estimate: Estimate;
  readonly quotes: readonly Quote[];
  /** Of each the lines that say what is offered, those of the chosen option where there are several. */
  readonly named: readonly Quote[];
  /** What to be warned of in each. */
  readonly found: readonly (readonly FoundCaution[])[];
  readonly comparison: Comparison;
  /** The words that a line of ours is looked for by. */
  readonly lookedFor: (id: string) => readonly string[];
}) => {
  const priced = comparison.sums.flatMap(({ written }, at) => (written > 0 ? [at] : []));
  const warnings = found.flatMap((those, at) =>
    those.map((one) => (
      <div
        key={`${at} ${one.caution.id} ${one.isSure}`}
        className={accuses(one) ? 'warning' : 'caution'}
      >
        <b>
          Quote {nameOf(at)} says:{' '}
          {[one.sentence, ...one.also].map((said) => `“${said}”`).join(' ')}
        </b>{' '}
        {one.caution.text}
        {!accuses(one) && ' An honest company may say so too: ask what it means.'}
        <Chips ids={one.caution.sources} />
      </div>
    )),
  );
  if (priced.length === 0) return <>{warnings}</>;
  const gap = gapBetween(comparison);
  const ratings = priced.length > 1 ? ratingsOf(named) : [];
  return (
    <div className="quote-findings space-y-5 print:space-y-3">
      {gap && (
        <p className="verdict">
          {sayGap(comparison, gap)}
          {saySizes(
            ratings,
            named.map((_, at) => nameOf(at)),
          )}
        </p>
      )}
      {warnings}
      <figure>
        <QuoteScale total={estimate.total} sums={comparison.sums} />
        <figcaption className="hint">
          Like for like: with our figure where a line has no price. The bar is our model’s range.
        </figcaption>
      </figure>
      <LineTable
        comparison={comparison}
        gap={gap}
        total={estimate.total}
        ratings={ratings}
        lookedFor={lookedFor}
      />
      <h3>What to send back</h3>
      <p className="hint no-print">
        Plain text, a letter for each company, with nothing about another quote in it. Change a word
        before you copy.
      </p>
      <div
        className="grid gap-4 md:data-[quotes=2]:grid-cols-2 md:data-[quotes=2]:items-start lg:data-[quotes=3]:grid-cols-3 lg:data-[quotes=3]:items-start"
        data-quotes={priced.length}
      >
        {priced.map((at) => {
          const written = writeLetter({
            quote: quotes[at]!,
            sums: comparison.sums[at]!,
            rows: comparison.rows,
            at,
            cautions: found[at]!,
          });
          return written ? (
            <Letter
              key={at}
              heading="h4"
              title={`To the company of quote ${nameOf(at)}`}
              written={written}
            />
          ) : (
            <p key={at}>
              No letter to the company of quote {nameOf(at)} yet: we may have read its quote wrong.
              Put its lines right above, and we write it.
            </p>
          );
        })}
      </div>
      <p className="no-print">
        <button type="button" className="button-quiet" onClick={printQuotes}>
          Print this check
        </button>
      </p>
    </div>
  );
};
