import type { ReactNode } from 'react';
import Table from '../Table.tsx';

/** Height of the plot in px; its width follows the page, so what runs across is in percent. */
const HEIGHT = 130;
/** Room above the plot for a figure, and below it for the names of the months. */
const ABOVE = 22;
const BELOW = 24;
/** Percent of the width that the plot has; beside it stand the figures of the scale. */
const WIDE = 88;

/** Where things stand in a chart of months. */
export interface Places {
  /** Percent of the width at the middle of a month. */
  readonly x: (index: number) => number;
  /** Percent of the width that one month has. */
  readonly slot: number;
  /** Px from the top. */
  readonly y: (value: number) => number;
}

/** A figure of the scale, and how it is said. */
export interface Tick {
  readonly at: number;
  readonly says: string;
}

/**
 * Round figures for a scale from 0, three or four of them above it.
 * @param steps sizes that are round in this measure, smallest first
 */
export function scaleUpTo(most: number, steps: readonly number[]): readonly number[] {
  const step = steps.find((one) => one * 4 >= most) ?? Math.ceil(most / 4);
  return Array.from(
    { length: Math.max(1, Math.ceil(most / step)) + 1 },
    (_, index) => index * step,
  );
}

/** The names of the columns, then a row for each month. */
interface Rows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const Figures = ({ title, table }: { readonly title: string; readonly table: Rows }) => (
  <details>
    <summary className="disclosure text-sm">The same figures as a table</summary>
    <Table
      label={title}
      columns={table.columns.map((name, at) => ({
        name,
        className: at === 0 ? undefined : 'figures',
        says: (row: readonly string[]) => row[at],
      }))}
      rows={table.rows}
      keyOf={([month = '']) => month}
    />
  </details>
);

/** A bar for each month that has a value; the running month, which is not over, is pale. */
export const Bars = ({
  values,
  places: { x, y, slot },
}: {
  readonly values: readonly (number | null)[];
  readonly places: Places;
}) =>
  values.map(
    (value, index) =>
      value !== null && (
        <rect
          key={index}
          className={`fill-oak ${index === values.length - 1 ? 'opacity-40' : 'opacity-80'}`}
          x={`${x(index) - slot * 0.29}%`}
          width={`${slot * 0.58}%`}
          y={y(value)}
          height={y(0) - y(value)}
        />
      ),
  );

/** A chart over months, the running one named in bold, with its figures as a table. */
export default function MonthChart({
  title,
  note,
  months,
  ticks,
  table,
  children,
}: {
  readonly title: string;
  readonly note: string;
  /** Short names, oldest first. */
  readonly months: readonly string[];
  readonly ticks: readonly Tick[];
  readonly table: Rows;
  readonly children: (places: Places) => ReactNode;
}) {
  const top = ticks.at(-1)?.at || 1;
  const slot = WIDE / months.length;
  const places: Places = {
    slot,
    x: (index) => (index + 0.5) * slot,
    y: (value) => ABOVE + HEIGHT * (1 - value / top),
  };
  // Four names have room on a phone; the running month always has one.
  const every = Math.ceil(months.length / 4);
  return (
    <figure className="ruled grid min-w-0 grid-rows-[1fr_auto_auto] gap-2">
      <figcaption>
        <h2 className="text-lg">{title}</h2>
        <p className="hint">{note}</p>
      </figcaption>
      <svg
        className="overflow-visible fill-soft text-xs figures [text-anchor:middle]"
        width="100%"
        height={ABOVE + HEIGHT + BELOW}
        role="img"
        aria-label={title}
      >
        {ticks.map(({ at, says }) => (
          <g key={at}>
            <line
              className="stroke-rule"
              x1="0"
              x2={`${WIDE}%`}
              y1={places.y(at)}
              y2={places.y(at)}
            />
            <text textAnchor="start" x={`${WIDE + 1}%`} y={places.y(at) + 4}>
              {says}
            </text>
          </g>
        ))}
        {children(places)}
        {months.map((name, index) =>
          (months.length - 1 - index) % every === 0 ? (
            <text
              key={index}
              className={index === months.length - 1 ? 'fill-ink font-semibold' : undefined}
              x={`${places.x(index)}%`}
              y={ABOVE + HEIGHT + BELOW - 6}
            >
              {name}
            </text>
          ) : null,
        )}
      </svg>
      <Figures title={title} table={table} />
    </figure>
  );
}
