import type { Held, HeldApart } from './accuracy.ts';
import { ENOUGH, HELD } from './spread.ts';

/** So many prices of single jobs were tried, and so many lay in the range that people see. */
interface Count {
  readonly jobs: number;
  readonly held: number;
}

/** Of jobs whose size the price tells, and of others. */
export interface HeldJobs {
  readonly sized: Count;
  readonly open: Count;
}

const ofJobs = ({ jobs, held }: Count, otherwise: string): string =>
  jobs >= ENOUGH
    ? ` Of prices of single jobs, on permits, bills and bids, a range made without them held ${held} of ${jobs}.`
    : otherwise;

const few = ({ cases, heldOut }: Held): string =>
  cases >= ENOUGH && heldOut / cases < HELD
    ? ' That is fewer than the 8 in 10 our model means.'
    : '';

/** Of each of the two ranges people see. */
export interface AccuracyInWords {
  /** With the size of the job answered. */
  readonly sized: string;
  /** With nothing answered but what the job is. */
  readonly open: string;
}

/**
 * What the comparison says, and no more. What lies in a range is the middle of what was published, which is no
 * job: of jobs a share is told only where prices of enough single ones were tried.
 */
export const accuracyInWords = ({ sized, first }: HeldApart, jobs: HeldJobs): AccuracyInWords => ({
  sized: `With the size of the job answered, the middle of ${sized.heldOut} of ${sized.cases} published prices lay in our range, also when we made it without that publisher’s prices.${few(sized)} Half of them were within ${Math.ceil(sized.medianError * 100)}% of our typical figure.${ofJobs(jobs.sized, ' Bills lie further apart than such middles: expect more of them outside.')}`,
  open: `With nothing answered but what the job is, the middle of ${first.heldOut} of ${first.cases} published prices lay in our range.${few(first)} The high end of that range is ${first.medianWidth.toFixed(1)} times its low end.${ofJobs(jobs.open, '')}`,
});
