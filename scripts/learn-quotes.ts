/** `npm run learn-quotes`: learns again what lines of quotes are, from all papers of `tests/fixtures/quotes`. */
import { writeFileSync } from 'node:fs';
import { learnLines } from './quote-learning.ts';
import { papers } from './quote-score.ts';

const learned = learnLines(papers().filter(({ aside }) => !aside));
writeFileSync(
  new URL('../src/quote/line-weights.json', import.meta.url),
  `${JSON.stringify(learned)}\n`,
);
console.log(`${Object.keys(learned.features).length} features`);
