import { money, type Metric } from '../../estimate/index.ts';
import type { SeniorCareValues } from './level.ts';
import { prices } from './prices.ts';
import type { SeniorCareSource } from './sources.ts';

type CareMetric = Metric<SeniorCareSource>;

const vaMost = {
  veteran: prices.vaVeteran.typical,
  married: prices.vaMarried.typical,
  survivor: prices.vaSurvivor.typical,
} as const;

/**
 * VA Aid and Attendance a month, US dollars, never negative: (most for the household a year − 12 × income
 * left after care) ÷ 12 (S40). Nothing above the net worth limit. `income` and `care` a month.
 */
export const vaPension = (
  household: keyof typeof vaMost,
  { income, care, assets }: { income: number; care: number; assets: number },
): number =>
  assets > prices.vaNetWorth.typical
    ? 0
    : Math.max(0, vaMost[household] / 12 - Math.max(0, income - care));

const vaMetric = (v: SeniorCareValues, care: number): CareMetric[] =>
  v.veteran === 'no'
    ? []
    : [
        {
          id: 'va-pension',
          label: 'VA Aid and Attendance, at most',
          value: v.income > 0 ? vaPension(v.veteran, { ...v, care }) : null,
          unit: 'usd-month',
          ...(v.income > 0 ? {} : { text: 'Enter their monthly income' }),
          how: `Fills the gap between ${money(vaMost[v.veteran] / 12)} a month and the income left after care. Rates December 2025 to November 2026. The VA decides.`,
          sources: ['S40', 'S9'],
        },
      ];

const medicaidText = ({ income, assets }: SeniorCareValues): string => {
  const overIncome = income > prices.medicaidIncome.typical;
  const overAssets = assets > prices.medicaidAssets.typical;
  if (overAssets) return 'Savings are over the limit today';
  return overIncome
    ? 'Income is over; a qualified income trust may help'
    : 'Under both limits of 2026';
};

const medicaidMetric = (v: SeniorCareValues): CareMetric[] =>
  v.income > 0
    ? [
        {
          id: 'medicaid',
          label: 'Texas Medicaid, one person',
          value: null,
          unit: 'usd-month',
          text: medicaidText(v),
          how: 'Limits of 2026: income $2,982 a month, assets $2,000. More rules apply to couples, homes and gifts of the last five years. Nursing home care is a right if eligible; STAR+PLUS at home or in assisted living has an interest list.',
          sources: ['S10', 'S36', 'S38'],
        },
      ]
    : [];

/** Medicare pays days 21 to 100 but for a daily share (S19). */
export const MEDICARE_SHARED_DAYS = 80;

const medicareMetric = (v: SeniorCareValues): CareMetric[] =>
  v.inpatient === 'yes'
    ? [
        {
          id: 'medicare-share',
          label: 'Your share of 100 Medicare nursing days',
          value: MEDICARE_SHARED_DAYS * prices.medicareDay.typical,
          unit: 'usd',
          how: 'Skilled care only: days 1–20 $0, days 21–100 $217 a day (2026), then nothing is paid.',
          sources: ['S19'],
        },
      ]
    : [];

/** What public programs might pay. `care` is what a month of care costs, US dollars. */
export const payerMetrics = (v: SeniorCareValues, care: number): CareMetric[] => [
  ...vaMetric(v, care),
  ...medicaidMetric(v),
  ...medicareMetric(v),
];
