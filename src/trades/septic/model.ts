import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { least, lines } from './lines.ts';

/** Septic systems in North Texas: pumping, repair, inspection, yearly upkeep, a new one or the sewer. */
export const model = {
  trade: 'septic',
  version: '2026.11.7',
  fields,
  spread: 1,
  least,
  lines,
} satisfies Model<typeof fields>;
