import { care, fee, type EnteredLine } from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { Line } from '../said.ts';
import {
  adjustments,
  afterward,
  courseVisits,
  firstIncluded,
  medicareShare,
  memberMonths,
  shareOfOne,
} from './course.ts';
import type { ChiropracticValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { stopsPrice } from './red-flags.ts';

type AnyLine = Line<'chiropractic'> | EnteredLine;

const firstVisit = (v: ChiropracticValues): Line<'chiropractic'> =>
  care('first-visit', prices.firstVisit, v.fresh === 'yes');

const adjustmentLine = (v: ChiropracticValues, quantity: number): Line<'chiropractic'> =>
  care('adjustments', prices.adjustment, quantity, {
    how:
      v.severity === 'mild' || v.planned !== null
        ? ['how.visits', { visits: courseVisits(v) }]
        : [
            'how.weeks',
            { perWeek: v.perWeek, weeks: v.weeks, first: firstIncluded(v) ? 'in' : 'apart' },
          ],
  });

const ongoingLine = (v: ChiropracticValues): Line<'chiropractic'> =>
  care('ongoing', prices.adjustment, afterward(v), {
    how: ['how.ongoing', { visits: v.ongoing, months: v.ongoingMonths }],
  });

const cashLines = (v: ChiropracticValues): AnyLine[] => [
  firstVisit(v),
  adjustmentLine(v, adjustments(v)),
  ongoingLine(v),
];

/**
 * A health plan. Before its deductible is met the exam is paid too, and every visit costs what the plan pays
 * for it; after that the share per visit. Visits beyond the plan’s limit cost the cash price, and where it pays for none so does
 * the exam. Without a share it stays at the plan’s price, the most one would owe.
 */
const planLines = (v: ChiropracticValues): AnyLine[] => {
  if (v.cap === 0) return cashLines(v);
  const unmet = v.met === 'no';
  const all = (unmet ? adjustments(v) : courseVisits(v)) + afterward(v);
  const covered = v.cap === null ? all : Math.min(v.cap, all);
  const open = unmet || v.copay === null;
  return [
    ...(unmet ? [firstVisit(v)] : []),
    care('plan-visits', prices.planVisit, open ? covered : 0, {
      how: unmet ? 'how.until-met' : 'how.no-share',
    }),
    {
      id: 'copay',
      entered: open ? 0 : (v.copay ?? 0) * covered,
    },
    adjustmentLine(v, all - covered),
  ];
};

const memberLines = (v: ChiropracticValues): AnyLine[] => {
  const months = memberMonths(v);
  const visits = figures.memberVisits.value;
  return [
    firstVisit(v),
    fee('joining', prices.joining, v.fresh === 'yes'),
    care('membership', prices.membership, months, { how: ['how.membership', { visits }] }),
    care(
      'member-visits',
      prices.memberVisit,
      Math.max(0, adjustments(v) + afterward(v) - visits * months),
    ),
  ];
};

const medicareLines = (v: ChiropracticValues): AnyLine[] => {
  const visits = adjustments(v);
  const { approved, deductibleLeft } = v;
  return [
    firstVisit(v),
    approved === null
      ? care(
          'medicare-share',
          { ...prices.medicareVisit, ...shareOfOne(visits, deductibleLeft) },
          visits,
          { how: 'how.medicare-share' },
        )
      : {
          id: 'medicare-share',
          entered: medicareShare(visits, { approved, deductibleLeft }),
        },
    ongoingLine(v),
  ];
};

const visitLines = (v: ChiropracticValues): AnyLine[] => {
  if (v.payer === 'plan') return planLines(v);
  if (v.payer === 'member') return memberLines(v);
  // Part B pays a chiropractor for the spine alone: a knee is the patient's own bill.
  if (v.payer === 'medicare' && v.where !== 'elsewhere') return medicareLines(v);
  return cashLines(v);
};

/** A course of care line by line, X-rays and add-ons only where chosen; nothing while a sign is checked. */
export const lines = (v: ChiropracticValues): AnyLine[] =>
  stopsPrice(v)
    ? []
    : [
        ...visitLines(v),
        care('xray', prices.xray, v.xray === 'yes'),
        care('massage', prices.massage, v.massage),
        care('decompression', prices.decompression, v.decompression),
        extrasLine(v.extras),
      ];
