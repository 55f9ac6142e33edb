import { exactly, runEstimate, type Answers, type ThreePoint } from '../../engine/index.ts';
import { breakEvenDays, DAYS_A_MONTH } from '../../trades/home-staging/break-even.ts';
import { calculator } from '../../trades/home-staging/calculator.ts';
import { fields } from '../../trades/home-staging/fields.ts';
import { priced, type Job } from '../decision.ts';
import type { StagingReturnValues } from './fields.ts';

/** Months of furniture paid for: never fewer than the owner's own guess needs. */
const monthsOf = ({ months, daysWith }: StagingReturnValues): number =>
  Math.max(months, (daysWith ?? 0) / DAYS_A_MONTH);

/** The job as the calculator takes it. */
export const jobOf = (v: StagingReturnValues): Job =>
  priced('home-staging', {
    kind: v.kind,
    area: v.area,
    city: v.city,
    price: v.price,
    ...(v.kind !== 'consult' && { scope: v.scope }),
    ...(v.kind === 'vacant' && { months: Math.min(monthsOf(v), fields.months.max) }),
  });

/** What staging costs, US dollars: as quoted, else by the calculator; undefined where neither is known. */
export const costOf = (v: StagingReturnValues): ThreePoint | undefined => {
  if (v.costFrom === 'quote') return v.quote === null ? undefined : exactly(v.quote);
  const { low, typical, high } = runEstimate(calculator, jobOf(v).inputs as Answers).total;
  return { low, typical, high };
};

/** What restyling a home of this size with its own furniture costs by the calculator, US dollars. */
export const restylingOf = (v: StagingReturnValues): ThreePoint =>
  runEstimate(calculator, jobOf({ ...v, kind: 'occupied', scope: 'key' }).inputs as Answers).total;

/** What the home costs a month while it is for sale, US dollars; undefined where nothing was said. */
export const carryingOf = (v: StagingReturnValues): number | undefined => {
  const parts = [v.interest, v.tax, v.insurance, v.hoa, v.utilities, v.upkeep];
  const said = v.carryingFrom === 'sum' ? [v.carrying] : parts;
  const sum = said.reduce<number>((all, one) => all + (one ?? 0), 0);
  return sum > 0 ? sum : undefined;
};

/** Days saved on the owner's own guess, negative where staging is expected to take longer. */
export const daysSaved = ({ daysWithout, daysWith }: StagingReturnValues): number | undefined =>
  daysWithout === null || daysWith === null ? undefined : daysWithout - daysWith;

/** Days sooner that pay for the staging by time alone. */
export const evenDays = (cost: ThreePoint, carrying: number | undefined): ThreePoint | undefined =>
  carrying === undefined ? undefined : breakEvenDays(carrying, cost);

/** What is left after the staging, US dollars, negative for a loss. */
export const netOf = (cost: number, carrying: number, days: number, cut: number): number =>
  (days * carrying) / DAYS_A_MONTH + cut - cost;
