import type { Model, Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { linesOf, visitOf } from './lines.ts';

export type ApplianceValues = Values<typeof fields>;

/** Appliance repair: symptom, likely causes, and repair against replacement. */
export const model = {
  trade: 'appliance-repair',
  version: '2026.11.3',
  fields,
  spread: 0.64,
  /** Nobody comes for less than the visit; a quote may say what it will. */
  least: (v: ApplianceValues) => (v.quote === null ? visitOf(v).low : 0),
  lines: linesOf,
} satisfies Model<typeof fields>;
