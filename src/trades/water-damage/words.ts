import own from '../../../content/trades/water-damage/words.json' with { type: 'json' };
import { tenantWords } from '../tenant.ts';

export const words = { ...own, ...tenantWords };
