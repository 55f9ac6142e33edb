import { expect, test } from 'vitest';
import { markOfPrices } from '../../../scripts/price-learning.ts';
import { markOfPapers } from '../../../scripts/quote-learning.ts';
import { papers } from '../../../scripts/quote-score.ts';
import { unpack } from '../../../src/quote/learned-kinds.ts';
import lines from '../../../src/quote/line-weights.json' with { type: 'json' };
import prices from '../../../src/quote/price-weights.json' with { type: 'json' };

const open = papers().filter(({ aside }) => !aside);

test('the weights were learned from the papers and features as they are now: else `npm run learn-quotes`', () => {
  expect(lines.from).toBe(markOfPapers(open));
  expect(prices.from).toBe(markOfPrices(open, unpack(lines)));
});
