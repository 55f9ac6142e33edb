import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { lines, smallestJob } from './lines.ts';

/** Kitchen cabinets: new ones, refaced, repainted, or new handles. */
export const model = {
  trade: 'cabinets',
  version: '2026.11.7',
  fields,
  spread: 1.01,
  least: smallestJob,
  lines,
} satisfies Model<typeof fields>;
