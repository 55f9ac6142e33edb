import {
  readFigures,
  type Figures as FiguresAnswer,
  type Tally,
} from '../../backend/operator/figures.ts';
import { tradeName } from '../../trades/names.ts';
import { sayShortDay } from '../../time/days.ts';
import { howLong, howLongInChart } from '../../time/how-long.ts';
import MonthChart, { Bars, scaleUpTo } from '../../kit/charts/MonthChart.tsx';
import Table, { type Column } from '../../kit/Table.tsx';
import Answered from '../../kit/Answered.tsx';
import { useAnswer } from '../../kit/use-answer.ts';
import { placeName } from './words.ts';
import { shortDate } from '../../time/central.ts';
import Section from './Section.tsx';
import Empty from '../../kit/Empty.tsx';

const counts = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 50_000];
/** In milliseconds. */
const minute = 60_000;
/** Minutes that are round to people. */
const minutes = [5, 15, 30, 60, 120, 240, 480, 1440, 2880, 5760];

/** "78 of 88", or a dash where nothing was due. */
const inTime = ({ in_time, due }: Tally) => (due > 0 ? `${in_time} of ${due}` : '–');
const median = ({ median_minutes }: Tally) =>
  median_minutes === null ? '–' : howLong(median_minutes * minute);

function Charts({ weeks }: { readonly weeks: FiguresAnswer['weeks'] }) {
  const names = weeks.map(({ week }) => sayShortDay(week));
  const most = Math.max(1, ...weeks.map(({ requests }) => requests));
  const slowest = Math.max(5, ...weeks.map(({ median_minutes }) => median_minutes ?? 0));
  return (
    <div className="grid gap-8 lg:grid-cols-3">
      <MonthChart
        title="Requests by week"
        note="All that were sent. The running week is pale."
        months={names}
        ticks={scaleUpTo(most, counts).map((at) => ({ at, says: at.toLocaleString('en-US') }))}
        table={{
          columns: ['Week of', 'Requests', 'Taken back', 'Kept for us'],
          rows: weeks.map((one, index) => [
            names[index]!,
            String(one.requests),
            String(one.taken_back),
            String(one.kept),
          ]),
        }}
      >
        {(places) => <Bars values={weeks.map(({ requests }) => requests)} places={places} />}
      </MonthChart>
      <MonthChart
        title="Answers in time"
        note="Of the answers that were due. Hollow under 8."
        months={names}
        ticks={[0, 50, 100].map((at) => ({ at, says: `${at} %` }))}
        table={{
          columns: ['Week of', 'In time'],
          rows: weeks.map((one, index) => [names[index]!, inTime(one)]),
        }}
      >
        {({ x, y }) =>
          weeks.map(({ due, in_time }, index) =>
            due === 0 ? null : (
              <circle
                key={index}
                className={`stroke-oak stroke-[1.5] ${due < 8 ? 'fill-paper' : 'fill-oak'}`}
                r="4"
                cx={`${x(index)}%`}
                cy={y((in_time / due) * 100)}
              />
            ),
          )
        }
      </MonthChart>
      <MonthChart
        title="Median time to answer"
        note="From when a company could see the person, to its first yes or no."
        months={names}
        ticks={scaleUpTo(slowest, minutes).map((at) => ({
          at,
          says: at === 0 ? '0' : howLongInChart(at * minute),
        }))}
        table={{
          columns: ['Week of', 'Median'],
          rows: weeks.map((one, index) => [names[index]!, median(one)]),
        }}
      >
        {(places) => (
          <Bars values={weeks.map(({ median_minutes }) => median_minutes)} places={places} />
        )}
      </MonthChart>
    </div>
  );
}

type Named = Tally & { readonly name: string };

const tallied: readonly Column<Named>[] = [
  { name: 'Requests', className: 'figures', says: (row) => row.requests.toLocaleString('en-US') },
  { name: 'Kept', className: 'figures', says: ({ kept }) => kept },
  { name: 'Taken back', className: 'figures', says: (row) => row.taken_back },
  { name: 'In time', className: 'figures', says: inTime },
  { name: 'Median', className: 'figures', says: median },
];

/** The figures of all requests by something: "Trade". */
const TallyTable = ({ by, rows }: { readonly by: string; readonly rows: readonly Named[] }) => (
  <section>
    <h2>By {by.toLowerCase()}</h2>
    {rows.length === 0 ? (
      <Empty>No request in the last twelve weeks.</Empty>
    ) : (
      <Table
        label={`By ${by.toLowerCase()}`}
        className="sm:table-fixed"
        columns={[{ name: by, className: 'sm:w-[30%]', says: ({ name }) => name }, ...tallied]}
        rows={rows}
        keyOf={({ name }) => name}
      />
    )}
  </section>
);

const unservedColumns: readonly Column<FiguresAnswer['unserved'][number]>[] = [
  { name: 'Place', says: ({ city_id, zip }) => placeName(city_id, zip) },
  { name: 'Trade', says: ({ trade_id }) => tradeName(trade_id) },
  { name: 'Requests', className: 'figures', says: ({ requests }) => requests },
  { name: 'Last', className: 'figures', says: ({ last_at }) => shortDate(last_at) },
];

/** The last twelve weeks in figures, and where nobody serves. */
export default function Figures() {
  const asked = useAnswer('figures', readFigures);
  return (
    <Section
      label="Figures"
      heading="Twelve weeks in figures"
      beside={<p className="text-soft">Weeks begin on Monday, Central time.</p>}
    >
      <Answered asked={asked} label="Counting …">
        {({ weeks, trades, cities, unserved }) => (
          <>
            <Charts weeks={weeks} />
            <TallyTable
              by="Trade"
              rows={trades.map((one) => ({ ...one, name: tradeName(one.trade_id) }))}
            />
            <TallyTable
              by="City"
              rows={cities.map((one) => ({ ...one, name: placeName(one.city_id) }))}
            />
            <section id="unserved">
              <h2>Nobody serves</h2>
              <p className="text-soft">
                Requests of the last 90 days that no company received, by ZIP code and trade. What
                was taken back is not counted.
              </p>
              {unserved.length === 0 ? (
                <Empty>Every place is served.</Empty>
              ) : (
                <Table
                  label="Places nobody serves"
                  columns={unservedColumns}
                  rows={unserved}
                  keyOf={({ city_id, zip, trade_id }) => city_id + zip + trade_id}
                />
              )}
            </section>
          </>
        )}
      </Answered>
    </Section>
  );
}
