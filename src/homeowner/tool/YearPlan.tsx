import { use } from 'react';
import { addUp, money, moneyRange, type Answers, type ThreePoint } from '../../engine/index.ts';
import type { ToldWork } from '../../tools/run-tool.ts';
import { loadRule } from '../calculator/load.ts';
import { layCash, MONTHS, type Month, type Year } from './cash.ts';
import { YearChart } from './YearChart.tsx';

const inWords = ({ works }: Month): string =>
  works.map(({ part, title }) => `${part}: ${title}`).join('; ');

/** The same as the chart, in words: what a phone, a sheet of paper and a screen reader get. */
const YearTable = ({ year: { months, until } }: { readonly year: Year }) => (
  <table className="table lg:sr-only">
    <caption className="sr-only">Month by month until {until}</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">Month</th>
        <th scope="col">What</th>
        <th scope="col">Likely cash</th>
      </tr>
    </thead>
    <tbody>
      {months
        .filter(({ works }) => works.length > 0)
        .map((month) => (
          <tr key={month.name}>
            <th scope="row">{month.name}</th>
            <td className="last:text-end">{inWords(month)}</td>
            <td className="figures last:text-end">{month.cash > 0 ? money(month.cash) : '–'}</td>
          </tr>
        ))}
    </tbody>
  </table>
);

/** What works cost together, by those that have a price; nothing where none has. */
const together = (
  works: readonly ToldWork[],
  costs: ReadonlyMap<string, ThreePoint>,
): ThreePoint | undefined => {
  const known = works.flatMap(({ id }) => costs.get(id) ?? []);
  return known.length > 0 ? addUp(known) : undefined;
};

/** What the sum does not hold: the parts of which nothing has a price, with what is done about them. */
const unpricedIn = (works: readonly ToldWork[], costs: ReadonlyMap<string, ThreePoint>) => {
  const priced = new Set(works.filter(({ id }) => costs.has(id)).map(({ part }) => part));
  return works
    .filter(({ part }) => !priced.has(part))
    .map(({ part, title }) => `${part} (${title})`)
    .join(', ');
};

/** The year ahead, in an order that makes sense, and the cash it takes by the trades' own calculators. */
export default function YearPlan({ plan }: { readonly plan: readonly ToldWork[] }) {
  const priced = plan.filter(({ job }) => job && !job.unpriced);
  // All at once; below they are only waited for.
  for (const { job } of priced) void loadRule(job!.trade);
  const costs = new Map(
    priced.map(({ id, job }) => [
      id,
      use(loadRule(job!.trade)).estimate(job!.inputs as Answers).total as ThreePoint,
    ]),
  );
  const toDo = plan.filter(({ reserve }) => !reserve);
  const toKeep = plan.filter(({ reserve }) => reserve);
  const year = layCash(toDo, new Date(), ({ id }) => costs.get(id)?.typical ?? 0);
  const bill = together(
    year.placed.map(({ work }) => work),
    costs,
  );
  const unpriced = unpricedIn(toDo, costs);
  const kept = together(toKeep, costs);
  const order = year.placed.filter(({ work }) => work.because !== undefined);
  return (
    <section className="space-y-6" aria-labelledby="year">
      <div className="flex flex-wrap gap-x-8 gap-y-1 items-baseline justify-between">
        <h2 id="year">{year.total > 0 ? 'The year, and the cash it takes' : 'The year ahead'}</h2>
        {bill && (
          <p className="hint">
            Likely <b>{money(bill.typical)}</b> by {year.until}, or <b>{moneyRange(bill)}</b>. Set
            aside <b>{money(bill.typical / MONTHS)}</b> a month.
            {unpriced && (
              <>
                {' '}
                <b>Not in this sum:</b> {unpriced}.
              </>
            )}
          </p>
        )}
        {kept && (
          <p className="hint">
            Keep ready for what is old: <b>{money(kept.typical)}</b>, or <b>{moneyRange(kept)}</b> (
            {toKeep.map(({ title }) => title).join(', ')}).
          </p>
        )}
      </div>
      <div className="sheet py-4 px-5">
        <YearChart year={year} isPriced={(id) => costs.has(id)} />
        <YearTable year={year} />
        <p className="hint hidden min-[64rem]:block">
          A dashed box has no cost in these bars: a look, a test, a question, or something we don’t
          price.
        </p>
      </div>
      {order.length > 0 && (
        <div>
          <h2 className="pb-2 mb-3 border-b border-rule text-lg">In this order, because</h2>
          <dl className="order">
            {order.map(({ work: { id, part, because } }) => (
              <div
                className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 py-2 border-b border-rule-light"
                key={id}
              >
                <dt className="font-semibold">{part}</dt>
                <dd>{because}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {year.left.length > 0 && (
        <p>
          <b>After this year:</b>{' '}
          {year.left.map(({ part, title }) => `${part}: ${title}`).join('; ')}.
        </p>
      )}
    </section>
  );
}
