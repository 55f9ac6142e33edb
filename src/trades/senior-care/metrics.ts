import { exact, metric, scale, usd, type Given, type ThreePoint } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import { gapOf, monthsOf } from './afford.ts';
import type { SeniorCareValues } from './fields.ts';
import { figures } from './figures.ts';
import { isNursingHome, levelOf, livesAtHome, settingOf } from './level.ts';
import { homeRate, monthCost, nurseMonth } from './lines.ts';
import {
  householdOf,
  medicareShare,
  needsAttendance,
  spouseKeeps,
  vaAllows,
  vaMost,
} from './payers.ts';

const weeks = figures.weeksAMonth.value;

/**
 * Hours a week at which care at home costs as much as the place the answers point to. A nurse who comes
 * every day is paid beside the hours, and first.
 */
const breakEven = (v: SeniorCareValues): Metric<'senior-care'> => {
  const level = levelOf(v);
  const place = level === 'memory' ? 'memory' : level === 'nursing' ? 'shared' : 'assisted';
  const nurse = v.nursing === 'yes' ? nurseMonth.typical : 0;
  const { low, typical, high } = monthCost(v, place);
  const hoursFor = (month: number) => Math.max(0, month - nurse) / (homeRate(v).typical * weeks);
  return metric(
    'break-even-hours',
    { low: hoursFor(low), typical: hoursFor(typical), high: hoursFor(high) },
    'hour',
    { facts: { place, weeks, nurse: nurse > 0 ? usd(nurse) : 'none' }, sources: ['S16', 'S4'] },
  );
};

/** Beside the gap it may fill, whether the VA may pay is asked of who needs that much help. */
const vaMetric = (v: SeniorCareValues, care: number, given: Given): Metric<'senior-care'>[] => {
  const household = householdOf(v);
  if (!given.has('veteran') && needsAttendance(v))
    return [
      metric('va-open', null, 'usd-month', {
        text: 'text.va-open',
        asks: 'veteran',
        sources: ['S40'],
      }),
    ];
  if (household === null) return [];
  const unknown = !needsAttendance(v)
    ? isNursingHome(settingOf(v))
      ? 'text.va-nursing-home'
      : 'text.va-needs-help'
    : v.income === null && 'text.va-income';
  const pension = vaAllows(v, care);
  return [
    metric('va-pension', pension, 'usd-month', {
      facts: {
        most: exact(vaMost(household)),
        limit: exact(figures.vaNetWorth.value),
        savings: v.assets === null ? 'open' : 'given',
      },
      exact: true,
      text: unknown || (pension === 0 ? 'text.va-over' : undefined),
      asks: unknown === 'text.va-income' ? 'income' : undefined,
      sources: ['S40', 'S9', 'S79', 'S81'],
    }),
  ];
};

/** How long savings fill what is missing, where both are known. */
const lasting = (
  id: 'months-last' | 'months-with-va',
  v: SeniorCareValues,
  gap: ThreePoint | null,
): Metric<'senior-care'> | false => {
  if (gap === null || v.assets === null) return false;
  const months = monthsOf(v.assets, gap);
  if (months === null) return metric(id, null, 'month', { text: 'text.covered' });
  if (months.typical >= figures.longest.value)
    return metric(id, null, 'year', { text: 'text.very-long' });
  return months.typical >= 24
    ? metric(id, scale(months, 1 / 12), 'year')
    : metric(id, months, 'month');
};

/** Whether they can afford it, and for how long: with what is sure, and then if the VA says yes. */
const affording = (v: SeniorCareValues, care: ThreePoint): (Metric<'senior-care'> | false)[] => {
  const gap = gapOf(v, care);
  const va = vaAllows(v, care.typical) ?? 0;
  const withVa = va > 0 ? gapOf(v, care, va) : null;
  return [
    metric('gap', gap, 'usd-month', {
      facts: { besides: v.living === null ? (livesAtHome(v) ? 'home' : 'place') : 'given' },
      text: gap === null ? 'text.enter-income' : undefined,
      asks: gap === null ? 'income' : undefined,
    }),
    lasting('months-last', v, gap),
    withVa !== null && metric('gap-with-va', withVa, 'usd-month', { sources: ['S40'] }),
    lasting('months-with-va', v, withVa),
  ];
};

/** Whether a spouse is known to live at home: every limit for one person is then the wrong one. */
const isCouple = (v: SeniorCareValues): boolean => v.married === 'yes';

const limits = {
  income: exact(figures.medicaidIncome.value, 'usd-month'),
  savings: exact(figures.medicaidAssets.value),
  least: exact(figures.spouseLeast.value),
  most: exact(figures.spouseMost.value),
  spouseIncome: exact(figures.spouseIncome.value, 'usd-month'),
};

const coupleMetrics = (v: SeniorCareValues): Metric<'senior-care'>[] => [
  metric('spouse-keeps', v.assets === null ? null : spouseKeeps(v.assets), 'usd', {
    facts: limits,
    exact: true,
    text: v.assets === null ? ['text.spouse-half', limits] : undefined,
    sources: ['S77', 'S76', 'S78'],
  }),
  metric('medicaid-couple', null, 'usd-month', {
    facts: limits,
    text: 'text.medicaid-couple',
    sources: ['S10', 'S78', 'S94', 'S36', 'S93', 'S38'],
  }),
];

const medicaidText = (v: SeniorCareValues) => {
  if ((v.assets ?? 0) > figures.medicaidAssets.value) return 'text.medicaid-savings';
  if ((v.income ?? 0) > figures.medicaidIncome.value) return 'text.medicaid-income';
  if (v.income === null) return 'text.medicaid-savings-only';
  return v.assets === null ? 'text.medicaid-income-only' : 'text.medicaid-under';
};

const medicaidMetrics = (v: SeniorCareValues, given: Given): Metric<'senior-care'>[] => {
  if (isCouple(v)) return coupleMetrics(v);
  if (v.income === null && v.assets === null) return [];
  return [
    metric('medicaid', null, 'usd-month', {
      facts: limits,
      text: [medicaidText(v), { married: given.has('married') ? 'no' : 'open' }],
      sources: ['S10', 'S36', 'S93', 'S38'],
    }),
  ];
};

const medicareMetric = (): Metric<'senior-care'> =>
  metric('medicare-share', medicareShare(), 'usd', {
    facts: { share: exact(figures.medicareDay.value, 'usd-day') },
    exact: true,
    sources: ['S19', 'S96'],
  });

/**
 * The figures shown with the price, and what public programs might pay.
 * @param care what a month of care costs, US dollars
 */
export const metrics = (
  v: SeniorCareValues,
  care: ThreePoint,
  given: Given,
): (Metric<'senior-care'> | false)[] => [
  ...affording(v, care),
  ...vaMetric(v, care.typical, given),
  breakEven(v),
  ...medicaidMetrics(v, given),
  v.inpatient === 'yes' && medicareMetric(),
];
