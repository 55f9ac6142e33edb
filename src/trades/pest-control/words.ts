import own from '../../../content/trades/pest-control/words.json' with { type: 'json' };
import { tenantWords } from '../tenant.ts';

export const words = { ...own, ...tenantWords };
