import type { Model } from '../../estimate/index.ts';
import { courseLines } from './course.ts';
import { fields } from './fields.ts';
import { stopsPrice } from './red-flags.ts';

/** A course of chiropractic care: warning signs first, then visits, plans and who pays. */
export const model = {
  trade: 'chiropractic',
  version: '2026.11.3',
  fields,
  lines: (v) => (stopsPrice(v) ? [] : courseLines(v)),
} satisfies Model<typeof fields>;
