import type { LostReason } from '../../backend/received/received.ts';
import { reportOver, type Report as Counted } from '../../backend/report.ts';
import { tradeName } from '../../trades/names.ts';
import Button from '../../kit/Button.tsx';
import { countOf } from '../../kit/say.ts';
import Select from '../../kit/Select.tsx';
import { useShown } from '../../kit/use-shown.ts';
import { useAnswer } from '../../kit/use-answer.ts';
import Opening from '../../kit/Opening.tsx';
import Trouble from '../../kit/form/Trouble.tsx';
import { AnswersChart, RequestsChart, WinsChart } from './charts.tsx';
import { saveFile } from '../../kit/csv.ts';
import { reportCsv } from './report-csv.ts';
import { reasonWords } from '../dashboard/reasons.ts';
import { closedOf, reportHeading } from './report-words.ts';
import { sayLongDay } from '../../time/days.ts';
import { fewestClosed } from './share.ts';
import TradeTable from './TradeTable.tsx';

/** The periods that can be chosen, in months. */
const periods = {
  3: 'Three months',
  6: 'Six months',
  12: 'Twelve months',
  24: 'Two years',
} as const;
const parts = { months: { usual: '12', says: periods }, trade: { usual: '' } } as const;

function WhyLost({ reasons }: { readonly reasons: Readonly<Record<string, number>> }) {
  const sorted = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  const lost = sorted.reduce((sum, [, one]) => sum + one, 0);
  const most = sorted[0]?.[1] ?? 1;
  if (lost === 0) return null;
  return (
    <section className="ruled">
      <h2 className="text-lg">{lost === 1 ? 'Why one was lost' : `Why ${lost} were lost`}</h2>
      <table className="table">
        <tbody>
          {sorted.map(([reason, one]) => (
            <tr key={reason}>
              <th scope="row" className="w-[45%]">
                {reasonWords[reason as LostReason]}
              </th>
              <td aria-hidden="true" className="align-middle">
                <svg width="100%" height="10">
                  <rect
                    className="fill-oak opacity-80"
                    width={`${(one / most) * 100}%`}
                    height="10"
                  />
                </svg>
              </td>
              <td className="figures">{one}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NotSaid({ outside }: Pick<Counted, 'outside'>) {
  const left = outside.open + outside.taken_back + outside.turned_down;
  const why = [
    outside.open > 0 && `still open (${outside.open})`,
    outside.taken_back > 0 && `taken back (${outside.taken_back})`,
    outside.turned_down > 0 && `turned down by you (${outside.turned_down})`,
  ].filter((one) => one !== false);
  return (
    <section className="ruled">
      <h2 className="text-lg">What the numbers do not say</h2>
      <div className="mt-2 grid gap-2">
        {left > 0 && (
          <p>
            <b>{left === 1 ? 'One is in no win rate:' : `${left} are in no win rate:`}</b>{' '}
            {new Intl.ListFormat('en-US', { type: 'disjunction' }).format(why)}.
          </p>
        )}
        <p>
          <b>Answer time</b> runs from the minute the homeowner confirmed the request to your yes or
          no. A call before that is not counted.
        </p>
        <p>
          <b>Dollars</b> are the quotes you typed. We do not know what was paid.
        </p>
        <p>
          <b>A month with few jobs</b> swings by chance alone. The thick part shows how far.
        </p>
        <p>
          <b>Older requests</b> are left out, even where they closed in these months.
        </p>
      </div>
    </section>
  );
}

/** The report in a sentence, with the time and trade it is of. */
function Head({
  report,
  months,
  trade,
  show,
}: {
  readonly report: Counted;
  readonly months: string;
  readonly trade: string;
  readonly show: ReturnType<typeof useShown<typeof parts>>['show'];
}) {
  const { all, today } = report;
  const period = periods[Number(months) as keyof typeof periods];
  const offered = [...new Set([...report.trades, ...(trade ? [trade] : [])])].sort();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 *:first:flex-[1_1_30rem]">
      <div>
        <h1>{reportHeading(report)}</h1>
        <p className="mt-2 text-soft">
          {all.requests === 0
            ? `No homeowner has picked you${trade ? ` for ${tradeName(trade)}` : ''} in the ${period.toLowerCase()} to ${sayLongDay(today)}.`
            : `${period} to ${sayLongDay(today)}: ${countOf(all.requests, 'request')}, ${all.won} won of ${closedOf(all)} closed. Median, not average.`}
          {all.requests > 0 &&
            closedOf(all) < fewestClosed &&
            ` Under ${fewestClosed} closed, a win rate says little.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Select
          label="Months"
          className="w-auto max-w-48"
          says={periods}
          value={months}
          onChange={(value) => show({ months: value })}
        />
        <Select
          label="Trade"
          className="w-auto max-w-48"
          says={{
            '': 'All trades',
            ...Object.fromEntries(offered.map((id) => [id, tradeName(id)])),
          }}
          value={trade}
          onChange={(value) => show({ trade: value })}
        />
        <Button
          disabled={all.requests === 0}
          onClick={() => saveFile(`report-${today}.csv`, 'text/csv', reportCsv(report))}
        >
          CSV<span className="sr-only"> file of this report</span>
        </Button>
      </div>
    </div>
  );
}

/** How a company does with its requests: in one sentence, by month, by trade, and what that leaves out. */
export default function Report() {
  const {
    shown: { months, trade },
    show,
  } = useShown(parts);
  const {
    answer: report,
    failure,
    loading: counting,
    again,
  } = useAnswer(`${months} ${trade}`, () => reportOver(Number(months), trade || null));
  const more = failure?.kind === 'refused' ? undefined : again;
  if (!report) {
    return (
      <Opening
        heading="Your report"
        label="Counting your requests …"
        failure={failure}
        again={more}
      />
    );
  }
  const { all, by_month } = report;
  return (
    <div className="grid grid-cols-1 gap-8" aria-busy={counting}>
      <Head report={report} months={months} trade={trade} show={show} />
      <p role="status" className="sr-only">
        {counting ? 'Counting your requests …' : `Counted: ${all.requests} requests.`}
      </p>
      {failure && <Trouble message={failure.message} again={more} />}
      {all.requests > 0 && (
        <>
          <div className="grid gap-8 lg:grid-cols-3">
            <RequestsChart by_month={by_month} />
            <AnswersChart by_month={by_month} reply_hours={report.reply_hours} />
            <WinsChart by_month={by_month} />
          </div>
          <section>
            <h2>By trade</h2>
            <TradeTable by_trade={report.by_trade} all={all} />
          </section>
          <div className="grid gap-8 lg:grid-cols-2">
            <WhyLost reasons={report.lost_reasons} />
            <NotSaid outside={report.outside} />
          </div>
        </>
      )}
    </div>
  );
}
