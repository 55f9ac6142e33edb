import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { lines, smallestVisit } from './lines.ts';

/** Concrete in North Texas: surface or structure, overlays, lifting, tear-out and new slabs. */
export const model = {
  trade: 'concrete',
  version: '2026.11.6',
  fields,
  spread: 1.04,
  least: smallestVisit,
  lines,
} satisfies Model<typeof fields>;
