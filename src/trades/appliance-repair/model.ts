import type { Model } from '../../engine/index.ts';
import { fields, type ApplianceValues } from './fields.ts';
import { leastQuote, lines, visitOf } from './lines.ts';

/** Appliance repair: symptom, likely causes, and repair against replacement. */
export const model = {
  trade: 'appliance-repair',
  version: '2026.11.9',
  fields,
  spread: 0.63,
  /** Nobody comes for less than the visit. */
  least: (v: ApplianceValues) => visitOf(v).low,
  leastQuote,
  lines,
} satisfies Model<typeof fields>;
