import { sayMonthAndYear, sayShortMonth } from '../../time/days.ts';
import { layYear, type Placed } from '../../tools/year.ts';
import type { ToldWork } from '../../tools/run-tool.ts';

export const MONTHS = 12;

export interface Month {
  /** "Nov". */
  readonly name: string;
  readonly works: readonly ToldWork[];
  /** US dollars, likely. */
  readonly cash: number;
}

/** What is done in each of the twelve months from a day on, and the cash it takes. */
export interface Year {
  readonly months: readonly Month[];
  readonly placed: readonly Placed<ToldWork>[];
  /** What no longer fits into the year. */
  readonly left: readonly ToldWork[];
  /** Rows of the chart: what is worked on, in the order it first comes up. */
  readonly parts: readonly string[];
  readonly total: number;
  /** "November 2026" and "October 2027". */
  readonly from: string;
  readonly until: string;
}

/** `costOf` says what a piece of work costs, in US dollars; 0 where it costs nothing known. */
export const layCash = (
  plan: readonly ToldWork[],
  today: Date,
  costOf: (work: ToldWork) => number,
): Year => {
  const { placed, left } = layYear(plan, today.getMonth() + 1);
  const monthAt = (index: number) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth() + index, 1));
  const months = Array.from({ length: MONTHS }, (_, index): Month => {
    const works = placed.filter(({ month }) => month === index).map(({ work }) => work);
    return {
      name: sayShortMonth(monthAt(index)),
      works,
      cash: works.reduce((sum, work) => sum + costOf(work), 0),
    };
  });
  return {
    months,
    placed,
    left,
    parts: [...new Set(placed.map(({ work }) => work.part))],
    total: months.reduce((sum, { cash }) => sum + cash, 0),
    from: sayMonthAndYear(monthAt(0)),
    until: sayMonthAndYear(monthAt(MONTHS - 1)),
  };
};
