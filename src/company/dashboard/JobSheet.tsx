import type { ReceivedWhole } from '../../backend/received/received.ts';
import type { SaidAnswer, SaidLine } from '../../backend/sent-job.ts';
import { money, moneyRange } from '../../engine/index.ts';
import Facts from '../../kit/Facts.tsx';
import { bookOf } from '../../trades/open-book.ts';
import { tradeName } from '../../trades/names.ts';
import { capital } from '../../kit/say.ts';
import { firstName } from './contact-words.ts';

/** Open questions that stand in sight; the rest is folded. */
const MOST_OPEN = 10;

/** The range with what is likely, from nothing to a little over the high end. */
function RangeBar({ low, typical, high }: NonNullable<ReceivedWhole['estimate']>) {
  const at = (usd: number) => `${((100 * usd) / (high * 1.12)).toFixed(2)}%`;
  return (
    <svg className="fill-oak" width="100%" height="22" aria-hidden="true">
      <line className="stroke-rule stroke-[1.5]" x1="0" x2="100%" y1="11" y2="11" />
      <rect className="opacity-45" x={at(low)} width={at(high - low)} y="5" height="12" />
      <rect x={at(typical)} width="3" y="1" height="20" />
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
    <table className="table mt-2">
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
          <td className="figures font-serif text-base font-semibold">
            {row.estimate && money(row.estimate.typical)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What was answered; assumed by us where it was left open. */
const Said = ({
  of,
  isAssumed = false,
}: {
  readonly of: readonly SaidAnswer[];
  readonly isAssumed?: boolean;
}) => (
  <Facts
    className="figures"
    of={of.map(({ label, words }) => [
      label,
      isAssumed ? <span className="text-soft">{words}</span> : words,
    ])}
  />
);

/** The range that was shared, and what it is made of. */
function Price({ row, name }: { readonly row: ReceivedWhole; readonly name: string }) {
  const { estimate } = row;
  return estimate ? (
    <div className="mt-4 grid gap-1 border-t border-rule pt-4">
      <p className="eyebrow">{name} shared this range</p>
      <div className="grid items-center gap-x-8 gap-y-2 sm:grid-cols-[auto_minmax(8rem,15.5rem)] sm:justify-between">
        <p className="font-serif text-xl font-semibold figures">{moneyRange(estimate)}</p>
        <RangeBar {...estimate} />
      </div>
      <p className="hint">
        {estimate.meaning}. {estimate.label} {money(estimate.typical)}. From published prices, not a
        quote.
      </p>
      {estimate.lines.length > 0 ? (
        <Lines row={row} lines={estimate.lines} />
      ) : (
        <p className="caution">
          {name} kept some answers private, so the lines behind this range are not shown.
        </p>
      )}
    </div>
  ) : (
    <div className="mt-4 grid gap-1 border-t border-rule pt-4">
      <h3 className="text-base">{name} kept the price private</h3>
      <p>The answers are all we may show.</p>
    </div>
  );
}

/** The job as the homeowner saw it when it was sent, whatever has changed in our figures since. */
export default function JobSheet({ row }: { readonly row: ReceivedWhole }) {
  const { answers, unanswered, estimate } = row;
  const name = capital(firstName(row));
  const given = answers ?? [];
  const open = unanswered ?? [];
  const first = open.find(({ mark }) => mark === 'first');
  return (
    <section className="sheet p-5 text-sm" aria-labelledby="job">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="job" className="text-lg">
          The job as {name} described it
        </h2>
        {estimate && (
          <p className="hint">
            {tradeName(row.trade_id)} model {estimate.modelVersion}
          </p>
        )}
      </div>
      {row.person?.note && (
        <p className="mt-2 font-serif text-lg italic whitespace-pre-line">“{row.person.note}”</p>
      )}
      {first && (
        <p className="slip mt-3 max-w-xl">
          <b>Ask first: {first.label.replace(/[.?]?$/, '')}?</b>{' '}
          {estimate
            ? `Knowing it narrows the range by about ${money(estimate.narrows)}.`
            : 'Of all that was left open it decides most about the price.'}
        </p>
      )}
      <div className="mt-4 mb-2 grid gap-x-8 gap-y-4 md:grid-cols-2">
        <div>
          <h3 className="eyebrow">
            {name} answered {given.length}
          </h3>
          <Said of={given} />
        </div>
        <div>
          <h3 className="eyebrow">
            Left open {open.length}
            {open.length > 0 && ', so we assumed'}
          </h3>
          <Said of={open.slice(0, MOST_OPEN)} isAssumed />
          {open.length > MOST_OPEN && (
            <details className="print:unfolds">
              <summary className="disclosure">{open.length - MOST_OPEN} more left open</summary>
              <Said of={open.slice(MOST_OPEN)} isAssumed />
            </details>
          )}
        </div>
      </div>
      <Price row={row} name={name} />
    </section>
  );
}
