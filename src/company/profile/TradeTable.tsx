import type { Figures, Report } from '../../backend/report.ts';
import Table, { type Column } from '../../kit/Table.tsx';
import { tradeName } from '../../trades/names.ts';
import { howLong } from '../../time/how-long.ts';
import { closedOf, percent, wholeDollars, winRate } from './report-words.ts';
import { fewestClosed, likelyShare } from './share.ts';

/** The win rate on a line from 0 to all, with where the true one lies. */
function Track({ won, lost }: Figures) {
  const of = won + lost;
  if (of < fewestClosed) return <>too few closed to say</>;
  const { low, high } = likelyShare(won, of);
  return (
    <svg
      className=""
      width="100%"
      height="14"
      role="img"
      aria-label={`8 in 10 chance between ${percent(low, 1)} and ${percent(high, 1)}`}
    >
      <line className="stroke-rule" x1="0" x2="100%" y1="7" y2="7" />
      <rect
        className="fill-oak opacity-40"
        x={`${low * 100}%`}
        width={`${(high - low) * 100}%`}
        y="3"
        height="8"
      />
      <line
        className="stroke-oak stroke-3"
        x1={`${(won / of) * 100}%`}
        x2={`${(won / of) * 100}%`}
        y1="0"
        y2="14"
      />
    </svg>
  );
}

type Named = Figures & { readonly trade: string };

const columns: readonly Column<Named>[] = [
  {
    name: 'Trade',
    className: 'whitespace-nowrap',
    says: ({ trade }) => (trade ? tradeName(trade) : 'All'),
  },
  { name: 'Requests', className: 'figures', says: ({ requests }) => requests },
  {
    name: 'Median answer',
    className: 'figures',
    says: ({ median_seconds }) => (median_seconds === null ? '–' : howLong(median_seconds * 1000)),
  },
  { name: 'In time', className: 'figures', says: (of) => percent(of.in_time, of.due) },
  { name: 'Quoted', className: 'figures', says: ({ quoted }) => quoted },
  { name: 'Won of closed', className: 'figures', says: (of) => `${of.won} of ${closedOf(of)}` },
  { name: 'Win rate', className: 'figures', says: winRate },
  {
    name: (
      <>
        <span className="sr-only">Win rate, </span>
        <span className="flex justify-between">
          <span>0</span>
          <span>50%</span>
          <span>100%</span>
        </span>
      </>
    ),
    className: 'w-[20%] min-w-36 ps-4 text-sm text-soft',
    says: (of) => <Track {...of} />,
  },
  { name: 'Won, by your quotes', className: 'figures', says: (of) => wholeDollars(of.won_usd) },
];

/** Every trade with its figures, and all together. */
export default function TradeTable({ by_trade, all }: Pick<Report, 'by_trade' | 'all'>) {
  return (
    <Table
      label="By trade"
      columns={columns}
      rows={by_trade}
      keyOf={({ trade }) => trade}
      foot={by_trade.length > 1 ? { ...all, trade: '' } : undefined}
    />
  );
}
