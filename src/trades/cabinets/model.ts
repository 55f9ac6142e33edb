import type { Model, Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { linesOf } from './lines.ts';

export type CabinetsValues = Values<typeof fields>;

/** Kitchen cabinets: new, refaced, repainted, or new handles. */
export const model = {
  trade: 'cabinets',
  version: '2026.11.2',
  fields,
  lines: linesOf,
} satisfies Model<typeof fields>;
