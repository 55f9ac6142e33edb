import { money, price, type ThreePoint } from '../../engine/index.ts';

/** Room on either side, in parts of the width. */
const MARGIN = 0.04;
/** The least part of the width in which both ends have room for their amounts. */
const ROOMY = 0.65;
/** The first line under the band that names a quote, and the way to the next, in px. */
const QUOTES = 90;
const ROW = 20;

/** A price that stands beside the range. */
export interface Quoted {
  /** What it is called: "your quote", "quote A". */
  readonly name: string;
  /** In US dollars, above 0. */
  readonly usd: number;
}

/** A label turns to the side that has room. */
const anchor = (at: number): 'start' | 'end' | 'middle' =>
  at < 0.25 ? 'start' : at > 0.75 ? 'end' : 'middle';

/** Low, likely and high on one axis, and on it by name the quotes somebody holds. */
export const RangeChart = ({
  total: { low, typical, high },
  quotes = [],
}: {
  readonly total: ThreePoint;
  readonly quotes?: readonly Quoted[];
}) => {
  const all = [low, high, ...quotes.map(({ usd }) => usd)];
  const from = Math.min(...all);
  const part = (usd: number) =>
    MARGIN + ((usd - from) / (Math.max(...all) - from || 1)) * (1 - 2 * MARGIN);
  const x = (usd: number) => `${(100 * part(usd)).toFixed(2)}%`;
  const [start, end] = [part(low), part(high)];
  const isLeft = start < 1 - end;
  const label = (
    usd: number,
    y: number,
    name: string,
    textAnchor: ReturnType<typeof anchor>,
    className?: string,
  ) => (
    <text x={x(usd)} y={y} textAnchor={textAnchor} className={className}>
      {name} {money(usd)}
    </text>
  );
  return (
    <svg
      className="range-chart"
      role="img"
      width="100%"
      height={QUOTES - 16 + ROW * quotes.length}
      aria-label={[
        `Low ${money(low)}, likely ${money(typical)}, high ${money(high)}`,
        ...quotes.map(({ name, usd }) => `${name} ${price(usd)}`),
      ].join(', ')}
    >
      {label(typical, 14, 'likely', anchor(part(typical)), 'strong')}
      <line className="axis" x1="0" x2="100%" y1="37" y2="37" />
      <rect
        className="reach"
        x={x(low)}
        width={`${(100 * (end - start)).toFixed(2)}%`}
        y="23"
        height="28"
      />
      <line className="typical" x1={x(typical)} x2={x(typical)} y1="19" y2="55" />
      {/* A stem that went on to its label would strike through others. */}
      {quotes.map(({ name, usd }, at) => (
        <g key={name}>
          <line className="quote" x1={x(usd)} x2={x(usd)} y1="19" y2="57" />
          <circle className="quote" cx={x(usd)} cy="37" r="6" />
          <text x={x(usd)} y={QUOTES + ROW * at} textAnchor={anchor(part(usd))} className="strong">
            {name} {price(usd)}
          </text>
        </g>
      ))}
      {high > low && end - start > ROOMY && (
        <>
          {label(low, 70, 'low', 'start')}
          {label(high, 70, 'high', 'end')}
        </>
      )}
      {high > low && end - start <= ROOMY && (
        <text x={x(isLeft ? low : high)} y="70" textAnchor={isLeft ? 'start' : 'end'}>
          low {money(low)} · high {money(high)}
        </text>
      )}
    </svg>
  );
};
