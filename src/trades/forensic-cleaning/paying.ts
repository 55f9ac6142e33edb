import type { Metric, ThreePoint } from '../../estimate/index.ts';
import type { CleaningValues } from './calculator.ts';
import type { CleaningSource } from './sources.ts';

/** Most the Texas victims' fund pays for cleaning, US dollars; crimes since 2016-07-15 (F16). */
export const FUND_LIMIT = 2250;

/** The fund is for victims of violent crime only (F29): never counted on for a natural death or a suicide. */
export const mayAskFund = (v: CleaningValues): boolean =>
  v.situation !== 'clutter' && v.situation !== 'other' && v.cause === 'crime';

/**
 * What the family pays, US dollars: the deductible if the insurer pays, else all. The fund can only lower
 * the low end; it is never promised.
 */
export const familyPays = (v: CleaningValues, bill: number): ThreePoint => {
  const pays = v.cover === 'yes' ? Math.min(bill, v.deductible) : bill;
  const low = mayAskFund(v) ? Math.max(0, pays - FUND_LIMIT) : pays;
  return { low, typical: pays, high: pays };
};

export const payingMetrics = (v: CleaningValues, bill: number): Metric<CleaningSource>[] => [
  {
    id: 'family-pays',
    label: 'You might pay',
    value: familyPays(v, bill),
    unit: 'usd',
    how: mayAskFund(v)
      ? 'After the insurer; less if the state’s fund says yes.'
      : v.cover === 'yes'
        ? 'Your deductible, if the insurer pays the rest.'
        : 'All of it, until an insurer says it pays.',
    sources: ['F49', 'F50'],
  },
  ...(mayAskFund(v)
    ? [
        {
          id: 'state-fund',
          label: 'State fund for crime victims, at most',
          value: FUND_LIMIT,
          unit: 'usd' as const,
          how: 'It pays last, after insurance, and decides by itself. Call 1-800-983-9933.',
          sources: ['F16', 'F29', 'F76'] as const,
        },
      ]
    : []),
];
