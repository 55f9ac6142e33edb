import type { Fact } from './fact.ts';
import { asSet, measureRange, roughly } from './format.ts';

/** A fact as it stands in a sentence; a plain number is left to the sentence. */
export const sayFact = (fact: Fact): string | number => {
  if (typeof fact !== 'object') return fact;
  const { value, unit, as } = fact;
  if (as === 'estimated') return roughly(value, unit);
  return as === 'set' && typeof value === 'number' ? asSet(value, unit) : measureRange(value, unit);
};
