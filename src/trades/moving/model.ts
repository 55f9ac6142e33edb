import type { Model, Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { linesOf } from './lines.ts';

export type MovingValues = Values<typeof fields>;

/** A household move: by the hour inside the metro, by weight and miles beyond it. */
export const model = {
  trade: 'moving',
  version: '2026.11.2',
  fields,
  lines: linesOf,
} satisfies Model<typeof fields>;
