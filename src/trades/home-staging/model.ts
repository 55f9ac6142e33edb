import type { Model } from '../../engine/index.ts';
import { fields, type StagingValues } from './fields.ts';
import { figures } from './figures.ts';
import { lines } from './lines.ts';

/** Staging a home for sale in North Texas: advice, own furniture, rented furniture, photos. */
export const model = {
  trade: 'home-staging',
  version: '2026.11.6',
  fields,
  spread: 0.86,
  least: (v: StagingValues) => figures.smallestJob.value[v.kind],
  lines,
} satisfies Model<typeof fields>;
