import type { Model, Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { linesOf } from './lines.ts';

export type ApplianceValues = Values<typeof fields>;

/** Appliance repair: symptom, likely causes, and repair against replacement. */
export const model = {
  trade: 'appliance-repair',
  version: '2026.11.2',
  fields,
  lines: linesOf,
} satisfies Model<typeof fields>;
