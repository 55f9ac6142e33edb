import type { Month, Report } from '../../backend/report.ts';
import { howLong, howLongInChart } from '../../time/how-long.ts';
import MonthChart, { Bars, scaleUpTo, type Places } from '../../kit/charts/MonthChart.tsx';
import { closedOf, winRate } from './report-words.ts';
import { sayMonth, sayMonthAndYear, sayShortMonth } from '../../time/days.ts';
import { fewestClosed, likelyShare } from './share.ts';

/** A path through the known values, broken where one is missing. */
const lineThrough = (values: readonly (number | null)[], places: Places): string =>
  values
    .map((value, at) =>
      value === null
        ? ''
        : `${(values[at - 1] ?? null) === null ? 'M' : 'L'}${places.x(at)},${places.y(value)}`,
    )
    .join('');

const counts = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000];
/** Minutes that are round to people. */
const minutes = [5, 10, 15, 30, 60, 120, 240, 360, 720, 1440, 2880, 5760, 11_520, 23_040];

const shortNames = (months: readonly Month[]) => months.map(({ month }) => sayShortMonth(month));
const runningMonth = (months: readonly Month[]) => sayMonth(months.at(-1)?.month ?? '');

/** The index of the largest value, and of the last one where that is not next to it. */
const worthSaying = (values: readonly (number | null)[]): number[] => {
  const known = values.flatMap((value, index) => (value === null ? [] : [index]));
  const most = known.reduce<number | undefined>(
    (best, index) => (best === undefined || values[index]! > values[best]! ? index : best),
    undefined,
  );
  const last = known.at(-1);
  if (most === undefined || last === undefined) return [];
  // The figures of two months side by side would stand in one another.
  return last - most < Math.ceil(values.length / 6) ? [most] : [most, last];
};

/** Above the values that are worth saying, each in words. */
const Figures = ({
  values,
  says,
  places: { x, y, slot },
}: {
  readonly values: readonly (number | null)[];
  readonly says: (value: number) => string;
  readonly places: Places;
}) =>
  worthSaying(values).map((at) => {
    // The last must not stand in the figures of the scale.
    const isLast = at === values.length - 1;
    return (
      <text
        key={at}
        className="fill-ink font-semibold"
        textAnchor={isLast ? 'end' : undefined}
        x={`${x(at) + (isLast ? slot / 2 : 0)}%`}
        y={y(values[at]!) - 8}
      >
        {says(values[at]!)}
      </text>
    );
  });

export function RequestsChart({ by_month }: Pick<Report, 'by_month'>) {
  const values = by_month.map(({ requests }) => requests);
  return (
    <MonthChart
      title="Requests by month"
      note={`Homeowners who picked you. ${runningMonth(by_month)} is not over.`}
      months={shortNames(by_month)}
      ticks={scaleUpTo(Math.max(1, ...values), counts).map((at) => ({ at, says: String(at) }))}
      table={{
        columns: ['Month', 'Requests'],
        rows: by_month.map(({ month, requests }) => [sayMonthAndYear(month), String(requests)]),
      }}
    >
      {(places) => (
        <>
          <Bars values={values} places={places} />
          <Figures values={values} says={String} places={places} />
        </>
      )}
    </MonthChart>
  );
}

/** A path takes no percentages, so the line is drawn 100 wide and stretched. */
const Stretched = ({ d, height }: { readonly d: string; readonly height: number }) => (
  <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
    <path className="fill-none stroke-oak stroke-2" vectorEffect="non-scaling-stroke" d={d} />
  </svg>
);

export function AnswersChart({ by_month, reply_hours }: Pick<Report, 'by_month' | 'reply_hours'>) {
  const values = by_month.map(({ median_seconds }) =>
    median_seconds === null ? null : median_seconds / 60,
  );
  const slowest = Math.max(1, ...values.map((value) => value ?? 0));
  const promise = reply_hours * 60;
  // A promise of days above answers within minutes would press the line flat.
  const isInReach = promise <= slowest * 6;
  const scale = scaleUpTo(isInReach ? Math.max(promise, slowest) : slowest, minutes);
  const says = (at: number) => (at === 0 ? '0' : howLongInChart(at * 60_000));
  return (
    <MonthChart
      title="Median time to your answer"
      note="Half were answered faster. Nights and Sundays count too."
      months={shortNames(by_month)}
      ticks={scale.map((at) => ({ at, says: says(at) }))}
      table={{
        columns: ['Month', 'Median time'],
        rows: by_month.map(({ month, median_seconds }) => [
          sayMonthAndYear(month),
          median_seconds === null ? 'none answered' : howLong(median_seconds * 1000),
        ]),
      }}
    >
      {(places) => (
        <>
          {isInReach && (
            <line
              className="stroke-gold stroke-[1.5] [stroke-dasharray:4_3]"
              x1="0"
              x2="88%"
              y1={places.y(promise)}
              y2={places.y(promise)}
            />
          )}
          <text
            textAnchor="start"
            x="0"
            y={isInReach ? places.y(promise) - 6 : places.y(scale.at(-1) ?? 0) - 8}
          >
            {isInReach ? 'your promise' : `your promise, ${says(promise)}, is far above`}
          </text>
          <Stretched height={places.y(0)} d={lineThrough(values, places)} />
          {values.map((value, index) =>
            value === null ? null : (
              <circle
                key={by_month[index]!.month}
                className="fill-oak"
                cx={`${places.x(index)}%`}
                cy={places.y(value)}
                r="3"
              />
            ),
          )}
          <Figures values={values} says={(at) => howLongInChart(at * 60_000)} places={places} />
        </>
      )}
    </MonthChart>
  );
}

export function WinsChart({ by_month }: Pick<Report, 'by_month'>) {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  return (
    <MonthChart
      title="Win rate by month closed"
      note={`Won of won and lost. Thick part: 8 in 10 chance the true rate lies there. Hollow: under ${fewestClosed} closed.`}
      months={shortNames(by_month)}
      ticks={shares.map((at) => ({ at, says: `${at * 100}%` }))}
      table={{
        columns: ['Month', 'Won', 'Lost', 'Win rate', '8 in 10 chance between'],
        rows: by_month.map(({ month, closed }) => {
          const of = closedOf(closed);
          const { low, high } = of ? likelyShare(closed.won, of) : { low: 0, high: 0 };
          return [
            sayMonthAndYear(month),
            String(closed.won),
            String(closed.lost),
            of && of < fewestClosed ? 'too few to say' : winRate(closed),
            of ? `${Math.round(low * 100)}–${Math.round(high * 100)}%` : '–',
          ];
        }),
      }}
    >
      {(places) =>
        by_month.map(({ month, closed }, index) => {
          const of = closedOf(closed);
          if (of === 0) return null;
          const { low, high } = likelyShare(closed.won, of);
          const few = of < fewestClosed;
          return (
            <g key={month}>
              <svg x={`${places.x(index)}%`} overflow="visible">
                <rect
                  className={`fill-oak ${few ? 'opacity-20' : 'opacity-40'}`}
                  x="-3.5"
                  width="7"
                  y={places.y(high)}
                  height={places.y(low) - places.y(high)}
                />
                <circle
                  className={`stroke-oak stroke-[1.5] ${few ? 'fill-paper' : 'fill-oak'}`}
                  cx="0"
                  cy={places.y(closed.won / of)}
                  r="4"
                />
              </svg>
            </g>
          );
        })
      }
    </MonthChart>
  );
}
