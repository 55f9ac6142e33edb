import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { prices } from './figures.ts';
import { leastQuote, lines } from './lines.ts';

/** Heating and cooling in North Texas: repair by symptom or part, replacement by size and tier. */
export const model = {
  trade: 'hvac',
  version: '2026.11.12',
  fields,
  spread: 0.92,
  least: (v) => (v.job === 'repair' ? prices.visit.low : 0),
  leastQuote,
  lines,
} satisfies Model<typeof fields>;
