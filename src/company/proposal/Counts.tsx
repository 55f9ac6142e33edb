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
    <div id="counts" className="px-5 py-4 text-sm sheet">
      <p className="eyebrow">
        {counted
          ? `Counted ${longDate(counted.counted_at)}, ${clockTime(counted.counted_at)} Central`
          : 'So far'}
      </p>
      {failure ? (
        <Trouble message={`We could not count just now. ${failure.message}`} again={again} />
      ) : (
        <dl aria-busy={!counted} className="mt-2">
          {(['requests', 'companies'] as const).map((what) => (
            <div
              key={what}
              className="flex items-baseline justify-between gap-4 border-b border-rule-light py-2"
            >
              <dt>
                {name}: {what === 'requests' ? 'requests so far' : 'companies listed'}
              </dt>
              <dd className="figures min-w-[2ch] text-end font-serif text-lg font-bold">
                {counted ? whole.format(counted[what]) : inBrowser ? '…' : '–'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="hint mt-3">
        We are new. These come from our database, and we print them when they are small, too.
        Companies made up to show the site are left out. We track nobody, so we cannot say how many
        looked at a price.
      </p>
      {counted?.requests === 0 && (
        <p className="hint mt-3">
          No request yet. You need not pay to wait: sign up free, and start a plan once this number
          gives you a reason to.
        </p>
      )}
    </div>
  );
}
