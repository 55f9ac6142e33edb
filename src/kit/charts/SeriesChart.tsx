import { Fragment } from 'react';
import { measure, type Series } from '../../engine/index.ts';
import { RangeRows } from './RangeRows.tsx';
import { ticks } from './ticks.ts';

/** Height of the plot in px; its width follows the page, so what runs across is in percent. */
const HEIGHT = 200;
/** Room above and below the plot, so that no label is cut off. */
const ROOM = 8;
/** Characters that have room under the plot on a phone. */
const PHONE = 30;
/** About how many lines run across. */
const TICKS = 5;
/** What tells the lines apart, in their order. */
const FILLS = ['fill-oak', 'fill-gold', 'fill-bluebonnet'];
const STROKES = ['stroke-oak', 'stroke-gold', 'stroke-bluebonnet [stroke-dasharray:5_3]'];

interface Scales {
  /** Percent of the width at the middle of a slot. */
  readonly x: (index: number) => number;
  /** Px from the top. */
  readonly y: (value: number) => number;
  /** Percent of the width that one month or year has. */
  readonly slot: number;
}

/** What belongs to the person's own answers stands out from the rest. */
const fillOf = ({ own = [], lines }: Series, set: number, index: number) =>
  lines.length === 1 && own.includes(index) ? 'fill-gold' : FILLS[set];

/** Neighbors of one height, which share a label: from where to where. */
const runsOf = (values: readonly number[]): readonly (readonly [from: number, to: number])[] =>
  values.flatMap((value, from) => {
    if (from > 0 && values[from - 1] === value) return [];
    const next = values.findIndex((other, index) => index > from && other !== value);
    return [[from, (next < 0 ? values.length : next) - 1] as const];
  });

/** So many heights have room for their figures. */
const FEW_RUNS = 4;
/** So few bars stand one under the other, each with its name and figure. */
const FEW_BARS = 8;

