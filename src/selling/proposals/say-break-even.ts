import { figure, price } from '../../engine/say/format.ts';
import { breakEven, type BreakEven, type Needed, type Own } from './break-even.ts';

/** What the trade calls what it is paid for, and what leads to it. */
export interface Nouns {
  readonly job: string;
  readonly jobs: string;
  readonly request: string;
  readonly requests: string;
}

/** One step of the arithmetic. */
export interface Row {
  readonly label: string;
  readonly value: string;
}

/** To the dollar: the owner's own arithmetic, which has to come out by hand. */
export const dollars = (usd: number): string => price(Math.round(usd));

const small = 'no one two three four five six seven eight nine ten'.split(' ');
const inWords = (count: number): string => small[count] ?? figure(count);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const counted = (count: number, one: string, many: string): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;

/** "11%", "0.6%", "240%": with a decimal only where a whole number would say nothing. */
const percent = (share: number): string => {
  const value = share * 100;
  return `${value > 0 && value < 1 ? Math.max(0.1, Number(value.toFixed(1))) : Math.round(value)}%`;
};

/** With two decimals at any size, so that it is seen why 17.03 takes 18. */
const quotient = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A fee in jobs: "11% of one such job", "as much as 4.2 such jobs". */
const ofJobs = (share: number, { job, jobs }: Nouns): string =>
  share < 1.5 ? `${percent(share)} of one such ${job}` : `as much as ${figure(share)} such ${jobs}`;

const known = (count: Needed | undefined): count is number => typeof count === 'number';

/** The answer in one or two sentences, as sharp as the figures allow. */
export const headlineOf = (
  plan: string,
  { fee, shareOfJob, jobs, requests, requestsPerJob, ceiling, fits }: BreakEven,
  { capacity }: Own,
  nouns: Nouns,
): string => {
  const year = `The ${plan} plan costs ${price(fee)} a year`;
  const perJob =
    known(requestsPerJob) && !known(jobs)
      ? ` At your rate it takes ${counted(requestsPerJob, nouns.request, nouns.requests)} to get one ${nouns.job}.`
      : '';
  if (jobs === 'never') return `${year}, and at these figures no number of ${nouns.jobs} pays it.`;
  if (!known(jobs)) {
    return shareOfJob === undefined
      ? `${year}.${perJob}`
      : `${year}: ${ofJobs(shareOfJob, nouns)}.${perJob}`;
  }
  const pays = `${upperFirst(counted(jobs, nouns.job, nouns.jobs))} a year ${jobs === 1 ? 'pays' : 'pay'} the fee.`;
  if (fits === false) {
    return `It takes ${counted(jobs, nouns.job, nouns.jobs)} a year to pay the fee, and you have room for ${inWords(Math.floor(capacity ?? 0))}. This plan is not for you.`;
  }
  if (requests === 'never')
    return `${pays} At your rate no ${nouns.request} becomes a ${nouns.job}.`;
  if (!known(requests)) return pays;
  const most =
    known(ceiling) && ceiling > 0 ? ` More than ${figure(ceiling)} would be of no use to you.` : '';
  return `${pays} At your rate that is ${counted(requests, nouns.request, nouns.requests)}.${most}`;
};

/** What a year without any costs: said always, and as large as the rest. */
export const lossOf = ({ fee }: BreakEven): string =>
  `If a year brings none, you have paid ${price(fee)}.`;

/** The arithmetic, a row a step; only what can be worked out. */
export const rowsOf = (
  plan: string,
  monthly: number,
  { job, margin, rate, capacity }: Own,
  even: BreakEven,
  nouns: Nouns,
): readonly Row[] => {
  const { fee, keptPerJob, exactJobs, jobs, requests, ceiling } = even;
  const of = (count: Needed): string => (known(count) ? figure(count) : 'never');
  const whole =
    exactJobs !== undefined && known(jobs)
      ? `${quotient.format(exactJobs)}, so ${figure(jobs)}`
      : 'never';
  return [
    { label: `${plan} plan, 12 × ${price(monthly)}`, value: price(fee) },
    ...(keptPerJob !== undefined && job !== undefined && margin !== undefined
      ? [
          {
            label: `You keep per ${nouns.job}, ${dollars(job)} × ${percent(margin)}`,
            value: dollars(keptPerJob),
          },
          {
            label: `${upperFirst(nouns.jobs)} to cover it, ${price(fee)} ÷ ${dollars(keptPerJob)}`,
            value: whole,
          },
        ]
      : []),
    ...(requests !== undefined && rate !== undefined
      ? [
          {
            label: known(jobs)
              ? `${upperFirst(nouns.requests)} for ${counted(jobs, nouns.job, nouns.jobs)}, ${figure(jobs)} ÷ ${percent(rate)}`
              : upperFirst(nouns.requests),
            value: of(requests),
          },
        ]
      : []),
    ...(known(ceiling) && rate !== undefined && capacity !== undefined
      ? [
          {
            label: `Your ceiling, ${counted(capacity, nouns.job, nouns.jobs)} ÷ ${percent(rate)}`,
            value: `${figure(ceiling)} ${nouns.requests}`,
          },
        ]
      : []),
  ];
};

/** What may be kept of a job, and of one whose price is not known either, US dollars. */
const SHARES = [0.1, 0.2, 0.3, 0.5];
const AMOUNTS = [50, 100, 250, 500];

/** What the fee would take at some margins, for as long as the own one is not known; then none. */
export const ifKept = (monthly: number, { job, margin }: Own, nouns: Nouns): readonly Row[] => {
  if (margin !== undefined) return [];
  const kept =
    job === undefined
      ? AMOUNTS.map((amount) => ({ amount, label: dollars(amount) }))
      : SHARES.map((share) => ({
          amount: job * share,
          label: `${percent(share)}, ${dollars(job * share)}`,
        }));
  return kept.map(({ amount, label }) => {
    const { jobs } = breakEven(monthly, { job: amount, margin: 1 });
    return {
      label: `If you keep ${label}`,
      value: known(jobs) ? `${figure(jobs)} ${jobs === 1 ? nouns.job : nouns.jobs}` : 'never',
    };
  });
};
