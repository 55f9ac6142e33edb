import type { Model, Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { linesOf, smallestJob } from './lines.ts';

export type CabinetsValues = Values<typeof fields>;

/** Kitchen cabinets: new, refaced, repainted, or new handles. */
export const model = {
  trade: 'cabinets',
  version: '2026.11.3',
  fields,
  spread: 1.01,
  least: smallestJob,
  lines: linesOf,
} satisfies Model<typeof fields>;
