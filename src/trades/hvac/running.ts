import { figure, type Metric, type Series } from '../../estimate/index.ts';
import { MANUAL_J } from './size-rules.ts';
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

/** The least SEER2 a new one may have here: 14.3 for the sizes most homes have (S43). */
export const newSeer2 = (heatPump: boolean): number => seer2('minimum', 3, heatPump);

/** The year that ages are counted from. */
const THIS_YEAR = 2026;
/** Legal minimum by the year of installation: 10, 13 and 14 SEER, 4.5% lower as SEER2 (S123, S41, S43, S6). */
const MINIMUMS = [
  { from: 2023, seer2: 14.3 },
  { from: 2015, seer2: 13.4 },
  { from: 2006, seer2: 12.4 },
  { from: 0, seer2: 9.5 },
];

/** SEER2 of a unit of so many years: the legal minimum when it was put in. */
export const oldSeer2 = (age: number): number =>
  MINIMUMS.find(({ from }) => THIS_YEAR - age >= from)?.seer2 ?? 9.5;

/**
 * kWh a year to cool so many sq ft: load in tons × 12,000 × hours ÷ (SEER2 × 1,000), the definition of SEER2
 * (S27). The load is taken at 1,000 sq ft a ton (S19), not from the nameplate, which is mostly larger.
 * For 2,000 sq ft at the legal minimum that is 28% of the 13,150 kWh an average Texas home uses in all.
 */
export const coolingKwh = (area: number, efficiency: number): number =>
  ((area / MANUAL_J) * 12 * COOLING_HOURS) / efficiency;

export interface Running {
  /** Sq ft to cool. */
  readonly area: number;
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
  coolingKwh(r.area, seer2(tier, r.tons / r.systems, r.heatPump));

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
  const old = coolingKwh(r.area, oldSeer2(r.age)) * r.rate;
  return [
    {
      id: 'cooling-kwh',
      label: 'Cooling, power a year',
      value: kwh,
      unit: 'kwh-year',
      how: `${figure(r.area)} sq ft ÷ 1,000 a ton × 12,000 BTU/h × ${figure(COOLING_HOURS)} hours ÷ SEER2.`,
      sources: ['S19', 'S6', 'S27'],
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
      sources: ['S123', 'S41', 'S43'],
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
