import type { ThreePoint } from '../../engine/index.ts';
import type { SolarValues } from './fields.ts';
import { systemPrice } from './lines.ts';
import { presentValue } from './money.ts';
import { sum } from './production.ts';
import { makePerKw, sizeOf, standing } from './size.ts';
import { batteryFlows, flowsOf, worthOf, worthPaying, type Worth } from './value.ts';

/** A system as the findings see it; money in US dollars. */
export interface Found {
  readonly worth: Worth;
  /** The price of exactly this system, with its band; or the price the person holds. */
  readonly price: ThreePoint;
  /** In and out of the pocket, at the typical price. */
  readonly flows: readonly number[];
  /** What it is worth at the rate wanted, the rebate added. */
  readonly value: number;
  /** The most to pay: what it is worth, and never more than such a system costs here at the most. */
  readonly ceiling: number;
}

/**
 * New panels, or batteries beside the panels that stand already.
 * @param highest the most such a system costs here, US dollars
 */
export const foundOf = (v: SolarValues, highest = Infinity): Found => {
  const alone = v.job === 'battery';
  const worth = worthOf(v, alone ? standing(v) : sizeOf(v));
  const price = systemPrice(v);
  const value = alone
    ? Math.max(0, presentValue(batteryFlows(v, worth, 0), v.discount))
    : worthPaying(v, worth);
  return {
    worth,
    price,
    flows: alone ? batteryFlows(v, worth, price.typical) : flowsOf(v, worth, price.typical),
    value,
    ceiling: Math.min(value, highest),
  };
};

/** What panels that come off still make in a year, kWh, and earn, US dollars: half used, half sent out. */
export const yearAtTheirAge = (v: SolarValues): { made: number; earned: number } => {
  const worn = (1 - v.degradation / 100) ** v.panelAge;
  const made = ((v.count * v.watts) / 1000) * sum(makePerKw(v)) * worn;
  return { made, earned: (made * (v.rate + v.buyback)) / 2 / 100 };
};
