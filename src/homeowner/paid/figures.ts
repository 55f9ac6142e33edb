import type { PaidFigures, Region } from '../../backend/paid.ts';
import {
  money,
  shortLabel,
  type Answers,
  type Calculator,
  type Value,
} from '../../engine/index.ts';
import { sayValue } from '../../engine/results/say-value.ts';

/** Where a home is, as far as prices are told apart. */
export const regionOf = (city: unknown): Region => (city === 'elsewhere' ? 'elsewhere' : 'near');

export const regionNames: Readonly<Record<Region, string>> = {
  near: 'Southlake and the cities we serve',
  elsewhere: 'elsewhere around Dallas and Fort Worth',
};

/** The figures of jobs like this one; undefined where there are none. */
export const figuresFor = (
  figures: readonly PaidFigures[],
  answers: Answers,
): PaidFigures | undefined =>
  figures.find(
    (one) =>
      one.region === regionOf(answers['city']) &&
      Object.entries(one.answers).every(([field, value]) => answers[field] === value),
  );

/** The kind of job, in the words of its calculator: "Replace the system, Heat pump". */
export const jobWords = (
  { fields }: Calculator,
  { answers }: Pick<PaidFigures, 'answers'>,
): string =>
  Object.entries(answers)
    .flatMap(([id, value]) =>
      fields[id] ? [shortLabel(sayValue(fields[id], value as Value))] : [],
    )
    .join(', ');

/** When they were done: "2026", "2025 to 2026". */
export const whenDone = ({ from_year, to_year }: PaidFigures): string => {
  const [from, to] = [from_year.slice(0, 4), to_year.slice(0, 4)];
  return from === to ? from : `${from} to ${to}`;
};

/**
 * What they paid, as exactly as their number lets us say it. Each figure is a mean of several prices near it, so of few
 * jobs fewer than half lie between the ends: of 5 about 42 in 100, of 8 about 47, from 12 on 49.
 */
export const paidInWords = ({
  jobs,
  low_usd,
  high_usd,
  median_usd,
  tenths_usd,
}: PaidFigures): string =>
  [
    jobs < 12
      ? `The middle of these ${jobs}: about ${money(low_usd)} to ${money(high_usd)}.`
      : `About half of these ${jobs} paid ${money(low_usd)} to ${money(high_usd)}.`,
    median_usd && `The middle is about ${money(median_usd)}.`,
    tenths_usd && `About 8 in 10 paid ${money(tenths_usd[0]!)} to ${money(tenths_usd[8]!)}.`,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * Where a price stands among what neighbors paid, each against our likely figure for their own job, so that
 * large and small homes compare: "Dearer than about 7 in 10 of the 41 prices …, give or take one", as the tenths are
 * rounded. It says nothing of jobs that nobody told. Empty under 30 jobs, and unless nine in ten of them were told
 * beside this version of our model: another's figure for the same job may have been another.
 * @param ratio the price as a part of our likely figure, by that version
 */
export const standing = (
  { tenths_of_ours, jobs, version: told }: PaidFigures,
  ratio: number,
  version: string,
): string => {
  if (!tenths_of_ours || told !== version) return '';
  const below = tenths_of_ours.filter((tenth) => tenth < ratio).length;
  const where = below < 5 ? `Cheaper than about ${9 - below}` : `Dearer than about ${below}`;
  return `${where} in 10 of the ${jobs} prices that neighbors told us they paid, give or take one.`;
};

/** Beyond so many times our range, either way, a price is rather a slip of the keys. */
const FAR = 10;

/** What may have been meant by a price that no such job has, US dollars; null if nothing; undefined if it may be. */
export const meantBy = (
  usd: number,
  { low, high }: { readonly low: number; readonly high: number },
): number | null | undefined =>
  !(usd > FAR * high || usd < low / FAR)
    ? undefined
    : ([10, 100, 1_000]
        .flatMap((times) => [usd / times, usd * times])
        .find((guess) => guess >= low / 2 && guess <= high * 2) ?? null);
