import type { SolarValues } from './model.ts';
import { cashFlow, presentValue } from './money.ts';
import { prices } from './prices.ts';
import { sum } from './production.ts';
import { makePerKw, monthlyUse, sizeOf, type Size } from './size.ts';

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
}

/** Share of solar power used at once, 0–1, for a system that makes `ratio` times the use. */
export const usedAtOnce = (ratio: number): number => 1 / (1 + FALL * ratio);

export const worthOf = (v: SolarValues): Worth => {
  const size = sizeOf(v);
  const use = monthlyUse(v);
  const made = makePerKw(v).map((kwh) => kwh * size.kw);
  const [used, all] = [sum(use), sum(made)];
  const atOnce = all * (v.selfUse === null ? usedAtOnce(all / used) : v.selfUse / 100);
  const direct = Math.min(atOnce, used);
  const stored = Math.min(
    all - direct,
    Number(v.battery) * BATTERY_KWH * BATTERY_DAYS,
    (used - direct) / ROUND_TRIP,
  );
  const atHome = direct + stored * ROUND_TRIP;
  const sold = all - direct - stored;
  const saved = (atHome * v.rate + sold * v.buyback) / 100;
  return { ...size, use, made, usedShare: (100 * atHome) / all, saved };
};

/** Dollars in and out over 25 years if the system costs `price` (US dollars, before the rebate). */
export const flowsOf = (v: SolarValues, worth: Worth, price: number): readonly number[] =>
  cashFlow({
    cost: price - (v.rebate ?? 0),
    saved: worth.saved,
    upkeep: v.upkeep ?? UPKEEP_PER_KW * worth.kw,
    inverter: prices.inverter.typical * worth.kw,
    escalation: v.escalation,
    degradation: v.degradation,
  });

/** The most one could pay, before the rebate, and still earn the chosen rate, US dollars; 0 if it is worth nothing. */
export const worthPaying = (v: SolarValues, worth: Worth): number =>
  Math.max(0, presentValue(flowsOf(v, worth, 0), v.discount));
