import { figures } from './figures.ts';

/** Years looked ahead. */
export const YEARS = figures.years.value;

export interface Plan {
  /** Paid at the start, after rebates, US dollars. */
  readonly cost: number;
  /** Saved in the first year, US dollars. */
  readonly saved: number;
  /** The part of it that batteries save, US dollars; it ends after their years. */
  readonly byBattery?: number;
  /** Paid each year, in today's dollars: fees and upkeep. */
  readonly upkeep: number;
  /** A new inverter in today's dollars. */
  readonly inverter: number;
  /** Percent a year: power prices (fees and parts rise with them), and what the panels lose. */
  readonly escalation: number;
  readonly degradation: number;
}

/** Dollars in (or out, below 0) at the end of each year; index 0 is the day of payment. */
export const cashFlow = (plan: Plan): readonly number[] => {
  const flows = [-plan.cost];
  let [prices, panels] = [1, 1];
  for (let year = 1; year <= YEARS; year++) {
    const out = plan.upkeep + (year === figures.inverterYear.value ? plan.inverter : 0);
    const dead = year > figures.batteryYears.value ? (plan.byBattery ?? 0) : 0;
    flows.push(prices * ((plan.saved - dead) * panels - out));
    prices *= 1 + plan.escalation / 100;
    panels *= 1 - plan.degradation / 100;
  }
  return flows;
};

/** Net present value in US dollars; `rate` in percent a year. */
export const presentValue = (flows: readonly number[], rate: number): number =>
  flows.reduceRight((later, flow) => later / (1 + rate / 100) + flow, 0);

/** What is left in the pocket after each year. */
export const cumulative = (flows: readonly number[]): readonly number[] => {
  let held = 0;
  return flows.map((flow) => (held += flow));
};

/** Years until the money is back and stays back, with the part of the last year; `null` if never. */
export const payback = (flows: readonly number[]): number | null => {
  const held = cumulative(flows);
  const last = held.findLastIndex((one) => one < 0);
  if (last === held.length - 1) return null;
  if (last < 0) return 0;
  return last + -(held[last] ?? 0) / (flows[last + 1] ?? 1);
};

/** Internal rate of return in percent a year, from −50 to 100 at most; `null` where there is none. */
export const rateOfReturn = (flows: readonly number[]): number | null => {
  let { low, high } = figures.rateRange.value;
  if (presentValue(flows, low) < 0) return null;
  if (presentValue(flows, high) > 0) return high;
  while (high - low > figures.rateRange.value.step) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
