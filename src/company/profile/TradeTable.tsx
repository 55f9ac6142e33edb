import type { Figures, Report } from '../../backend/report.ts';
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

function Row({ name, of }: { readonly name: string; readonly of: Figures }) {
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        {name}
      </th>
      <td className="figures">{of.requests}</td>
      <td className="figures">
        {of.median_seconds === null ? '–' : howLong(of.median_seconds * 1000)}
      </td>
      <td className="figures">{percent(of.in_time, of.due)}</td>
      <td className="figures">{of.quoted}</td>
      <td className="figures">
        {of.won} of {closedOf(of)}
      </td>
      <td className="figures">{winRate(of)}</td>
      <td className="w-[20%] min-w-36 ps-4 text-sm text-soft">
        <Track {...of} />
      </td>
      <td className="figures">{wholeDollars(of.won_usd)}</td>
    </tr>
  );
}

/** Every trade with its figures, and all together. */
export default function TradeTable({ by_trade, all }: Pick<Report, 'by_trade' | 'all'>) {
  return (
    <div className="table-scroll" role="region" aria-labelledby="by-trade" tabIndex={0}>
      <table className="table ">
        <thead>
          <tr>
            <th scope="col">Trade</th>
            <th scope="col" className="figures">
              Requests
            </th>
            <th scope="col" className="figures">
              Median answer
            </th>
            <th scope="col" className="figures">
              In time
            </th>
            <th scope="col" className="figures">
              Quoted
            </th>
            <th scope="col" className="figures">
              Won of closed
            </th>
            <th scope="col" className="figures">
              Win rate
            </th>
            <th scope="col" className="w-[20%] min-w-36 ps-4 text-sm text-soft">
              <span className="sr-only">Win rate, </span>
              <span className="flex justify-between">
                <span>0</span>
                <span>50%</span>
                <span>100%</span>
              </span>
            </th>
            <th scope="col" className="figures">
              Won, by your quotes
            </th>
          </tr>
        </thead>
        <tbody>
          {by_trade.map((one) => (
            <Row key={one.trade} name={tradeName(one.trade)} of={one} />
          ))}
        </tbody>
        {by_trade.length > 1 && (
          <tfoot className="font-semibold">
            <Row name="All" of={all} />
          </tfoot>
        )}
      </table>
    </div>
  );
}
