import { Suspense, use } from 'react';
import { money, type Answers } from '../../engine/index.ts';
import type { Job } from '../../tools/decision.ts';
import type { Verdict } from '../../tools/run-tool.ts';
import { loadRule } from '../calculator/load.ts';
import { HouseSection } from './HouseSection.tsx';
import { numbered } from './Steps.tsx';

const Price = ({ job }: { readonly job: Job }) =>
  ` ${money(use(loadRule(job.trade)).estimate(job.inputs as Answers).total.typical)}`;

/** The house of the questions again, with the number and the likely price of what comes first in each part. */
export default function HouseDecided({
  verdict: { inputs, parts, steps },
}: {
  readonly verdict: Pick<Verdict, 'inputs' | 'parts' | 'steps'>;
}) {
  const shown = numbered(steps);
  const numbers = Object.fromEntries(shown.map(({ id }, index) => [id, index + 1]));
  const priceOf = (ids: readonly string[]) => {
    const job = shown.find(({ id, job: one }) => one && !one.unpriced && ids.includes(id))?.job;
    return (
      job && (
        <Suspense>
          <Price job={job} />
        </Suspense>
      )
    );
  };
  return (
    <section className="house sheet p-1 sm:p-4" aria-label="Where in the house">
      <HouseSection
        values={inputs}
        parts={parts}
        numbers={numbers}
        priceOf={({ steps: ids }) => priceOf(ids)}
      />
    </section>
  );
}
