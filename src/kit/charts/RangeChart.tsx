import { money, type ThreePoint } from '../../engine/index.ts';

/** The middles of ten equal chances under the standard normal, in parts of the way to its 90th percentile. */
const DECILES = [
  -1.2835, -0.8087, -0.5263, -0.3007, -0.0981, 0.0981, 0.3007, 0.5263, 0.8087, 1.2835,
];
const STEPS = [1, 2, 2.5, 5, 10];
/** Room on either side for half a label, in parts of the width. */
const MARGIN = 0.09;

/** Round amounts to write along the axis, four or five of them. */
const ticksBetween = (from: number, to: number): number[] => {
  const raw = (to - from) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (STEPS.find((one) => one * power >= raw) ?? 10);
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: 6 }, (_, index) => first + index * step).filter((one) => one <= to);
};

const short = (usd: number): string =>
  usd >= 10_000 ? `$${Number((usd / 1000).toFixed(1))}k` : money(usd);

/** A label turns to the side that has room. */
const anchor = (at: number) => (at < 0.15 ? 'start' : at > 0.85 ? 'end' : 'middle');

/** A character, in parts of the chart's width on a narrow phone. */
const CHARACTER = 0.027;

/**
 * Whether the labels of both ends would print over each other.
 * @param low where the low end stands, 0–1 of the width, and what is written there; `high` likewise
 */
export const endsCollide = (
  low: { readonly at: number; readonly text: string },
  high: { readonly at: number; readonly text: string },
): boolean => {
  const from = { start: 0, middle: 0.5, end: 1 };
  const width = ({ text }: { readonly text: string }) => text.length * CHARACTER;
  const right = low.at + (1 - from[anchor(low.at)]) * width(low);
  const left = high.at - from[anchor(high.at)] * width(high);
  return left < right + CHARACTER;
};

/**
 * The range on a dollar axis: ten dots, each one chance in ten by our model, with low, likely and high in
 * dollars, and a quote if there is one.
 */
export const RangeChart = ({
  total,
  quote,
}: {
  readonly total: ThreePoint;
  readonly quote?: number | undefined;
}) => {
  const { low, typical, high } = total;
  // The band is made of ratios (run/band.ts), so the chances are spread along ratios.
  const dots = DECILES.map(
    (part) => typical * ((part < 0 ? low : high) / (typical || 1)) ** Math.abs(part),
  );
  const least = Math.min(dots[0]!, quote ?? Infinity);
  const most = Math.max(dots.at(-1)!, quote ?? 0);
  const room = (most - least) * MARGIN || Math.max(1, typical * MARGIN);
  const [from, to] = [Math.max(0, least - room), most + room];
  const part = (usd: number) => (usd - from) / (to - from);
  const x = (usd: number) => `${(100 * part(usd)).toFixed(2)}%`;
  const ends = { low: `low ${money(low)}`, high: `high ${money(high)}` };
  const isNarrow = endsCollide(
    { at: part(low), text: ends.low },
    { at: part(high), text: ends.high },
  );
  const label = (usd: number, y: number, words: string, className?: string) => (
    <text x={x(usd)} y={y} textAnchor={anchor(part(usd))} className={className}>
      {words} {money(usd)}
    </text>
  );
  return (
    <svg
      className="range-chart"
      role="img"
      width="100%"
      height={quote === undefined ? 112 : 130}
      aria-label={`Low ${money(low)}, likely ${money(typical)}, high ${money(high)}${
        quote === undefined ? '' : `, your quote ${money(quote)}`
      }`}
    >
      {label(typical, 14, 'likely', 'strong')}
      {high > low && !isNarrow && label(low, 34, 'low')}
      {high > low && !isNarrow && label(high, 34, 'high')}
      {high > low && isNarrow && (
        <text
          x={x(part(typical) < 0.5 ? low : high)}
          y={34}
          textAnchor={part(typical) < 0.5 ? 'start' : 'end'}
        >
          {ends.low} · {ends.high}
        </text>
      )}
      <rect
        className="reach"
        x={x(low)}
        width={`${(100 * (part(high) - part(low))).toFixed(2)}%`}
        y="42"
        height="30"
      />
      <line className="typical" x1={x(typical)} x2={x(typical)} y1="40" y2="76" />
      {dots.map((usd, index) => (
        <circle
          key={index}
          className={index === 0 || index === dots.length - 1 ? 'dot dot-out' : 'dot'}
          cx={x(usd)}
          cy="57"
          r="4"
        />
      ))}
      <line className="axis" x1="0" x2="100%" y1="80" y2="80" />
      {ticksBetween(from, to).map((usd) => (
        <text key={usd} x={x(usd)} y="96" textAnchor={anchor(part(usd))}>
          {short(usd)}
        </text>
      ))}
      {quote !== undefined && (
        <>
          <line className="quote" x1={x(quote)} x2={x(quote)} y1="42" y2="112" />
          <circle className="quote" cx={x(quote)} cy="57" r="7" />
          {label(quote, 126, 'your quote', 'strong')}
        </>
      )}
    </svg>
  );
};
