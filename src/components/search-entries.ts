import { readFileSync } from 'node:fs';
import Slugger from 'github-slugger';
import { firstSentences } from '../reading/first-sentences.ts';
import type { SearchEntry } from '../search/entry.ts';
import { trades } from '../trades/index.ts';
import { askedEntries } from './asked-entries.ts';
import { bareText } from './bare-text.ts';
import { pageEntries } from './page-entries.ts';
import { faqEntries } from './reading-entries.ts';

/** Every question answered on a calculator page, at its own place there. */
const questionsOfTrades = (): readonly SearchEntry[] =>
  trades.flatMap((trade) => {
    const slugger = new Slugger();
    const [, ...parts] = readFileSync(`content/trades/${trade.id}/questions.mdx`, 'utf8').split(
      /^## /m,
    );
    return parts.map((part): SearchEntry => {
      const [question = ''] = part.split('\n', 1);
      const answer = bareText(part.slice(question.length));
      return {
        kind: 'question',
        path: `${trade.paths.main}#${slugger.slug(question)}`,
        title: question,
        summary: firstSentences(answer),
        trade: trade.name,
        words: '',
        text: answer,
      };
    });
  });

/** Everything the search finds: pages, questions on them, and jobs as people say them. */
export const searchEntries: readonly SearchEntry[] = [
  ...pageEntries,
  ...askedEntries,
  ...faqEntries(),
  ...questionsOfTrades(),
];
