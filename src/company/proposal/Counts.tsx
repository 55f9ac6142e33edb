import { readProposalCounts } from '../../backend/proposal-counts.ts';
import type { TradeId } from '../../trades/trade.ts';
import Trouble from '../../kit/form/Trouble.tsx';
import { useAnswer } from '../../kit/use-answer.ts';
import { useInBrowser } from '../../kit/use-in-browser.ts';
import { clockTime, longDate } from '../../time/central.ts';

const whole = new Intl.NumberFormat('en-US');
/** How many asked and how many are listed, counted as the page opens; never a number that is not from now. */
export default function Counts({
  trade,
  name,
}: {
  readonly trade: TradeId;
  readonly name: string;
}) {
  const { answer: counted, failure, again } = useAnswer(trade, () => readProposalCounts(trade));
  const inBrowser = useInBrowser();

  return (
    <div className="counts sheet">
      <p className="eyebrow">
        {counted
          ? `Counted ${longDate(counted.counted_at)}, ${clockTime(counted.counted_at)} Central`
          : 'So far'}
      </p>
      {failure ? (
        <Trouble message={`We could not count just now. ${failure.message}`} again={again} />
      ) : (
        <dl aria-busy={!counted}>
          <div>
            <dt>{name}: requests so far</dt>
            <dd>{counted ? whole.format(counted.requests) : inBrowser ? '…' : '–'}</dd>
          </div>
          <div>
            <dt>{name}: companies listed</dt>
            <dd>{counted ? whole.format(counted.companies) : inBrowser ? '…' : '–'}</dd>
          </div>
        </dl>
      )}
      <p>
        We are new. These come from our database, and we print them when they are small, too.
        Companies made up to show the site are left out. We track nobody, so we cannot say how many
        looked at a price.
      </p>
      {counted?.requests === 0 && (
        <p>
          No request yet. You need not pay to wait: sign up free, and start a plan once this number
          gives you a reason to.
        </p>
      )}
    </div>
  );
}
