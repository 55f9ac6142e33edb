import { money, price, type ThreePoint } from '../../engine/index.ts';
import { isPriced, type Sums } from '../../quote/compare-quotes.ts';
import { isSame, wholeDollars } from '../../quote/judge.ts';
import { nameOf } from '../../quote/name-of.ts';

/** Room on either side, in parts of the width. */
const MARGIN = 0.04;
const TOP = 22;
const ROW = 46;
/** The least part of the width in which both ends of the range have room for their amounts. */
const ROOMY = 0.65;

/** A label turns to the side that has room. */
const anchor = (at: number) => (at < 0.3 ? 'start' : at > 0.7 ? 'end' : 'middle');

/** "A $14,850, $16,210 as compared". */
const sayOf = (name: string, { written, compared }: Sums): string =>
  isSame(compared, written)
    ? `${name} ${price(written)}`
    : `${name} ${price(written)}, ${wholeDollars(compared)} as compared`;

/**
 * Each quote on the axis of our range, with its amounts over it: as written an open ring, as compared a
 * full dot. Under them the range, its likely price and its ends.
 */
export const QuoteScale = ({
  total: { low, typical, high },
  sums,
}: {
  readonly total: ThreePoint;
  readonly sums: readonly Sums[];
}) => {
  const shown = sums.flatMap((sum, at) => (isPriced(sum) ? [{ sum, name: nameOf(at) }] : []));
  const all = [low, high, ...shown.flatMap(({ sum }) => [sum.written, sum.compared])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const part = (usd: number) => MARGIN + ((usd - least) / (most - least || 1)) * (1 - 2 * MARGIN);
  const x = (usd: number) => `${(100 * part(usd)).toFixed(2)}%`;
  const axis = TOP + ROW * shown.length + 8;
  const isRoomy = part(high) - part(low) > ROOMY;
  const isLeft = part(low) < 1 - part(high);
  return (
    <svg
      className="quote-scale"
      role="img"
      width="100%"
      height={axis + 26}
      aria-label={[
        `Our range ${money(low)} to ${money(high)}, likely ${money(typical)}`,
        ...shown.map(({ sum, name }) => sayOf(name, sum)),
      ].join('. ')}
    >
      <line className="typical" x1={x(typical)} x2={x(typical)} y1={TOP - 4} y2={axis + 8} />
      <text x={x(typical)} y="13" textAnchor={anchor(part(typical))}>
        likely {money(typical)}
      </text>
      {shown.map(({ sum, name }, row) => {
        const { written, compared: end } = sum;
        const y = TOP + ROW * row + 32;
        return (
          <g key={name}>
            <text className="strong" x={x(end)} y={y - 13} textAnchor={anchor(part(end))}>
              {sayOf(name, sum)}
            </text>
            <line className="rule" x1="0" x2="100%" y1={y} y2={y} />
            <line className="way" x1={x(written)} x2={x(end)} y1={y} y2={y} />
            {!isSame(end, written) && <circle className="ring" cx={x(written)} cy={y} r="5" />}
            <circle className="full" cx={x(end)} cy={y} r="6" />
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
      {isRoomy ? (
        <>
          <text x={x(low)} y={axis + 22}>
            low {money(low)}
          </text>
          <text x={x(high)} y={axis + 22} textAnchor="end">
            high {money(high)}
          </text>
        </>
      ) : (
        <text x={x(isLeft ? low : high)} y={axis + 22} textAnchor={isLeft ? 'start' : 'end'}>
          low {money(low)} · high {money(high)}
        </text>
      )}
    </svg>
  );
};
