import { readFileSync } from 'node:fs';
import { headingsIn } from '../../reading/fragments.ts';
import { firstSentences } from '../../reading/first-sentences.ts';
import type { SearchEntry } from '../../search/entry.ts';
import { trades } from '../../trades/index.ts';
import { askedEntries } from './asked-entries.ts';
import { bareText } from './bare-text.ts';
import { pageEntries } from './page-entries.ts';
import { faqEntries } from './reading-entries.ts';

/** Every question answered on a calculator page, at its own place there. */
const questionsOfTrades = (): readonly SearchEntry[] =>
  trades.flatMap((trade) => {
    const source = readFileSync(`content/trades/${trade.id}/questions.mdx`, 'utf8');
    const lines = source.split('\n');
    const questions = headingsIn({ source }).filter(({ depth }) => depth === 2);
    return questions.map(({ id, line, words: question }, nth): SearchEntry => {
      const answer = bareText(
        lines.slice(line, (questions[nth + 1]?.line ?? Infinity) - 1).join('\n'),
      );
      return {
        kind: 'question',
        path: `${trade.paths.main}#${id}`,
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
