import { fields as solar } from '../../trades/solar/fields.ts';
import { figures } from '../../trades/solar/figures.ts';
import { monthlyYield, sum } from '../../trades/solar/production.ts';
import type { SolarFitValues } from './fields.ts';

/** Percent lost on an open roof. */
export const OPEN = solar.shade.default;

const isHighSun = (month: number): boolean => {
  const { first, last } = figures.highSun.value;
  return month + 1 >= first && month + 1 <= last;
};

/**
 * Percent of a year's power lost to shade, at least that of an open roof: each half year's share counts as
 * much as this side would make in it.
 */
export const shadeOf = (v: SolarFitValues): number => {
  if (v.casts.length === 0) return OPEN;
  const made = monthlyYield(v.face, Number(v.pitch));
  const lost = made.map((kwh, month) => kwh * Number(isHighSun(month) ? v.summer : v.winter));
  return Math.max(OPEN, Math.round(sum(lost) / sum(made)));
};

/** Whether all of the shade can be cut back by the people who live there. */
export const canClear = (v: SolarFitValues): boolean =>
  v.casts.length > 0 && v.casts.every((one) => one === 'own-tree');
