import type { ThreePoint } from '../../engine/index.ts';
import type { CleaningValues } from './fields.ts';
import { figures } from './figures.ts';

/** The fund is for victims of violent crime only (F29): never counted on for a natural death or a suicide. */
export const mayAskFund = (v: CleaningValues): boolean =>
  v.situation !== 'clutter' && v.situation !== 'other' && v.cause === 'crime';

/** Whether the bill is the owner’s first: floors and walls of a rented home after a death or an injury (F5, F27). */
export const isLandlords = (v: CleaningValues): boolean =>
  v.owner === 'rented' && v.situation !== 'clutter' && v.situation !== 'other';

/**
 * What the family pays, US dollars: the deductible if the insurer pays, else all. The fund can only lower
 * the low end; it is never promised. `null` where the deductible is not known.
 */
export const familyPays = (v: CleaningValues, bill: ThreePoint): ThreePoint | null => {
  const { deductible } = v;
  if (v.cover === 'yes' && deductible === null) return null;
  const most = v.cover === 'yes' && deductible !== null ? deductible : Infinity;
  const low = Math.min(bill.low, most);
  return {
    low: mayAskFund(v) ? Math.max(0, low - figures.fundLimit.value) : low,
    typical: Math.min(bill.typical, most),
    high: Math.min(bill.high, most),
  };
};
