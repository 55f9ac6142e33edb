import { readToday, type Today as TodayAnswer } from '../../backend/operator/today.ts';
import { countOf } from '../../kit/say.ts';
import { useAnswer } from '../../kit/use-answer.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { longTime, shortTime } from '../../time/central.ts';
import { howLongBetween } from '../../time/how-long.ts';
import Answered from '../../kit/Answered.tsx';
import LogTable from './LogTable.tsx';
import Requests from './Requests.tsx';
import Section from './Section.tsx';
import AllThatWaits from './Waiting.tsx';
import Week from './Week.tsx';
import { waitingWords } from './words.ts';
import Empty from '../../kit/Empty.tsx';

const alarmWords: Readonly<Record<TodayAnswer['alarms'][number]['kind'], string>> = {
  'many requests': 'requests came in one hour, more than the site should get',
  'letters about accounts':
    'letters about accounts were asked for in one hour, more than the site should send',
  'requests without address':
    'requests of one hour came without a network address: the header in the settings may be wrong',
};

/** What nobody reports by itself: promises that lapsed, mail that is held up, copies that are still there. */
function Lapsed({ today }: { readonly today: TodayAnswer }) {
  const { late, mail, undeleted, unconfirmed_copies, now } = today;
  return (
    <>
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
            <ViewLink to="?view=mail">{countOf(mail.waiting, 'letter')} not sent</ViewLink>, the
            oldest since {shortTime(mail.since)}.
          </>
        ) : (
          'No mail is held up.'
        )}{' '}
        {unconfirmed_copies === 0
          ? 'Every copy of what was taken back is deleted.'
          : `${countOf(unconfirmed_copies, 'copy', 'copies')} of requests taken back not confirmed as deleted yet, ${undeleted.count === 0 ? 'none of them opened.' : `${undeleted.count} of them opened:`}`}
      </p>
      {undeleted.count > 0 && (
        <ul>
          {undeleted.first.map((copy) => (
            <li key={copy.request_id + copy.company_name}>
              <ViewLink to={`?view=request&request=${copy.request_id}`}>{copy.reference}</ViewLink>{' '}
              {copy.company_name}, for {howLongBetween(copy.withdrawn_at, now)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What waits for the staff, by kind; then the record; the log closes the page. */
export default function Today() {
  const asked = useAnswer('today', readToday);
  return (
    <>
      <Answered asked={asked} label="Looking up what waits …">
        {(today) => {
          const waiting = Object.values(today.cases).reduce((sum, { count }) => sum + count, 0);
          return (
            <>
              <h1>{waitingWords(waiting)}</h1>
              <p className="mt-1 text-soft">
                {longTime(today.now)} Central. {waiting > 0 && 'Oldest first in each list.'}
              </p>
              {today.alarms.map(({ kind, hour, figure }) => (
                <p key={kind + hour} className="warning mt-3">
                  <b>{figure.toLocaleString('en-US')}</b> {alarmWords[kind]}, from {shortTime(hour)}
                  . Nobody was turned away for it.
                </p>
              ))}
              <Lapsed today={today} />
              <AllThatWaits cases={today.cases} now={today.now} again={asked.again} />
              <Week />
            </>
          );
        }}
      </Answered>
      <Requests heading="h2" />
      {asked.answer && (
        <Section
          heading="Who did what"
          level="h2"
          beside={
            <p className="text-soft">
              Written by the database, even where a browser lies.{' '}
              <ViewLink to="?view=log" className="inline-block">
                Whole log
              </ViewLink>
            </p>
          }
        >
          {asked.answer.log.length === 0 ? (
            <Empty>Nothing is written here.</Empty>
          ) : (
            <LogTable lines={asked.answer.log} label="Last lines of the log" />
          )}
        </Section>
      )}
    </>
  );
}
