import type { Fields } from '../questions/field.ts';
import type { Calculator } from './calculator.ts';
import { teller } from './tell.ts';

/**
 * Declares a calculator with its values typed from its fields, and hands it on with the fields'
 * types forgotten, which is what the engine and the islands work with.
 */
export const defineCalculator = <const F extends Fields>(calculator: Calculator<F>): Calculator =>
  ({ ...calculator, teller }) as unknown as Calculator;
