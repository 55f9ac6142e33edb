import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { guide } from './schemas/guide.ts';
import { legal } from './schemas/legal.ts';
import { tradeText } from './schemas/trade-text.ts';

/** The MDX files of one folder of `content/`; a file's name is its id. */
const folder = (name: string) => glob({ base: `./content/${name}`, pattern: '*.mdx' });

/** One text of every trade: its id is the trade's, the folder it lies in. */
const ofTrades = (name: string) =>
  glob({
    base: './content/trades',
    pattern: `*/${name}.mdx`,
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  });

/** What editors write. The schemas are in `src/schemas`, one to a file. */
export const collections = {
  guides: defineCollection({ loader: folder('guides'), schema: guide }),
  legal: defineCollection({ loader: folder('legal'), schema: legal }),
  local: defineCollection({ loader: ofTrades('local'), schema: tradeText }),
  questions: defineCollection({ loader: ofTrades('questions'), schema: tradeText }),
};
