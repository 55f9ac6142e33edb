import { money, type Item } from '../../estimate/index.ts';

/** How the typical total splits into its lines, largest first, as one bar; the tape is its table. */
export const Split = ({ items }: { readonly items: readonly Item[] }) => {
  const sorted = [...items].sort((a, b) => b.total.typical - a.total.typical);
  const sum = sorted.reduce((total, item) => total + item.total.typical, 0);
  const share = (usd: number) => (sum > 0 ? (usd / sum) * 100 : 0);
  const starts = sorted.map((_, index) =>
    share(sorted.slice(0, index).reduce((total, item) => total + item.total.typical, 0)),
  );
  const [largest] = sorted;
  if (!largest || sorted.length < 2) return null;
  return (
    <figure className="split">
      <svg
        width="100%"
        height="20"
        role="img"
        aria-label={sorted.map((item) => `${item.label} ${money(item.total.typical)}`).join(', ')}
      >
        {sorted.map((item, index) => (
          <rect
            key={item.id}
            className={`part part-${Math.min(index, 5)}`}
            x={`${starts[index]}%`}
            width={`${Math.max(0, share(item.total.typical) - 0.4)}%`}
            height="20"
          />
        ))}
      </svg>
      <figcaption>
        Largest: {largest.label}, {Math.round(share(largest.total.typical))}%.
      </figcaption>
    </figure>
  );
};
