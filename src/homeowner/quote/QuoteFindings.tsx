import type { Estimate } from '../../engine/index.ts';
import { isPriced, type Comparison } from '../../quote/compare-quotes.ts';
import type { Quote } from '../../quote/weigh-quote.ts';
import { nameOf } from '../../quote/name-of.ts';
import { sayGap, sayWork } from '../../quote/verdict.ts';
import { ratingsOf, saySizes } from '../../quote/ratings.ts';
import { LineTable } from './LineTable.tsx';
import { QuoteScale } from './QuoteScale.tsx';

/** What there is to see in the quotes side by side: their gap, scale and table. */
export const QuoteFindings = ({
  estimate,
  named,
  comparison,
}: {
  readonly estimate: Estimate;
  /** Of each the lines that say what is offered, those of the chosen option where there are several. */
  readonly named: readonly Quote[];
  readonly comparison: Comparison;
}) => {
  const priced = comparison.sums.flatMap((sum, at) => (isPriced(sum) ? [at] : []));
  if (priced.length === 0) return null;
  const gap = sayGap(comparison);
  const ratings = priced.length > 1 ? ratingsOf(named) : [];
  return (
    <div className="quote-findings space-y-5 print:space-y-3">
      <figure>
        <QuoteScale total={estimate.total} sums={comparison.sums} />
        <figcaption className="hint">
          The bar is our model’s range
          {comparison.sums.length > 1 && ` for what we count: ${sayWork(estimate.items)}`}.
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
      <LineTable comparison={comparison} total={estimate.total} ratings={ratings} />
    </div>
  );
};
