import { moneyRange, money, type ThreePoint } from '../../engine/index.ts';

/** The part of the drawing left free on either side of the band. */
const MARGIN = 0.18;

/** The band as a picture: the range, with the typical price marked, and a quote if any. */
export const Band = ({ total, quote }: { readonly total: ThreePoint; readonly quote?: number }) => {
  const { low, typical, high } = total;
  const room = (high - low) * MARGIN || Math.max(1, typical * MARGIN);
  const from = Math.min(low - room, quote ?? low);
  const to = Math.max(high + room, quote ?? high);
  const at = (usd: number) => `${(((usd - from) / (to - from)) * 100).toFixed(2)}%`;
  return (
    <svg
      className="band"
      role="img"
      aria-label={`Band from ${moneyRange(total)}, typical ${money(typical)}${
        quote === undefined ? '' : `, your quote ${money(quote)}`
      }`}
      width="100%"
      height="32"
    >
      <line className="axis" x1="0" x2="100%" y1="16" y2="16" />
      <line className="reach" x1={at(low)} x2={at(high)} y1="16" y2="16" />
      <line className="typical" x1={at(typical)} x2={at(typical)} y1="4" y2="28" />
      {quote !== undefined && <circle className="quote" cx={at(quote)} cy="16" r="6" />}
    </svg>
  );
};
