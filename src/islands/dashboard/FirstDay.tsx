import type { BoardCompany } from '../../backend/received/received.ts';
import { cityName } from '../../cities.ts';
import { hours, inSentence } from '../request/words.ts';
import { tradeName } from '../../trades/names.ts';
import ViewLink from '../account/ViewLink.tsx';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What a company sees before its first request: what is set up, and what comes. */
export default function FirstDay({ company }: { readonly company: BoardCompany }) {
  const cities = list.format(company.cities.map(cityName));
  const trades = list.format(company.trades.map((id) => inSentence(tradeName(id))));
  return (
    <section className="sheet first-day" aria-labelledby="first-day">
      <div>
        <h2 id="first-day">No requests yet</h2>
        <p>
          {company.paused
            ? 'Nobody can pick you while you pause.'
            : `Homeowners in ${cities} can pick you now. We mail you the moment one does.`}
        </p>
      </div>
      <ul className="first-day-list">
        <li>Approved for {trades}</li>
        <li>
          You promise an answer within {hours(company.replyHours)}.{' '}
          <ViewLink to="?view=profile">Change it</ViewLink>
        </li>
        <li>
          Each request shows the job as the homeowner described it, how you may get in touch, and
          the time you have to answer.
        </li>
      </ul>
    </section>
  );
}
