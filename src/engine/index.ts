/** The estimate engine: what every trade shares. Pure: no React, no DOM, no network. */
export { bookYear } from './cost/book-day.ts';
export * from './cost/figure.ts';
export * from './cost/interpolate.ts';
export * from './cost/origin.ts';
export * from './cost/source.ts';
export * from './cost/three-point.ts';
export * from './cost/unit-cost.ts';
export * from './cost/unit.ts';
export * from './questions/address.ts';
export * from './questions/answers.ts';
export * from './questions/asked.ts';
export * from './questions/field.ts';
export * from './run/answered.ts';
export type * from './run/calculator.ts';
export * from './run/findings.ts';
export * from './run/estimate.ts';
export * from './run/line.ts';
export * from './run/priced-line.ts';
export type * from './run/raised-by.ts';
export * from './run/run-estimate.ts';
export type * from './run/swing.ts';
export type * from './run/told.ts';
export * from './say/fact.ts';
export * from './say/format.ts';
export type * from './say/words.ts';

// What only the results and the build need is imported from its own file in `results/`, and what puts
// findings into words from run/define-calculator.ts, so that a page does not load it before any answer.
export type * from './results/accuracy.ts';
export type * from './results/quote-check.ts';
