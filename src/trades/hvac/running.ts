import { figure, type Metric, type Series } from '../../estimate/index.ts';
import type { HvacSource } from './sources.ts';

/** Hours a year a cooling system runs here (S6). */
export const COOLING_HOURS = 2200;
/** How long an AC lasts here: the short end of 15 to 20 years, as hot climates do (S63). */
const LIFE_YEARS = 15;
/** From this many tons (45,000 BTU/h) the lower minimum applies (S43). */
const LARGE_FROM_TONS = 3.75;

export type Tier = 'minimum' | 'mid' | 'high';

/** SEER2 of each tier for one system of so many tons; heat pumps have one minimum for all sizes (S43). */
export const seer2 = (tier: Tier, tons: number, heatPump: boolean): number => {
  if (tier !== 'minimum') return tier === 'mid' ? 16 : 18;
  return heatPump || tons < LARGE_FROM_TONS ? 14.3 : 13.8;
};

/**
 * SEER2 of the old unit from its age in years: the legal minimum when it was put in (13 SEER before 2015,
 * 14 until 2022; S41, S43), 4.5% lower in the newer measure (S6).
 */
export const oldSeer2 = (age: number): number => (age >= 12 ? 12.4 : age >= 4 ? 13.4 : 14.3);

/** kWh a year to cool: tons × 12,000 × hours ÷ (SEER2 × 1,000), the definition of SEER2 (S27). */
export const coolingKwh = (tons: number, efficiency: number): number =>
  (tons * 12 * COOLING_HOURS) / efficiency;

export interface Running {
  readonly tons: number;
  readonly systems: number;
  readonly heatPump: boolean;
  /** $ per kWh. */
  readonly rate: number;
  readonly age: number;
  readonly tier: Tier;
  /** The job without any step up, and what each step adds, in US dollars. */
  readonly base: number;
  readonly steps: Readonly<Record<Tier, number>>;
}

const names: Readonly<Record<Tier, string>> = {
  minimum: 'Legal minimum',
  mid: '16 SEER2',
  high: '18 SEER2',
};

const kwhOf = (r: Running, tier: Tier): number =>
  coolingKwh(r.tons, seer2(tier, r.tons / r.systems, r.heatPump));

const yearly = (r: Running, tier: Tier): number => kwhOf(r, tier) * r.rate;

/** Years until a step up has saved what it cost. */
export const payback = (r: Running, tier: 'mid' | 'high'): number =>
  r.steps[tier] / (yearly(r, 'minimum') - yearly(r, tier));

const paybackMetric = (r: Running, tier: 'mid' | 'high'): Metric<HvacSource> => {
  const years = payback(r, tier);
  return {
    id: `payback-${tier}`,
    label: `${names[tier]} pays back in`,
    value: years,
    unit: 'year',
    text: years > LIFE_YEARS ? `${Math.round(years)} years: not within its life` : undefined,
    how: 'What it costs ÷ what it saves a year, against the legal minimum.',
    sources: ['S6', 'S7'],
  };
};

/** What it costs to run, and whether a better tier pays. */
export const runningMetrics = (r: Running): Metric<HvacSource>[] => {
  const kwh = kwhOf(r, r.tier);
  const old = coolingKwh(r.tons, oldSeer2(r.age)) * r.rate;
  return [
    {
      id: 'cooling-kwh',
      label: 'Cooling, power a year',
      value: kwh,
      unit: 'kwh-year',
      how: `${r.tons} tons × 12,000 BTU/h × ${figure(COOLING_HOURS)} hours ÷ SEER2.`,
      sources: ['S6', 'S27'],
    },
    {
      id: 'cooling-cost',
      label: 'Cooling, cost a year',
      value: kwh * r.rate,
      unit: 'usd-year',
      how: 'At your price of power.',
      sources: ['L90'],
    },
    {
      id: 'saving',
      label: 'Saved against the old unit',
      value: Math.max(0, old - kwh * r.rate),
      unit: 'usd-year',
      how: 'The old unit at the legal minimum of its year.',
      sources: ['S41', 'S43'],
    },
    paybackMetric(r, 'mid'),
    paybackMetric(r, 'high'),
  ];
};

/** Price plus cooling power, added up over the years, for each tier. */
export const costOverYears = (r: Running): Series => {
  const years = Array.from({ length: LIFE_YEARS + 1 }, (_, year) => year);
  return {
    id: 'cost-over-years',
    title: 'Price plus cooling power, year by year',
    draw: 'lines',
    unit: 'usd',
    along: years.map(String),
    axis: 'Years from now',
    lines: (['minimum', 'mid', 'high'] as const).map((tier) => ({
      label: names[tier],
      values: years.map((year) => r.base + r.steps[tier] + year * yearly(r, tier)),
    })),
  };
};
