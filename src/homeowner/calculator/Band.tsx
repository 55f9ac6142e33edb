import { moneyRange, money, type ThreePoint } from '../../engine/index.ts';

/** The part of the axis left free on either side of where the range started. */
const MARGIN = 0.18;

interface BandProps {
  /** US dollars. */
  readonly total: ThreePoint;
  /** The range of the same job before any other answer, US dollars: its ghost, by which the axis is fixed. */
  readonly started: ThreePoint;
}

/** The band as a picture: the range on a fixed axis with a ghost of where it started, the typical price marked. */
export const Band = ({ total, started }: BandProps) => {
  const { low, typical, high } = total;
  const least = Math.min(low, started.low);
  const most = Math.max(high, started.high);
  const room = (most - least) * MARGIN || Math.max(1, typical * MARGIN);
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
      aria-label={`${moneyRange(total)}, typical ${money(typical)}, at first ${moneyRange(started)}`}
      width="100%"
      height="38"
    >
      <path className="axis" d="M0 8h999" />
      {bar('ghost', started.low, started.high)}
      {bar('reach', low, high)}
      <rect className="typical" x={`${at(typical)}%`} />
      {/* An amount stands beside its end, where there is room for it. */}
      <text x={`${Math.max(at(low), 16)}%`} y="33" textAnchor="end">
        {money(low)}
      </text>
      <text x={`${Math.min(at(high), 84)}%`} y="33">
        {money(high)}
      </text>
    </svg>
  );
};
