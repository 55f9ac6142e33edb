import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { measure, type Series } from '../../estimate/index.ts';

const WIDTH = 600;
const HEIGHT = 220;

interface Scales {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly slot: number;
}

const Bars = ({ series, x, y, slot }: Scales & { readonly series: Series }) => {
  const width = (slot * 0.7) / series.lines.length;
  return series.lines.map(({ label, values }, set) =>
    values.map((value, index) => (
      <rect
        key={`${label}-${series.along[index]}`}
        className={`part part-${set * 2}`}
        x={x(index) - (width * series.lines.length) / 2 + set * width}
        y={Math.min(y(value), y(0))}
        width={width}
        height={Math.abs(y(value) - y(0))}
      />
    )),
  );
};

const Lines = ({ series, x, y }: Scales & { readonly series: Series }) =>
  series.lines.map(({ label, values }, set) => (
    <path
      key={label}
      className={`stroke stroke-${set * 2}`}
      d={line<number>((_, index) => x(index), y)(values as number[]) ?? ''}
    />
  ));

const Table = ({ series }: { readonly series: Series }) => (
  <details>
    <summary>The same figures as a table</summary>
    <div className="table-scroll" role="region" aria-label={series.title} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col"> </th>
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

/** A chart over months or years, readable in both themes, with its figures as a table. */
export default function SeriesChart({ series }: { readonly series: Series }) {
  const all = series.lines.flatMap(({ values }) => values);
  const scale = scaleLinear()
    .domain([Math.min(0, ...all), Math.max(0, ...all)])
    .nice(5)
    .range([HEIGHT, 0]);
  const slot = WIDTH / series.along.length;
  const scales: Scales = { x: (index) => (index + 0.5) * slot, y: (value) => scale(value), slot };
  const every = Math.ceil(series.along.length / 12);
  return (
    <figure className="series">
      <figcaption>
        <b>{series.title}</b>
        <span className="legend">
          {series.lines.map(({ label }, set) => (
            <span key={label}>
              <svg width="14" height="14" aria-hidden="true">
                <rect className={`part part-${set * 2}`} width="14" height="14" rx="2" />
              </svg>
              {label}
            </span>
          ))}
        </span>
      </figcaption>
      <svg viewBox={`-4 -20 ${WIDTH + 8} ${HEIGHT + 46}`} role="img" aria-label={series.title}>
        {scale.ticks(5).map((tick) => (
          <g key={tick}>
            <line className="axis" x1="0" x2={WIDTH} y1={scale(tick)} y2={scale(tick)} />
            <text x="0" y={scale(tick) - 3}>
              {measure(tick, series.unit)}
            </text>
          </g>
        ))}
        {series.draw === 'bars' ? (
          <Bars series={series} {...scales} />
        ) : (
          <Lines series={series} {...scales} />
        )}
        {series.along.map((name, index) =>
          index % every === 0 ? (
            <text key={name} className="along" x={scales.x(index)} y={HEIGHT + 18}>
              {name}
            </text>
          ) : null,
        )}
      </svg>
      <Table series={series} />
    </figure>
  );
}
