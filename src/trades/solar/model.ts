import type { Model, Values } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { figures } from './figures.ts';
import { lines } from './lines.ts';

/** Solar in North Texas: new panels, panels off and on for a new roof, or a battery alone. */
export const model = {
  trade: 'solar',
  version: '2026.11.8',
  fields,
  spread: 0.71,
  least: ({ job }: Values<typeof fields>) => (job === 'reset' ? figures.leastReset.value : 0),
  lines,
} satisfies Model<typeof fields>;
