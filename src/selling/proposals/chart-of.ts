import { figure, price } from '../../engine/say/format.ts';
import { left, type BreakEven, type Own } from './break-even.ts';
import { dollars, type Nouns } from './say-break-even.ts';

/** A point of a year: how many come, and what is left after the fee. */
export interface Point {
  readonly count: number;
  readonly left: number;
}

/** What the chart draws: money left in a year against how many requests come, or jobs before a rate is known. */
export interface Chart {
  readonly along: string;
  readonly end: number;
  /** Straight from one to the next: it rises, and is level once there is nobody to do more. */
  readonly line: readonly Point[];
  /** Those that are named, from none upward. */
  readonly points: readonly (Point & { readonly says: string; readonly is: 'loss' | 'gain' })[];
}

/** How far the chart goes: far enough to see the point where the fee is paid, and that it goes on. */
const REACH = 2.8;

/** The chart of some figures; none before it is known what is kept of a job. */
export const chartOf = (even: BreakEven, { rate, capacity }: Own, nouns: Nouns): Chart | null => {
  const { jobs, requests, keptPerJob } = even;
  const byRequest = rate !== undefined;
  const paid = byRequest ? requests : jobs;
  if (typeof paid !== 'number' || keptPerJob === undefined) return null;
  const jobsFrom = (count: number) => count * (byRequest ? rate : 1);
  const at = (count: number): Point => ({ count, left: left(even, jobsFrom(count), capacity) });
  const end = Math.ceil(paid * REACH);
  const full = capacity === undefined ? end : capacity / jobsFrom(1);
  const many = byRequest ? nouns.requests : nouns.jobs;
  const one = byRequest ? nouns.request : nouns.job;
  const named = [paid, 2 * paid].filter((count) => count <= full);
  return {
    along: `${many} a year${byRequest ? ', on average' : ''}`,
    end,
    line: [at(0), ...(full > 0 && full < end ? [at(full)] : []), at(end)],
    points: [
      { ...at(0), says: `${price(-even.fee)} with none`, is: 'loss' },
      ...named.map((count) => {
        const point = at(count);
        return {
          ...point,
          says: `${figure(count)} ${count === 1 ? one : many}: ${dollars(point.left)}`,
          is: point.left < 0 ? ('loss' as const) : ('gain' as const),
        };
      }),
    ],
  };
};
