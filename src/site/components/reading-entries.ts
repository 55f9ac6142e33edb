import { firstSentences } from '../../reading/first-sentences.ts';
import { questionsIn } from '../../reading/questions.ts';
import type { Text } from '../../reading/read-text.ts';
import { textsOf } from '../../reading/texts.ts';
import type { SearchEntry } from '../../search/entry.ts';
import { tradeName } from '../../trades/names.ts';
import { bareText } from './bare-text.ts';

/** What a reading page adds to its row of the route table: its answer, its headings, its text. */
export const ofText = ({
  front,
  source,
}: Text): Pick<SearchEntry, 'summary' | 'words' | 'text'> => ({
  summary: firstSentences(front.lede),
  words: [front.heading, ...(source.match(/^## .*$/gm) ?? [])].join('. '),
  text: bareText(source),
});

/** The questions of the pages of questions, each at its own place. */
export const faqEntries = (): readonly SearchEntry[] =>
  textsOf('faq').flatMap((text) =>
    questionsIn(text).map(({ id, ask, answer }) => ({
      kind: 'question',
      path: `${text.path}#${id}`,
      title: ask,
      summary: answer,
      ...(text.front.trade && { trade: tradeName(text.front.trade) }),
      words: '',
    })),
  );
