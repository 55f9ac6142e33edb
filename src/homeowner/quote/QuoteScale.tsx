import { money, type ThreePoint } from '../../engine/index.ts';
import type { Sums } from '../../quote/compare-quotes.ts';
import { nameOf } from '../../quote/name-of.ts';

/** Room on either side, in parts of the width. */
const MARGIN = 0.08;
const TOP = 10;
const ROW = 26;

/** A label turns to the side that has room. */
const anchor = (at: number) => (at < 0.15 ? 'start' : at > 0.85 ? 'end' : 'middle');

/** Our range, and under it each quote: as written an open ring, like for like a full dot. */
export const QuoteScale = ({
  total: { low, typical, high },
  sums,
}: {
  readonly total: ThreePoint;
  readonly sums: readonly Sums[];
}) => {
  const shown = sums.flatMap((sum, at) => (sum.written > 0 ? [{ ...sum, name: nameOf(at) }] : []));
  const all = [
    low,
    high,
    ...shown.flatMap(({ written, likeForLike }) => [written, likeForLike ?? written]),
  ];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = (most - least) * MARGIN || 1;
  const part = (usd: number) => (usd - least + room) / (most - least + 2 * room);
  const x = (usd: number) => `${(100 * part(usd)).toFixed(2)}%`;
  const axis = TOP + ROW * (shown.length + 0.5);
  const said = shown.map(
    ({ name, written, likeForLike }) =>
      `${name} ${money(written)} as written${likeForLike === null ? '' : `, ${money(likeForLike)} like for like`}`,
  );
  return (
    <svg
      className="quote-scale"
      role="img"
      width="100%"
      height={axis + 34}
      aria-label={`Our range ${money(low)} to ${money(high)}, likely ${money(typical)}. ${said.join('. ')}.`}
    >
      {shown.map(({ name, written, likeForLike }, row) => {
        const y = TOP + ROW * (row + 0.5);
        const end = likeForLike ?? written;
        return (
          <g key={name}>
            <line className="rule" x1="0" x2="100%" y1={y} y2={y} />
            <line className="way" x1={x(written)} x2={x(end)} y1={y} y2={y} />
            <text className="strong" x="0" y={y + 4}>
              {name}
            </text>
            {Math.abs(end - written) >= 1 && (
              <circle className="ring" cx={x(written)} cy={y} r="5" />
            )}
            <circle className={likeForLike === null ? 'ring' : 'full'} cx={x(end)} cy={y} r="6" />
          </g>
        );
      })}
      <rect
        className="reach"
        x={x(low)}
        width={`${(100 * (part(high) - part(low))).toFixed(2)}%`}
        y={axis - 4}
        height="8"
        rx="4"
      />
      <line className="typical" x1={x(typical)} x2={x(typical)} y1={TOP} y2={axis + 8} />
      <text className="strong" x={x(typical)} y={axis + 24} textAnchor={anchor(part(typical))}>
        {money(typical)} likely
      </text>
    </svg>
  );
};
