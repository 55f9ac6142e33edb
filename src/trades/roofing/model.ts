import type { Model } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { prices } from './figures.ts';
import { lines } from './lines.ts';

/**
 * Roofing in North Texas: replacement, repair and the claim after hail. No spread is set: the published
 * cases are averages and ranges of firms, which lie closer together than the bids for one roof, so that
 * calibrating on them would promise a band of a tenth where three bids differ by a fifth either way.
 */
export const model = {
  trade: 'roofing',
  version: '2026.11.3',
  fields,
  least: () => prices.repairMinor.low,
  lines,
} satisfies Model<typeof fields>;
