/** The estimate engine: what every trade shares. Pure: no React, no DOM, no network. */
export * from './address.ts';
export * from './answers.ts';
export * from './calculator.ts';
export * from './draft.ts';
export * from './estimate.ts';
export * from './field.ts';
export * from './format.ts';
export type * from './raised-by.ts';
export * from './source.ts';
export * from './three-point.ts';
export * from './unit-cost.ts';
export * from './unit.ts';

// What only the results and the build need is imported from its own file, so that a calculator page does
// not load it: accuracy.ts, quote-check.ts, say-value.ts, what-moves.ts.
export type * from './accuracy.ts';
export type * from './quote-check.ts';
