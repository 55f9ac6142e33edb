import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { figures } from './figures.ts';
import { lines } from './lines.ts';

/** Pest control in North Texas: one visit or a plan, termites by the foot, rodents by the house. */
export const model = {
  trade: 'pest-control',
  version: '2026.11.7',
  fields,
  spread: 1.33,
  least: () => figures.smallestVisit.value,
  lines,
} satisfies Model<typeof fields>;
