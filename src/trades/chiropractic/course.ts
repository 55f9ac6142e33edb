import type { EnteredLine, PricedLine, Values } from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import type { fields } from './fields.ts';
import { prices } from './prices.ts';
import type { ChiropracticSource } from './sources.ts';

export type ChiropracticValues = Values<typeof fields>;
type Line = PricedLine<ChiropracticSource>;
type AnyLine = Line | EnteredLine;

/** Medicare Part B leaves a fifth of the approved amount to the patient (S14). */
const MEDICARE_SHARE = 0.2;

/** Visits of one flare, the first one counted. */
export const courseVisits = (v: ChiropracticValues): number =>
  v.severity === 'mild' ? v.visits : v.perWeek * v.weeks;

/** Adjustment visits charged beside the first visit. */
const adjustments = (v: ChiropracticValues): number =>
  v.included === 'yes' ? courseVisits(v) - 1 : courseVisits(v);

const firstVisit: Line = {
  id: 'first-visit',
  kind: 'care',
  quantity: 1,
  unitCost: prices.firstVisit,
};

const adjustmentLine = (v: ChiropracticValues, quantity: number): Line => ({
  id: 'adjustments',
  kind: 'care',
  quantity,
  how: () =>
    v.severity === 'mild'
      ? `${courseVisits(v)} visits in all`
      : `${v.perWeek} a week × ${v.weeks} weeks${v.included === 'yes' ? ', the first one in the first visit' : ''}`,
  unitCost: prices.adjustment,
});

const ongoingLine = (v: ChiropracticValues): Line => ({
  id: 'ongoing',
  label: 'Visits afterward',
  kind: 'care',
  quantity: v.ongoing * v.ongoingMonths,
  how: () => `${v.ongoing} a month × ${v.ongoingMonths} months`,
  unitCost: prices.adjustment,
});

/** Every visit costs the copay until the plan's limit, then the cash price. */
const planLines = (v: ChiropracticValues, copay: number): AnyLine[] => {
  const all = courseVisits(v) + v.ongoing * v.ongoingMonths;
  const covered = v.cap === null ? all : Math.min(v.cap, all);
  return [
    {
      id: 'copay',
      label: `Your share of ${covered} visits your plan pays for`,
      entered: copay * covered,
    },
    adjustmentLine(v, all - covered),
  ];
};

/**
 * What Medicare leaves to the patient for covered adjustments, US dollars: the open deductible first, then
 * a fifth of the rest (S14, S15). The exam and visits afterwards are all the patient's.
 */
export const medicareShare = (
  visits: number,
  { approved, deductibleLeft }: { approved: number; deductibleLeft: number },
): number => {
  const allowed = visits * approved;
  const deductible = Math.min(deductibleLeft, allowed);
  return deductible + MEDICARE_SHARE * (allowed - deductible);
};

const medicareLines = (v: ChiropracticValues, approved: number): AnyLine[] => [
  firstVisit,
  {
    id: 'medicare-share',
    label: `Your share of ${adjustments(v)} adjustments under Medicare`,
    entered: medicareShare(adjustments(v), { approved, deductibleLeft: v.deductibleLeft }),
  },
  ongoingLine(v),
];

const visitLines = (v: ChiropracticValues): AnyLine[] => {
  if (v.payer === 'plan' && v.copay !== null) return planLines(v, v.copay);
  if (v.payer === 'medicare' && v.approved !== null) return medicareLines(v, v.approved);
  return [firstVisit, adjustmentLine(v, adjustments(v)), ongoingLine(v)];
};

/** A course of care line by line, X-rays and add-ons only where chosen. */
export const courseLines = (v: ChiropracticValues): AnyLine[] => [
  ...visitLines(v),
  { id: 'xray', kind: 'care', quantity: v.xray === 'yes' ? 1 : 0, unitCost: prices.xray },
  { id: 'massage', kind: 'care', quantity: v.massage, unitCost: prices.massage },
  { id: 'decompression', kind: 'care', quantity: v.decompression, unitCost: prices.decompression },
  extrasLine(v.extras),
];
