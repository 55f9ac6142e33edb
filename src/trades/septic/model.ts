import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { least, lines } from './lines.ts';

/** Septic systems in North Texas: pumping, repair, inspection, yearly upkeep, a new one or the sewer. */
export const model = {
  trade: 'septic',
  version: '2026.11.6',
  fields,
  spread: 0.81,
  least,
  lines,
} satisfies Model<typeof fields>;
