/** The estimate engine: what every trade shares. Pure: no React, no DOM, no network. */
export * from './accuracy.ts';
export * from './address.ts';
export * from './answers.ts';
export * from './calculator.ts';
export * from './draft.ts';
export * from './estimate.ts';
export * from './field.ts';
export * from './format.ts';
export * from './quote-check.ts';
export * from './say-value.ts';
export * from './source.ts';
export * from './three-point.ts';
export * from './unit-cost.ts';
export * from './unit.ts';
export * from './what-moves.ts';
