import own from '../../../content/trades/hvac/words.json' with { type: 'json' };
import { tenantWords } from '../tenant.ts';

export const words = { ...own, ...tenantWords };

/** The names of everything this trade says. */
export type HvacWord = keyof typeof words;
