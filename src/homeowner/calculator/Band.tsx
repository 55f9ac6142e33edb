import { moneyRange, money, type ThreePoint } from '../../engine/index.ts';

/** The part of the drawing left free on either side of the band. */
const MARGIN = 0.18;

/** The band as a picture: the range, with the typical price marked. */
export const Band = ({ total }: { readonly total: ThreePoint }) => {
  const { low, typical, high } = total;
  const room = (high - low) * MARGIN || Math.max(1, typical * MARGIN);
  const at = (usd: number) =>
    `${(((usd - low + room) / (high - low + 2 * room)) * 100).toFixed(2)}%`;
  return (
    <svg
      className="band"
      role="img"
      aria-label={`Band from ${moneyRange(total)}, typical ${money(typical)}`}
      width="100%"
      height="32"
    >
      <line className="axis" x1="0" x2="100%" y1="16" y2="16" />
      <line className="reach" x1={at(low)} x2={at(high)} y1="16" y2="16" />
      <line className="typical" x1={at(typical)} x2={at(typical)} y1="4" y2="28" />
    </svg>
  );
};
