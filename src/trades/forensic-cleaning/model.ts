import type { Model } from '../../engine/index.ts';
import { fields, type CleaningValues } from './fields.ts';
import { prices } from './figures.ts';
import { lines } from './lines.ts';
import { areNeedles, isPriced } from './scene.ts';

/** Nobody comes to a scene for less than a crew’s first hours or a sweep; a full home has no such floor but its yards. */
const least = (v: CleaningValues): number =>
  v.situation !== 'clutter' && isPriced(v) ? (areNeedles(v) ? prices.sweep : prices.start).low : 0;

/** Cleaning a home after a death, an injury or years of clutter, in North Texas. */
export const model = {
  trade: 'forensic-cleaning',
  version: '2026.11.8',
  fields,
  spread: 0.87,
  least,
  lines,
} satisfies Model<typeof fields>;
