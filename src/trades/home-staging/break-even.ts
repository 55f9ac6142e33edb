import { scale, type ThreePoint } from '../../engine/index.ts';

/** On average over a year. */
export const DAYS_A_MONTH = 365 / 12;
const WEEKS_A_MONTH = 52 / 12;

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
