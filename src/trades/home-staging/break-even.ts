import { money, scale, type Metric, type ThreePoint } from '../../estimate/index.ts';
import type { StagingSource } from './sources.ts';

const DAYS_A_MONTH = 365 / 12;
const WEEKS_A_MONTH = 52 / 12;

/** One price cut as a share of the list price, as a stager quotes it (2021, S37). */
export const AVERAGE_PRICE_CUT = 0.029;

/** What the owner believes. All in US dollars but `sooner`, in weeks. `null` means not said. */
export interface OwnAssumption {
  readonly carrying: number | null;
  readonly sooner: number | null;
  readonly cut: number | null;
}

/**
 * What staging would leave, in US dollars, negative for a loss: months saved × carrying cost a month + price
 * cuts avoided − what staging costs (S11). The months are the owner's own guess.
 */
export const gain = ({ carrying, sooner, cut }: OwnAssumption, cost: number): number =>
  ((sooner ?? 0) / WEEKS_A_MONTH) * (carrying ?? 0) + (cut ?? 0) - cost;

/** Days the home would have to sell sooner to pay for the staging. */
export const breakEvenDays = (carrying: number, cost: ThreePoint): ThreePoint =>
  scale(cost, DAYS_A_MONTH / carrying);

export const hasAssumption = ({ carrying, sooner, cut }: OwnAssumption): boolean =>
  cut !== null || (sooner !== null && carrying !== null);

export const breakEvenMetrics = (own: OwnAssumption, cost: ThreePoint): Metric<StagingSource>[] => [
  {
    id: 'break-even-days',
    label: 'Days sooner it must sell to pay for itself',
    value: own.carrying === null ? null : breakEvenDays(own.carrying, cost),
    unit: 'day',
    ...(own.carrying === null ? { text: 'Enter what the home costs you each month' } : {}),
    how: 'Cost of staging, without paint and clearing out, ÷ what the home costs you each day.',
    sources: ['S11'],
  },
  {
    id: 'own-gain',
    label: 'Gain or loss on your own guess',
    value: hasAssumption(own) ? gain(own, cost.typical) : null,
    unit: 'usd',
    ...(hasAssumption(own) ? {} : { text: 'Enter your own guess; nobody can promise one' }),
    how: `Time saved × ${own.carrying === null ? 'what the home costs' : money(own.carrying)} a month + price cut spared − staging.`,
    sources: ['S11'],
  },
];
