import { rough, type Amount, type ThreePoint } from '../../engine/index.ts';
import type { SeniorCareValues } from './fields.ts';
import { figures } from './figures.ts';

/**
 * What is missing each month, US dollars, never negative: care and what else must be paid, less income,
 * insurance and what the VA might pay. `null` where no income was entered.
 * @param care a month of care
 * @param va what the VA might pay a month; 0 leaves it out
 */
export const gapOf = (v: SeniorCareValues, care: ThreePoint, va = 0): ThreePoint | null => {
  if (v.income === null) return null;
  const covered = v.income + v.insurance + va - (v.living ?? 0);
  const missing = (usd: number) => Math.max(0, usd - covered);
  return {
    low: missing(care.low),
    typical: missing(care.typical),
    high: missing(care.high),
  };
};

/**
 * How many months savings (US dollars) fill a gap, at today’s prices and without interest; no more than
 * are counted. `null` where nothing is missing.
 */
export const monthsOf = (savings: number, gap: ThreePoint): ThreePoint | null => {
  if (gap.typical === 0) return null;
  const last = (usd: number) =>
    usd === 0 ? figures.longest.value : Math.min(figures.longest.value, savings / usd);
  return { low: last(gap.high), typical: last(gap.typical), high: last(gap.low) };
};

/** Months as people say them: in years from two on. */
export const asTime = (months: number): Amount =>
  months >= 24 ? rough(months / 12, 'year') : rough(months, 'month');
