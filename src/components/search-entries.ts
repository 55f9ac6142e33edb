import { getCollection, render } from 'astro:content';
import { firstSentences } from '../reading/first-sentences.ts';
import type { SearchEntry } from '../search/entry.ts';
import { tradeById } from '../trades/index.ts';
import { bareText } from './bare-text.ts';
import { pageEntries } from './page-entries.ts';
import { faqEntries } from './reading-entries.ts';

/** Every question answered on a calculator page, at its own place there. */
const questionsOfTrades = async (): Promise<SearchEntry[]> => {
  const all = (await getCollection('questions')).map(async (text): Promise<SearchEntry[]> => {
    const trade = tradeById(text.id)!;
    const { headings } = await render(text);
    const answers = (text.body ?? '').split(/^## .*$/m).slice(1);
    return headings.map(({ slug, text: question }, n) => {
      const answer = bareText(answers[n] ?? '');
      return {
        kind: 'question',
        path: `${trade.paths.main}#${slug}`,
        title: question,
        summary: firstSentences(answer),
        trade: trade.name,
        words: '',
        text: answer,
      };
    });
  });
  return (await Promise.all(all)).flat();
};

/** Everything the search finds: the pages, and the questions on them. */
export const searchEntries = async (): Promise<readonly SearchEntry[]> => [
  ...pageEntries,
  ...faqEntries(),
  ...(await questionsOfTrades()),
];
