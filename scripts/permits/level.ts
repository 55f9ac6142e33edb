import { median } from '../../src/engine/results/accuracy.ts';
import { estimateOf } from './estimate-of.ts';
import type { JobKind } from './job-kinds.ts';
import type { DeclaredJob } from './read-report.ts';

/** So many jobs count for half of the way from our sources to what they declare. */
const HALF_WAY = 10;

/** Our typical price of a declared job as it is without any level taken from permits, US dollars. */
const typicalBySources = (kind: JobKind, tons: number | undefined): number =>
  estimateOf(kind, tons).items.reduce((sum, { total, factors }) => {
    const moved = factors.find(({ figure }) => figure === 'permitLevel')?.value ?? 1;
    return sum + total.typical / (typeof moved === 'number' ? moved : moved.typical);
  }, 0);

/** What evidence moves our prices by: the median of its ratios to ours, in logarithms, for n ÷ (n + 10) of the way. */
export const levelBy = (ratios: readonly number[]): number =>
  Math.exp((ratios.length / (ratios.length + HALF_WAY)) * median(ratios.map(Math.log)));

/**
 * What our prices of a kind of job are to be multiplied by: the median of what was declared against our
 * sources, in logarithms, for n ÷ (n + 10) of the way. Jobs of unknown size count only where tons set no
 * price.
 */
export const levelOf = (kind: JobKind, jobs: readonly Pick<DeclaredJob, 'tons' | 'value'>[]) => {
  const counted = jobs.filter(({ tons }) => tons !== undefined || !kind.byTons);
  const ratios = counted.map(({ tons, value }) => value / typicalBySources(kind, tons));
  return {
    jobs: counted.length,
    declared: Math.exp(median(ratios.map(Math.log))),
    level: levelBy(ratios),
  };
};
