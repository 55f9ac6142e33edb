import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { guide } from './schemas/guide.ts';
import { legal } from './schemas/legal.ts';
import { tradeText } from './schemas/trade-text.ts';

/** The MDX files of one folder of `content/`; a file's name is its id. */
const folder = (name: string) => glob({ base: `./content/${name}`, pattern: '*.mdx' });

/** What editors write. The schemas are in `src/schemas`, one to a file. */
export const collections = {
  guides: defineCollection({ loader: folder('guides'), schema: guide }),
  legal: defineCollection({ loader: folder('legal'), schema: legal }),
  local: defineCollection({ loader: folder('local'), schema: tradeText }),
  questions: defineCollection({ loader: folder('questions'), schema: tradeText }),
};
