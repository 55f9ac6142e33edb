import type { Model, Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { linesOf } from './lines.ts';

export type CleaningValues = Values<typeof fields>;

/** Cleaning a home after a death, an injury or years of clutter, in North Texas. */
export const model = {
  trade: 'forensic-cleaning',
  version: '2026.11.3',
  fields,
  lines: linesOf,
} satisfies Model<typeof fields>;
