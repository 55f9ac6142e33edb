import own from '../../../content/trades/hvac/words.json' with { type: 'json' };
import { quoteWords } from '../bait.ts';
import { tenantWords } from '../tenant.ts';

export const words = {
  ...own,
  ...tenantWords,
  ...quoteWords('warning.bait-quote', 'reason.name-the-part'),
};
