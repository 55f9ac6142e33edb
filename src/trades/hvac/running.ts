import { bookYear, typicalSum, type Given } from '../../engine/index.ts';
import type { HvacValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { replaceLines } from './lines.ts';
import { largeShare, sizeTimes } from './sizing.ts';

export type Tier = HvacValues['tier'];

const minimum = figures.minimumSeer2.value;

/**
 * SEER2 of each tier where that part of the systems, 0 to 1, is large, by the power they use together; heat
 * pumps have one minimum for all sizes (S43).
 */
export const seer2 = (tier: Tier, large: number, heatPump: boolean): number => {
  if (tier !== 'minimum') return figures.tierSeer2.value[tier];
  if (heatPump) return minimum.heatPump;
  return 1 / (large / minimum.large + (1 - large) / minimum.small);
};

/** The least SEER2 a new one may have here, in the sizes most homes have. */
export const newSeer2 = (heatPump: boolean): number =>
  heatPump ? minimum.heatPump : minimum.small;

/** SEER2 of a unit of so many years: the legal minimum when it was put in. */
export const oldSeer2 = (age: number): number => {
  const year = bookYear - age;
  return figures.oldSeer2.value.find(({ from }) => year >= from)?.seer2 ?? minimum.small;
};

/**
 * kWh a year to cool so many sq ft: load in tons × 12,000 × hours ÷ (SEER2 × 1,000), the definition of SEER2
 * (S27). The load is taken at 1,000 sq ft a ton (S19), not from the nameplate, which is mostly larger.
 * For 2,000 sq ft at the legal minimum that is 28% of the 13,150 kWh an average Texas home uses in all.
 */
export const coolingKwh = (area: number, efficiency: number): number =>
  ((area / figures.areaOfTonMeasured.value) * figures.btuOfTon.value * figures.coolingHours.value) /
  efficiency;

/** What a new cooling system costs and uses, tier by tier. */
export interface Running {
  /** Sq ft to cool. */
  readonly area: number;
  /** The part of the systems, 0 to 1, to which the lower legal minimum applies. */
  readonly large: number;
  readonly heatPump: boolean;
  /** $ per kWh. */
  readonly rate: number;
  readonly age: number;
  readonly tier: Tier;
  /** The job without any step up, and what each step adds, in US dollars. */
  readonly base: number;
  readonly steps: Readonly<Record<Tier, number>>;
}

/** The floor area to cool: as given, else what the nameplate serves here. */
const areaToCool = (v: HvacValues, given: Given): number =>
  v.tons === null || given.has('area') ? v.area : v.tons * figures.areaOfTon.value.typical;

export const runningOf = (v: HvacValues, given: Given): Running => {
  const times = sizeTimes(v).typical;
  return {
    area: areaToCool(v, given),
    large: largeShare(v),
    heatPump: v.system === 'heat-pump',
    rate: v.rate / 100,
    age: v.age,
    tier: v.tier,
    base: typicalSum(replaceLines({ ...v, tier: 'minimum' })),
    steps: {
      minimum: 0,
      mid: prices.tierMid.typical * times,
      high: prices.tierHigh.typical * times,
    },
  };
};

/** kWh a year in a tier. */
export const kwhOf = (r: Running, tier: Tier): number =>
  coolingKwh(r.area, seer2(tier, r.large, r.heatPump));

/** US dollars a year in a tier. */
export const yearly = (r: Running, tier: Tier): number => kwhOf(r, tier) * r.rate;

/** Years until a step up has saved what it cost. */
export const payback = (r: Running, tier: 'mid' | 'high'): number =>
  r.steps[tier] / (yearly(r, 'minimum') - yearly(r, tier));
