import type { Model, Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { linesOf } from './lines.ts';

export type WaterValues = Values<typeof fields>;

/** What no crew comes for less than: four hours at the least rate, in US dollars. */
const SMALLEST_VISIT = 300;

/** Water damage in North Texas: getting it out, drying, what must go, and putting it back. */
export const model = {
  trade: 'water-damage',
  version: '2026.11.3',
  fields,
  spread: 1.24,
  least: () => SMALLEST_VISIT,
  lines: linesOf,
} satisfies Model<typeof fields>;
