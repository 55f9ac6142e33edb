/** `npm run learn-quotes`: learns again what lines and prices of quotes are, and which sentences bind, from all papers of `tests/fixtures/quotes`. */
import { writeFileSync } from 'node:fs';
import { learnPrices, linesWithout, markOfPrices, priceLessons } from './price-learning.ts';
import { papers } from './quote-score.ts';
import { learnBinding } from './binding-learning.ts';

const open = papers().filter(({ aside }) => !aside);
const without = linesWithout(open);
const { learned, model } = without(null);
const files = {
  'line-weights': learned,
  'price-weights': {
    from: markOfPrices(open, model),
    ...learnPrices(priceLessons(open, without)),
  },
  'binding-weights': learnBinding(open),
};
for (const [file, weights] of Object.entries(files)) {
  writeFileSync(
    new URL(`../src/quote/${file}.json`, import.meta.url),
    `${JSON.stringify(weights)}\n`,
  );
  console.log(`${file}: ${JSON.stringify(weights).length} bytes`);
}
