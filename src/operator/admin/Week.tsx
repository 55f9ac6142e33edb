import { readWeek } from '../../backend/operator/figures.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { useAnswer } from '../../kit/use-answer.ts';
import { howLong } from '../../time/how-long.ts';

/** Twelve weeks as a line, for the shape alone: the figures page has the numbers. */
const Spark = ({ weeks }: { readonly weeks: readonly number[] }) => {
  const most = Math.max(1, ...weeks);
  const points = weeks
    .map((count, index) => `${(index / (weeks.length - 1)) * 76 + 2},${18 - (count / most) * 16}`)
    .join(' ');
  return (
    <svg
      className="fill-none stroke-oak"
      width="80"
      height="20"
      viewBox="0 0 80 20"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <polyline points={points} />
    </svg>
  );
};

const line =
  'figures mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-y border-rule py-3';

/** This week in one line; nothing where it cannot be had, since the page is about what waits. */
export default function Week() {
  const { answer } = useAnswer('week', readWeek);
  if (!answer) return <p className={line}>Counting this week …</p>;
  const { weeks, week, taken_back, companies } = answer;
  const count = (status: string) => (companies[status] ?? 0).toLocaleString('en-US');
  return (
    <p className={line}>
      <span className="inline-flex flex-wrap items-center gap-x-1">
        <span>
          This week <b>{(weeks.at(-1) ?? 0).toLocaleString('en-US')}</b> requests,{' '}
          {(weeks.at(-2) ?? 0).toLocaleString('en-US')} the week before
        </span>
        <Spark weeks={weeks} />
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
