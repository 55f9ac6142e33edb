import { expect, test } from 'vitest';
import { markOfPapers } from '../../../scripts/quote-learning.ts';
import { papers } from '../../../scripts/quote-score.ts';
import learned from '../../../src/quote/line-weights.json' with { type: 'json' };

test('the weights were learned from the papers and features as they are now: else `npm run learn-quotes`', () => {
  expect(learned.from).toBe(markOfPapers(papers().filter(({ aside }) => !aside)));
});
