import {
  addUp,
  exactly,
  scale,
  type Metric,
  type Series,
  type ThreePoint,
} from '../../estimate/index.ts';
import type { SepticValues } from './model.ts';
import { prices } from './prices.ts';
import type { SepticSource } from './sources.ts';

/** What Southlake takes off its tap fee after the main is accepted (S33). */
const WAIVED = { early: 1, half: 0.5, late: 0 } as const;

const tapFee = (v: SepticValues): number =>
  v.city === 'southlake' ? prices.tap.typical * (1 - WAIVED[v.offer]) : (v.tapFee ?? 0);

/** Connecting to the sewer in US dollars: tap fee, private line by the foot, old tank put out of use. */
export const sewerCost = (v: SepticValues): ThreePoint =>
  addUp([exactly(tapFee(v)), scale(prices.lateral, v.distance), scale(prices.abandon, 1)]);

export const sewerMetrics = (v: SepticValues): Metric<SepticSource>[] => [
  {
    id: 'sewer',
    label: 'City sewer instead',
    value: sewerCost(v),
    unit: 'usd',
    how: `Tap fee + ${v.distance} ft of private line + putting the old tank out of use. Then a monthly bill.`,
    sources: ['S33', 'S50', 'S51', 'S54'],
  },
];

const YEARS = 20;

/** Price plus upkeep over twenty years: a new system against the sewer. `upkeep` in $ a year. */
export const overYears = (v: SepticValues, replacement: number, upkeep: number): Series => {
  const years = Array.from({ length: YEARS + 1 }, (_, year) => year);
  const bill = 12 * prices.sewerBill.typical;
  return {
    id: 'septic-or-sewer',
    title: 'New system or sewer, added up by year',
    draw: 'lines',
    unit: 'usd',
    along: years.map(String),
    axis: 'Years from now',
    lines: [
      { label: 'New system', values: years.map((year) => replacement + year * upkeep) },
      { label: 'City sewer', values: years.map((year) => sewerCost(v).typical + year * bill) },
    ],
  };
};
