import { moneyRange, money, type ThreePoint } from '../../engine/index.ts';

/** The part of the axis left free on either side. */
const MARGIN = 0.18;

type Range = Pick<ThreePoint, 'low' | 'high'>;

interface BandProps {
  /** US dollars; before any answer no price is the typical one. */
  readonly total: Range & Partial<ThreePoint>;
  /** What stood before any answer, US dollars: it stays behind the range, and fixes the axis. */
  readonly ghost: Range;
}

/** The band as a picture: the range on a fixed axis with a ghost of where it started, the typical price marked. */
export const Band = ({ total, ghost }: BandProps) => {
  const { low, typical, high } = total;
  const least = Math.min(low, ghost.low);
  const most = Math.max(high, ghost.high);
  const room = (most - least) * MARGIN || 1;
  /** In percent of the axis. */
  const at = (usd: number) =>
    +(((usd - least + room) / (most - least + 2 * room)) * 100).toFixed(2);
  const bar = (className: string, from: number, to: number) => (
    <rect className={className} x={`${at(from)}%`} width={`${at(to) - at(from)}%`} />
  );
  return (
    <svg
      className="band"
      role="img"
      aria-label={`${moneyRange(total)}, at first ${moneyRange(ghost)}`}
      width="100%"
      height="38"
    >
      <path className="axis" d="M0 8h999" />
      {bar('ghost', ghost.low, ghost.high)}
      {bar('reach', low, high)}
      {typical && <rect className="typical" x={`${at(typical)}%`} />}
      {/* An amount stands beside its end, where there is room for it and for the other one. */}
      <text x={`${Math.min(Math.max(at(low), 16), 82)}%`} y="33" textAnchor="end">
        {money(low)}
      </text>
      <text x={`${Math.min(Math.max(at(high), 18), 84)}%`} y="33">
        {money(high)}
      </text>
    </svg>
  );
};
