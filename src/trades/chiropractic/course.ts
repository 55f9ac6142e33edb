import type { EnteredLine, PricedLine, ThreePoint, Values } from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import type { fields } from './fields.ts';
import { prices } from './prices.ts';
import type { ChiropracticSource } from './sources.ts';

export type ChiropracticValues = Values<typeof fields>;
type Line = PricedLine<ChiropracticSource>;
type AnyLine = Line | EnteredLine;

/** Medicare Part B leaves a fifth of the approved amount to the patient (S14). */
const MEDICARE_SHARE = 0.2;
/** Visits a month in a membership (S40). */
const MEMBER_VISITS = 4;
const WEEKS_PER_MONTH = 52 / 12;

/** Visits of one flare, the first one counted. */
export const courseVisits = (v: ChiropracticValues): number =>
  v.severity === 'mild' ? v.visits : v.perWeek * v.weeks;

/** Whether the exam’s price holds the first adjustment: only a new patient has that exam. */
const firstIncluded = (v: ChiropracticValues): boolean => v.fresh === 'yes' && v.included === 'yes';

/** Adjustment visits charged beside the first visit. */
const adjustments = (v: ChiropracticValues): number => courseVisits(v) - Number(firstIncluded(v));

const afterward = (v: ChiropracticValues): number => v.ongoing * v.ongoingMonths;

const firstVisit = (v: ChiropracticValues): Line => ({
  id: 'first-visit',
  kind: 'care',
  quantity: v.fresh === 'yes' ? 1 : 0,
  unitCost: prices.firstVisit,
});

const counted = (v: ChiropracticValues): string =>
  v.severity === 'mild'
    ? `${courseVisits(v)} visits in all`
    : `${v.perWeek} a week × ${v.weeks} weeks${firstIncluded(v) ? ', the first one in the first visit' : ''}`;

const adjustmentLine = (v: ChiropracticValues, quantity: number): Line => ({
  id: 'adjustments',
  kind: 'care',
  quantity,
  how: () => counted(v),
  unitCost: prices.adjustment,
});

const ongoingLine = (v: ChiropracticValues): Line => ({
  id: 'ongoing',
  label: 'Visits afterward',
  kind: 'care',
  quantity: afterward(v),
  how: () => `${v.ongoing} a month × ${v.ongoingMonths} months`,
  unitCost: prices.adjustment,
});

/**
 * A health plan. Before its deductible is met every visit costs what the plan pays for it; after that the
 * share per visit. Visits beyond the plan’s limit cost the cash price. Without a share it stays at the
 * plan’s price, the most one would owe.
 */
const planLines = (v: ChiropracticValues): AnyLine[] => {
  const all = courseVisits(v) + afterward(v);
  const covered = v.cap === null ? all : Math.min(v.cap, all);
  const open = v.met === 'no' || v.copay === null;
  return [
    {
      id: 'plan-visits',
      kind: 'care',
      quantity: open ? covered : 0,
      how: () => (v.met === 'no' ? 'Until the deductible is met' : 'No share was entered'),
      unitCost: prices.planVisit,
    },
    {
      id: 'copay',
      label: `Your share of ${covered} visits your plan pays for`,
      entered: open ? 0 : (v.copay ?? 0) * covered,
    },
    adjustmentLine(v, all - covered),
  ];
};

/** Months of a membership a course and the visits afterward take, at least one. */
const memberMonths = (v: ChiropracticValues): number => {
  const course = v.severity === 'mild' ? 1 : Math.ceil(v.weeks / WEEKS_PER_MONTH);
  return course + (v.ongoing > 0 ? v.ongoingMonths : 0);
};

const memberLines = (v: ChiropracticValues): AnyLine[] => {
  const months = memberMonths(v);
  return [
    firstVisit(v),
    { id: 'joining', kind: 'fee', quantity: v.fresh === 'yes' ? 1 : 0, unitCost: prices.joining },
    {
      id: 'membership',
      kind: 'care',
      quantity: months,
      how: () => `${MEMBER_VISITS} visits in each`,
      unitCost: prices.membership,
    },
    {
      id: 'member-visits',
      kind: 'care',
      quantity: Math.max(0, adjustments(v) + afterward(v) - MEMBER_VISITS * months),
      unitCost: prices.memberVisit,
    },
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

/** The patient’s share of one covered adjustment at each of the amounts Medicare may approve. */
const shareOfOne = (visits: number, deductibleLeft: number): ThreePoint => {
  const at = (approved: number) => medicareShare(visits, { approved, deductibleLeft }) / visits;
  const { low, typical, high } = prices.medicareVisit;
  return { low: at(low), typical: at(typical), high: at(high) };
};

const medicareLines = (v: ChiropracticValues): AnyLine[] => {
  const visits = adjustments(v);
  const { approved, deductibleLeft } = v;
  const label = `Your share of ${visits} adjustments under Medicare`;
  return [
    firstVisit(v),
    approved === null
      ? {
          id: 'medicare-share',
          label,
          kind: 'care',
          quantity: visits,
          how: () => 'The open deductible first, then a fifth',
          unitCost:
            visits > 0
              ? { ...prices.medicareVisit, ...shareOfOne(visits, deductibleLeft) }
              : prices.medicareVisit,
        }
      : {
          id: 'medicare-share',
          label,
          entered: medicareShare(visits, { approved, deductibleLeft }),
        },
    ongoingLine(v),
  ];
};

const visitLines = (v: ChiropracticValues): AnyLine[] => {
  if (v.payer === 'plan') return planLines(v);
  if (v.payer === 'member') return memberLines(v);
  if (v.payer === 'medicare') return medicareLines(v);
  return [firstVisit(v), adjustmentLine(v, adjustments(v)), ongoingLine(v)];
};

/** A course of care line by line, X-rays and add-ons only where chosen. */
export const courseLines = (v: ChiropracticValues): AnyLine[] => [
  ...visitLines(v),
  { id: 'xray', kind: 'care', quantity: v.xray === 'yes' ? 1 : 0, unitCost: prices.xray },
  { id: 'massage', kind: 'care', quantity: v.massage, unitCost: prices.massage },
  { id: 'decompression', kind: 'care', quantity: v.decompression, unitCost: prices.decompression },
  extrasLine(v.extras),
];
