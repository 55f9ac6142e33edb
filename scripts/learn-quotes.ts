/** `npm run learn-quotes`: learns again what lines, prices and traps of quotes are, from all papers of `tests/fixtures/quotes`. */
import { writeFileSync } from 'node:fs';
import { unpack } from '../src/quote/learned-kinds.ts';
import { learnPrices, markOfPrices, modelsByPart, priceLessons } from './price-learning.ts';
import { learnLines } from './quote-learning.ts';
import { papers } from './quote-score.ts';
import { learnTraps } from './trap-learning.ts';

const open = papers().filter(({ aside }) => !aside);
const lines = learnLines(open);
const files = {
  'line-weights': lines,
  'price-weights': {
    from: markOfPrices(open, unpack(lines)),
    ...learnPrices(priceLessons(open, modelsByPart(open))),
  },
  'trap-weights': learnTraps(open),
};
for (const [file, learned] of Object.entries(files)) {
  writeFileSync(
    new URL(`../src/quote/${file}.json`, import.meta.url),
    `${JSON.stringify(learned)}\n`,
  );
  console.log(`${file}: ${Object.keys(learned.features).length} features`);
}
