/** What owners know about their own business; what they do not know yet is left out, never guessed. */
export interface Own {
  /** Price of an average job, US dollars. */
  readonly job?: number | undefined;
  /** What is kept of it before overhead, 0–1. */
  readonly margin?: number | undefined;
  /** Requests that become jobs, 0–1. */
  readonly rate?: number | undefined;
  /** Jobs that could be added in a year. */
  readonly capacity?: number | undefined;
}

/** How many of something; `never` where no number is enough. */
export type Needed = number | 'never';

/** What can be said about a year on a flat fee; a part whose figures are missing is left out. */
export interface BreakEven {
  /** A year's fee, which is also what is lost if nothing comes of it. */
  readonly fee: number;
  /** The fee as a share of the price of one job. */
  readonly shareOfJob?: number;
  readonly keptPerJob?: number;
  /** How many jobs cover the fee: the exact fraction, and whole ones, since nobody does half a job. */
  readonly exactJobs?: number;
  readonly jobs?: Needed;
  /** Requests that bring one job, on average. */
  readonly requestsPerJob?: Needed;
  /** Requests that bring those whole jobs, on average. */
  readonly requests?: Needed;
  /** Beyond this many requests there is nobody to do the work. */
  readonly ceiling?: Needed;
  /** Whether the jobs that cover the fee can be done at all. */
  readonly fits?: boolean;
}

/** Rounds up, but not for the dust of floating point: 7 ÷ 0.07 is 100, and not 101. */
const up = (value: number): number => Math.ceil(Number(value.toPrecision(12)));

/** More than anyone could do in a year. */
const TOO_MANY = 1_000_000;

const needed = (amount: number, each: number): Needed =>
  each > 0 && amount / each <= TOO_MANY ? up(amount / each) : 'never';

/** Twelve months of a fee against the figures of an owner. */
export const breakEven = (monthly: number, { job, margin, rate, capacity }: Own): BreakEven => {
  const fee = monthly * 12;
  const kept = job !== undefined && margin !== undefined ? job * margin : undefined;
  const jobs = kept === undefined ? undefined : needed(fee, kept);
  const fits =
    capacity === undefined || jobs === undefined ? undefined : jobs !== 'never' && jobs <= capacity;
  return {
    fee,
    ...(job !== undefined && job >= 1 && { shareOfJob: fee / job }),
    ...(kept !== undefined && { keptPerJob: kept }),
    ...(kept !== undefined && jobs !== undefined && jobs !== 'never' && { exactJobs: fee / kept }),
    ...(jobs !== undefined && { jobs }),
    ...(rate !== undefined && { requestsPerJob: needed(1, rate) }),
    ...(rate !== undefined &&
      jobs !== undefined && { requests: jobs === 'never' ? jobs : needed(jobs, rate) }),
    ...(rate !== undefined && capacity !== undefined && { ceiling: needed(capacity, rate) }),
    ...(fits !== undefined && { fits }),
  };
};

/** What a year leaves after the fee if it brings this many jobs; no more get done than there is room for. */
export const left = (
  { fee, keptPerJob = 0 }: Pick<BreakEven, 'fee' | 'keptPerJob'>,
  jobs: number,
  capacity = Number.POSITIVE_INFINITY,
): number => Math.min(jobs, capacity) * keptPerJob - fee;
