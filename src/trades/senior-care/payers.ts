import { price, type Given, type Metric } from '../../estimate/index.ts';
import type { SeniorCareValues } from './level.ts';
import { prices } from './prices.ts';
import type { SeniorCareSource } from './sources.ts';

type CareMetric = Metric<SeniorCareSource>;

/** The most a household may get with Aid and Attendance, and its basic pension, US dollars a year. */
const va = {
  veteran: { most: prices.vaVeteran.typical, basic: prices.vaBasicVeteran.typical },
  married: { most: prices.vaMarried.typical, basic: prices.vaBasicMarried.typical },
  survivor: { most: prices.vaSurvivor.typical, basic: prices.vaBasicSurvivor.typical },
} as const;

export type VaHousehold = keyof typeof va;

/** Share of the basic pension that care expenses must pass before they count (S79). */
const EXPENSE_FLOOR = 0.05;

/**
 * VA Aid and Attendance a month, US dollars, never negative: (most for the household a year − 12 × income
 * left after care) ÷ 12 (S40). Care counts only above 5% of the basic pension (S79). Nothing where savings
 * and a year of the income left are together above the net worth limit. `income` and `care` a month.
 */
export const vaPension = (
  household: VaHousehold,
  { income, care, assets }: { income: number; care: number; assets: number },
): number => {
  const { most, basic } = va[household];
  const left = Math.max(0, income - Math.max(0, care - (EXPENSE_FLOOR * basic) / 12));
  return assets + 12 * left > prices.vaNetWorth.typical ? 0 : Math.max(0, most / 12 - left);
};

/** From this many daily activities the need for another person is plain (S81 names the activities); our choice. */
const NEEDS_HELP = 2;

/** Whether the answers show the daily need for another person that Aid and Attendance asks for (S81). */
const needsAttendance = (v: SeniorCareValues): boolean =>
  v.help.length >= NEEDS_HELP ||
  v.memory === 'wanders' ||
  v.evacuate === 'bed' ||
  v.nursing === 'yes';

const vaText = (v: SeniorCareValues): string | undefined => {
  if (!needsAttendance(v)) return 'Only for someone who needs another person’s help every day';
  return v.income === null ? 'Enter their monthly income' : undefined;
};

const vaMetric = (v: SeniorCareValues, care: number): CareMetric[] => {
  if (v.veteran === 'no') return [];
  const household = v.veteran === 'veteran' && v.married === 'yes' ? 'married' : v.veteran;
  const text = vaText(v);
  const { income } = v;
  const pension =
    text === undefined && income !== null
      ? Math.floor(vaPension(household, { income, care, assets: v.assets ?? 0 }))
      : null;
  const limit = price(prices.vaNetWorth.typical);
  return [
    {
      id: 'va-pension',
      label: 'VA Aid and Attendance, at most',
      value: pension,
      unit: 'usd-month',
      exact: true,
      text: pension === 0 ? 'Nothing: income or savings are over the VA’s limits' : text,
      how: `Fills the gap between ${price(Math.floor(va[household].most / 12))} a month and the income left after care. Savings and a year of that income must stay under ${limit} together${v.assets === null ? '; savings are not counted until you enter them' : ''}. Gifts of the last three years count. Rates December 2025 to November 2026. The VA decides.`,
      sources: ['S40', 'S9', 'S79', 'S81'],
    },
  ];
};

/** Whether a spouse is known to live at home: every limit for one person is then the wrong one. */
const isCouple = (v: SeniorCareValues): boolean => v.married === 'yes';

const medicaidText = (v: SeniorCareValues, given: Given): string => {
  const overIncome = (v.income ?? 0) > prices.medicaidIncome.typical;
  const overAssets = (v.assets ?? 0) > prices.medicaidAssets.typical;
  const alone = given.has('married') ? '' : 'If not married: ';
  const say = (text: string) =>
    alone ? alone + text.charAt(0).toLowerCase() + text.slice(1) : text;
  if (overAssets) return say('Savings are over the limit today');
  if (overIncome) return say('Income is over; a qualified income trust may help');
  return v.income !== null && v.assets !== null
    ? say('Under both limits of 2026')
    : say(
        `Under the limit for ${v.income === null ? 'savings' : 'income'}; the other is not entered`,
      );
};

const more =
  'More rules apply to homes and gifts of the last five years. Nursing home care is a right if eligible; STAR+PLUS at home or in assisted living has an interest list.';

/**
 * Savings that the spouse at home keeps under Texas Medicaid, US dollars: half of the couple's, within the
 * least and the most of the year (1 TAC 358.415, S77), never more than they have.
 */
export const spouseKeeps = (assets: number): number =>
  Math.min(
    assets,
    Math.max(prices.spouseLeast.typical, Math.min(prices.spouseMost.typical, assets / 2)),
  );

const coupleMetrics = (v: SeniorCareValues): CareMetric[] => {
  const least = price(prices.spouseLeast.typical);
  const most = price(prices.spouseMost.typical);
  return [
    {
      id: 'spouse-keeps',
      label: 'Savings the spouse at home may keep under Texas Medicaid',
      value: v.assets === null ? null : spouseKeeps(v.assets),
      unit: 'usd',
      exact: true,
      text: v.assets === null ? `Half, from ${least} to ${most}` : undefined,
      how: `Half of what the couple has, at least ${least} and at most ${most} (2026), and ${price(prices.medicaidAssets.typical)} beside it for the one in care. The home and one car are not counted. An attorney may keep more safe.`,
      sources: ['S77', 'S76', 'S78'],
    },
    {
      id: 'medicaid',
      label: 'Texas Medicaid for a couple',
      value: null,
      unit: 'usd-month',
      text: 'Has its own rules: see an elder law attorney before you spend or give',
      how: `Only the income in the name of the one who needs care counts, up to ${price(prices.medicaidIncome.typical)} a month or with a trust; the spouse at home may keep up to ${price(prices.spouseIncome.typical)} a month. ${more}`,
      sources: ['S10', 'S78', 'S36', 'S38'],
    },
  ];
};

const medicaidMetrics = (v: SeniorCareValues, given: Given): CareMetric[] => {
  if (isCouple(v)) return coupleMetrics(v);
  if (v.income === null && v.assets === null) return [];
  return [
    {
      id: 'medicaid',
      label: 'Texas Medicaid, one person',
      value: null,
      unit: 'usd-month',
      text: medicaidText(v, given),
      how: `Limits of 2026: income ${price(prices.medicaidIncome.typical)} a month, savings ${price(prices.medicaidAssets.typical)}. A couple has its own rules, and the spouse at home keeps far more. ${more}`,
      sources: ['S10', 'S36', 'S38'],
    },
  ];
};

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
          exact: true,
          how: `Skilled care only: days 1–20 $0, days 21–100 ${price(prices.medicareDay.typical)} a day (2026), then nothing is paid.`,
          sources: ['S19'],
        },
      ]
    : [];

/** What public programs might pay. `care` is what a month of care costs, US dollars. */
export const payerMetrics = (v: SeniorCareValues, care: number, given: Given): CareMetric[] => [
  ...vaMetric(v, care),
  ...medicaidMetrics(v, given),
  ...medicareMetric(v),
];
