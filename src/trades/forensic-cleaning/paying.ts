import type { Metric, ThreePoint } from '../../estimate/index.ts';
import type { CleaningValues } from './model.ts';
import type { CleaningSource } from './sources.ts';

/** Most the Texas victims' fund pays for cleaning, US dollars; crimes since 2016-07-15 (F16). */
export const FUND_LIMIT = 2250;

/** The fund is for victims of violent crime only (F29): never counted on for a natural death or a suicide. */
export const mayAskFund = (v: CleaningValues): boolean =>
  v.situation !== 'clutter' && v.situation !== 'other' && v.cause === 'crime';

/**
 * What the family pays, US dollars: the deductible if the insurer pays, else all. The fund can only lower
 * the low end; it is never promised. `null` where the deductible is not known.
 */
export const familyPays = (v: CleaningValues, bill: ThreePoint): ThreePoint | null => {
  const { deductible } = v;
  if (v.cover === 'yes' && deductible === null) return null;
  const most = v.cover === 'yes' && deductible !== null ? deductible : Infinity;
  const [low, typical, high] = [bill.low, bill.typical, bill.high].map((usd) =>
    Math.min(usd, most),
  ) as [number, number, number];
  return { low: mayAskFund(v) ? Math.max(0, low - FUND_LIMIT) : low, typical, high };
};

export const payingMetrics = (v: CleaningValues, bill: ThreePoint): Metric<CleaningSource>[] => [
  {
    id: 'family-pays',
    label: 'You might pay',
    value: familyPays(v, bill),
    unit: 'usd',
    text: v.cover === 'yes' && v.deductible === null ? 'Your deductible' : undefined,
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
          exact: true as const,
          how: 'It pays last, after insurance, and decides by itself. Call 1-800-983-9933.',
          sources: ['F16', 'F29', 'F76'] as const,
        },
      ]
    : []),
];
