import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { lines, smallestMove } from './lines.ts';

/**
 * A household move: by the hour while a crew of its own is cheaper, by weight and miles beyond that. It has
 * no spread of its own: what is published of moves are averages of many, which lie closer together than
 * the quotes for one do.
 */
export const model = {
  trade: 'moving',
  version: '2026.11.11',
  fields,
  least: smallestMove,
  lines,
} satisfies Model<typeof fields>;
