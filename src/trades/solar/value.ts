import type { SolarValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { cashFlow, presentValue } from './money.ts';
import { sum } from './production.ts';
import { batteriesOf, makePerKw, sizeOf, type Size } from './size.ts';
import { monthlyUse } from './use.ts';

/** A year of the system, and what it is worth. */
export interface Worth extends Size {
  readonly use: readonly number[];
  readonly made: readonly number[];
  /** Percent of what is made that is used in the home, with the battery. */
  readonly usedShare: number;
  /** Saved in the first year, US dollars. */
  readonly saved: number;
  /** What of that the batteries save; it ends when they do. */
  readonly byBattery: number;
}

/** Share of solar power used at once, 0–1, for a system that makes `ratio` times the use. */
export const usedAtOnce = (ratio: number): number => 1 / (1 + figures.fall.value * ratio);

/**
 * A year of a system of this size with so many batteries. A battery fills from what a month leaves over
 * and empties into what the same month still needs: summer cannot be kept for winter. Credits for what is
 * sent out lower the bill and are not paid out beyond it (S82).
 */
const yearOf = (v: SolarValues, size: Size, batteries: number): Worth => {
  const use = monthlyUse(v);
  const made = makePerKw(v).map((kwh) => kwh * size.kw);
  const [used, all] = [sum(use), sum(made)];
  const share = v.selfUse === null ? usedAtOnce(all / used) : v.selfUse / 100;
  const { batteryKwh, batteryUse, roundTrip } = figures;
  const capacity = (batteries * batteryKwh.value * batteryUse.value * 365) / 12;
  let [atHome, sold] = [0, 0];
  made.forEach((kwh, month) => {
    const need = use[month] ?? 0;
    const direct = Math.min(kwh * share, need);
    const stored = Math.min(kwh - direct, capacity, (need - direct) / roundTrip.value);
    atHome += direct + stored * roundTrip.value;
    sold += kwh - direct - stored;
  });
  const credit = Math.min(sold * v.buyback, Math.max(0, used - atHome) * v.rate);
  const saved = (atHome * v.rate + credit) / 100;
  const usedShare = all > 0 ? (100 * atHome) / all : 0;
  return { ...size, use, made, usedShare, saved, byBattery: 0 };
};

export const worthOf = (
  v: SolarValues,
  size: Size = sizeOf(v),
  batteries: number = batteriesOf(v),
): Worth => {
  const worth = yearOf(v, size, batteries);
  return batteries === 0 ? worth : { ...worth, byBattery: worth.saved - yearOf(v, size, 0).saved };
};

/** Dollars in and out over 25 years if the system costs `price` (US dollars, before the rebate). */
export const flowsOf = (v: SolarValues, worth: Worth, price: number): readonly number[] =>
  cashFlow({
    cost: price - v.rebate,
    saved: worth.saved,
    byBattery: worth.byBattery,
    upkeep: v.upkeep ?? figures.upkeep.value * worth.kw,
    inverter: prices.inverter.typical * worth.kw,
    escalation: v.escalation,
    degradation: v.degradation,
  });

/** The same for batteries alone: they need no upkeep and no inverter of their own. */
export const batteryFlows = (v: SolarValues, worth: Worth, price: number): readonly number[] =>
  cashFlow({
    cost: price,
    saved: worth.byBattery,
    byBattery: worth.byBattery,
    upkeep: 0,
    inverter: 0,
    escalation: v.escalation,
    degradation: v.degradation,
  });

/** The most one could pay, before the rebate, and still earn the chosen rate, US dollars; 0 if it is worth nothing. */
export const worthPaying = (v: SolarValues, worth: Worth): number =>
  Math.max(0, presentValue(flowsOf(v, worth, 0), v.discount));
