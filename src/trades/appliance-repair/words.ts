import own from '../../../content/trades/appliance-repair/words.json' with { type: 'json' };
import { tenantWords } from '../tenant.ts';

export const words = { ...own, ...tenantWords };

/** The names of everything this trade says. */
export type ApplianceWord = keyof typeof words;
