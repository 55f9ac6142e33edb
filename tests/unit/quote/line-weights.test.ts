import { expect, test } from 'vitest';
import { markOfPrices } from '../../../scripts/price-learning.ts';
import { markOfPapers } from '../../../scripts/quote-learning.ts';
import { papers } from '../../../scripts/quote-score.ts';
import { codeOf, unpack } from '../../../src/quote/packed.ts';
import { pack } from '../../../scripts/pack.ts';
import { lineModel } from '../../../src/quote/learned-kinds.ts';
import lines from '../../../src/quote/line-weights.json' with { type: 'json' };
import prices from '../../../src/quote/price-weights.json' with { type: 'json' };

const open = papers().filter(({ aside }) => !aside);

test('the weights were learned from the papers and features as they are now: else `npm run learn-quotes`', () => {
  expect(lines.from).toBe(markOfPapers(open));
  expect(prices.from).toBe(markOfPrices(open, lineModel(lines)));
});

test('what is packed of features is found again by their names', () => {
  const said = [
    ['total $', 'a3b-12'],
    ['^ less', '-5'],
  ] as const;
  const found = unpack(pack(said));
  for (const [feature, says] of said) expect(found.get(codeOf(feature))).toBe(says);
  expect(found.size).toBe(2);
});
