import type { SolarValues } from './fields.ts';
import { cashFlow, presentValue } from './money.ts';
import { prices } from './prices.ts';
import { sum } from './production.ts';
import { batteriesOf, makePerKw, monthlyUse, sizeOf, type Size } from './size.ts';

/**
 * How fast the share used at once falls as a system grows: share = 1 ÷ (1 + 1.5 × made ÷ used). Ours,
 * through two measured North Texas homes: 56 % used at once where panels made 54 % of the use (S55), 48 %
 * where they made 70 % (S51). At 100 % it gives 40 %, the top of the 25 to 40 % published (S59).
 */
const FALL = 1.5;
/** A battery is filled and emptied most days, and loses some on the way. */
const BATTERY_DAYS = 365 * 0.85;
const ROUND_TRIP = 0.9;
const BATTERY_KWH = 13.5;
/**
 * Upkeep and insurance where none is entered, US dollars a kW each year. A national lab budgets $32 for
 * all upkeep (S03); new inverters are a good part of that and are counted apart here, so we take half.
 */
export const UPKEEP_PER_KW = 16;

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
export const usedAtOnce = (ratio: number): number => 1 / (1 + FALL * ratio);

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
  const capacity = (batteries * BATTERY_KWH * BATTERY_DAYS) / 12;
  let [atHome, sold] = [0, 0];
  made.forEach((kwh, month) => {
    const need = use[month] ?? 0;
    const direct = Math.min(kwh * share, need);
    const stored = Math.min(kwh - direct, capacity, (need - direct) / ROUND_TRIP);
    atHome += direct + stored * ROUND_TRIP;
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
    cost: price - (v.rebate ?? 0),
    saved: worth.saved,
    byBattery: worth.byBattery,
    upkeep: v.upkeep ?? UPKEEP_PER_KW * worth.kw,
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
