import { use } from 'react';
import type { Received } from '../../backend/received/received.ts';
import {
  askedFields,
  fillIn,
  measureRange,
  money,
  moneyRange,
  readAnswers,
  roughly,
  shortLabel,
  type Estimate,
  type Field,
  type Item,
  type Value,
} from '../../estimate/index.ts';
import { sayValue } from '../../estimate/results/say-value.ts';
import { bookOf } from '../../open-book.ts';
import { tradeName } from '../../trades/names.ts';
import { loadRule } from '../calculator/load.ts';
import { capital, firstName } from './contact-words.ts';
import { modelsRange, rangeMeaning } from './range-meaning.ts';

/** Open questions that stand in sight; the rest is folded. */
const MOST_OPEN = 10;

/** What today's rule makes of the answers as they were sent. */
function jobToday(row: Received, rule: Awaited<ReturnType<typeof loadRule>>) {
  const { calculator } = rule;
  const { answers, problems } = readAnswers(calculator, { ...row.answers, city: row.cityId });
  const estimate = rule.estimate(answers);
  const asked = askedFields(calculator, fillIn(calculator, answers)).filter(
    ([id]) => id !== 'city',
  );
  const open = new Set(row.unanswered ?? []);
  return {
    estimate,
    problems,
    given: asked.filter(([id]) => answers[id] !== undefined && !open.has(id)),
    open: asked.filter(([id]) => open.has(id)),
    /** Answered, and kept back by the person. */
    kept: asked.filter(([id]) => answers[id] === undefined && !open.has(id)),
  };
}

/** Whether today's rule gives the very range that was stored, so that its lines are the lines of it. */
export const isSameEstimate = (
  stored: NonNullable<Received['estimate']>,
  today: Pick<Estimate, 'modelVersion' | 'total'>,
): boolean =>
  stored.modelVersion === today.modelVersion &&
  (['low', 'typical', 'high'] as const).every(
    (part) => Math.abs(stored[part] - today.total[part]) < 1,
  );

/** The range with what is likely, from nothing to a little over the high end. */
function RangeBar({ low, typical, high }: NonNullable<Received['estimate']>) {
  const at = (usd: number) => `${((100 * usd) / (high * 1.12)).toFixed(2)}%`;
  return (
    <svg className="range-bar" width="100%" height="22" aria-hidden="true">
      <line className="ruler-axis" x1="0" x2="100%" y1="11" y2="11" />
      <rect className="ruler-left" x={at(low)} width={at(high - low)} y="5" height="12" />
      <rect className="ruler-needle" x={at(typical)} width="3" y="1" height="20" />
    </svg>
  );
}

function Lines({ row, items }: { readonly row: Received; readonly items: readonly Item[] }) {
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
        {items
          .toSorted((one, other) => other.total.typical - one.total.typical)
          .map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.label}{' '}
                {item.sources.slice(0, 1).map((source) => (
                  <a key={source} className="chip" href={`${bookOf(row.tradeId)}#source-${source}`}>
                    {source}
                  </a>
                ))}
              </th>
              <td className="text-soft">
                {item.unit === 'job'
                  ? ''
                  : roughly(item.quantity, item.unit) || measureRange(item.quantity, item.unit)}
              </td>
              <td className="figures">{money(item.total.typical)}</td>
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

const Answer = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div>
    <dt>{shortLabel(label)}</dt>
    <dd>{children}</dd>
  </div>
);

/** The job as the homeowner described it: what was answered, what was left open, and the range if it was shared. */
export default function JobSheet({ row }: { readonly row: Received }) {
  const rule = use(loadRule(row.tradeId));
  const { estimate, problems, given, open, kept } = jobToday(row, rule);
  const name = capital(firstName(row));
  const stored = row.estimate;
  const isSame = stored !== null && isSameEstimate(stored, estimate);
  const isOldModel = stored !== null && stored.modelVersion !== estimate.modelVersion;
  const value = ([id, field]: [string, Field]) => sayValue(field, estimate.inputs[id] as Value);
  const [first, second] = estimate.narrowing.filter(({ field }) =>
    open.some(([id]) => id === field),
  );
  const opened = open.map(([id, field]) => (
    <Answer key={id} label={field.label}>
      {isOldModel ? 'open' : value([id, field])}
    </Answer>
  ));
  return (
    <section className="sheet job-sheet" aria-labelledby="job">
      <div className="job-head">
        <h2 id="job">The job as {name} described it</h2>
        <p className="hint">
          {tradeName(row.tradeId)} model {stored?.modelVersion ?? estimate.modelVersion}
        </p>
      </div>
      {row.person?.note && <p className="job-note">“{row.person.note}”</p>}
      {first && (
        <p className="slip job-first">
          <b>Ask first: {shortLabel(first.label).replace(/[.?]?$/, '')}?</b>{' '}
          {stored
            ? `Knowing it narrows the range by about ${money(first.by)}.${second ? ` No other open answer narrows it by more than ${money(second.by)}.` : ''}`
            : 'Of all that was left open it decides most about the price.'}
        </p>
      )}
      <div className="job-answers">
        <div>
          <h3>
            {name} answered {given.length}
          </h3>
          <dl>
            {given.map(([id, field]) => (
              <Answer key={id} label={field.label}>
                {value([id, field])}
              </Answer>
            ))}
          </dl>
        </div>
        <div className="job-open">
          <h3>
            Left open {open.length}
            {open.length > 0 && !isOldModel && ', so we assumed'}
          </h3>
          <dl>{opened.slice(0, MOST_OPEN)}</dl>
          {opened.length > MOST_OPEN && (
            <details>
              <summary>{opened.length - MOST_OPEN} more left open</summary>
              <dl>{opened.slice(MOST_OPEN)}</dl>
            </details>
          )}
        </div>
      </div>
      {kept.length > 0 && (
        <p className="hint">
          Kept private or asked since: {kept.map(([, field]) => shortLabel(field.label)).join(', ')}
          .
        </p>
      )}
      {problems.length > 0 && (
        <p className="hint">
          {problems.length === 1 ? 'One answer' : `${problems.length} answers`} can no longer be
          read by today’s questions.
        </p>
      )}
      {stored ? (
        <div className="job-range">
          <p className="eyebrow">{name} shared this range</p>
          <div className="job-range-row">
            <p className="job-band figures">{moneyRange(stored)}</p>
            <RangeBar {...stored} />
          </div>
          <p className="hint">
            {isOldModel ? modelsRange : rangeMeaning(row.tradeId)}. {stored.label}{' '}
            {money(stored.typical)}. From published prices, not a quote.
          </p>
          {isSame ? (
            <Lines row={row} items={estimate.items} />
          ) : (
            <p className="caution">
              {isOldModel
                ? `Our figures have changed since: the range is from model ${stored.modelVersion}, today’s is ${estimate.modelVersion}. It stands as ${name} saw it, without its lines.`
                : `${name} kept some answers private, so the lines behind this range cannot be shown.`}
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
