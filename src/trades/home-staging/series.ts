import type { ThreePoint } from '../../engine/index.ts';
import type { Series } from '../said.ts';
import type { StagingValues } from './fields.ts';
import { allTypical, furtherMonth, monthsOf } from './lines.ts';
import { rentedMonths } from './rooms.ts';

/** Half a year, by its months. */
const MONTHS = Array.from({ length: 12 / 2 }, (_, index) => index + 1);

/** What has been paid, as quoted where it was, if the sale takes so long, beside what the home costs meanwhile. */
export const paidByMonth = (v: StagingValues, total: ThreePoint): Series<'home-staging'> => {
  const { carrying } = v;
  const rent = furtherMonth(v).typical;
  const once = allTypical(v, total) - rent * monthsOf(v);
  return {
    id: 'paid-by-month',
    draw: 'lines',
    unit: 'usd',
    along: MONTHS.map((month) => ['along.month', { month }] as const),
    lines: [
      {
        label: 'curve.staging',
        values: MONTHS.map((month) => once + rent * rentedMonths(month, Number(v.term))),
      },
      ...(carrying === null
        ? []
        : [{ label: 'curve.holding' as const, values: MONTHS.map((month) => month * carrying) }]),
    ],
  };
};
