import { months } from '../months.ts';
import type { Series } from '../said.ts';
import type { SolarValues } from './fields.ts';
import type { Found } from './found.ts';
import { cumulative, YEARS } from './money.ts';
import { billCount } from './use.ts';
import { flowsOf } from './value.ts';

/** A year's sum says little about a home's own months: use is drawn from bills alone. */
const byMonth = (v: SolarValues, { worth }: Found): Series<'solar'> => ({
  id: 'months',
  facts: { used: billCount(v) > 0 ? 'given' : 'open' },
  draw: 'bars',
  unit: 'kwh',
  along: months.map((month) => `along.${month}` as const),
  lines: [
    { label: 'curve.made', values: worth.made },
    ...(billCount(v) > 0 ? [{ label: 'curve.used' as const, values: worth.use }] : []),
  ],
});

const byYear = (v: SolarValues, { worth, price }: Found): Series<'solar'> => {
  const at = (usd: number) => cumulative(flowsOf(v, worth, usd));
  const single = price.low === price.high;
  return {
    id: 'cash',
    draw: 'lines',
    unit: 'usd',
    along: Array.from({ length: YEARS + 1 }, (_, year) => year),
    lines: [
      { label: single ? 'curve.your-price' : 'curve.typical', values: at(price.typical) },
      ...(single
        ? []
        : [
            { label: 'curve.low' as const, values: at(price.low) },
            { label: 'curve.high' as const, values: at(price.high) },
          ]),
    ],
  };
};

/** Power by month and money by year; only new panels have both. */
export const series = (v: SolarValues, found: Found): Series<'solar'>[] =>
  v.job === 'new' ? [byMonth(v, found), byYear(v, found)] : [];
