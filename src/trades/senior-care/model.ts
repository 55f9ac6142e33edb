import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { lines } from './lines.ts';

/** A month of care for an older person in North Texas, by setting, and who might pay. */
export const model = {
  trade: 'senior-care',
  version: '2026.11.11',
  fields,
  spread: 1.02,
  lines,
} satisfies Model<typeof fields>;
