import type { ThreePoint } from '../cost/three-point.ts';
import type { Fields, Given, Values } from '../questions/field.ts';
import type { Words } from '../say/words.ts';
import type { Findings } from './findings.ts';
import type { Lines } from './priced-line.ts';
import type { Teller } from './tell.ts';
import type { Told } from './told.ts';

/** What one trade asks, and how the answers become priced lines. Pure. */
export interface Model<F extends Fields = Fields> {
  readonly trade: string;
  /** Changes with every change of arithmetic or prices: "2026.11.1". */
  readonly version: string;
  /** In the order they are asked; the first section, at most six, can be answered in a minute. */
  readonly fields: F;
  /**
   * How much of the published price ranges the prices of a single job take up: 1 is all of them.
   * Worked out from published prices by `npm run calibrate`, which a test compares with it.
   */
  readonly spread?: number;
  /** What nobody comes for less than, in US dollars: no band reaches under it. */
  readonly least?: (values: Values<F>) => number;
  /** Below this a quote is the fee for a visit or bait, US dollars; left out where visits are free. */
  readonly leastQuote?: (values: Values<F>) => number;
  /** The priced lines. Runs many times for one estimate, so it does nothing but arithmetic. */
  readonly lines: (values: Values<F>) => Lines;
}

/** The whole rule of one trade: its model, and how the answers become findings. Pure. */
export interface Calculator<F extends Fields = Fields> extends Model<F> {
  /** Its sentences; left out where the findings are in words already. */
  readonly words?: Words;
  /** Puts them together with facts. */
  readonly teller?: Teller;
  /**
   * Everything said alongside the lines, knowing their total with its band and which fields were answered.
   * Runs a few times for one estimate.
   */
  readonly findings: (values: Values<F>, total: ThreePoint, given: Given) => Findings | Told;
}
