import { useCallback, useEffect, useState } from 'react';
import { readProposalCounts, type ProposalCounts } from '../../backend/proposal-counts.ts';
import type { TradeId } from '../../trades/trade.ts';
import Trouble from '../../kit/form/Trouble.tsx';
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
  const [counted, setCounted] = useState<ProposalCounts | null>(null);
  const [trouble, setTrouble] = useState('');
  const inBrowser = useInBrowser();
  const count = useCallback(async () => {
    setTrouble('');
    const answer = await readProposalCounts(trade);
    if (answer.ok) setCounted(answer.data);
    else setTrouble(answer.message);
  }, [trade]);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it is asked for once the page is there
    void count();
  }, [count]);

  return (
    <div className="counts sheet">
      <p className="eyebrow">
        {counted
          ? `Counted ${longDate(counted.counted_at)}, ${clockTime(counted.counted_at)} Central`
          : 'So far'}
      </p>
      {trouble ? (
        <Trouble message={`We could not count just now. ${trouble}`} again={() => void count()} />
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
