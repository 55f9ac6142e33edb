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

const ofJobs = ({ jobs, held }: Count): string =>
  jobs >= ENOUGH
    ? ` Of prices of single jobs, on permits, bills and bids, a range made without them held ${held} of ${jobs}.`
    : '';

const inRange = ({ cases, heldOut }: Held): string => {
  const short =
    cases < ENOUGH
      ? ': too few to say more'
      : heldOut / cases < HELD
        ? ': fewer than the 8 in 10 it is made for'
        : '';
  return `the middle of ${heldOut} of ${cases} published prices lay in our range, made without their publisher${short}.`;
};

const halfWithin = ({ cases, medianError }: Held): string =>
  cases >= ENOUGH
    ? ` Half of them were within ${Math.ceil(medianError * 100)}% of our typical figure.`
    : '';

/** Of each of the two ranges people see: at most three figures, a sentence each. */
export interface AccuracyInWords {
  /** What anyone understands of it, and the two counts it tells. */
  readonly plain: string;
  readonly held: number;
  readonly of: number;
  /** With the job and its size told. */
  readonly sized: string;
  /** With nothing told but what the job is. */
  readonly open: string;
}

/** The range that most are shown: with the size told, where any price tells it. */
const inPlainWords = ({ heldOut: held, cases: of }: Held) => ({
  plain: `We tried our range on ${of} published price${of === 1 ? '' : 's'}. ${held} fell inside. ${
    of < ENOUGH ? 'That is too few to say more.' : 'It is made to hold 8 in 10.'
  }`,
  held,
  of,
});

/**
 * What the comparison says, and no more. What lies in a range is the middle of what was published, which is no
 * job: of jobs a share is told only where prices of enough single ones were tried.
 */
export const accuracyInWords = (
  { sized, taken, first }: HeldApart,
  jobs: HeldJobs,
): AccuracyInWords => ({
  ...inPlainWords(sized.cases > 0 ? sized : first),
  sized: [
    sized.cases > 0
      ? `Where job and size were told, ${inRange(sized)}`
      : 'No published price tells job and size.',
    taken.cases > 0
      ? ` Where we took an answer ourselves, ${taken.heldOut} of ${taken.cases} ${sized.cases > 0 ? 'did' : 'middles lay in our range'}.`
      : '',
    ofJobs(jobs.sized) ||
      `${halfWithin(sized)} Bills lie further apart than such middles: expect more of them outside.`,
  ].join(''),
  open: `With nothing told but the job, ${inRange(first)} The high end of that range is ${first.medianWidth.toFixed(1)} times its low end.${ofJobs(jobs.open)}`,
});
