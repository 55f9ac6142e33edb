import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { figures } from './figures.ts';
import { lines } from './lines.ts';

/** Water damage in North Texas: getting it out, drying, what must go, and putting it back. */
export const model = {
  trade: 'water-damage',
  version: '2026.11.7',
  fields,
  spread: 1.18,
  least: () => figures.smallestVisit.value,
  lines,
} satisfies Model<typeof fields>;
