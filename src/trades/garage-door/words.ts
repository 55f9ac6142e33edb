import own from '../../../content/trades/garage-door/words.json' with { type: 'json' };
import { quoteWords } from '../bait.ts';

export const words = { ...own, ...quoteWords('warning.bait-quote', 'reason.far-above-share') };
