import own from '../../../content/trades/appliance-repair/words.json' with { type: 'json' };
import { quoteWords } from '../bait.ts';
import { tenantWords } from '../tenant.ts';

export const words = {
  ...own,
  ...tenantWords,
  ...quoteWords('warning.bait-quote', 'reason.far-above-share', 'reason.name-the-part'),
};

export type ApplianceWord = keyof typeof words;
