import { money } from '../../engine/say/format.ts';
import type { Chart } from '../../selling/proposals/chart-of.ts';
import { ticks } from '../../kit/charts/ticks.ts';

/** Height of the plot in px; its width follows the page, so what runs across is in percent. */
const HEIGHT = 190;
/** Room above and below the plot for labels. */
const ROOM = 22;
const TICKS = 4;

/** The points of the line that are named. */
const Points = ({
  points,
  x,
  y,
}: Pick<Chart, 'points'> & {
  /** Percent of the width. */
  readonly x: (count: number) => number;
  /** Px from the top. */
  readonly y: (left: number) => number;
}) =>
  points.map(({ count, left, says: words, is }) => {
    const high = x(count) > 50;
    return (
      <g key={count}>
        <circle
          className={`stroke-sheet stroke-2 ${is === 'loss' ? 'fill-brick' : 'fill-oak'}`}
          cx={`${x(count)}%`}
          cy={y(left)}
          r="5"
        />
        <text
          className="fill-ink stroke-sheet stroke-[4px] text-xs font-semibold [paint-order:stroke] [stroke-linejoin:round]"
          x={`${x(count)}%`}
          y={y(left)}
          dx={high ? -10 : 10}
          dy={high ? -8 : count === 0 ? 16 : 18}
          textAnchor={high ? 'end' : 'start'}
        >
          {words}
        </text>
      </g>
    );
  });

/** Money left in a year against what comes in, the loss included. The table below it says the same. */
export const BreakEvenChart = ({ chart, says }: { chart: Chart; says: string }) => {
  const all = chart.line.map(({ left }) => left);
  const marks = ticks(Math.min(0, ...all), Math.max(0, ...all), TICKS);
  const [bottom = 0, top = bottom] = [marks[0], marks.at(-1)];
  const x = (count: number) => (100 * count) / (chart.end || 1);
  const y = (left: number) => ROOM + (HEIGHT * (top - left)) / (top - bottom || 1);
  const [first, second] = chart.line;
  // Where the line crosses nothing left and nothing lost.
  const crossing =
    first && second && second.left > 0
      ? (second.count * -first.left) / (second.left - first.left)
      : chart.end;
  return (
    <div className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div
        className="relative top-[14px] flex h-[206px] flex-col justify-between text-end text-xs leading-[16px] whitespace-nowrap text-soft figures"
        aria-hidden="true"
      >
        {marks.toReversed().map((mark) => (
          <span key={mark}>{money(mark)}</span>
        ))}
      </div>
      <svg
        className="overflow-visible"
        width="100%"
        height={HEIGHT + 2 * ROOM}
        role="img"
        aria-label={says}
      >
        {marks.map((mark) => (
          <line
            key={mark}
            className={mark === 0 ? 'stroke-edge' : 'stroke-rule-light'}
            x1="0"
            x2="100%"
            y1={y(mark)}
            y2={y(mark)}
          />
        ))}
        <svg
          width="100%"
          height={HEIGHT + 2 * ROOM}
          viewBox={`0 0 100 ${HEIGHT + 2 * ROOM}`}
          preserveAspectRatio="none"
        >
          {first && (
            <path
              className="fill-brick opacity-15"
              d={`M0,${y(0)}L0,${y(first.left)}L${x(crossing)},${y(Math.min(0, second && second.left > 0 ? 0 : (second?.left ?? 0)))}L${x(crossing)},${y(0)}Z`}
            />
          )}
          <path
            className="fill-none stroke-oak stroke-[2.5]"
            vectorEffect="non-scaling-stroke"
            d={chart.line
              .map(({ count, left }, at) => `${at ? 'L' : 'M'}${x(count)},${y(left)}`)
              .join('')}
          />
        </svg>
        <Points points={chart.points} x={x} y={y} />
      </svg>
      <p className="col-2 text-end text-xs text-soft" aria-hidden="true">
        {chart.along}
      </p>
    </div>
  );
};
