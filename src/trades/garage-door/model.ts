import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { leastQuote, lines, smallestVisit } from './lines.ts';

/** Garage doors in North Texas: repairs by part, a new door, an opener. */
export const model = {
  trade: 'garage-door',
  version: '2026.11.10',
  fields,
  spread: 1.19,
  least: smallestVisit,
  leastQuote,
  lines,
} satisfies Model<typeof fields>;
