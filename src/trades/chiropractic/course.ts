import type { ThreePoint } from '../../engine/index.ts';
import type { ChiropracticValues } from './fields.ts';
import { figures, prices } from './figures.ts';

/** Visits of one flare, the first one counted. */
export const courseVisits = (v: ChiropracticValues): number => {
  if (v.planned !== null) return v.planned + Number(firstIncluded(v));
  return v.severity === 'mild' ? v.visits : v.perWeek * v.weeks;
};

/** Whether the exam’s price holds the first adjustment: only a new patient has that exam. */
export const firstIncluded = (v: ChiropracticValues): boolean =>
  v.fresh === 'yes' && v.included === 'yes';

/** Adjustment visits charged beside the first visit. */
export const adjustments = (v: ChiropracticValues): number =>
  courseVisits(v) - Number(firstIncluded(v));

/** Visits after the course. */
export const afterward = (v: ChiropracticValues): number => v.ongoing * v.ongoingMonths;

/** Months of a membership that the course and the visits afterward take, at least one. */
export const memberMonths = (v: ChiropracticValues): number => {
  const weeks = v.planned === null ? v.weeks : courseVisits(v) / v.perWeek;
  const course = v.severity === 'mild' ? 1 : Math.ceil(weeks / figures.weeksAMonth.value);
  return course + (v.ongoing > 0 ? v.ongoingMonths : 0);
};

/**
 * What Medicare leaves to the patient for covered adjustments, US dollars: the open deductible first, then
 * a fifth of the rest (S14, S15). The exam and later visits are all the patient's.
 */
export const medicareShare = (
  visits: number,
  { approved, deductibleLeft }: { approved: number; deductibleLeft: number },
): number => {
  const allowed = visits * approved;
  const deductible = Math.min(deductibleLeft, allowed);
  return deductible + figures.medicareShare.value * (allowed - deductible);
};

/** The patient’s share of one covered adjustment at each of the amounts Medicare may approve, US dollars. */
export const shareOfOne = (visits: number, deductibleLeft: number): ThreePoint => {
  const { low, typical, high } = prices.medicareVisit;
  if (visits === 0) return { low, typical, high };
  const at = (approved: number) => medicareShare(visits, { approved, deductibleLeft }) / visits;
  return { low: at(low), typical: at(typical), high: at(high) };
};

/** What one covered adjustment leaves to the patient, US dollars; `null` where it is not known or all is theirs. */
export const shareOfVisit = (v: ChiropracticValues): number | null => {
  if (v.payer === 'plan') return v.met === 'yes' ? v.copay : null;
  if (v.payer !== 'medicare') return null;
  const visits = Math.max(1, adjustments(v));
  const { approved, deductibleLeft } = v;
  return approved === null
    ? shareOfOne(visits, deductibleLeft).typical
    : medicareShare(visits, { approved, deductibleLeft }) / visits;
};
