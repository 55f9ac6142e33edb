import type { Model } from '../../estimate/index.ts';
import { fields, type ApplianceValues } from './fields.ts';
import { lines, visitOf } from './lines.ts';

/** Appliance repair: symptom, likely causes, and repair against replacement. */
export const model = {
  trade: 'appliance-repair',
  version: '2026.11.4',
  fields,
  spread: 0.64,
  /** Nobody comes for less than the visit; a quote may say what it will. */
  least: (v: ApplianceValues) => (v.quote === null ? visitOf(v).low : 0),
  lines,
} satisfies Model<typeof fields>;