/** A few bars, one under the other: no scale to read, as each says its figure. */
const Rows = ({ series }: { readonly series: Series }) => {
  const { along, lines, unit } = series;
  const most = Math.max(...lines.flatMap(({ values }) => values)) || 1;
  const several = lines.length > 1;
  return (
    <dl className="my-3 grid max-w-3xl grid-cols-[fit-content(40%)_minmax(0,1fr)] items-center gap-x-3 gap-y-1 text-sm">
      {along.map((name, index) => (
        <Fragment key={name}>
          {several && <dt className="col-span-full font-semibold not-first:mt-2">{name}</dt>}
          {lines.map(({ label, values }, set) => (
            <Fragment key={label}>
              <dt>{several ? label : name}</dt>
              <dd className="flex items-center gap-2">
                <svg
                  className="shrink-0"
                  style={{ width: `${(65 * (values[index] ?? 0)) / most}%` }}
                  height="24"
                  aria-hidden="true"
                >
                  <rect className={fillOf(series, set, index)} width="100%" height="24" rx="2" />
                </svg>
                <span className="figures leading-tight font-semibold">
                  {measure(values[index] ?? 0, unit)}
                  {!several && series.own?.includes(index) && ', yours'}
                </span>
              </dd>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </dl>
  );
};

const Bars = ({ series, x, y, slot }: Scales & { readonly series: Series }) => {
  const width = (slot * 0.7) / series.lines.length;
  return series.lines.map(({ label, values }, set) =>
    values.map((value, index) => (
      <rect
        key={`${label}-${series.along[index]}`}
        className={fillOf(series, set, index)}
        x={`${x(index) - (width * series.lines.length) / 2 + set * width}%`}
        y={Math.min(y(value), y(0))}
        width={`${width}%`}
        height={Math.abs(y(value) - y(0))}
      />
    )),
  );
};

/** A path takes no percentages, so the lines are drawn 100 wide and stretched. */
const Lines = ({ series, x, y }: Scales & { readonly series: Series }) => (
  <svg
    width="100%"
    height={HEIGHT + 2 * ROOM}
    viewBox={`0 0 100 ${HEIGHT + 2 * ROOM}`}
    preserveAspectRatio="none"
  >
    {series.lines.map(({ label, values }, set) => (
      <path
        key={label}
        className={`fill-none stroke-[2.5] ${STROKES[set]}`}
        vectorEffect="non-scaling-stroke"
        d={values.map((value, index) => `${index ? 'L' : 'M'}${x(index)},${y(value)}`).join('')}
      />
    ))}
  </svg>
);

const Table = ({ series }: { readonly series: Series }) => (
  <details>
    <summary className="disclosure">The same figures as a table</summary>
    <div className="table-scroll" role="region" aria-label={series.title} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <td />
            {series.lines.map(({ label }) => (
              <th key={label} scope="col" className="figures">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.along.map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.lines.map(({ label, values }) => (
                <td key={label} className="figures">
                  {measure(values[index] ?? 0, series.unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

const Plot = ({ series }: { readonly series: Series }) => {
  const [first] = series.lines;
  const all = series.lines.flatMap(({ values }) => values);
  const runs = series.draw === 'bars' && !series.lines[1] ? runsOf(first!.values) : [];
  const isLabeled = runs.length > 0 && runs.length <= FEW_RUNS;
  const marks = ticks(Math.min(0, ...all), Math.max(0, ...all), TICKS);
  const [bottom = 0, top = bottom] = [marks[0], marks.at(-1)];
  const y = (value: number) => ROOM + (HEIGHT * (top - value)) / (top - bottom || 1);
  const slot = 100 / series.along.length;
  const scales: Scales = { x: (index) => (index + 0.5) * slot, y, slot };
  // Twelve labels have room on a wide page, six on a phone.
  const every = Math.ceil(series.along.length / 12);
  const longest = Math.max(...series.along.map((name) => name.length));
  const allOnPhones = series.along.length <= 6 && series.along.length * longest <= PHONE;
  return (
    <div
      className={`chart grid gap-2 my-3 ${isLabeled ? 'grid-cols-1' : 'grid-cols-[auto_minmax(0,1fr)]'}`}
    >
      {!isLabeled && (
        <div
          className="flex h-[216px] flex-col justify-between text-end text-xs leading-[16px] whitespace-nowrap text-soft"
          aria-hidden="true"
        >
          {marks.toReversed().map((tick, at) => (
            // What is counted is said once, at the top.
            <span key={tick}>{measure(tick, series.unit).replace(at > 0 ? / .*/ : '', '')}</span>
          ))}
        </div>
      )}
      <svg
        className="overflow-visible"
        width="100%"
        height={HEIGHT + 2 * ROOM + 20}
        role="img"
        aria-label={series.title}
      >
        {!isLabeled &&
          marks.map((tick) => (
            <line key={tick} className="axis" x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
          ))}
        {series.draw === 'bars' ? (
          <Bars series={series} {...scales} />
        ) : (
          <Lines series={series} {...scales} />
        )}
        {isLabeled &&
          runs.map(([from, to]) => (
            <text
              key={from}
              className="fill-ink font-semibold"
              x={`${(scales.x(from) + scales.x(to)) / 2}%`}
              y={y(first!.values[from]!) - 6}
            >
              {measure(first!.values[from]!, series.unit)}
              {series.own?.includes(from) && ', yours'}
            </text>
          ))}
        {series.along.map((name, index) =>
          index % every === 0 ? (
            <text
              key={name}
              className={allOnPhones || index % (2 * every) === 0 ? undefined : 'max-sm:hidden'}
              x={`${scales.x(index)}%`}
              y={HEIGHT + 2 * ROOM + 14}
            >
              {name}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
};

/** What tells several lines apart. */
const Legend = ({ draw, lines }: Series) => (
  <span className="legend text-soft text-xs font-normal flex flex-wrap gap-x-4 gap-y-1">
    {lines.map(({ label }, set) => (
      <span className="inline-flex gap-2 items-center" key={label}>
        <svg width="22" height="14" aria-hidden="true">
          {draw === 'bars' ? (
            <rect className={FILLS[set]} width="14" height="14" rx="2" />
          ) : (
            <path className={`stroke-[2.5] ${STROKES[set]}`} d="M0 7h22" />
          )}
        </svg>
        {label}
      </span>
    ))}
  </span>
);

/**
 * A chart over months or years, readable in both themes: a few bars as rows with their figures, anything
 * more as a plot, with its figures as a table.
 */
export default function SeriesChart({ series }: { readonly series: Series }) {
  const { draw, lines, along, title, axis } = series;
  const isRanges = draw === 'ranges';
  const isFew =
    draw === 'bars' &&
    along.length * lines.length <= FEW_BARS &&
    lines.every(({ values }) => values.every((value) => value >= 0));
  return (
    <figure className="series">
      <figcaption>
        <b>{title}</b>
        {!isFew && !isRanges && lines.length > 1 && <Legend {...series} />}
      </figcaption>
      {isRanges ? (
        <RangeRows series={series} />
      ) : isFew ? (
        <Rows series={series} />
      ) : (
        <Plot series={series} />
      )}
      {axis && (
        <p className={`text-soft text-xs ${isFew || isRanges ? '' : 'text-center'}`}>{axis}</p>
      )}
      {!isFew && <Table series={series} />}
    </figure>
  );
}
