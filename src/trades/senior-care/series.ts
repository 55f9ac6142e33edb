import type { ThreePoint } from '../../engine/index.ts';
import type { Series } from '../said.ts';
import { gapOf } from './afford.ts';
import type { SeniorCareValues } from './fields.ts';
import { figures } from './figures.ts';
import { hoursOf, settingOf, type Setting } from './level.ts';
import { monthCost } from './lines.ts';
import { vaAllows } from './payers.ts';

const rise = figures.rise.value;

const years = Array.from({ length: figures.seriesYears.value + 1 }, (_, year) => year);
const along = years.map((year) => (year === 0 ? 'along.now' : (['along.year', { year }] as const)));

const SETTINGS: readonly Setting[] = ['home', 'day', 'assisted', 'memory', 'shared', 'private'];

/** A month of care in each setting, from every price low to every price high, beside their income. */
export const aMonth = (v: SeniorCareValues): Series<'senior-care'> => {
  const months = SETTINGS.map((setting) => monthCost(v, setting));
  return {
    id: 'settings',
    facts: { hours: hoursOf(v).typical, days: v.days, weeks: figures.weeksAMonth.value },
    draw: 'ranges',
    unit: 'usd',
    along: SETTINGS.map((setting) => `along.${setting}` as const),
    own: [SETTINGS.indexOf(settingOf(v))],
    lines: [
      { label: 'curve.low', values: months.map(({ low }) => low) },
      { label: 'curve.likely', values: months.map(({ typical }) => typical) },
      { label: 'curve.high', values: months.map(({ high }) => high) },
    ],
    ...(v.income !== null && { mark: { label: 'curve.income', value: v.income } }),
  };
};

/** What is left of the savings year by year at today’s prices, where income and savings were entered. */
export const savingsLeft = (
  v: SeniorCareValues,
  care: ThreePoint,
): Series<'senior-care'> | false => {
  const gap = gapOf(v, care);
  const savings = v.assets;
  if (gap === null || savings === null || gap.typical === 0 || savings === 0) return false;
  const va = vaAllows(v, care.typical) ?? 0;
  const curve = (label: 'curve.without-va' | 'curve.with-va', missing: number) => ({
    label,
    values: years.map((year) => Math.max(0, savings - 12 * year * missing)),
  });
  const withVa = va > 0 ? gapOf(v, care, va) : null;
  return {
    id: 'savings-left',
    draw: 'lines',
    unit: 'usd',
    along,
    lines: [
      curve('curve.without-va', gap.typical),
      ...(withVa ? [curve('curve.with-va', withVa.typical)] : []),
    ],
  };
};

/** Whose rise a setting follows. */
const follows = {
  home: 'home',
  day: 'home',
  assisted: 'assisted',
  memory: 'assisted',
  shared: 'shared',
  private: 'shared',
} as const satisfies Record<Setting, keyof typeof rise>;

/** The ways that are always compared. */
const COMPARED = ['home', 'assisted', 'shared'] as const satisfies readonly Setting[];

/**
 * Ten years if prices go on rising as they did last year and needs stay as they are: the setting chosen
 * beside those always compared.
 */
export const tenYears = (v: SeniorCareValues): Series<'senior-care'> => {
  const chosen = settingOf(v);
  const curve = (setting: Setting) => {
    const now = monthCost(v, setting).typical;
    return {
      label: `curve.${setting}` as const,
      values: years.map((year) => now * (1 + rise[follows[setting]]) ** year),
    };
  };
  return {
    id: 'ten-years',
    draw: 'lines',
    unit: 'usd',
    along,
    lines: [...new Set<Setting>([chosen, ...COMPARED])].map(curve),
  };
};
