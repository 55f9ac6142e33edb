import type { Model, Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { linesOf, smallestMove } from './lines.ts';

export type MovingValues = Values<typeof fields>;

/** A household move: by the hour while a crew of its own is cheaper, by weight and miles beyond that. */
export const model = {
  trade: 'moving',
  version: '2026.11.3',
  fields,
  least: smallestMove,
  lines: linesOf,
} satisfies Model<typeof fields>;
