import { readWeek } from '../../backend/operator/figures.ts';
import { readToday, type Today as TodayAnswer } from '../../backend/operator/today.ts';
import { tradeName } from '../../trades/names.ts';
import { howLong } from '../../time/how-long.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import Answered from './Answered.tsx';
import { LicenseLine, NameDoubt, serves } from './CompanyFacts.tsx';
import { fromWhom } from './Complaints.tsx';
import Decisions from './Decisions.tsx';
import LogTable from './LogTable.tsx';
import Requests from './Requests.tsx';
import { useAnswer } from '../../kit/use-answer.ts';
import { channelNames, placeName, waitingWords } from './words.ts';
import { countOf } from '../../kit/count.ts';
import { longTime, shortTime } from '../../time/central.ts';
import { howLongBetween } from '../../time/how-long.ts';

const alarmWords: Readonly<Record<string, string>> = {
  'many requests': 'requests came in one hour, more than the site should get',
  'letters about accounts':
    'letters about accounts were asked for in one hour, more than the site should send',
  'requests without address':
    'requests of one hour came without a network address: the header in the settings may be wrong',
};

/** Twelve weeks as a line, for the shape alone: the figures page has the numbers. */
const Spark = ({ weeks }: { readonly weeks: readonly number[] }) => {
  const most = Math.max(1, ...weeks);
  const points = weeks
    .map((count, index) => `${(index / (weeks.length - 1)) * 76 + 2},${18 - (count / most) * 16}`)
    .join(' ');
  return (
    <svg className="spark" width="80" height="20" viewBox="0 0 80 20" aria-hidden="true">
      <polyline points={points} />
    </svg>
  );
};

