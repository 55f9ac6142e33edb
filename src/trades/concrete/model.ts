import type { Model, Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { linesOf, smallestVisit } from './lines.ts';

export type ConcreteValues = Values<typeof fields>;

/** Concrete in North Texas: surface or structure, overlays, lifting, tear-out and new slabs. */
export const model = {
  trade: 'concrete',
  version: '2026.11.3',
  fields,
  spread: 1.04,
  least: smallestVisit,
  lines: linesOf,
} satisfies Model<typeof fields>;
