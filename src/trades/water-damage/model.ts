import type { Model, Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { linesOf } from './lines.ts';

export type WaterValues = Values<typeof fields>;

/** Water damage in North Texas: getting it out, drying, what must go, and putting it back. */
export const model = {
  trade: 'water-damage',
  version: '2026.11.2',
  fields,
  lines: linesOf,
} satisfies Model<typeof fields>;
