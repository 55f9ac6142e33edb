import type { Model } from '../../engine/index.ts';
import { fields } from './fields.ts';
import { prices } from './figures.ts';
import { lines } from './lines.ts';

/**
 * Roofing in North Texas: replacement, repair and the claim after hail. No spread is set: every published
 * case leaves much open, which alone accounts for most of its distance, so they say little of a roof of
 * which all is known. Three bids for one differ by about a fifth either way, as the published ranges do.
 */
export const model = {
  trade: 'roofing',
  version: '2026.11.12',
  fields,
  least: () => prices.repairMinor.low,
  lines,
} satisfies Model<typeof fields>;
