import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { collections as reading } from './reading/collections.ts';
import { legal } from './reading/schemas/legal.ts';
import { tradeText } from './reading/schemas/trade-text.ts';

/** The MDX files of one folder of `content/`; a file's name is its id, capitals included. */
const folder = (name: string) =>
  glob({
    base: `./content/${name}`,
    pattern: '*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
    // What needs the words reads them from the file: thousands of bodies would only fill the memory.
    retainBody: false,
  });

/** One text of every trade: its id is the trade's, the folder it lies in. */
const ofTrades = (name: string) =>
  glob({
    base: './content/trades',
    pattern: `*/${name}.mdx`,
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  });

/** What editors write. The schemas are in `src/reading/schemas`. */
export const collections = {
  articles: defineCollection({ loader: folder('articles'), schema: reading.articles.schema }),
  faq: defineCollection({ loader: folder('faq'), schema: reading.faq.schema }),
  guides: defineCollection({ loader: folder('guides'), schema: reading.guides.schema }),
  'how-to': defineCollection({ loader: folder('how-to'), schema: reading['how-to'].schema }),
  legal: defineCollection({ loader: folder('legal'), schema: legal }),
  local: defineCollection({ loader: ofTrades('local'), schema: tradeText }),
  proposals: defineCollection({ loader: folder('proposals'), schema: reading.proposals.schema }),
  services: defineCollection({ loader: folder('services'), schema: reading.services.schema }),
  questions: defineCollection({ loader: ofTrades('questions'), schema: tradeText }),
};
