import type { BoardCompany } from '../../backend/received/received.ts';
import { cityName } from '../../place/cities.ts';
import { site } from '../../site.ts';
import { hours } from '../../time/words.ts';
import { inSentence, tradeName } from '../../trades/names.ts';
import { listOf } from '../../kit/say.ts';
import ViewLink from '../../kit/ViewLink.tsx';

/** What a company sees before its first request: what is set up, and what comes. */
export default function FirstDay({ company }: { readonly company: BoardCompany }) {
  const [listed, missed] = [true, false].map((wanted) =>
    listOf(company.cities.filter((id) => company.listed_in.includes(id) === wanted).map(cityName)),
  );
  const trades = listOf(company.trades.map((id) => inSentence(tradeName(id))));
  return (
    <section className="sheet grid gap-x-10 gap-y-4 p-6 md:grid-cols-2" aria-labelledby="first-day">
      <div>
        <h2 id="first-day">No requests yet</h2>
        {(company.paused || listed) && (
          <p>
            {company.paused
              ? 'Nobody can pick you while you pause.'
              : `Homeowners in ${listed} can pick you now. We mail you the moment one does.`}
          </p>
        )}
        {missed && (
          <p>
            {listed ? `Not in ${missed}` : `Homeowners in ${missed} cannot pick you yet`}: a listing
            there needs a plan that covers it, or another company pays to be the only one.{' '}
            <a href={`mailto:${site.email}`}>Ask us</a>
          </p>
        )}
      </div>
      <ul className="grid list-['✓__'] gap-2 ps-5 marker:text-oak">
        <li>Approved for {trades}</li>
        <li>
          You promise an answer within {hours(company.reply_hours)}.{' '}
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
