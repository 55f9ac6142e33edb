import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { lines, smallestVisit } from './lines.ts';

/**
 * Concrete in North Texas: surface or structure, overlays, lifting, tear-out and new slabs. No spread is set:
 * what is published of slabs are guides' ranges by the square foot, whose middles lie closer together than
 * bills do. Two driveways replaced in North Richland Hills in the fall of 2025 were declared at $6 and $14.
 */
export const model = {
  trade: 'concrete',
  version: '2026.11.9',
  fields,
  least: smallestVisit,
  lines,
} satisfies Model<typeof fields>;
