import type { ReceivedWhole } from '../../backend/received/received.ts';
import type { SaidAnswer, SaidLine } from '../../backend/sent-job.ts';
import { money, moneyRange } from '../../engine/index.ts';
import { bookOf } from '../../trades/open-book.ts';
import { tradeName } from '../../trades/names.ts';
import { capital, firstName } from './contact-words.ts';

/** Open questions that stand in sight; the rest is folded. */
const MOST_OPEN = 10;

/** The range with what is likely, from nothing to a little over the high end. */
function RangeBar({ low, typical, high }: NonNullable<ReceivedWhole['estimate']>) {
  const at = (usd: number) => `${((100 * usd) / (high * 1.12)).toFixed(2)}%`;
  return (
    <svg className="range-bar" width="100%" height="22" aria-hidden="true">
      <line className="ruler-axis" x1="0" x2="100%" y1="11" y2="11" />
      <rect className="ruler-left" x={at(low)} width={at(high - low)} y="5" height="12" />
      <rect className="ruler-needle" x={at(typical)} width="3" y="1" height="20" />
    </svg>
  );
}

function Lines({
  row,
  lines,
}: {
  readonly row: ReceivedWhole;
  readonly lines: readonly SaidLine[];
}) {
  return (
    <table className="table job-lines">
      <caption className="sr-only">What the likely cost is made of</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">How much of it</th>
          <th scope="col" className="figures">
            Likely
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, amount, usd, source }, at) => (
          <tr key={at}>
            <th scope="row">
              {label}{' '}
              {source && (
                <a className="chip" href={`${bookOf(row.trade_id)}#source-${source}`}>
                  {source}
                </a>
              )}
            </th>
            <td className="text-soft whitespace-nowrap">{amount}</td>
            <td className="figures">{money(usd)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Likely cost of the job, lines rounded
          </th>
          <td className="figures job-total">{row.estimate && money(row.estimate.typical)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const Said = ({ of }: { readonly of: readonly SaidAnswer[] }) => (
  <dl>
    {of.map(({ label, words }, at) => (
      <div key={at}>
        <dt>{label}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);

/** The job as the homeowner saw it when it was sent, whatever has changed in our figures since. */
export default function JobSheet({ row }: { readonly row: ReceivedWhole }) {
  const { answers, unanswered, estimate } = row;
  const name = capital(firstName(row));
  const given = answers ?? [];
  const open = unanswered ?? [];
  const first = open.find(({ mark }) => mark === 'first');
  return (
    <section className="sheet job-sheet" aria-labelledby="job">
      <div className="job-head">
        <h2 id="job">The job as {name} described it</h2>
        {estimate && (
          <p className="hint">
            {tradeName(row.trade_id)} model {estimate.modelVersion}
          </p>
        )}
      </div>
      {row.person?.note && <p className="job-note">“{row.person.note}”</p>}
      {first && (
        <p className="slip job-first">
          <b>Ask first: {first.label.replace(/[.?]?$/, '')}?</b>{' '}
          {estimate
            ? `Knowing it narrows the range by about ${money(estimate.narrows)}.`
            : 'Of all that was left open it decides most about the price.'}
        </p>
      )}
      <div className="job-answers">
        <div>
          <h3>
            {name} answered {given.length}
          </h3>
          <Said of={given} />
        </div>
        <div className="job-open">
          <h3>
            Left open {open.length}
            {open.length > 0 && ', so we assumed'}
          </h3>
          <Said of={open.slice(0, MOST_OPEN)} />
          {open.length > MOST_OPEN && (
            <details>
              <summary>{open.length - MOST_OPEN} more left open</summary>
              <Said of={open.slice(MOST_OPEN)} />
            </details>
          )}
        </div>
      </div>
      {estimate ? (
        <div className="job-range">
          <p className="eyebrow">{name} shared this range</p>
          <div className="job-range-row">
            <p className="job-band figures">{moneyRange(estimate)}</p>
            <RangeBar {...estimate} />
          </div>
          <p className="hint">
            {estimate.meaning}. {estimate.label} {money(estimate.typical)}. From published prices,
            not a quote.
          </p>
          {estimate && estimate.lines.length > 0 ? (
            <Lines row={row} lines={estimate.lines} />
          ) : (
            <p className="caution">
              {name} kept some answers private, so the lines behind this range are not shown.
            </p>
          )}
        </div>
      ) : (
        <div className="job-range">
          <h3>{name} kept the price private</h3>
          <p>The answers are all we may show.</p>
        </div>
      )}
    </section>
  );
}
