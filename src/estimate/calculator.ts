import type { Findings, Lines } from './draft.ts';
import type { Fields, Given, Values } from './field.ts';
import type { ThreePoint } from './three-point.ts';

/** What one trade asks, and how the answers become priced lines: what a page needs before any answer. Pure. */
export interface Model<F extends Fields = Fields> {
  readonly trade: string;
  /** Changes with every change of arithmetic or prices: "2026.11.1". */
  readonly version: string;
  /** In the order they are asked; the first section, at most six, can be answered in a minute. */
  readonly fields: F;
  /** The priced lines. Runs many times for one estimate, so it does nothing but arithmetic. */
  readonly lines: (values: Values<F>) => Lines;
}

/** The whole rule of one trade: its model, and how the answers become findings. Pure. */
export interface Calculator<F extends Fields = Fields> extends Model<F> {
  /**
   * Everything said beside the lines, knowing their total with its band and which fields were answered.
   * Runs a few times for one estimate.
   */
  readonly findings: (values: Values<F>, total: ThreePoint, given: Given) => Findings;
}

/**
 * Declares a calculator with its values typed from its fields, and hands it on with the fields'
 * types forgotten, which is what the engine and the islands work with.
 */
export const defineCalculator = <const F extends Fields>(calculator: Calculator<F>): Calculator =>
  calculator as unknown as Calculator;