/** What professionals bought and sent that waits for us, the one that waits longest first. */
function Selling({
  selling: { orders, calls, onboardings },
  now,
}: {
  readonly selling: TodayAnswer['selling'];
  readonly now: string;
}) {
  const lists = [
    {
      view: 'orders&filter=to+look+at',
      says: countOf(orders.count, 'order'),
      to: 'to look at',
      ...orders,
    },
    { view: 'calls', says: countOf(calls.count, 'call'), to: 'to make or answer', ...calls },
    {
      view: 'onboardings',
      says: countOf(onboardings.count, 'form'),
      to: 'to set up from',
      ...onboardings,
    },
  ]
    .filter(({ since }) => since !== null)
    .sort((one, other) => Date.parse(one.since!) - Date.parse(other.since!));
  return (
    <section aria-labelledby="selling" className="selling">
      <h2 id="selling">From professionals</h2>
      {lists.length === 0 ? (
        <p className="text-soft">
          No order to look at, no call to make, nothing to set up.{' '}
          <ViewLink to="?view=orders">All orders</ViewLink>
        </p>
      ) : (
        <ul>
          {lists.map(({ view, says, to, since }) => (
            <li key={view}>
              <ViewLink to={`?view=${view}`}>{says}</ViewLink> {to}
              <span className="text-soft">, the oldest waits {howLongBetween(since!, now)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** This week in one line; nothing where it cannot be had, since the page is about what waits. */
function Week() {
  const { answer } = useAnswer('week', readWeek);
  if (!answer) return <p className="week">Counting this week …</p>;
  const { weeks, week, taken_back, companies } = answer;
  const count = (status: string) => (companies[status] ?? 0).toLocaleString('en-US');
  return (
    <p className="week">
      <span>
        This week <b>{(weeks.at(-1) ?? 0).toLocaleString('en-US')}</b> requests,{' '}
        {(weeks.at(-2) ?? 0).toLocaleString('en-US')} the week before <Spark weeks={weeks} />
      </span>
      <span>
        {week.due > 0 ? (
          <>
            <b>
              {week.in_time} of {week.due}
            </b>{' '}
            answers in time
          </>
        ) : (
          'No answer due yet'
        )}
      </span>
      {week.median_minutes !== null && (
        <span>
          Median answer <b>{howLong(week.median_minutes * 60_000)}</b>
        </span>
      )}
      <span>
        <b>{taken_back}</b> taken back
      </span>
      <span>
        <b>{count('approved')}</b> companies approved, {count('suspended')} suspended
      </span>
      <ViewLink to="?view=figures">Figures and trends</ViewLink>
    </p>
  );
}

/** What waits for the staff, oldest first; then the record; the log closes the page. */
export default function Today() {
  const asked = useAnswer('today', readToday);
  return (
    <>
      <Answered asked={asked} label="Looking up what waits …">
        {(today) => {
          const {
            now,
            sign_ups,
            complaints,
            kept,
            undeleted,
            unconfirmed_copies,
            late,
            selling,
            mail,
            alarms,
          } = today;
          const waiting =
            sign_ups.count +
            complaints.count +
            kept.count +
            selling.orders.count +
            selling.calls.count +
            selling.onboardings.count;
          return (
            <>
              <h1>{waitingWords(waiting)}</h1>
              <p className="lede">
                {longTime(now)} Central. {waiting > 0 && 'Oldest first in each list.'}
              </p>
              {alarms.map(({ kind, hour, figure }) => (
                <p key={kind + hour} className="warning mt-3">
                  <b>{figure.toLocaleString('en-US')}</b> {alarmWords[kind] ?? kind}, from{' '}
                  {shortTime(hour)}. Nobody was turned away for it.
                </p>
              ))}
              <p>
                {late > 0 ? (
                  <ViewLink to="?view=requests&state=late">
                    {countOf(late, 'request')} with a promise that lapsed without an answer
                  </ViewLink>
                ) : (
                  'No promise lapsed without an answer'
                )}
                .{' '}
                {mail.since ? (
                  <>
                    <ViewLink to="?view=mail">{countOf(mail.waiting, 'letter')} not sent</ViewLink>,
                    the oldest since {shortTime(mail.since)}.
                  </>
                ) : (
                  'No mail is held up.'
                )}
              </p>
              <div className="waiting sheet">
                <section aria-labelledby="sign-ups">
                  <h2 id="sign-ups">
                    Sign-ups to approve <span>{sign_ups.count}</span>
                  </h2>
                  <ul>
                    {sign_ups.first.map((company) => (
                      <li key={company.id}>
                        <div>
                          <ViewLink to={`?view=companies&words=${company.id}`}>
                            {company.name}
                          </ViewLink>{' '}
                          <span className="text-soft">
                            waits {howLongBetween(company.created_at, now)}
                          </span>
                          <NameDoubt company={company} />
                          <p>{serves(company)}</p>
                          <p>
                            <LicenseLine company={company} />
                          </p>
                        </div>
                        <Decisions company={company} onDone={asked.again} />
                      </li>
                    ))}
                  </ul>
                  <p>
                    {sign_ups.count === 0
                      ? 'No company waits.'
                      : 'Reject and suspend ask for a reason. The company gets it by mail, word for word.'}{' '}
                    {sign_ups.count > sign_ups.first.length && (
                      <ViewLink to="?view=companies&status=pending">All that wait</ViewLink>
                    )}
                  </p>
                </section>
                <section aria-labelledby="complaints">
                  <h2 id="complaints">
                    Complaints <span>{complaints.count}</span>
                  </h2>
                  <ul>
                    {complaints.first.map((complaint) => (
                      <li key={complaint.id}>
                        <div>
                          <b>“{complaint.body}”</b>
                          <p>
                            {fromWhom(complaint)}, {howLongBetween(complaint.created_at, now)} ago
                          </p>
                        </div>
                        <ViewLink className="button-quiet" to="?view=complaints">
                          Open
                          <span className="sr-only">
                            {' '}
                            complaint about {complaint.reference ?? complaint.company_name}
                          </span>
                        </ViewLink>
                      </li>
                    ))}
                  </ul>
                  <p>
                    {complaints.count === 0 && 'None waits. '}
                    {unconfirmed_copies === 0
                      ? 'Every copy of what was taken back is deleted.'
                      : `${countOf(unconfirmed_copies, 'copy', 'copies')} of requests taken back not confirmed as deleted yet, ${undeleted.count === 0 ? 'none' : undeleted.count} of them opened${undeleted.count === 0 ? '.' : ':'}`}
                  </p>
                  {undeleted.count > 0 && (
                    <ul className="plain">
                      {undeleted.first.map((copy) => (
                        <li key={copy.request_id + copy.company_name}>
                          <ViewLink to={`?view=request&request=${copy.request_id}`}>
                            {copy.reference}
                          </ViewLink>{' '}
                          {copy.company_name}, for {howLongBetween(copy.withdrawn_at, now)}
                        </li>
                      ))}
                    </ul>
                  )}
                </section>
                <section aria-labelledby="kept">
                  <h2 id="kept">
                    Nobody serves, kept for us <span>{kept.count}</span>
                  </h2>
                  <ul>
                    {kept.first.map((one) => (
                      <li key={one.id}>
                        <div>
                          <b>{tradeName(one.trade_id)}</b>
                          <p>
                            {placeName(one.city_id, one.zip)},{' '}
                            {one.channels.map((channel) => channelNames[channel]).join(', ')},{' '}
                            {howLongBetween(one.sent_at, now)} ago
                            {one.step === 'in work' && ', in work'}
                          </p>
                        </div>
                        <ViewLink className="button-quiet" to="?view=kept">
                          Work it<span className="sr-only">: {one.reference}</span>
                        </ViewLink>
                      </li>
                    ))}
                  </ul>
                  <p>
                    {kept.count === 0 ? 'None waits.' : 'No company receives these.'}{' '}
                    <ViewLink to="?view=figures#unserved">All places</ViewLink>
                  </p>
                </section>
              </div>
              <Selling selling={selling} now={now} />
              <Week />
            </>
          );
        }}
      </Answered>
      <Requests heading="h2" />
      {asked.answer && (
        <section aria-label="Who did what" className="part">
          <div className="part-head">
            <h2>Who did what</h2>
            <p className="text-soft">
              Written by the database, even where a browser lies.{' '}
              <ViewLink to="?view=log">Whole log</ViewLink>
            </p>
          </div>
          {asked.answer.log.length === 0 ? (
            <p className="text-soft">Nothing yet.</p>
          ) : (
            <LogTable lines={asked.answer.log} label="Last lines of the log" />
          )}
        </section>
      )}
    </>
  );
}
