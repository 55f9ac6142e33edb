import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { lines } from './lines.ts';

/** A course of chiropractic care: warning signs first, then visits, plans and who pays. */
export const model = {
  trade: 'chiropractic',
  version: '2026.11.7',
  fields,
  spread: 0.98,
  lines,
} satisfies Model<typeof fields>;
