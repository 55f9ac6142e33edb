/** A drawing of the site, one stroked path. */
export default function Icon({
  path,
  size = 18,
}: {
  readonly path: string;
  readonly size?: number;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** The drawing of a trade, which the page holds once for all. */
export const TradeIcon = ({ id }: { readonly id: string }) => (
  <svg
    className="fill-none stroke-oak stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]"
    width="24"
    height="24"
    aria-hidden="true"
  >
    <use href={`#trade-${id}`} />
  </svg>
);
