import { Suspense, use } from 'react';
import { money, moneyRange, toAddress, type Answers } from '../../engine/index.ts';
import type { Job } from '../../tools/decision.ts';
import { loadFields } from '../calculator/load-fields.ts';
import { loadRule } from '../calculator/load.ts';
import type { ToolOf } from './tool-of.ts';

interface JobProps {
  readonly of: ToolOf;
  readonly job: Job;
}

const Link = ({ of, job, label, className }: JobProps & { label: string; className?: string }) => {
  const query = toAddress(use(loadFields(job.trade)), job.inputs as Answers);
  const path = of.calculators[job.trade] ?? '/';
  return (
    <a className={className} href={query ? `${path}?${query}` : path}>
      {label}
    </a>
  );
};

/** Leads to the calculator of a job, with its answers filled in. */
export const JobLink = (props: JobProps & { label: string; className?: string }) => (
  <Suspense>
    <Link {...props} />
  </Suspense>
);

const Price = ({ job }: JobProps) => {
  const { total } = use(loadRule(job.trade)).estimate(job.inputs as Answers);
  return (
    <>
      <b className="figures font-serif font-bold text-lg leading-tight">{money(total.typical)}</b>
      {total.high > total.low && <span className="hint figures">{moneyRange(total)}</span>}
    </>
  );
};

/** What a job costs by its trade's calculator, and the way to open it there. */
export const JobPrice = (props: JobProps) => (
  <Suspense fallback={<span className="hint">Adding up…</span>}>
    {!props.job.unpriced && <Price {...props} />}
    <Link {...props} label={props.job.unpriced ? 'Find its price' : 'Open it, filled in'} />
  </Suspense>
);
