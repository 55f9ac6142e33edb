import { bounded } from '../../engine/index.ts';
import type { SeniorCareValues } from './fields.ts';
import { figures } from './figures.ts';

/** The most a household may get with Aid and Attendance, and its basic pension, US dollars a year. */
const va = {
  veteran: { most: figures.vaVeteran.value, basic: figures.vaBasicVeteran.value },
  married: { most: figures.vaMarried.value, basic: figures.vaBasicMarried.value },
  survivor: { most: figures.vaSurvivor.value, basic: figures.vaBasicSurvivor.value },
} as const;

export type VaHousehold = keyof typeof va;

/** The most the VA pays a household, US dollars a month, cut to the dollar as the VA does. */
export const vaMost = (household: VaHousehold): number => Math.floor(va[household].most / 12);

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
  const left = Math.max(0, income - Math.max(0, care - (figures.expenseFloor.value * basic) / 12));
  return assets + 12 * left > figures.vaNetWorth.value ? 0 : Math.max(0, most / 12 - left);
};

/** Whether the answers show the daily need for another person that Aid and Attendance asks for (S81). */
export const needsAttendance = (v: SeniorCareValues): boolean =>
  v.help.length >= figures.attendance.value ||
  v.memory === 'wanders' ||
  v.evacuate === 'bed' ||
  v.nursing === 'yes';

/** The household the VA would count, or `null` without a wartime veteran. A new marriage ends a survivor’s claim (S95). */
export const householdOf = (v: SeniorCareValues): VaHousehold | null => {
  if (v.veteran === 'no') return null;
  if (v.married === 'no') return v.veteran;
  return v.veteran === 'veteran' ? 'married' : null;
};

/**
 * What the VA might pay a month beside a month of care (US dollars), cut to the dollar. Only care they
 * pay themselves counts, not what an insurance pays back (S40). `null` where the answers do not let us say:
 * no veteran, no daily need, no income entered.
 */
export const vaAllows = (v: SeniorCareValues, care: number): number | null => {
  const household = householdOf(v);
  const { income, assets } = v;
  if (household === null || income === null || !needsAttendance(v)) return null;
  const paid = Math.max(0, care - v.insurance);
  return Math.floor(vaPension(household, { income, care: paid, assets: assets ?? 0 }));
};

/**
 * Savings that the spouse at home keeps under Texas Medicaid, US dollars: half of the couple's, within the
 * least and the most of the year (1 TAC 358.415, S77), never more than they have.
 */
export const spouseKeeps = (assets: number): number =>
  Math.min(assets, bounded(assets / 2, figures.spouseLeast.value, figures.spouseMost.value));

/** What a stay of 100 Medicare nursing days costs the person, US dollars (S19). */
export const medicareShare = (): number =>
  figures.medicareSharedDays.value * figures.medicareDay.value;
